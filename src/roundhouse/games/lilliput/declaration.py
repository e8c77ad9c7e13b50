"""Where everything of 18Lilliput is found."""

from roundhouse.kernel.declaration import Declaration, GameName, TerminalCommand

DECLARATION = Declaration(
    name=GameName("lilliput"),
    rules="roundhouse.games.lilliput.game:GAME",
    letter="L",
    texts="roundhouse.i18n.lilliput",
    bots="roundhouse.bots.lilliput.roster:ROSTER",
    log="roundhouse.i18n.lilliput.log:LilliputLog",
    terminal="roundhouse.cli.lilliput.front:LilliputFront",
    commands={
        "revenue": TerminalCommand(
            "roundhouse.cli.lilliput.revenue:revenue",
            "Find the routes by which a company's trains earn most in 18Lilliput.",
        ),
        "scenario": TerminalCommand(
            "roundhouse.cli.lilliput.scenario:scenario",
            "Check, show and make landscapes of 18Lilliput.",
        ),
        "show": TerminalCommand(
            "roundhouse.cli.lilliput.show:show",
            "Show the map and the share prices of 18Lilliput.",
        ),
    },
    picture="roundhouse.render.lilliput.picture:PICTURE",
    environment="roundhouse.rl.lilliput.encoding:ENCODING",
    page="roundhouse.server.page.lilliput.room:ROOM",
)
