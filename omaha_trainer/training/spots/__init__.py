"""What a question is asked of: hands and cards made up for it, and spots as text. Knows no answers."""
