"""The panel *Search*: addresses, and records of the portfolio."""
