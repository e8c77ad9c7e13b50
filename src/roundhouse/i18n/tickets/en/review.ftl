# Kinds of luck, for reviews.

tickets-luck-cards = cards
tickets-luck-tickets = tickets
