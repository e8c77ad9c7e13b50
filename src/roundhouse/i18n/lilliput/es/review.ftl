# Kinds of luck, for reviews.

lilliput-luck-dice = sorteos de Gulliver
