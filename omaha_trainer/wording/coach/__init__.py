"""What the coach says of a decision."""
