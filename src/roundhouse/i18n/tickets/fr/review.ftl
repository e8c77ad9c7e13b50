# Kinds of luck, for reviews.

tickets-luck-cards = cartes
tickets-luck-tickets = destinations
