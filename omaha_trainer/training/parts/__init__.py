"""What a part of a question is put together from: choices, picks of cards, wrong answers kept apart from right ones."""
