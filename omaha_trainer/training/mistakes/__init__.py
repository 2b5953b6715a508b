"""How people miss an answer: each mistake as the answer that it makes in the very spot."""
