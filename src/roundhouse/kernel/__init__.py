"""What every game shares: the contract, actions, events, errors, randomness and records."""
