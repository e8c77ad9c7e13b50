"""What happens in Ticket to Ride, in words."""
