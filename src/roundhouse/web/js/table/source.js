/**
 * Where positions come from: all that a front reads and asks, whoever answers. A table that is being played is such a
 * source (`live-table.js`); whatever else shows positions, as an analysis would, has to be one too, and every front
 * works with it.
 *
 * @typedef {import("../types.js").Amounts} Amounts  legal sums, where they are too many to list
 * @typedef {import("../types.js").AnyEntry} Entry  of the match's log
 * @typedef {import("../types.js").ToldLine} Line  of the log, in the server's words
 * @typedef {import("../types.js").PlaceShape} Holder  who has a seat
 * @typedef {{seat: number | null, view: any, told: any}} Aside  what came beside a view: it holds for positions like that
 * @typedef {import("../types.js").TableShape["status"]} Status
 */

/**
 * @template T
 * @typedef {import("@preact/signals").ReadonlySignal<T>} Changing  changes by itself, and whoever reads it is drawn again
 */

/**
 * @template [View=any] of the game: a front says which
 * @typedef {object} Source
 * @property {string} id
 * @property {Changing<string>} game  its name
 * @property {Changing<View>} view  what the reader may know of the position that is looked at; null before there is one
 * @property {Changing<View>} newestView  of now, whatever moment is looked at
 * @property {Changing<Aside | null>} aside  the last that the server told unasked, of one game alone
 * @property {Changing<string[] | Amounts | null>} legal  what the reader may do there; null if another has to decide
 * @property {Changing<number>} position  another number whenever the position is another
 * @property {Changing<boolean>} isMyTurn
 * @property {Changing<boolean>} isBusy  an action is on its way
 * @property {Changing<Status>} status
 * @property {Changing<number | null>} activeSeat  who has to decide now
 * @property {Changing<import("../types.js").ResultShape | null>} result  once the game is over
 *
 * @property {Changing<number | null>} seat  through whose eyes the view is seen; null for a spectator
 * @property {Changing<number[]>} ownSeats  those that the reader holds
 * @property {Changing<boolean>} isShared  several of them: several people at one screen
 * @property {Changing<Holder[]>} holders  by seat
 * @property {Changing<Record<string, string>>} names  of people
 * @property {Changing<string | null>} person  who the reader is
 * @property {Changing<string[]>} present  people who are there
 *
 * @property {Changing<Entry[]>} entries  all that was done
 * @property {Changing<Line[]>} lines  the same in words
 * @property {Changing<import("../types.js").Recent | null>} recent  what the others did since the reader's last turn
 * @property {Changing<number[]>} moments  the entries that can be looked at
 * @property {Changing<{seq: number, view: View} | null>} past  the moment that is looked at; null for now
 * @property {Changing<number | null>} sought  the moment that was asked for last, before its view has come; null for now
 * @property {(seq: number) => Promise<void>} lookBack
 * @property {() => void} lookNow
 * @property {(seq: number) => Promise<View>} viewAt  the view after that entry, without looking at it
 *
 * @property {(action: string) => Promise<boolean>} act  whether it was carried out
 * @property {(action: string) => Promise<import("../types.js").WhyNot>} whyNot
 * @property {(action: string) => Promise<any[]>} preview  the events that would surely follow
 * @property {(what: string, params: Record<string, string>) => Promise<any>} inquire  what the server reckons about the
 * position of now: `hint`, or something of one game alone
 */

export {};
