"""Many hands between scripted players, for the command line and for studies."""
