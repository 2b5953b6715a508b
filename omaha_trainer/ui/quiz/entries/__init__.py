"""Ways to give an answer, one for each mode of a part: picking, choosing, typing, naming pots, clicking a seat."""
