# Kinds of luck, for reviews.

lilliput-luck-dice = Gulliver’s draws
