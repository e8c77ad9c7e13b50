# Kinds of luck, for reviews.

lilliput-luck-dice = tirages de Gulliver
