"""A run of questions: what is asked next, what was answered, and what is kept of it."""
