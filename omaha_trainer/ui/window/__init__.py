"""The window: rail, pages, notices. Knows that there are pages, not what is on them."""
