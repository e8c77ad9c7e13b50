"""How positions of Ticket to Ride are judged."""
