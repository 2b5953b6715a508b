"""The game at the table: who may do what, for how much, and who gets the chips. Knows no screen, no file, no opponent."""
