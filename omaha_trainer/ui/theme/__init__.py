"""Colours, type and the style sheet. Knows widgets only by kind, never a page."""
