"""What tempts to a mistake, and whether a spot really has it."""
