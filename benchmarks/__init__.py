"""``make bench``: the plugin's way of loading points beside the naive way and beside curl."""
