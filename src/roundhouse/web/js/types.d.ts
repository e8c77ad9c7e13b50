// What the server sends and takes. Made by tests/page/make_types.py from the server's own types: do not edit.

/** A table as one person sees it, and what happened since they last looked. */
export interface TableMessage {
  type: "table";
  id: string;
  seq: number;
  since: number;
  person: string | null;
  seat: number | null;
  seats: number[];
  table: TableShape;
  view: any;
  legal: string[] | Amounts | null;
  entries: AnyEntry[];
  names: Record<string, string>;
  present: string[];
  watching: number;
  log?: LogNews | null;
  early?: boolean;
  sealed?: string | null;
  instructions?: Record<string, boolean> | null;
  aside?: any;
}

/** Everything about a table that is public. */
export interface TableShape {
  seq: number;
  position_seq: number;
  status: "closed" | "finished" | "paused" | "running" | "waiting";
  practice: boolean;
  host: string;
  seats: PlaceShape[];
  colours: string[] | null;
  active_seat: number | null;
  bot_decides: boolean;
  moves: number;
  sealed: number[];
  clock: RunningClockShape | null;
  vacations: Record<string, number>;
  request: RequestShape | null;
  muted: string[];
  removed: string[];
  commitment: string;
  secret: string | null;
  seed: string | null;
  shares: (string | null)[] | null;
  awaits: string[];
  result: ResultShape | null;
  rematch_of: string | null;
  rematch_wanted: string[];
  rematch_table: string | null;
  settings?: SettingsShape;
}

/** A seat at the table. */
export interface PlaceShape {
  person: string | null;
  bot: string | null;
  label: string | null;
  colour?: string | null;
  resigned: boolean;
  present: boolean;
}

/** The clocks, in milliseconds. */
export interface RunningClockShape {
  left: number[];
  runs: boolean;
  deadline: number | null;
}

/** What one person asks and all other people have to agree to. */
export interface RequestShape {
  what: "pause" | "undo";
  person: string;
  to: number | null;
  seq: number;
  agreed: string[];
}

/** What a game came to, by seat. */
export interface ResultShape {
  scores: number[];
  ranks: number[];
}

/** What was agreed on when the table was made. */
export interface SettingsShape {
  game: string;
  players: number;
  options: Record<string, any>;
  visibility: "link" | "local" | "public";
  auto_start: boolean;
  auto_forced: boolean;
  shared_screen: boolean;
  clock: ClockShape | null;
  bot: string;
  hints?: boolean;
  undo?: boolean;
  chat?: boolean;
  language?: string;
}

/** Time per decision, or for the whole game plus an increment per decision; in seconds. */
export interface ClockShape {
  kind: "move" | "total";
  seconds: number;
  increment: number;
}

/** The legal actions of a decision that is a number: `amount N` for each N from `first` to `last` in `step`s. */
export interface Amounts {
  first: number;
  last: number;
  step: number;
}

export interface CreatedEntry {
  kind: "created";
  seq: number;
  seat: number | null;
  at: number;
  host: string;
  settings: SettingsShape;
  seats: HolderShape[];
  rules: number;
  commitment: string;
  awaits: string[];
  practice: boolean;
  rematch_of: string | null;
}

/** Who holds a seat: nobody, a person, a bot, or a bot for a person who is away. */
export interface HolderShape {
  person: string | null;
  bot: string | null;
  label: string | null;
  colour?: string | null;
  resigned: boolean;
}

export interface SeatedEntry {
  kind: "seated";
  seq: number;
  seat: number | null;
  at: number;
  person: string | null;
  bot: string | null;
  label: string | null;
  colour?: string | null;
}

export interface ColouredEntry {
  kind: "coloured";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  colour: string | null;
}

export interface VacatedEntry {
  kind: "vacated";
  seq: number;
  seat: number | null;
  at: number;
  person: string | null;
  by: string;
}

export interface SharedEntry {
  kind: "shared";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  share: string;
}

export interface StartedEntry {
  kind: "started";
  seq: number;
  seat: number | null;
  at: number;
}

export interface MovedEntry {
  kind: "moved";
  seq: number;
  seat: number | null;
  at: number;
  action: string;
  by: "bot" | "clock" | "forced" | "person" | "record";
  person: string | null;
  events: Record<string, any>[];
}

/** Somebody decided before their turn; what, nobody is told. */
export interface SealedEntry {
  kind: "sealed";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface UnsealedEntry {
  kind: "unsealed";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface AskedEntry {
  kind: "asked";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  what: "pause" | "undo";
  to: number | null;
}

export interface AgreedEntry {
  kind: "agreed";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface DeclinedEntry {
  kind: "declined";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface UndoneEntry {
  kind: "undone";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  to: number;
  practice: boolean;
}

export interface PausedEntry {
  kind: "paused";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  empty: boolean;
}

export interface ResumedEntry {
  kind: "resumed";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface TimedOutEntry {
  kind: "timed-out";
  seq: number;
  seat: number | null;
  at: number;
}

export interface VacationEntry {
  kind: "vacation";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  until: number;
}

export interface LeftEntry {
  kind: "left";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  resigned: boolean;
}

export interface ReturnedEntry {
  kind: "returned";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
}

export interface FinishedEntry {
  kind: "finished";
  seq: number;
  seat: number | null;
  at: number;
  seed: string;
  result: ResultShape;
}

export interface ClosedEntry {
  kind: "closed";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  by_operator?: boolean;
}

export interface ChatEntry {
  kind: "chat";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  text: string;
}

export interface MutedEntry {
  kind: "muted";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  by: string;
  on: boolean;
}

export interface RematchEntry {
  kind: "rematch";
  seq: number;
  seat: number | null;
  at: number;
  person: string;
  will_share: boolean;
}

export interface RematchMadeEntry {
  kind: "rematch-made";
  seq: number;
  seat: number | null;
  at: number;
  table: string;
}

/** The log in words from its line number `from` on (the first is 0); what was told from there on counts no more. */
export interface LogNews {
  from: number;
  lines: ToldLine[];
  recent?: Recent | null;
}

/**
 * A line of the log in words; `seat` is whose deed it tells. `kind` is a heading over a round or a turn, a deed in
 * the game, its result, or something that happened at the table; `named` are the things that the text names. A line
 * with `undoes` takes back all that was done in the game after that entry.
 */
export interface ToldLine {
  seq: number;
  seat: number | null;
  text: string;
  kind?: "deed" | "end" | "round" | "table" | "turn";
  named?: NamedThing[];
  undoes?: number | null;
}

/** A thing named in a text: from where to where, as browsers count (UTF-16), what kind of thing, and which. */
export type NamedThing = [number, number, string, string];

/** What the others did since the reader's last turn: the lines of the entries after `after`, up to `last`. */
export type Recent = [number, number];

/** Who has the table open now, and what they are called. */
export interface PresenceMessage {
  type: "presence";
  present: string[];
  watching: number;
  names: Record<string, string>;
  log?: LogNews | null;
}

/** An order was carried out; it is on the disk. */
export interface OrderDone {
  type: "done";
  re: number | null;
  seq: number;
}

/** An order, or the whole connection, was refused. */
export interface OrderRefused {
  type: "refused";
  re: number | null;
  status: number;
  problem: ProblemBody;
}

/** The body of every refusal. `missed` comes with a stale command: the entries that it did not know of. */
export interface ProblemBody {
  code: string;
  rule?: string | null;
  params?: Record<string, any>;
  missed?: AnyEntry[] | null;
}

/** Decide; where messages say `early`, before your turn: it is kept until that comes. */
export interface Act {
  do: "act";
  action: string;
  seq: number;
  re?: number | null;
}

/**
 * Take back what you decided before your turn, else your own last decision, or all but the first `to` moves; other
 * people may be asked.
 */
export interface Undo {
  do: "undo";
  seq: number;
  to?: number | null;
  re?: number | null;
}

/** Say what is decided for you without asking, or take it back: one of the `instructions` that messages list. */
export interface Instruct {
  do: "instruct";
  name: string;
  on?: boolean;
  re?: number | null;
}

/** Take an open seat: that one, or the first; with or without a share of the seed and a colour that is free. */
export interface Join {
  do: "join";
  seat?: number | null;
  label?: string | null;
  share?: string | null;
  colour?: string | null;
  re?: number | null;
}

/** Choose the colour of your seat before the start; null: whichever is left. */
export interface Paint {
  do: "paint";
  colour: string | null;
  seat?: number | null;
  re?: number | null;
}

/** Give a share of the seed: before the start, and once the commitment is known. */
export interface Share {
  do: "share";
  share: string;
  re?: number | null;
}

/** The host gives an open seat to a bot. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot: string;
  re?: number | null;
}

/** The host takes a bot away before the start. */
export interface OpenSeat {
  do: "open-seat";
  seat: number;
  re?: number | null;
}

/** The host removes a person before the start. */
export interface Remove {
  do: "remove";
  person: string;
  re?: number | null;
}

/** The host starts a full table. */
export interface Start {
  do: "start";
  re?: number | null;
}

/** Stop game and clocks; other people may be asked. */
export interface Pause {
  do: "pause";
  re?: number | null;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  re?: number | null;
}

/** Say yes to what is asked: to the request of entry `request`, if it is named, and to no later one. */
export interface Agree {
  do: "agree";
  request?: number | null;
  re?: number | null;
}

/** Say no to what is asked, or take your own question back. */
export interface Decline {
  do: "decline";
  re?: number | null;
}

/** Give up your own seats; a bot plays on. */
export interface Leave {
  do: "leave";
  resign?: boolean;
  re?: number | null;
}

/** Take your own seats back. */
export interface ComeBack {
  do: "come-back";
  re?: number | null;
}

/** Say something to everybody at the table. */
export interface Chat {
  do: "chat";
  text: string;
  re?: number | null;
}

/** The host mutes a person for everybody, or lets them speak again. */
export interface Mute {
  do: "mute";
  person: string;
  on?: boolean;
  re?: number | null;
}

/** The host ends the table for good. */
export interface Close {
  do: "close";
  re?: number | null;
}

/** Wish for another game with the same people; `will_share`: a share of its seed follows by `share`. */
export interface Rematch {
  do: "rematch";
  will_share?: boolean;
  re?: number | null;
}

export interface GameList {
  games: GameLine[];
}

export interface GameLine {
  name: string;
  rules: number;
  letter: string;
  min_players: number;
  max_players: number;
  options: OptionLine[];
  levels: string[];
  bots: string[];
  bot: string;
  colours: string[];
  hides: boolean;
  hints: boolean;
  page: PageLine | null;
}

/** An option as it is declared, so that it can be drawn by whoever knows its kind. */
export interface OptionLine {
  name: string;
  default: any;
  kind: string;
  text: string;
  choices: ChoiceLine[];
  range: RangeLine | null;
  players: number[];
  rule: string;
  excludes: string[];
  is_offered: boolean;
}

export interface ChoiceLine {
  value: any;
  text: string;
}

export interface RangeLine {
  first: number;
  last: number;
  step: number;
}

/** Where the page finds what draws a game. */
export interface PageLine {
  front: string;
  place: number;
}

export interface TableList {
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  visibility: string;
  status: string;
  host: string | null;
  seq: number;
  updated_at: number;
  seats: SeatLine[];
  options: Record<string, any>;
  names: Record<string, string>;
  turn: string | null;
  waits: string[];
  due_at: number | null;
  practice: boolean;
  speed: "days" | "live" | "none";
  language: string;
  rating: number | null;
}

export interface SeatLine {
  person: string | null;
  bot: string | null;
  label: string | null;
}

/** What happened after an entry. */
export interface EntryList {
  seq: number;
  entries: AnyEntry[];
}

/** What a seat knew after an entry; null before the start. */
export interface ViewAt {
  seq: number;
  seat: number | null;
  view: Record<string, any> | null;
}

export interface LegalList {
  seq: number;
  legal: string[] | Amounts;
}

/** `rule` is null if the action is legal. */
export interface WhyNot {
  seq: number;
  rule: string | null;
  params: Record<string, any>;
}

export interface Preview {
  seq: number;
  events: Record<string, any>[];
}

/**
 * A table to be made. With a `record` the game goes on where that ends, and game and options are those of it. With
 * `will_share` the start waits, ten seconds at most, for your share of the seed by the order `share`.
 */
export interface NewTable {
  seats: NewSeat[];
  game?: string;
  options?: Record<string, any>;
  visibility?: "link" | "local" | "public";
  auto_start?: boolean;
  auto_forced?: boolean;
  shared_screen?: boolean;
  clock?: NewClock | null;
  bot?: string | null;
  hints?: boolean | null;
  undo?: boolean;
  chat?: boolean;
  language?: string;
  record?: Record<string, any> | null;
  will_share?: boolean;
}

/** Who is to sit there: `me`, a bot, or whoever comes. */
export interface NewSeat {
  who?: "bot" | "me" | "open";
  bot?: string | null;
  label?: string | null;
  colour?: string | null;
}

/** Time per decision (`move`), or for the whole game (`total`) plus an increment per decision; in seconds. */
export interface NewClock {
  kind: "move" | "total";
  seconds: number;
  increment?: number;
}

/** Who you are; `person` is null before you have said a name. */
export interface Me {
  person: string | null;
  name: string | null;
  login: string | null;
  muted: string[];
  names: Record<string, string>;
}

/** Each sets a new password once. They are shown only now. */
export interface RecoveryCodes {
  codes: string[];
}

/** Type it on the other device: it becomes you, seats and all. */
export interface DeviceCode {
  code: string;
  minutes: number;
}

/** Until when you are away, in milliseconds (null: you are not), and how many days you have left within a year. */
export interface Vacation {
  until: number | null;
  days_left: number;
}

/** What there is to know of a person; if `hidden`, only they see more than the name. */
export interface Profile {
  person: string;
  name: string;
  hidden: boolean;
  guest: boolean;
  since: number;
  games: GamesOf[];
  opponents: Opponent[];
  ratings: RatingLine[];
  names: Record<string, string>;
}

/** What somebody's games of one kind came to; `variant`: the options that are not as usual, as JSON. */
export interface GamesOf {
  game: string;
  players: number;
  variant: string;
  games: number;
  wins: number;
  left: number;
  best: number | null;
  mean: number | null;
  mean_rank: number;
}

/** Somebody they met, how often, and who finished ahead; equal ranks are neither. */
export interface Opponent {
  person: string;
  games: number;
  ahead: number;
  behind: number;
}

/** A rating: skill `mu`, doubt `sigma`, and `sure`, the skill somebody almost surely has (mu - 3 sigma). */
export interface RatingLine {
  person: string;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  sure: number;
  games: number;
  wins: number;
  listed: boolean;
}

/** The newest first, from number `first` on. */
export interface FinishedGames {
  games: FinishedGame[];
  names: Record<string, string>;
  first: number;
  more: boolean;
}

/** A game that has ended; `table` is null where the reader was not invited. */
export interface FinishedGame {
  table: string | null;
  game: string;
  players: number;
  variant: string;
  how: string;
  ended_at: number;
  seats: GameSeat[];
}

export interface GameSeat {
  person: string | null;
  bot: string | null;
  rank: number;
  score: number | null;
  left: boolean;
}

/** How two people did against each other, from the first one's side. */
export interface HeadToHead {
  person: string;
  other: string;
  games: AgainstGame[];
  last: FinishedGame[];
  names: Record<string, string>;
}

export interface AgainstGame {
  game: string;
  players: number;
  games: number;
  ahead: number;
  behind: number;
}

/** How a rating came about, the oldest first; at most the last 200 games. */
export interface RatingCourse {
  points: RatingPoint[];
}

export interface RatingPoint {
  at: number;
  mu: number;
  sigma: number;
}

/** The best of a game among so many players; `place` is the reader's (null: no rating; 0: not on the board). */
export interface Leaderboard {
  least_games: number;
  size: number;
  places: RatingLine[];
  first: number;
  mine: RatingLine | null;
  place: number | null;
  names: Record<string, string>;
}

/** Whether your results are kept from everybody else. */
export interface Openness {
  hidden: boolean;
}

/** How you are told that a game waits for you. */
export interface Nudges {
  push_key: string | null;
  mail: boolean;
  addresses: NudgeAddress[];
  most: number;
  quiet: Quiet | null;
}

/** Where you are told. What it takes to get there is not shown again. */
export interface NudgeAddress {
  id: string;
  kind: string;
  label: string;
  confirmed: boolean;
}

/** From one time of the day to another, where you live. */
export interface Quiet {
  begins: number;
  ends: number;
  timezone: string;
}

/** Whom you have blocked. */
export interface Blocked {
  blocked: string[];
  names: Record<string, string>;
}

/** Open reports first. */
export interface ReportList {
  reports: ReportLine[];
  names: Record<string, string>;
}

export interface ReportLine {
  id: string;
  reporter: string;
  about: string;
  table: string | null;
  text: string;
  at: number;
  settled_at: number | null;
}

export interface PersonList {
  people: PersonLine[];
}

export interface PersonLine {
  id: string;
  name: string;
  login: string | null;
  created_at: number;
  closed_at: number | null;
  operator: boolean;
}

/** What operators did, the newest first. */
export interface DeedList {
  deeds: DeedLine[];
  names: Record<string, string>;
}

export interface DeedLine {
  operator: string;
  what: "closed" | "opened" | "settled" | "table-closed";
  about: string;
  why: string;
  at: number;
}

/** Whether you are one. */
export interface Operator {
  operator: boolean;
}

export interface Log {
  seq: number;
  lines: ToldLine[];
}

export interface Digest {
  tables: TableDigest[];
}

/** One table: the last lines since you decided there, and how many came before them. */
export interface TableDigest {
  id: string;
  game: string;
  status: string;
  waits_for_you: boolean;
  names: string[];
  lines: ToldLine[];
  more: number;
}

/** `unit` says what values are: `points` or `share` of the win; null from a bot that does not reckon. */
export interface Hint {
  seq: number;
  action: string;
  unit: string | null;
  choice: HintedChoice;
  others: HintedChoice[];
  plan: string[];
}

export interface HintedChoice {
  action: string;
  value: number | null;
}

export interface Rulebook {
  game: string;
  language: string;
  introduction: IntroductionPart[];
  pictures: PictureText[];
  chapters: Chapter[];
}

export interface IntroductionPart {
  id: string;
  title: string;
  paragraphs: string[];
  pictures: string[];
}

/** A picture in words; the drawing itself is at `/pictures/GAME/THEME/ID.svg`. */
export interface PictureText {
  id: string;
  caption: string;
  alt: string;
  rules: string[];
  width: number;
  height: number;
}

export interface Chapter {
  title: string;
  rules: RuleText[];
}

export interface RuleText {
  id: string;
  text: string;
  translated: boolean;
  pictures: string[];
}

export type SocketMessage =
  | TableMessage
  | PresenceMessage
  | OrderDone
  | OrderRefused;

export type AnyEntry =
  | CreatedEntry
  | SeatedEntry
  | ColouredEntry
  | VacatedEntry
  | SharedEntry
  | StartedEntry
  | MovedEntry
  | SealedEntry
  | UnsealedEntry
  | AskedEntry
  | AgreedEntry
  | DeclinedEntry
  | UndoneEntry
  | PausedEntry
  | ResumedEntry
  | TimedOutEntry
  | VacationEntry
  | LeftEntry
  | ReturnedEntry
  | FinishedEntry
  | ClosedEntry
  | ChatEntry
  | MutedEntry
  | RematchEntry
  | RematchMadeEntry;

export type AnyOrder =
  | Act
  | Undo
  | Instruct
  | Join
  | Paint
  | Share
  | SeatBot
  | OpenSeat
  | Remove
  | Start
  | Pause
  | Resume
  | Agree
  | Decline
  | Leave
  | ComeBack
  | Chat
  | Mute
  | Close
  | Rematch;
