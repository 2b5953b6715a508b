"""Cards and hands: what five cards are worth, and how often they win. Knows no chips and no players."""
