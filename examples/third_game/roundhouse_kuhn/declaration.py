"""Where everything of Kuhn poker is found. What is not named here, Roundhouse does in a way that suits every game."""

from roundhouse.kernel.declaration import Declaration, GameName

DECLARATION = Declaration(
    name=GameName("kuhn"),
    rules="roundhouse_kuhn.game:GAME",
    letter="K",
    texts="roundhouse_kuhn.texts",
    bots="roundhouse_kuhn.bot:ROSTER",
)
