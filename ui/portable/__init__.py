"""What becomes of a project that is saved, packed for a colleague, or came from one."""
