"""What games of Ticket to Ride say about a board."""
