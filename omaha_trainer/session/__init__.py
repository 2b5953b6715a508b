"""Conductors without a screen: a cash session from hand to hand, and what is kept of it."""
