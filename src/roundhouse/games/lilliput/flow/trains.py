"""Buying trains from the bank, from other companies and from the pool; giving trains back and up (A11, A13)."""

from __future__ import annotations

from functools import cache

from roundhouse.games.lilliput.actions import Answer, BankTrain, CompanyTrain, Done, GiveUp, PoolTrain
from roundhouse.games.lilliput.events import POOL, OfferAnswered, OfferMade, TrainMoved
from roundhouse.games.lilliput.flow.accounts import company_pays, pay_company, seat_helps, seat_pays
from roundhouse.games.lilliput.flow.characters import bank_price
from roundhouse.games.lilliput.flow.phases import begin_phase_of, draw_train, over_limit, top_train
from roundhouse.games.lilliput.flow.rounds import after_purchase, end_action, end_run, settle_excess
from roundhouse.games.lilliput.ids import COMPANIES, COMPANY_IDS, Company
from roundhouse.games.lilliput.position import NO_FOCUS, Offer, Position, Stage, with_one, without
from roundhouse.kernel.actions import Action, Amount
from roundhouse.kernel.errors import Refusal
from roundhouse.kernel.events import Event

# What may be bought


def purchases(position: Position) -> list[Action]:
    """All purchases of a train action: from the bank, then from other companies."""
    actions: list[Action] = []
    types = position.setup.components.trains
    own = position.directed_by(position.active)
    given_back = {company: returns(position, company) for company in own}
    for company in own:
        for returned in given_back[company]:
            bank = _from_bank(company, returned)
            if bank_refusal(position, bank) is None:
                actions.append(bank)
    limit = position.phase_data.limit
    sellers = [seller for seller in COMPANIES if position.trains[seller] and _may_sell(position, seller)]
    for company in own:
        for returned in given_back[company]:
            if len(position.trains[company]) - len(returned) >= limit:
                continue
            if not position.treasury[company] + _help(position, company, len(returned)):  # L-141
                continue
            for seller in sellers:
                if seller != company:
                    for train in sorted(set(position.trains[seller])):
                        if not position.declined or _prices(position, company, seller, train, len(returned)):
                            actions.append(_from_company(seller, types[train].id, company, returned))
    return actions


# Few and never changed: each is made once.
_from_bank = cache(BankTrain)
_from_company = cache(CompanyTrain)
_from_pool = cache(PoolTrain)


def pool_purchases(position: Position) -> list[Action]:
    """All trains of the pool that the company in question may buy."""
    company = position.focus
    types = position.setup.components.trains
    given_back = returns(position, company)
    obsolete = position.phase_data.is_obsolete
    there = set(position.pool).union(train for train in position.trains[company] if obsolete[train])
    return [
        action
        for train in sorted(there)
        for returned in given_back
        if pool_refusal(position, action := _from_pool(types[train].id, company, returned)) is None
    ]


def returns(position: Position, company: Company) -> list[tuple[str, ...]]:
    """All choices of obsolete trains that a company may give back in a purchase (L-155), none of them first."""
    obsolete = position.phase_data.is_obsolete
    choices: list[tuple[str, ...]] = [()]
    held = position.trains[company]
    for train in sorted(set(held)):
        if obsolete[train]:
            name = position.setup.components.trains[train].id
            choices = [c + (name,) * n for c in choices for n in range(held.count(train) + 1)]
    return choices


def bank_refusal(position: Position, action: BankTrain) -> Refusal | None:
    """Other director's company (L-135), trains that cannot be given back (L-155, L-156), limit (L-178), money."""
    company = action.company
    refusal = _buyer_refusal(position, company, action.returned, "L-178")
    if refusal is not None:
        return refusal
    price = bank_price(position, company, top_train(position))
    return _money_refusal(position, company, price, len(action.returned))


def company_refusal(position: Position, action: CompanyTrain) -> Refusal | None:
    """Like a bank purchase; and another company must have the train (L-139) and might sell it (L-491) for a price
    that can be named: one pound (L-141), or more than it declined before (L-490)."""
    refusal = _buyer_refusal(position, action.company, action.returned, "L-178")
    if refusal is not None:
        return refusal
    train = position.setup.components.train_index.get(action.train, -1)
    params = {"seller": COMPANY_IDS[action.seller], "train": action.train, "company": COMPANY_IDS[action.company]}
    if action.seller == action.company or train not in position.trains[action.seller]:
        return Refusal("L-139", params)
    if not _may_sell(position, action.seller):
        return Refusal("L-491", params)
    prices = _prices(position, action.company, action.seller, train, len(action.returned))
    if prices:
        return None
    declined = _declined_price(position, action.seller, train)
    if declined:
        return Refusal("L-490", {**params, "declined": declined, "most": prices.stop - 1})
    return Refusal("L-141", {**params, "treasury": position.treasury[action.company]})


def _may_sell(position: Position, company: Company) -> bool:
    """Whether a company's director can be asked for a train at all (L-491)."""
    return not position.is_gulliver(position.director[company])


def pool_refusal(position: Position, action: PoolTrain) -> Refusal | None:
    """Another company (L-184), not in the pool (L-185), trains to give back, limit (L-188), money (L-186).

    What is given back lies in the pool first (L-155).
    """
    if action.company != position.focus:
        return Refusal("L-184", {"company": COMPANY_IDS[action.company]})
    train = position.setup.components.train_index.get(action.train, -1)
    if train not in position.pool and action.train not in action.returned:
        return Refusal("L-185", {"train": action.train})
    refusal = _buyer_refusal(position, action.company, action.returned, "L-188")
    if refusal is not None:
        return refusal
    price = position.setup.components.trains[train].price  # L-186, L-276
    return _money_refusal(position, action.company, price, len(action.returned))


def _buyer_refusal(position: Position, company: Company, returned: tuple[str, ...], limit_rule: str) -> Refusal | None:
    if position.director[company] != position.active:
        return Refusal("L-135", {"company": COMPANY_IDS[company]})
    held = position.trains[company]
    index = position.setup.components.train_index
    for name in returned:
        train = index.get(name, -1)
        if held.count(train) < returned.count(name):
            return Refusal("L-155", {"company": COMPANY_IDS[company], "train": name})
        if not position.phase_data.is_obsolete[train]:
            return Refusal("L-156", {"company": COMPANY_IDS[company], "train": name})
    limit = position.phase_data.limit
    if len(held) - len(returned) >= limit:
        return Refusal(limit_rule, {"company": COMPANY_IDS[company], "limit": limit})
    return None


def _money_refusal(position: Position, company: Company, price: int, returned: int) -> Refusal | None:
    """Only a company without a train is helped (L-150), and only with cash in hand (L-148, L-152)."""
    treasury = position.treasury[company]
    if treasury >= price:
        return None
    cash = position.cash[position.director[company]]
    params = {"company": COMPANY_IDS[company], "price": price, "treasury": treasury, "cash": cash}
    if len(position.trains[company]) > returned:
        return Refusal("L-150", params)
    return Refusal("L-148", params) if treasury + cash < price else None


# What a purchase does


def buy_from_bank(position: Position, action: BankTrain, events: list[Event] | None) -> None:
    company = action.company
    _give_back(position, company, action.returned, events)
    _pay(position, company, bank_price(position, company, top_train(position)), events)
    train = draw_train(position, COMPANY_IDS[company], events)
    position.trains[company] = with_one(position.trains[company], train)
    position.trains_left -= 1
    begin_phase_of(position, train, events)
    settle_excess(position, Stage.TRAINS, events)


def buy_from_pool(position: Position, action: PoolTrain, events: list[Event] | None) -> None:
    company = action.company
    train = position.setup.components.train_index[action.train]
    _give_back(position, company, action.returned, events)
    _pay(position, company, position.setup.components.trains[train].price, events)
    position.pool = without(position.pool, train)
    position.trains[company] = with_one(position.trains[company], train)
    if events is not None:
        events.append(TrainMoved(action.train, POOL, COMPANY_IDS[company]))
    leave_pool(position, events)


def leave_pool(position: Position, events: list[Event] | None) -> None:
    """The chance to buy from the pool is over: a founding ends the action, a withholding ends the run."""
    position.focus = NO_FOCUS
    if position.running:
        end_run(position, events)
    else:
        end_action(position, events)


def decline_pool(position: Position, _: Done, events: list[Event] | None) -> None:
    leave_pool(position, events)


def _give_back(position: Position, company: Company, returned: tuple[str, ...], events: list[Event] | None) -> None:
    """Obsolete trains go to the pool without payment (L-154)."""
    for name in returned:
        _to_pool(position, company, position.setup.components.train_index[name], events)


def _to_pool(position: Position, company: Company, train: int, events: list[Event] | None) -> None:
    position.trains[company] = without(position.trains[company], train)
    position.pool = with_one(position.pool, train)
    if events is not None:
        events.append(TrainMoved(position.setup.components.trains[train].id, COMPANY_IDS[company], POOL))


def _pay(position: Position, company: Company, price: int, events: list[Event] | None) -> None:
    """From the treasury, and what is missing from the director's cash (L-148, L-149)."""
    missing = max(0, price - position.treasury[company])
    company_pays(position, company, price - missing, "train", events)
    seat_pays(position, position.director[company], missing, "help", events)


# Trade between companies


def want_train(position: Position, action: CompanyTrain, _: list[Event] | None) -> None:
    """The price is the next decision (L-141)."""
    index = position.setup.components.train_index
    returned = tuple(index[name] for name in action.returned)
    position.offer = Offer(action.company, action.seller, index[action.train], returned, 0)
    position.stage = Stage.PRICE


def price_range(position: Position) -> range:
    """What may be offered for the train that is asked for."""
    offer = position.offer
    assert offer is not None
    return _prices(position, offer.buyer, offer.seller, offer.train, len(offer.returned))


def price_refusal(position: Position, action: Amount) -> Refusal | None:
    """So much was declined before (L-490), nothing or more than the treasury (L-141); where the director helps, more
    than the printed price (L-151) or than he has (L-148)."""
    prices = price_range(position)
    if action.n in prices:
        return None
    offer = position.offer
    assert offer is not None
    treasury, helped = position.treasury[offer.buyer], _help(position, offer.buyer, len(offer.returned))
    params = {"amount": action.n, "most": prices[-1]}
    declined = _declined_price(position, offer.seller, offer.train)
    if 1 <= action.n <= declined:
        return Refusal("L-490", {**params, "declined": declined})
    printed = position.setup.components.trains[offer.train].price
    if action.n <= treasury or not helped or printed <= treasury:
        return Refusal("L-141", params)
    if action.n > printed:
        return Refusal("L-151", {**params, "price": printed})
    return Refusal("L-148", {**params, "treasury": treasury, "cash": helped})


def _prices(position: Position, buyer: Company, seller: Company, train: int, returned: int) -> range:
    """From one pound, or more than was declined (L-490), to all the buyer has (L-141); where its director helps, to the
    printed price (L-151)."""
    treasury = position.treasury[buyer]
    printed = position.setup.components.trains[train].price
    most = max(treasury, min(printed, treasury + _help(position, buyer, returned)))
    return range(_declined_price(position, seller, train) + 1, most + 1)


def _help(position: Position, company: Company, returned: int) -> int:
    """What the director may add for a train of another company, if it has none left to run (L-148, L-150, L-151)."""
    if not position.setup.helps_between_companies or len(position.trains[company]) > returned:
        return 0
    return position.cash[position.director[company]]


def _declined_price(position: Position, seller: Company, train: int) -> int:
    """The highest price that got a no for such a train in this action, 0 if none did (L-490)."""
    return next((price for by, what, price in position.declined if (by, what) == (seller, train)), 0)


def name_price(position: Position, action: Amount, events: list[Event] | None) -> None:
    """Another director is asked (L-139), the same one is not (L-140)."""
    offer = position.offer
    assert offer is not None
    position.offer = Offer(offer.buyer, offer.seller, offer.train, offer.returned, action.n)
    director = position.director[offer.seller]
    if director == position.active:
        _trade(position, events)
        return
    if events is not None:
        train = position.setup.components.trains[offer.train].id
        events.append(OfferMade(COMPANY_IDS[offer.buyer], COMPANY_IDS[offer.seller], train, action.n))
    position.stage = Stage.OFFER
    position.active = director


def answer(position: Position, action: Answer, events: list[Event] | None) -> None:
    """After a no nothing is given back (L-155) and the purchase stays (L-490)."""
    if events is not None:
        events.append(OfferAnswered(position.active, action.accept))
    if action.accept:
        _trade(position, events)
        return
    offer = position.offer
    assert offer is not None
    position.offer = None
    if position.setup.declines_cost_nothing:
        others = [asked for asked in position.declined if asked[:2] != (offer.seller, offer.train)]
        position.declined = tuple(sorted([*others, (offer.seller, offer.train, offer.price)]))
    else:
        position.trains_left -= 1
    after_purchase(position, events)


def _trade(position: Position, events: list[Event] | None) -> None:
    """Train and money change hands between two companies; the phase stays (L-143, L-145)."""
    offer = position.offer
    assert offer is not None
    for train in offer.returned:
        _to_pool(position, offer.buyer, train, events)
    missing = max(0, offer.price - position.treasury[offer.buyer])
    seat_helps(position, position.director[offer.buyer], offer.buyer, missing, events)
    pay_company(position, offer.buyer, offer.seller, offer.price, "train", events)
    position.trains[offer.seller] = without(position.trains[offer.seller], offer.train)
    position.trains[offer.buyer] = with_one(position.trains[offer.buyer], offer.train)
    if events is not None:
        name = position.setup.components.trains[offer.train].id
        events.append(TrainMoved(name, COMPANY_IDS[offer.seller], COMPANY_IDS[offer.buyer]))
    position.offer = None
    position.trains_left -= 1  # L-144
    after_purchase(position, events)


# Too many trains


def excess_choices(position: Position) -> list[Action]:
    """Every train of the active seat's companies that are over the limit (L-181)."""
    types = position.setup.components.trains
    return [
        GiveUp(company, types[train].id)
        for company in over_limit(position)
        if position.director[company] == position.active
        for train in sorted(set(position.trains[company]))
    ]


def give_up_refusal(position: Position, action: GiveUp) -> Refusal | None:
    """Other director's company or no such train (L-181), not over the limit (L-180)."""
    params = {"company": COMPANY_IDS[action.company], "train": action.train}
    if position.director[action.company] != position.active:
        return Refusal("L-181", params)
    if len(position.trains[action.company]) <= position.phase_data.limit:
        return Refusal("L-180", params)
    train = position.setup.components.train_index.get(action.train, -1)
    return None if train in position.trains[action.company] else Refusal("L-181", params)


def give_up(position: Position, action: GiveUp, events: list[Event] | None) -> None:
    _to_pool(position, action.company, position.setup.components.train_index[action.train], events)
    settle_excess(position, position.resume, events)
