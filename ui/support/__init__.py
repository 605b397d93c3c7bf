"""What helps where something does not work: the connection doctor and the support bundle."""
