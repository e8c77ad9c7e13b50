"""Any game with few actions as numbers: what can be done and seen in it is found out by playing."""
