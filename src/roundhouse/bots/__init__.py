"""Computer players: what a seat knows goes in, one action comes out."""
