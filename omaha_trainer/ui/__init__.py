"""Everything Qt: the window, the felt, the pages. Asks the sessions and shows; decides nothing of the game."""
