# Kinds of luck, for reviews.

tickets-luck-cards = carte
tickets-luck-tickets = biglietti
