"""Hands as text: reading, replaying and writing hand histories. Knows the formats; the rules are the table's."""
