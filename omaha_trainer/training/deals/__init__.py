"""Deals made to measure, in which a trap is likely."""
