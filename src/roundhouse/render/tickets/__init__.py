"""Ticket to Ride as text."""
