// What the server sends and takes. Made by tests/page/make_types.py from the server's own types: do not edit.

/** The whole table: nothing is hidden. */
export interface LilliputView {
  game: "lilliput";
  rules: number;
  players: number;
  first_player: number;
  stage: "after the action" | "draft" | "excess trains" | "home slot" | "home tile" | "justice" | "laying" | "offer" | "over" | "pool" | "price" | "run" | "shares" | "split" | "station" | "trains" | "turn";
  active: number;
  round: number;
  first: number;
  turn: number;
  phase: number;
  map: MapShape;
  seats: LilliputSeatShape[];
  offered: string[];
  companies: Record<string, CompanyShape>;
  queue: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  chart: ChartSpaceShape[];
  drawn: number;
  pool: string[];
  rusted: number[];
  taken: number[];
  card: number;
  half: string;
  copied: boolean;
  lays: [number, number, number];
  trains_left: number;
  sold: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  focus: number;
  offer: TrainOfferShape | null;
  declined: DeclinedOfferShape[];
  split: number;
  resume: "after the action" | "draft" | "excess trains" | "home slot" | "home tile" | "justice" | "laying" | "offer" | "over" | "pool" | "price" | "run" | "shares" | "split" | "station" | "trains" | "turn";
  running: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  revenue: number;
  seat: number | null;
  active_seat: number | null;
  facts: FactsShape;
  scores: number[];
  score_sheet: LilliputSheetShape;
  options?: Record<string, any>;
}

export interface MapShape {
  tiles: LaidTileShape[];
  homes: Record<string, [number, number]>;
  terrain?: TerrainShape[];
}

export interface LaidTileShape {
  at: [number, number];
  tile: string;
  rotation: number;
  stations: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
}

export interface TerrainShape {
  at: [number, number];
  tile: string;
}

export interface LilliputSeatShape {
  cash: number;
  copy_cards: number;
  characters: string[];
  shares: Record<string, number>;
}

export interface CompanyShape {
  name: string;
  director: number | null;
  removed: boolean;
  treasury: number;
  trains: string[];
  markers: number;
  space: number | null;
  bank_shares: number;
}

export interface ChartSpaceShape {
  space: number;
  companies: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
}

export interface TrainOfferShape {
  buyer: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  seller: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  train: string;
  returned: string[];
  price: number;
}

export interface DeclinedOfferShape {
  seller: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  train: string;
  price: number;
}

/** What follows from the table. */
export interface FactsShape {
  rounds: number;
  is_last_round: boolean;
  cards: number[];
  prices: Record<string, number>;
  running_order: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  deck_left: number;
  deck: DeckRowShape[];
  top_train: string;
  next_phase: number | null;
  colours: string[];
  train_limit: number;
  obsolete: string[];
  treasury_card: number;
  supply: Record<string, number>;
  certificates: number[];
  turns: number[];
  next_turns: number[];
  sharing: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  run: RunShape | null;
}

export interface DeckRowShape {
  train: string;
  left: number | null;
}

/** The run that is being decided. */
export interface RunShape {
  company: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  revenue: number;
  mine_money: number;
  routes: RouteShape[];
}

export interface RouteShape {
  train: string;
  stops: [number, number, number][];
  track: [number, number, number, number][];
  raw: number;
  bonus: number;
  mine_money: number;
  revenue: number;
}

export interface LilliputSheetShape {
  complete: boolean;
  seats: LilliputScoreShape[];
}

/** What a seat would come to now, item by item. */
export interface LilliputScoreShape {
  seat: number;
  cash: number;
  shares: SharesValueShape[];
  share_value: number;
  directors: DirectorValueShape[];
  director_value: number;
  copy_cards: number;
  copy_card_value: number;
  total: number;
}

export interface SharesValueShape {
  company: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  number: number;
  price: number;
  value: number;
}

export interface DirectorValueShape {
  company: "black" | "blue" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  price: number;
  value: number;
}

export type LilliputEvent =
  | { event: "MoneyMoved"; source: string; target: string; amount: number; reason: string; }
  | { event: "CompanyDrafted"; seat: number; company: string; }
  | { event: "CharacterDrafted"; seat: number; character: string; }
  | { event: "DraftEnded"; companies: string[]; characters: string[]; }
  | { event: "TileLaid"; company: string; cell: number[]; tile: string; rotation: number; replaced: string | null; }
  | { event: "StationPlaced"; company: string; cell: number[]; home: boolean; }
  | { event: "RoundBegan"; round: number; first: number; rounds: number; }
  | { event: "TurnBegan"; seat: number; turn: number; }
  | { event: "CardTaken"; seat: number; card: number; half: string; }
  | { event: "CopyUsed"; seat: number; card: number; half: string; }
  | { event: "SharesSold"; seat: number; company: string; number: number; }
  | { event: "ShareBought"; seat: number; company: string; }
  | { event: "CompanyFounded"; seat: number; company: string; price: number; }
  | { event: "MarkerMoved"; company: string; old_price: number | null; new_price: number; old_space: [string, number] | null; new_space: [string, number]; }
  | { event: "TrainMoved"; train: string; source: string; target: string; }
  | { event: "PhaseBegan"; phase: number; rusted: string[]; obsolete: string[]; limit: number; }
  | { event: "OfferMade"; buyer: string; seller: string; train: string; price: number; }
  | { event: "OfferAnswered"; seat: number; accepted: boolean; }
  | { event: "TreasurerTurnedIn"; seat: number; }
  | { event: "RunningBegan"; times: number; }
  | { event: "TrainsRan"; company: string; revenue: number; routes: Record<string, any>[]; times: number; }
  | { event: "GameEnded"; scores: number[]; ranks: number[]; }
  | { event: "GulliverChose"; step: string; item: string; choice: string; reason: string; }
  | { event: "GulliverDrew"; step: string; item: string; choice: string; reason: string; among: number; }
  | { event: "GulliverSkipped"; step: string; reason: string; };
