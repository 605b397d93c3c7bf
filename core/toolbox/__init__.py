"""The plugin's verbs as Processing algorithms, provider ``geoportfolio``."""
