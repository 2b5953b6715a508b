"""What outlives a session: played hands and the running one, in one SQLite file. Knows no rules and no screen."""
