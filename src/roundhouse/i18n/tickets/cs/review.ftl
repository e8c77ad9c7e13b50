# Kinds of luck, for reviews.

tickets-luck-cards = karty
tickets-luck-tickets = jízdenky
