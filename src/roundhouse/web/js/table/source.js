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
 * @typedef {import("@preact/signals").ReadonlySignal<T>} Told  changes by itself, and whoever reads it is drawn again
 */

/**
 * @template [View=any] of the game: a front says which
 * @typedef {object} Source
 * @property {string} id
 * @property {Told<string>} game  its name
 * @property {Told<View>} view  what the reader may know of the position that is looked at; null before there is one
 * @property {Told<View>} newestView  of now, whatever moment is looked at
 * @property {Told<Aside | null>} aside  the last that the server told unasked, of one game alone
 * @property {Told<string[] | Amounts | null>} legal  what the reader may do there; null if another has to decide
 * @property {Told<number>} position  another number whenever the position is another
 * @property {Told<boolean>} isMyTurn
 * @property {Told<boolean>} isBusy  an action is on its way
 * @property {Told<Status>} status
 * @property {Told<number | null>} activeSeat  who has to decide now
 * @property {Told<import("../types.js").ResultShape | null>} result  once the game is over
 *
 * @property {Told<number | null>} seat  through whose eyes the view is seen; null for a spectator
 * @property {Told<number[]>} ownSeats  those that the reader holds
 * @property {Told<boolean>} isShared  several of them: several people at one screen
 * @property {Told<Holder[]>} holders  by seat
 * @property {Told<Record<string, string>>} names  of people
 * @property {Told<string | null>} person  who the reader is
 * @property {Told<string[]>} present  people who are there
 *
 * @property {Told<Entry[]>} entries  all that was done
 * @property {Told<Line[]>} lines  the same in words
 * @property {Told<import("../types.js").Recent | null>} recent  what the others did since the reader's last turn
 * @property {Told<number[]>} moments  the entries that can be looked at
 * @property {Told<{seq: number, view: View} | null>} past  the moment that is looked at; null for now
 * @property {Told<number | null>} sought  the moment that was asked for last, before its view has come; null for now
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
