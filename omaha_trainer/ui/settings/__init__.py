"""The settings page and the compact table set-up, made of the same fields. Knows no running hand."""
