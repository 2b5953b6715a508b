"""Long comparisons of the scripted players: one command each, with their stored results, outside the tests."""
