"""A game of train cards, routes and tickets on the USA map: rules T-001 to T-130."""
