"""What there is to learn, in which order, and when it comes back to the one who learns."""
