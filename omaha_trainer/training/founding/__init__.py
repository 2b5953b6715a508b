"""The founding articles' own examples as first questions."""
