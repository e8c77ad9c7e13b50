"""What the page has of Ticket to Ride."""
