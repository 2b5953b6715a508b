"""The game at the table: who may do what, for how much, and who gets the chips. No screen, no file, no opponent."""
