"""Computer players for Ticket to Ride."""
