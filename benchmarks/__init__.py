"""Speed, printed as ratios against a yardstick measured in the same run, because machines differ."""
