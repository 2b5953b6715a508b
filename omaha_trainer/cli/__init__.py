"""The same core from a terminal: arguments in, one short text or one JSON object out. Knows no Qt."""
