"""Ticket to Ride as numbers."""
