# Kinds of luck, for reviews.

lilliput-luck-dice = estrazioni di Gulliver
