"""The felt table: a frozen picture of it (`model`, made by `build`), and the view that plays it (`felt_view`).

Knows what happened and shows it; decides nothing of the game and reads no state but a seat's view.
"""
