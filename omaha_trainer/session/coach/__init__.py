"""The coach beside a session: what he advised, and what each decision came to cost."""
