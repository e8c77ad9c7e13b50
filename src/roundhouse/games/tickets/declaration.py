"""Where everything of Ticket to Ride is found."""

from roundhouse.kernel.declaration import Declaration, GameName, TerminalCommand

DECLARATION = Declaration(
    name=GameName("tickets"),
    rules="roundhouse.games.tickets.game:GAME",
    letter="T",
    texts="roundhouse.i18n.tickets",
    bots="roundhouse.bots.tickets.roster:ROSTER",
    judge="roundhouse.analysis.tickets.judge:JUDGE",
    log="roundhouse.i18n.tickets.log:TicketsLog",
    terminal="roundhouse.cli.tickets.front:TicketsFront",
    commands={"board": TerminalCommand("roundhouse.cli.tickets.board:board")},
    picture="roundhouse.render.tickets.picture:PICTURE",
    illustrations="roundhouse.render.tickets.illustrations:ILLUSTRATIONS",
    map_judge="roundhouse.sim.tickets.map_judge:JUDGE",
    environment="roundhouse.rl.tickets.encoding:ENCODING",
    page="roundhouse.server.page.tickets.room:ROOM",
)
