"""Events, numbers and faults as sentences, through a translator that is given. Knows no Qt and decides nothing."""
