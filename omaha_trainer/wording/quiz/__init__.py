"""A run of questions in words: what is shown and asked, hints, choices, the working, the verdict."""
