"""Where a table stands."""

WAITING = "waiting"  # for people
RUNNING = "running"
PAUSED = "paused"
FINISHED = "finished"
CLOSED = "closed"  # before the game was over
