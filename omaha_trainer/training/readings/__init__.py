"""How cards, pots and prices are read, step by step: the right way, and what hands are wrongly taken for."""
