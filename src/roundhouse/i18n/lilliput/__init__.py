"""What happens in 18Lilliput, in words."""
