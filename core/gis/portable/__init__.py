"""Projects on their way: results brought beside them, packed for a colleague, asked of another service."""
