"""Pictures: cards, suits, chips and icons as pixmaps of the asked size. Knows no game and no window."""
