"""Many games at once: self-play over local processes, with results that do not depend on how many."""
