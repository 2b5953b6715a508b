"""Scripted players. They know what a seat may see (`SeatView`) and nothing else, so none of them can cheat."""
