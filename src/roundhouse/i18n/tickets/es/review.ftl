# Kinds of luck, for reviews.

tickets-luck-cards = cartas
tickets-luck-tickets = billetes
