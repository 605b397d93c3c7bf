"""Results: loading, refreshing, history, layer menu and status."""
