"""A cash session: from step to step, from hand to hand, and what is kept of it."""
