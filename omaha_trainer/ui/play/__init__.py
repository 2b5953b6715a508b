"""The play page: felt, action bar, log, and who brings them together with a session. Knows no rules."""
