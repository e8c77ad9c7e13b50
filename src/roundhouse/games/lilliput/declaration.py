"""Where everything of 18Lilliput is found."""

from roundhouse.kernel.declaration import Declaration, GameName

DECLARATION = Declaration(
    name=GameName("lilliput"),
    rules="roundhouse.games.lilliput.game:GAME",
    letter="L",
    texts="roundhouse.i18n.lilliput",
    bots="roundhouse.bots.lilliput.roster:ROSTER",
    log="roundhouse.i18n.lilliput.log:LilliputLog",
    terminal="roundhouse.cli.lilliput.front:LilliputFront",
    commands={
        "revenue": "roundhouse.cli.lilliput.revenue:revenue",
        "scenario": "roundhouse.cli.lilliput.scenario:scenario",
        "show": "roundhouse.cli.lilliput.show:show",
    },
    picture="roundhouse.render.lilliput.picture:PICTURE",
    environment="roundhouse.rl.lilliput.encoding:ENCODING",
    page="roundhouse.server.page.lilliput.room:ROOM",
)
