"""Charts that an analyst would put into a mail."""
