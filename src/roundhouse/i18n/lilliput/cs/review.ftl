# Kinds of luck, for reviews.

lilliput-luck-dice = Gulliverovy losy
