"""Projects: results beside the project, and the package."""
