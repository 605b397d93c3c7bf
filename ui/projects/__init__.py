"""Projects: results beside the project, the stored query, and the package."""
