"""Where everything of 18Lilliput is found."""

from roundhouse.kernel.declaration import Declaration, GameName, TerminalCommand

DECLARATION = Declaration(
    name=GameName("lilliput"),
    rules="roundhouse.games.lilliput.game:GAME",
    letter="L",
    texts="roundhouse.i18n.lilliput",
    bots="roundhouse.bots.lilliput.roster:ROSTER",
    judge="roundhouse.analysis.lilliput.judge:JUDGE",
    log="roundhouse.i18n.lilliput.log:LilliputLog",
    terminal="roundhouse.cli.lilliput.front:LilliputFront",
    commands={
        "revenue": TerminalCommand("roundhouse.cli.lilliput.revenue:revenue"),
        "scenario": TerminalCommand("roundhouse.cli.lilliput.scenario:scenario"),
    },
    picture="roundhouse.render.lilliput.picture:PICTURE",
    illustrations="roundhouse.render.lilliput.illustrations:ILLUSTRATIONS",
    map_judge="roundhouse.sim.lilliput.map_judge:JUDGE",
    environment="roundhouse.rl.lilliput.encoding:ENCODING",
    page="roundhouse.server.page.lilliput.room:ROOM",
)
