"""Cards, trains, companies, certificates and sums of 18Lilliput as parts of pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.games.lilliput.box.components import ActionCard, Components
from roundhouse.games.lilliput.box.tiles import TileSet
from roundhouse.games.lilliput.ids import CompanyId
from roundhouse.kernel.contract import Seat, View
from roundhouse.render.drawing import Drawing, column, moved, num, row
from roundhouse.render.illustrations import verdict
from roundhouse.render.lilliput.icons import certificate, chest, coin, engine, half, person, square, train_card
from roundhouse.render.lilliput.lines import CELL
from roundhouse.render.lilliput.svg_chart import chart_shapes
from roundhouse.render.lilliput.svg_shapes import company_disk
from roundhouse.render.lilliput.svg_tile import tile_ground, tile_stop, tile_tracks, track_signs

MOST_IN_ROW = 6
_COPY = (
    '<g class="copy"><rect x="30" y="8" width="24" height="32" rx="4"/>'
    '<rect x="38" y="12" width="24" height="32" rx="4"/></g>'
)
_CARD = (96.0, 128.0)
CHART_EDGE, CHART_STEP, CHART_ROW = 34.0, 66.0, 70.0  # where the spaces of the chart lie


def action_card(card: ActionCard, treasury: int, is_taken: bool, lit: Mapping[str, bool]) -> Drawing:
    """A card with its two halves; `lit` ones are tried."""
    wide, tall = _CARD
    shapes = [
        f'<rect class="action-card{" taken" if is_taken else ""}" width="{num(wide)}" height="{num(tall)}" rx="8"/>'
    ]
    for place, name in enumerate(card.halves):
        y = 46.0 + 56 * place
        if name in lit:
            shapes.append(
                f'<rect class="lit-half" x="5" y="{num(y - 25)}" width="{num(wide - 10)}" height="50" rx="6"/>'
            )
        money = f"£{treasury if name == 'treasury' else card.cash}"
        shapes.append(half(name, money, wide / 2 + 4, y))
        if name in lit:
            shapes += verdict(wide - 8, y - 18, lit[name], 10)
    shapes.append(f'<path class="fold" d="M8 74H{num(wide - 8)}"/>')
    shapes.append(
        f'<g class="card-number"><circle cx="15" cy="15" r="12"/><text x="15" y="15.5">{card.number}</text></g>'
    )
    if is_taken:
        shapes.append(f'<path class="struck" d="M10 {num(tall - 10)}L{num(wide - 10)} 10"/>')
    return Drawing(tuple(shapes), wide, tall)


def cards_part(
    components: Components, view: View, only: Sequence[int], tried: Mapping[int, Mapping[str, bool]]
) -> Drawing:
    """The action cards of a game, those that are taken struck out."""
    treasury = components.phases[view["phase"] - 1].treasury
    chosen = [card for card in components.cards if card.number in (only or view["facts"]["cards"])]
    drawn = [action_card(card, treasury, card.number in view["taken"], tried.get(card.number, {})) for card in chosen]
    each = 5 if len(drawn) > MOST_IN_ROW else MOST_IN_ROW
    return column([row(drawn[start : start + each], 12) for start in range(0, len(drawn), each)], 12)


def order_part(seats: Sequence[Seat]) -> Drawing:
    """Seats in the order of their turns."""
    shapes = []
    for place, seat in enumerate(seats):
        x = 16.0 + 52 * place
        if place:
            shapes.append(f'<path class="step" d="M{num(x - 34)} 18h14m-5-5 5 5-5 5"/>')
        shapes.append(person(seat, x, 18))
    return Drawing(tuple(shapes), 52.0 * len(seats) - 20, 36)


def chart_part(
    components: Components, view: View, moves: Sequence[tuple[CompanyId, int, int, bool]], columns: tuple[int, int]
) -> Drawing:
    """Some columns of the price chart; `moves` are companies with the spaces they would leave and come to."""
    chart = components.chart
    shapes, _, height = chart_shapes((chart.top, chart.bottom), view["chart"], "")

    def middle(space: int) -> tuple[float, float]:
        at, column_ = divmod(space, chart.columns)
        return CHART_EDGE + column_ * CHART_STEP + 31, 34 + at * CHART_ROW + 48

    for company, old, new, is_good in moves:
        (ax, ay), (bx, by) = middle(old), middle(new)
        if old != new:
            bend = 26 if ay == by else 0
            shapes.append(
                f'<path class="leap" d="M{num(ax)} {num(ay - 18)}Q{num((ax + bx) / 2)} {num((ay + by) / 2 - 18 - bend)}'
                f' {num(bx)} {num(by - 18)}"/>'
            )
        shapes.append('<g class="ghost-marker">')
        shapes += company_disk(company, bx + 4, by, 12.5)
        shapes.append("</g>")
        shapes += verdict(bx + 22, by + 6, is_good, 8)
    first, last = columns
    left, wide = CHART_EDGE + first * CHART_STEP - 4, (last - first + 1) * CHART_STEP + 4
    tall = height - 2 * CHART_EDGE + 8
    window = f'<svg width="{num(wide)}" height="{num(tall)}" viewBox="{num(left)} 30 {num(wide)} {num(tall)}">'
    return Drawing((window + "".join(shapes) + "</svg>",), wide, tall)


def companies_part(view: View, only: Sequence[str]) -> Drawing:
    """A line for each company: sign, price, treasury, trains, stations that are left."""
    lines = []
    old = view["facts"]["obsolete"]
    for name, company in view["companies"].items():
        if company["director"] is None or (only and name not in only):
            continue
        shapes = [
            '<rect class="plate" width="540" height="58" rx="8"/>',
            *company_disk(name, 30, 29, 17),
            person(company["director"], 70, 29),
            f'<text class="figure" x="112" y="29">{view["facts"]["prices"][name]}</text>',
            chest(f"£{company['treasury']}", 166, 29),
        ]
        for place, train in enumerate(company["trains"]):
            shapes += moved(train_card(train, None, "old" if train in old else "").shapes, 208 + 78.0 * place, 6)
        lines.append(Drawing(tuple(shapes), 540, 58))
    return column(lines, 8)


def pool_part(view: View) -> Drawing:
    """The train on top of the deck, and the pool."""
    old = view["facts"]["obsolete"]
    top = train_card(view["facts"]["top_train"])
    pile = Drawing(
        ('<rect class="train-card" x="6" y="-6" width="70" height="46" rx="6"/>', *top.shapes),
        top.width + 6,
        top.height,
    )
    pool = [train_card(train, None, "old" if train in old else "") for train in view["pool"]]
    frame = Drawing(('<rect class="gap" width="70" height="46" rx="6"/>',), 70, 46)
    return row([pile, row(pool or [frame], 8)], 40)


def ages_part(components: Components) -> Drawing:
    """Every type of train: its price, the tiles it brings, the limit, and which trains age or rust."""
    drawn = []
    for phase in components.phases:
        if phase.train < 0:
            continue
        train = components.trains[phase.train]
        card = train_card(train.id, train.price)
        tiles = Drawing(
            tuple(square(colour, 10 + 23 * n, 10, 19) for n, colour in enumerate(phase.colours)),
            23 * len(phase.colours) - 3,
            20,
        )
        limit = Drawing(
            (engine(14, 14, 0.6), f'<text class="figure small start" x="32" y="14">≤{phase.limit}</text>'), 60, 28
        )
        effects = [train_card(components.trains[one].id, None, "gone") for one in phase.rusts]
        effects += [train_card(components.trains[one].id, None, "old") for one in phase.obsolete]
        drawn.append(column([card, tiles, limit, *effects], 12))
    tall = max(drawing.height for drawing in drawn)
    return row([Drawing(drawing.shapes, drawing.width, tall) for drawing in drawn], 20)


def trains_part(before: View, after: View, company: CompanyId) -> Drawing:
    """What a company had, and what has become of it."""
    held = list(before["companies"][company]["trains"])
    kept = list(after["companies"][company]["trains"])
    drawn = []
    for train in held:
        if train in kept:
            kept.remove(train)
            drawn.append(train_card(train, None, "old" if train in after["facts"]["obsolete"] else ""))
        else:
            drawn.append(train_card(train, None, "gone"))
    drawn += [train_card(train) for train in kept]
    disk = Drawing(tuple(company_disk(company, 17, 17, 17)), 34, 34)
    return row([disk, row(drawn, 10)], 16)


def certificates_part(components: Components, view: View, company: CompanyId, tenth: int | None) -> Drawing:
    """The four certificates of a company, who has them, and what each is paid if a tenth is worth something."""
    figures = components.figures
    director = view["companies"][company]["director"]
    holders: list[int | None] = [director]
    for number, seat in enumerate(view["seats"]):
        holders += [number] * seat["shares"].get(company, 0)
    holders += [None] * view["companies"][company]["bank_shares"]
    drawn = []
    for place, holder in enumerate(holders):
        tenths = figures.director_shares if place == 0 else 1
        shapes = [certificate(f"{10 * tenths}%", 40, 18, company)]
        shapes.append(
            person(holder, 40, 60)
            if holder is not None
            else '<g class="bank"><path d="M24 70H56M26 66V55M34 66V55M46 66V55M54 66V55M22 53 40 45 58 53Z"/></g>'
        )
        if tenth is not None:
            worth = 0 if holder is None else tenth * tenths
            shapes.append(
                coin(f"£{worth}", 40, 102) if worth else '<text class="figure quiet" x="40" y="102">\N{EN DASH}</text>'
            )
        drawn.append(Drawing(tuple(shapes), 80, 122 if tenth is not None else 78))
    return row(drawn, 12)


def tiles_part(tileset: TileSet, names: Sequence[str]) -> Drawing:
    """Tiles by themselves."""
    drawn = []
    for text in names:
        name, _, turn = text.partition(" ")
        tile, rotation = tileset.by_id[name], int(turn or 0)
        kind = tileset.kinds[tile]
        shapes = [
            *tile_ground(kind, 0, 0),
            *tile_tracks(tileset, tile, rotation, 0, 0, 0),
            *track_signs(tileset, tile, rotation, 0, 0),
            *tile_stop(kind, 0, 0, []),
        ]
        drawn.append(Drawing(tuple(shapes), CELL, CELL))
    return column([row(drawn[start : start + 6], 10) for start in range(0, len(drawn), 6)], 10)


def steps_part(halves: Sequence[str]) -> Drawing:
    """What happens one after the other."""
    drawn = []
    for place, name in enumerate(halves):
        shapes = ['<rect class="plate" width="92" height="64" rx="8"/>', half(name, "", 46, 32)]
        if place:
            shapes.append('<path class="step" d="M-19 32h14m-5-5 5 5-5 5"/>')
        drawn.append(Drawing(tuple(shapes), 92, 64))
    return row(drawn, 24)


def score_part(sheet: Mapping[str, Any]) -> Drawing:
    """What a player is worth at the end."""
    items: list[tuple[str, int]] = [(coin("£", 46, 26), sheet["cash"])]
    for entry in sheet["directors"]:
        items.append((certificate("50%", 46, 26, entry["company"]), entry["value"]))
    for entry in sheet["shares"]:
        items.append(
            (certificate(f"{entry['number']}\N{MULTIPLICATION SIGN}", 46, 26, entry["company"]), entry["value"])
        )
    if sheet["copy_card_value"]:
        items.append(
            (
                _COPY,
                sheet["copy_card_value"],
            )
        )
    drawn = [
        Drawing(
            (
                '<rect class="plate" width="92" height="88" rx="8"/>',
                sign,
                f'<text class="figure" x="46" y="66">{"+" if place else ""}{value}</text>',
            ),
            92,
            88,
        )
        for place, (sign, value) in enumerate(items)
    ]
    total = Drawing(
        (
            '<rect class="plate lit" width="92" height="88" rx="8"/>',
            f'<text class="figure" x="46" y="44">= {sheet["total"]}</text>',
        ),
        92,
        88,
    )
    return row([*drawn, total], 10)
