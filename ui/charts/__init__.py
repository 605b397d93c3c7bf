"""Charts: values as bars, painted, walked through by keys, copied and saved."""
