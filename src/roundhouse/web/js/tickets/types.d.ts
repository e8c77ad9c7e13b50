// What the server sends and takes. Made by tests/page/make_types.py from the server's own types: do not edit.

/** Everything a seat, or a spectator, may know. */
export interface TicketsView {
  game: "tickets";
  rules: number;
  players: number;
  seat: number | null;
  stage: "first tickets" | "keep tickets" | "over" | "second card" | "turn";
  active_seat: number | null;
  first_player: number;
  final_turns_left: number | null;
  display: string[];
  deck: number;
  discard: Record<string, number>;
  ticket_deck: number;
  routes: Record<string, number>;
  closed: string[];
  seats: TicketsSeatShape[];
  passes: number;
  card_log: number[];
  ticket_log: [number, string[] | number, string[] | number | null][];
  own: OwnCardsShape | null;
  options?: Record<string, any>;
  scores?: number[];
  score_sheet?: TicketsSheetShape;
}

/** What everybody sees of a seat. */
export interface TicketsSeatShape {
  colour: string;
  cars: number;
  points: number;
  cards: number;
  tickets: number | null;
  choosing_from: number;
  revealed?: string[];
}

/** What only the reader sees. */
export interface OwnCardsShape {
  hand: Record<string, number>;
  tickets: OwnTicketShape[];
  choose_from: OwnTicketShape[];
}

/** A ticket of the reader, and how far it is. */
export interface OwnTicketShape {
  ticket: string;
  points: number;
  state: "cut off" | "done" | "possible";
  cars: number | null;
}

export interface TicketsSheetShape {
  complete: boolean;
  seats: TicketsScoreShape[];
}

/** The final score of a seat, item by item. */
export interface TicketsScoreShape {
  seat: number;
  routes: ScoredRouteShape[];
  route_points: number;
  tickets: ScoredTicketShape[];
  ticket_points: number;
  completed: number;
  longest_path: number;
  longest_path_routes: string[];
  bonus: number;
  total: number;
}

export interface ScoredRouteShape {
  route: string;
  length: number;
  points: number;
}

export interface ScoredTicketShape {
  ticket: string;
  completed: boolean;
  points: number;
}

export type TicketsEvent =
  | { event: "CardTaken"; seat: number; colour: string; }
  | { event: "CardDrawn"; seat: number; colour: string | null; }
  | { event: "CardTurnedUp"; position: number; colour: string; }
  | { event: "DisplayReplaced"; times: number; display: string[]; }
  | { event: "DeckShuffled"; cards: number; }
  | { event: "RouteClaimed"; seat: number; route: string; cards: [string, number][]; points: number; }
  | { event: "TicketsDrawn"; seat: number; number: number; tickets: string[] | null; }
  | { event: "TicketsKept"; seat: number; number: number | null; tickets: string[] | null; first: boolean; }
  | { event: "FirstTicketsChosen"; numbers: number[]; }
  | { event: "Passed"; seat: number; }
  | { event: "FinalRoundBegan"; seat: number; cars: number; }
  | { event: "TurnBegan"; seat: number; }
  | { event: "TicketScored"; seat: number; ticket: string; completed: boolean; points: number; }
  | { event: "LongestPathScored"; seat: number; length: number; points: number; }
  | { event: "GameEnded"; scores: number[]; ranks: number[]; };
