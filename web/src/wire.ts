// Made by tools/web_types.py from the server's messages: change those, then run it again.

/** Who the browser is: a public id, a name, a language. A signed cookie, unreadable for scripts, proves it. */
export interface Me {
  id: string;
  name: string;
  lang: "de" | "en" | "pt";
  signed_out: boolean;
}

/** POST /api/recover: who the browser is now, and the code that counts instead of the one that was used. */
export interface Recovered {
  me: Me;
  code: string;
}

/** GET /api/me/sessions: a browser in which one is signed in, in coarse words; `current` is the one that asks. */
export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** POST /api/me/sessions: sign out of one browser, or (null) of all but this one; answered by those that remain. */
export interface EndSession {
  id: string | null;
}

/** POST /api/me: who one is, and perhaps another name or language. Whoever is nobody yet becomes a new person. */
export interface ChangeMe {
  name?: string | null;
  lang?: "de" | "en" | "pt" | null;
}

/** POST /api/me/recovery: a personal code for another browser; whoever has it is this person. */
export interface Recovery {
  code: string;
}

/** POST /api/recover: become the person whose code this is. A code is used once; the answer has the next one. */
export interface Recover {
  code: string;
}

/** A module that can be added, which others it needs, and the variants it brings.
 *
 * `why` is a reason to play it, `weight` (1 to 3; 0: unknown) how much it asks of newcomers, `lesson` the id of its
 * lesson ("": none), `rule` the first of its rules, `place` where it stands among the modules in playing order, the
 * lightest first. `choices` and `minutes` are what it adds to a game: measured, and worked out from that. */
export interface ModuleInfo {
  name: string;
  title: string;
  about: string;
  needs: string[];
  variants: VariantInfo[];
  why: string;
  weight: number;
  lesson: string;
  rule: string;
  place: number;
  choices: number;
  minutes: number;
}

/** A variant of a module. */
export interface VariantInfo {
  name: string;
  title: string;
  about: string;
}

/** A bot that can take a seat. Levels count from 0 on; a temperament is a knight with a way of its own.
 *
 * A bot of the operator's own, which nobody has measured, has the level -1. */
export interface BotInfo {
  name: string;
  title: string;
  about: string;
  level: number;
  grade: string;
  limit: number | null;
  temperament: boolean;
  points: string;
}

/** GET /api/setup?lang=: what a table can be made of. */
export interface SetupInfo {
  modules: ModuleInfo[];
  bots: BotInfo[];
  default_bot: string;
  phrases: string[];
  address: string;
  minutes: number;
}

/** Who is to sit somewhere: the maker of the table, a bot, or whoever opens the link ("open").
 *
 * Several seats for "me" make a table for one screen; `name` tells the people there apart. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** A moment of a finished game (or of a record) from which a new table goes on. */
export interface Branch {
  at: number;
  table?: string | null;
  record?: string | null;
}

/** Time to think: seconds for the whole game and seconds added for each turn. A bot takes over when it is gone. */
export interface Clock {
  bank: number;
  turn: number;
}

/** How people come to a table, whether those who only watch may write in its chat, and what everybody is shown.
 *
 * `deltas` tells whether options say what they change in points, `planner` whether the rest of a round may be planned
 * with the server's help; that needs both. */
export interface HouseRules {
  entry: "approval" | "link";
  watchers_chat: boolean;
  deltas: boolean;
  planner: boolean;
}

/** POST /api/tables: a new table. It starts at once when no seat is open. */
export interface CreateTable {
  seats: SeatPlan[];
  modules?: string[];
  variants?: string[];
  clock?: Clock | null;
  branch?: Branch | null;
  pledge?: string | null;
  hints?: boolean;
  house?: HouseRules;
  first_game?: boolean;
}

/** GET /api/tables/{id}/proof?lang=: each part of a finished game's record and how it is known; the server's key. */
export interface Proof {
  findings: Finding[];
  key: string;
}

/** One part of a record and how it is known, with a sentence in the language that was asked for.
 *
 * "proved": it could not be otherwise without breaking a hash or a signature. "replayed": it fits the rules, but could
 * have been chosen. "claimed": the record says so, and nothing in it shows it. "missing": the record has no such part.
 * `note` tells the case apart; `count` and `detail` are its figures: so many actions, a hash, a key, an origin. */
export interface Finding {
  part: "chain" | "commitment" | "dice" | "moves" | "names" | "result" | "share" | "signature" | "start" | "undone";
  level: "claimed" | "missing" | "proved" | "replayed";
  note: string;
  seat: string | null;
  count: number;
  detail: string;
  text: string;
}

/** GET /api/engine: whether the engine is being compiled; until it is, the bots think slower. */
export interface EngineInfo {
  compiling: boolean;
}

/** GET /api/key: the public key (Ed25519) with which this server signs the records of finished games. */
export interface KeyInfo {
  key: string;
}

/** A seat: who has it, and who plays it now (`bot` is set while a bot does, also for a person who is away). */
export interface SeatInfo {
  seat: "blue" | "green" | "red" | "yellow";
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  yours: boolean;
  online: boolean;
  seconds: number | null;
  away_seconds: number | null;
  replaceable_in: number | null;
}

/** A table that was damaged on the disk and restored, and when.
 *
 * Part of its history is lost and the game goes on ("history"), it goes on from before the damage ("cut"), or what
 * was said there is lost ("chat"). `lost` counts the records that are not there any more. */
export interface Mended {
  what: "chat" | "cut" | "history";
  lost: number;
  time: number;
}

/** Somebody at a table. Others are told by keys that hold at this table only.
 *
 * The maker of the table is told of everybody there; others of those who play and of those they do not want to hear. */
export interface PersonInfo {
  key: string;
  name: string;
  seats: ("blue" | "green" | "red" | "yellow")[];
  here: boolean;
  you: boolean;
  state: "admitted" | "asked" | "blocked" | "removed" | null;
  muted: boolean;
  ignored: boolean;
}

/** A game that goes on from another one, not a fresh deal: from a table or a record, after `at` of its records.
 *
 * `proved` says whether nobody can have chosen its hands and rolls: chance followed from the dice of that game. Where
 * it is not proved, only the maker of the table plays, with bots. A `deal` was chosen for a first game: its first `at`
 * records are the setup and the first roll. */
export interface OriginInfo {
  kind: "deal" | "record" | "table";
  table: string | null;
  at: number;
  proved: boolean;
}

/** What the person at a seat adds to the dice: the pledge is the hash of the nonce.
 *
 * `told` says that the nonce was told; it is shown to all once the game has begun. Who never told it withheld it. */
export interface ShareInfo {
  seat: "blue" | "green" | "red" | "yellow";
  pledge: string;
  told: boolean;
  nonce: string | null;
}

/** What everybody at a table may know about it. */
export interface TableInfo {
  id: string;
  status: "over" | "playing" | "waiting";
  players: number;
  modules: string[];
  variants: string[];
  seats: SeatInfo[];
  host: boolean;
  clock: Clock | null;
  clock_runs: "blue" | "green" | "red" | "yellow" | null;
  hints: boolean;
  watchers: number;
  house: HouseRules;
  people: PersonInfo[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
  created: number;
  changed: number;
  mended: Mended | null;
  origin: OriginInfo | null;
  shares: ShareInfo[];
  beginning: boolean;
  removed_at: number | null;
}

/** DELETE /api/tables/{id}: the table is off one's list; whether it was removed, as all its people have left it. */
export interface Left {
  removed: boolean;
}

/** GET /api/tables: one of one's own tables, in short; those that wait for one's move come first. */
export interface TableCard {
  id: string;
  status: "over" | "playing" | "waiting";
  modules: string[];
  seats: SeatInfo[];
  your_move: boolean;
  round: number;
  rounds: number;
  points: number[];
  changed: number;
  aside: "damaged" | "other-version" | null;
  origin: OriginInfo | null;
  host: boolean;
  removed_at: number | null;
}

/** Something said at a table: words, or the id of a quick phrase. Who watches is called by name, without a seat. */
export interface ChatLine {
  n: number;
  seat: "blue" | "green" | "red" | "yellow" | null;
  name: string;
  text: string;
  phrase: string | null;
  time: number;
  by: string;
}

/** GET /api/rules?lang=: one rule in plain words. */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** A rule in the rulebook; an example's id has an X. */
export interface RulebookRule {
  id: string;
  title: string;
  text: string;
}

/** A picture of the rulebook: a position as a view, the guide that goes with it, and what of it is shown.
 *
 * It stands below the rule `after`, or on top of the section if that is empty. `of` names the colors of lands or the
 * module of a shelf, empty for all; `marks` are elements of the board; `numbers` get numbers, elements or parts of a
 * castle. From the tile `lines` of the environs its lines to the frame are drawn. */
export interface RulebookPicture {
  name: string;
  part: "cards" | "castle" | "flags" | "grid" | "lands" | "map" | "needs" | "pieces" | "ring" | "shelf" | "spaces" | "table" | "wheel";
  after: string;
  of: string[];
  marks: string[];
  numbers: string[];
  lines: string;
  caption: string;
  players: number;
  modules: string[];
  view: View;
}

/** The whole table as one seat sees it, or a spectator. Nobody has won before the end of the game.
 *
 * `met` tells of each mission card on display or in the viewer's hand which requirements the viewer meets. */
export interface View {
  viewer: string | null;
  at: number;
  round: number;
  first: string;
  current: string;
  asked: string;
  rule: string;
  decider: string | null;
  merlin: number;
  grail: string | null;
  excalibur: string | null;
  apples: number;
  display: (number | null)[];
  pile: number;
  discards: number[];
  met: Record<string, boolean[]>;
  players: PlayerView[];
  principalities: PrincipalityView[];
  environs: TileView[];
  figures: FigureView[];
  winners: string[];
  modules: Record<string, Record<string, unknown>>;
}

/** A castle board and what belongs to it. Colours without a piece are left out; a hidden card is null.
 *
 * `covered` counts the traitors for which there is a shield: each of the others costs points in a scoring. */
export interface PlayerView {
  seat: string;
  points: number;
  knight: number;
  dice: number[];
  merlin_die: number;
  apples: number;
  staffs: number;
  markers: number;
  manors: number;
  goods: Record<string, Record<string, number>>;
  vassals: Record<string, string | null>;
  traitors: Record<string, number>;
  covered: Record<string, number>;
  hand: (number | null)[];
}

/** A principality: what lies there, the markers of each seat and the vassals by seat.
 *
 * `cover` is the name of what lies on it in its place, if anything (`places` of the guide tells of it). `stock` counts
 * the goods of its colour, wherever they are kept; `keeps` is what is kept here. `stake` is what a scoring would give
 * for it now, to the `leaders`: several are tied, and nobody's influence may be the strongest. */
export interface PrincipalityView {
  colour: string;
  emblem: string;
  cover: string | null;
  stock: Record<string, number>;
  keeps: StockView[];
  markers: Record<string, number>;
  vassals: Record<string, string>;
  stake: number;
  leaders: string[];
}

/** Equal pieces that lie together: a kind of good and its colour, or a piece without a colour. */
export interface StockView {
  piece: string;
  colour: string | null;
  count: number;
}

/** A tile of the environs; the kind is its name in the notation, the manor is its owner's seat. */
export interface TileView {
  cell: string;
  kind: string;
  terrain: string;
  tower: boolean;
  manor: string | null;
}

/** A figure on the round table: its element, which piece it is, the seat of a knight, and where it stands. */
export interface FigureView {
  element: string;
  piece: string;
  seat: string | null;
  space: number;
}

/** The lesson in which a section can be tried. */
export interface RulebookLesson {
  id: string;
  title: string;
}

/** GET /api/rulebook?lang=: one section of the rulebook, with the module it is about, and what that `needs`.
 *
 * `short` is all of it in a line, empty where there is none. `meets` tells which modules a ruling is about. */
export interface RulebookSection {
  id: string;
  module: string | null;
  title: string;
  lead: string;
  rules: RulebookRule[];
  pictures: RulebookPicture[];
  short: string;
  lesson: RulebookLesson | null;
  needs: string[];
  meets: Record<string, string[]>;
}

/** GET /api/reference?lang=: what a reason for points is worth, in a few words. */
export interface ReferenceLine {
  reason: string;
  when: "end" | "scoring";
  picture: string;
  text: string;
}

/** GET /api/edition?lang=: a printed component, and how it is known (text, seen or reconstructed). */
export interface EditionFact {
  place: string;
  level: "reconstructed" | "seen" | "text";
  note: string;
  value: unknown;
}

/** The answer to an HTTP request that was refused. */
export interface Problem {
  reason: "blocked" | "damaged" | "disk-full" | "failed" | "full" | "gone" | "host" | "lost-notes" | "malformed" | "muted" | "no-answer" | "no-hints" | "no-name" | "no-planner" | "no-secret" | "nobody" | "not-admitted" | "not-away" | "not-kept" | "not-now" | "not-offered" | "not-the-host" | "not-told" | "not-your-seat" | "not-your-turn" | "nothing-to-undo" | "options" | "origin" | "other-version" | "over" | "perhaps-kept" | "removed" | "seat-taken" | "stale" | "too-large" | "too-many" | "undo-spent" | "unknown-request" | "unknown-table" | "unproved" | "watchers-quiet";
  detail: string;
}

/** The first message of a socket. `at` is the last record the page has seen (0: none), for the recap.
 *
 * With `coach`, prompts bring remarks for newcomers, except where the table keeps silent on what options change. To
 * change that, a page says hello again. */
export interface Hello {
  type: "hello";
  lang: "de" | "en" | "pt";
  at?: number;
  coach?: boolean;
}

/** Another language from now on; the answer is a whole new Table message. */
export interface Speak {
  type: "lang";
  lang: "de" | "en" | "pt";
}

/** At a shared screen: show what this seat of one's own sees (null: what everybody sees). */
export interface Look {
  type: "look";
  seat: "blue" | "green" | "red" | "yellow" | null;
}

/** Play an offered option, as its notation. `at` must be the current number of records.
 *
 * `then` are further actions of the same decision, each a record of its own, all or none: the whole is refused if one
 * of them is not offered when its turn comes, or if somebody else, chance or something new comes between. */
export interface Act {
  type: "act";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  action: string;
  then?: string[];
}

/** Take back one's last action, or (`all`) everything of this turn that can be taken back. */
export interface Undo {
  type: "undo";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  all?: boolean;
}

/** Take an open seat, or one's own seat back from the bot that plays it.
 *
 * `told` says that the person was shown where the position comes from; a table that has an `origin` asks for it.
 * `pledge` is what the person will add to the dice, as in Pledge. */
export interface Sit {
  type: "sit";
  id: number;
  seat: "blue" | "green" | "red" | "yellow";
  told?: boolean;
  pledge?: string | null;
}

/** Before the game, at one's seat: the hash of a nonce that one will add to the dice. The first one stands. */
export interface Pledge {
  type: "pledge";
  id: number;
  pledge: string;
}

/** While the table is `beginning`: the nonce that one pledged. After the last one the game begins. */
export interface Reveal {
  type: "reveal";
  id: number;
  nonce: string;
}

/** Leave a seat: before the game it becomes open; later a bot plays it, and one can come back.
 *
 * The maker of the table may do this for somebody who is away: during the game only after a long absence, and with a
 * bot that is at least as strong as the default one. */
export interface Stand {
  type: "stand";
  id: number;
  seat: "blue" | "green" | "red" | "yellow";
  bot?: string;
}

/** The maker of a table changes a seat that no other person has, before the game. */
export interface Arrange {
  type: "arrange";
  id: number;
  seat: "blue" | "green" | "red" | "yellow";
  plan: SeatPlan;
}

/** The maker of a table starts the game; open seats go to bots. */
export interface Start {
  type: "start";
  id: number;
}

/** The same people again at a new table; answered by a TableInfo whose `rematch` is its id. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** Ask the maker of the table for a seat, where they let people in. */
export interface Knock {
  type: "knock";
  id: number;
}

/** The maker of a table decides about somebody there, by their key.
 *
 * Who was declined or removed (before the game) may watch but not sit; who was blocked may not even watch; who is
 * muted may not write. Who plays can be muted only. */
export interface Manage {
  type: "manage";
  id: number;
  person: string;
  what: "admit" | "block" | "decline" | "mute" | "remove" | "unblock" | "unmute";
}

/** The maker of a table changes how people come to it, and whether watchers may write in the chat. */
export interface Change {
  type: "change";
  id: number;
  house: HouseRules;
}

/** Do not show what somebody writes, or show it again, to oneself alone; answered by a whole new Table message. */
export interface Ignore {
  type: "ignore";
  id: number;
  person: string;
  on: boolean;
}

/** A line in the chat: words, or a quick phrase. */
export interface Say {
  type: "say";
  id: number;
  text?: string;
  phrase?: string | null;
}

/** One's private notes about this table. */
export interface Note {
  type: "note";
  id: number;
  text: string;
}

/** What would Merlin do? For who is asked now and sees the seat's cards; answered by a Reasons message. */
export interface Hint {
  type: "hint";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
}

/** Would this choice lose many points? Actions as in Act, not played; answered by a Weighed message.
 *
 * For who is asked now and sees the seat's cards, from what the seat knows. */
export interface Weigh {
  type: "weigh";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  actions: string[];
}

/** Why was record `at`, a decision of any seat, made so? Answered by a Reasons message.
 *
 * The reasons come from what the socket shows: its seat's knowledge at that moment, or everybody's. Of one's own
 * decisions, and of all once the game is over, they come from what the choosing seat knew. */
export interface WhyAsked {
  type: "why";
  id: number;
  at: number;
}

/** What if? Actions as in Act, played on what the seat knows and never at the table; answered by a Tried message.
 *
 * For who is asked now and sees the seat's cards. Without actions, the answer is the present. */
export interface Try {
  type: "try";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  actions: string[];
}

/** Why can this part of the board not be chosen? For who is asked now; answered by a WhyNotTold message. */
export interface WhyNot {
  type: "why-not";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  element: string;
}

/** What is there to say of the parts of the board as this socket sees them? Answered by a FactsTold message. */
export interface AskFacts {
  type: "facts";
  id: number;
  at: number;
}

/** Everything at once: after Hello, Speak and Look, and whenever small steps would not do.
 *
 * `viewer` is the seat whose view this is, or null for what everybody may see. `changes` holds all paths of the view;
 * it is empty while the table waits for its players. `recap` is the number of lines at the end of `log` that the page
 * has not seen. */
export interface TableMessage {
  type: "table";
  info: TableInfo;
  viewer: "blue" | "green" | "red" | "yellow" | null;
  at: number;
  changes: Record<string, unknown>;
  prompt: Prompt | null;
  can_undo: boolean;
  sheet: Sheet | null;
  log: LogLine[];
  recap: number;
  chat: ChatLine[];
  note: string;
}

/** What is asked now, of whom, and by which rule. Options and cautions are there for the asked seat alone.
 *
 * `remarks` are the coach's, where the page asked for one (Hello), the most urgent first. */
export interface Prompt {
  seat: string;
  asked: string;
  text: string;
  rule: string;
  options: Option[];
  cautions: Caution[];
  remarks: Remark[];
}

/** One thing the asked seat may do. The client shows it and sends its notation back; it knows no rules.
 *
 * `kind` is the action's name ("die", "build", ...), shared by options that belong together. `elements` are the parts
 * of the board it touches, most specific first (see game/elements.py): clicking one of them means this option, if
 * no other offered option has it. `points` is what it brings or costs the seat at once; `effects` tells in words what
 * else it does right away (previews stop at chance). `secret` marks an option that shows others a hidden card.
 * `group` tells what it stands together with: "dice" begin a turn, "extras" stand beside the main choice of the moment
 * (BASE-20), as "flags" and "missions" do; all others are the "choice". `beside` marks free actions and changes of a
 * move, whatever their group. `ends_turn` marks the option that ends one's turn.
 *
 * `fact` is one line on what it means now, `delta` what it changes, or null where that cannot be told. `steps` are the
 * elements by which it is found where there are many, one choice after the other: first the material, then the tile. */
export interface Option {
  action: string;
  kind: string;
  label: string;
  elements: string[];
  leads: Lead[];
  points: number;
  effects: string[];
  secret: boolean;
  beside: boolean;
  group: "choice" | "dice" | "extras" | "flags" | "missions";
  ends_turn: boolean;
  fact: string;
  delta: Delta | null;
  steps: string[];
}

/** Where an option would bring a figure: the space, the way round, and what its action would bring at once.
 *
 * `direction` is "clockwise", "counter-clockwise", or null where there is no choice of it; `path` are the spaces on
 * the way, the last one included. `gain` is the points that performing the action brings to the seat right away, or
 * null where that cannot be told in advance; `closed` says that the action cannot be performed now. `then` are the
 * actions that follow the option to come there, such as the way that Merlin walks: all together are one decision.
 * `fact` and `delta` are what this way means and changes, where the option has several ways. */
export interface Lead {
  space: number;
  path: number[];
  figure: string;
  direction: string | null;
  gain: number | null;
  closed: boolean;
  then: string[];
  fact: string;
  delta: Delta | null;
}

/** What an option changes for the asked seat, with the best that the rest of this turn can make of it.
 *
 * `now` are points at once, `scoring` is how much more (or less) the seat would get if it were scored now. Nothing
 * beyond the next new information counts. `best` are the actions after the option for which this is true. */
export interface Delta {
  now: number;
  scoring: number;
  best: string[];
}

/** Something that is about to be wasted and could be helped: in words, by which rule, and where one sees it.
 *
 * `actions` are the options of the prompt that would waste it; a page may switch each `kind` off. */
export interface Caution {
  kind: string;
  text: string;
  rule: string;
  elements: string[];
  actions: string[];
}

/** What the coach can say of this moment, a fact; a page tells each `id` once, and the first of several. */
export interface Remark {
  id: string;
  text: string;
  elements: string[];
}

/** Every point so far by reason; `forecast` is what a scoring right now would add, by reason (public knowledge). */
export interface Sheet {
  lines: SheetLine[];
  forecast: SheetLine[];
}

/** Points of each seat for one reason, in the order of the seats. */
export interface SheetLine {
  reason: string;
  title: string;
  rule: string;
  points: number[];
}

/** Something that happened, in words, after how many records, and the rule behind it.
 *
 * `kind` is the event's name; `elements` are the parts of the board it speaks of; `points` is there for points alone.
 * `by` is the seat whose decision that record was; null if it was chance.
 *
 * The log has one entry for a move, or for a place of a scoring: `begins` says that the line is the first of one, and
 * the `part` of its lines, one after the other as they are, is its text. */
export interface LogLine {
  at: number;
  kind: string;
  seat: string | null;
  text: string;
  rule: string;
  elements: string[];
  points: number;
  by: string | null;
  part: string;
  begins: boolean;
}

/** One move: what happened and what changed in the view since `before`. `undone` tells that records were taken back.
 *
 * With `undone`, log lines with a larger `at` than `kept` are no longer true and go. `scoring` is the scoring that
 * this move completed, if it did: the page tells it before it shows the rest. */
export interface StepMessage {
  type: "step";
  before: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow" | null;
  label: string;
  lines: LogLine[];
  changes: Record<string, unknown>;
  prompt: Prompt | null;
  can_undo: boolean;
  sheet: Sheet;
  undone: boolean;
  kept: number;
  scoring: Scoring | null;
}

/** A scoring that is complete, step by step; with `before`, the steps sum to the points of each seat after it. */
export interface Scoring {
  title: string;
  final: boolean;
  before: number[];
  categories: ScoringCategory[];
  steps: ScoringStep[];
}

/** A column of a scoring: a reason for points, and what belongs to it. */
export interface ScoringCategory {
  reason: string;
  title: string;
  rule: string;
}

/** One place of a scoring, or all players at once where there are no places: what each seat gets, and why.
 *
 * `number` of `of` places of the category; `counts` are how strong each seat is there, or how many pieces of it count
 * (empty where nobody counts), `points` what each gets. `grail` is the seat whose Grail broke the tie. `text` says it
 * in one line. */
export interface ScoringStep {
  category: string;
  title: string;
  text: string;
  elements: string[];
  counts: number[];
  points: number[];
  tied: boolean;
  grail: string | null;
  number: number;
  of: number;
}

/** The table itself changed: a seat, the status, who is there, the clock. */
export interface InfoMessage {
  type: "info";
  info: TableInfo;
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** A request was carried out and is kept for good. */
export interface Done {
  type: "done";
  id: number;
  at: number;
}

/** A request that changed nothing, and why (with `perhaps-kept`, nobody knows whether it did: look again).
 *
 * `id` is that of the request, or 0. The words are in the page's messages under
 * `refused-<reason>`; `detail` adds facts in plain English where there are any, `rule` the rule that forbids it. */
export interface Refused {
  type: "refused";
  id: number;
  reason: "blocked" | "damaged" | "disk-full" | "failed" | "full" | "gone" | "host" | "lost-notes" | "malformed" | "muted" | "no-answer" | "no-hints" | "no-name" | "no-planner" | "no-secret" | "nobody" | "not-admitted" | "not-away" | "not-kept" | "not-now" | "not-offered" | "not-the-host" | "not-told" | "not-your-seat" | "not-your-turn" | "nothing-to-undo" | "options" | "origin" | "other-version" | "over" | "perhaps-kept" | "removed" | "seat-taken" | "stale" | "too-large" | "too-many" | "undo-spent" | "unknown-request" | "unknown-table" | "unproved" | "watchers-quiet";
  detail: string;
  rule: string;
}

/** The answer to Hint and WhyAsked, to that socket alone: the action and the reasons for it, a sentence each.
 *
 * The first sentence is what a person would say; the others tell whose knowledge it is based on, and the numbers.
 * After a hint `action` is that of the recommended option. `choice` tells whether there surely was something else to
 * choose, as far as the asker can know. */
export interface Reasons {
  type: "reasons";
  id: number;
  at: number;
  action: string;
  lines: string[];
  choice: boolean;
}

/** The answer to Weigh, to that socket alone: by how many points something else is better, and why.
 *
 * `loss` is 0 and there are no `lines` unless it is sure enough, as in a review. */
export interface Weighed {
  type: "weighed";
  id: number;
  at: number;
  loss: number;
  lines: string[];
}

/** The answer to Try, to that socket alone: what would change in the view, what would happen and be asked next.
 *
 * `prompt` has the next options if the line `can_go_on`. Otherwise `stopped` says why not: "chance" decides next,
 * "others" are asked, something "secret" would be seen, the game is "over". An action that does nothing but that
 * (ending a turn, a look at hidden cards) is left out of the changes. */
export interface Tried {
  type: "tried";
  id: number;
  at: number;
  changes: Record<string, unknown>;
  prompt: Prompt | null;
  lines: LogLine[];
  can_go_on: boolean;
  stopped: "" | "chance" | "others" | "over" | "secret";
}

/** The answer to WhyNot, to that socket alone: the reasons, each with its rule, from what the seat knows.
 *
 * `missing` are things of which each would make it possible, or all together where the line says so. */
export interface WhyNotTold {
  type: "why-not-told";
  id: number;
  element: string;
  lines: Sentence[];
  missing: string[];
}

/** A sentence, and the rule behind it. */
export interface Sentence {
  text: string;
  rule: string;
}

/** One line on each part of the board of which there is something to say, by its element; to that socket alone. */
export interface FactsTold {
  type: "facts-told";
  id: number;
  at: number;
  facts: Record<string, string>;
}

/** Somebody signed in as you in another browser, by your personal link. If it was not you, sign it out. */
export interface SignedIn {
  type: "signed-in";
  device: string;
  time: number;
}

/** All orders of the turns that the seat has left in this round, or of the next `turns`; also while others play.
 *
 * For who sees the seat's cards. Answered by two Planned messages: the first tree at once, then the `complete` one.
 * A new request of the same socket replaces the one before. */
export interface AskPlan {
  type: "plan";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  turns?: number;
}

/** A turn of a plan that the page keeps: the `actions`, `route` and `space` of its PlannedStep. */
export interface KeptStep {
  actions: string[];
  route: number;
  space: number | null;
}

/** Does this plan still hold? Answered by a PlanChecked message; nothing of it is kept by the server.
 *
 * `change` is a step of which other ways are wanted: by an apple, a flag, gold. Without it, they are those of the
 * first step that is broken. */
export interface CheckPlan {
  type: "check-plan";
  id: number;
  at: number;
  seat: "blue" | "green" | "red" | "yellow";
  steps: KeptStep[];
  change?: number | null;
}

/** A mission that a step completes, and its points. */
export interface PlannedMission {
  card: number;
  points: number;
}

/** One turn of a plan: what it is taken with, where that leads, and what is done there.
 *
 * `die` is the element of the die or piece and `face` its pips; `figure` moves along `path` to `space`, whose name is
 * `title`. `actions` is the whole turn in the notation; the first `route` of them lead to the space. `changed` says in
 * words what changes the die, `does` what is done at the space. `now` and `scoring` are what the step adds.
 * `shields` are the colors of one's own traitors that are repelled from then on. `depends` marks a figure that others
 * may move before, `new` a step that ends with something nobody can know yet. */
export interface PlannedStep {
  die: string;
  face: number;
  figure: string | null;
  direction: string | null;
  space: number | null;
  path: number[];
  title: string;
  changed: string[];
  does: string[];
  actions: string[];
  route: number;
  now: number;
  scoring: number;
  missions: PlannedMission[];
  shields: string[];
  depends: boolean;
  new: boolean;
}

/** An order of turns. `now` and `scoring` are those of all steps; `worth` is how the expected final margin changes.
 *
 * `exact` says that no other actions on these spaces bring more; `folded` counts other orders that begin with the same
 * turn and come to the same. */
export interface PlannedRow {
  steps: PlannedStep[];
  now: number;
  scoring: number;
  worth: number;
  exact: boolean;
  folded: number;
}

/** The answer to AskPlan, to that socket alone: the best orders, as if the others did nothing.
 *
 * `orders` is how many were found; `exact` says that there are no others and that each is the best on its spaces. */
export interface Planned {
  type: "planned";
  id: number;
  at: number;
  complete: boolean;
  exact: boolean;
  orders: number;
  rows: PlannedRow[];
}

/** A kept step now: it "holds", was "played", or is "broken".
 *
 * `cause` says why: its figure comes "elsewhere" (to `space`, called `title`), it cannot be taken ("route"), or
 * what is called `label` cannot be done there ("action"). */
export interface PlanStepChecked {
  status: "broken" | "holds" | "played";
  cause: "" | "action" | "elsewhere" | "route";
  label: string;
  space: number | null;
  title: string;
  step: PlannedStep | null;
}

/** Another way for a step, and the plan from there on; `label` is what changes it, empty if nothing does. */
export interface PlanChange {
  label: string;
  row: PlannedRow;
}

/** The answer to CheckPlan, to that socket alone. `row` is what the steps that hold come to.
 *
 * `play` are the actions of the first step up to the next new information, to be sent as Act with `then`; there are
 * none while others are asked. `changes` are other ways for step `changed`, the best first. */
export interface PlanChecked {
  type: "plan-checked";
  id: number;
  at: number;
  steps: PlanStepChecked[];
  row: PlannedRow | null;
  play: string[];
  changed: number | null;
  changes: PlanChange[];
}

/** GET /api/lessons?lang=: one of the lessons, which come in playing order: the base game, then the modules.
 *
 * `weight` is 0 for the base game, and for a module 1 to 3: how much it asks of newcomers. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  module: string | null;
  weight: number;
}

/** What the coach says to an action that was not asked for; with null, to any other (at a guess, to a wrong one). */
export interface LessonHint {
  action: string | null;
  text: string;
}

/** One sentence of the coach, and what the learner does: goes on, plays a line, taps a part of the board, guesses.
 *
 * `lit` are elements of the board, besides `round` for the track of rounds. `lines` are the accepted lines of a `do`
 * step, each action as its notation; they go on from wherever the steps before ended. `right` is the index of the
 * right guess, or -1. */
export interface LessonStep {
  kind: "do" | "guess" | "next" | "tap";
  say: string;
  lit: string[];
  lines: string[][];
  tap: string | null;
  guesses: string[];
  right: number;
  hints: LessonHint[];
}

/** What is to be reached without help, a hint, and one line that does it. */
export interface Challenge {
  goal: string;
  hint: string;
  solution: string[];
}

/** A position and what is done from there: steps, or (the last part) a challenge without any. */
export interface LessonPart {
  steps: LessonStep[];
  challenge: Challenge | null;
}

/** GET /api/lessons/{id}?lang=: a lesson. The guide to its players and modules names spaces and pieces.
 *
 * `done` tells what the learner can do after it, `shows` what of the table it needs besides ring, lands and castle. */
export interface Lesson {
  id: string;
  title: string;
  goal: string;
  done: string;
  module: string | null;
  players: number;
  modules: string[];
  shows: ("map" | "missions" | "others")[];
  parts: LessonPart[];
}

/** POST /api/lessons/{id}/play: the position of a part after these actions of the learner, who is Red. */
export interface PlayLesson {
  lang: "de" | "en" | "pt";
  part: number;
  actions: string[];
}

/** A way through a challenge: the learner's moves and scorings in words, and the points they brought. */
export interface LessonWay {
  lines: string[];
  points: number;
}

/** A moment of a lesson, as the learner sees it.
 *
 * `steps` has the step of the last action, none without actions; `results` tells what it brought, a sentence each.
 * `solved` is true in the part of the challenge once its goal is reached. Then there are `ways` to compare: the
 * learner's own, and one that looks good and does not reach the goal. */
export interface LessonMoment {
  table: TableMessage;
  steps: StepMessage[];
  solved: boolean;
  results: string[];
  ways: LessonWay[];
}

/** POST /api/lessons/{id}/ask: what a table's socket may be asked, at a moment of a lesson; answered as there.
 *
 * The answer is a Tried, WhyNotTold or FactsTold message. */
export interface AskLesson {
  lang: "de" | "en" | "pt";
  part: number;
  actions: string[];
  ask: Try | WhyNot | AskFacts;
}

/** GET /api/puzzles: one of the puzzles, of which the easiest come first.
 *
 * `level` is the lowest bot that finds the best turn, `kind` what it is about, `seat` who is to move. */
export interface PuzzleInfo {
  id: string;
  level: "knight" | "lancelot" | "merlin" | "merlin-quick" | "squire";
  kind: "manor" | "mission" | "points" | "reach" | "scoring" | "staff" | "traitors" | "two-missions" | "value" | "win";
  players: number;
  modules: string[];
  seat: string;
  round: number;
}

/** GET /api/puzzles/{id}?lang= and GET /api/puzzles/day/{date}?lang=: a puzzle, without its answer.
 *
 * `themes` are the reasons for points that matter, in words. With `proved` no chance is left: losses are exact. */
export interface Puzzle {
  id: string;
  level: "knight" | "lancelot" | "merlin" | "merlin-quick" | "squire";
  kind: "manor" | "mission" | "points" | "reach" | "scoring" | "staff" | "traitors" | "two-missions" | "value" | "win";
  players: number;
  modules: string[];
  seat: string;
  round: number;
  themes: string[];
  proved: boolean;
}

/** POST /api/puzzles/{id}/play: the position after these actions of the seat that is to move. */
export interface PlayPuzzle {
  lang: "de" | "en" | "pt";
  actions: string[];
}

/** A plan for the turn: its actions, what they do in words, the points they bring at once.
 *
 * `loss` is what it loses to the best plan, in points of the expected margin at the end of the game. */
export interface PuzzlePlan {
  actions: string[];
  lines: string[];
  points: number;
  loss: number;
}

/** What a finished plan is worth: the best one, or how much it loses to it; with `at_least`, so much or more. */
export interface PuzzleVerdict {
  best: boolean;
  at_least: boolean;
  plan: PuzzlePlan;
}

/** A moment of a puzzle, as the seat that is to move sees it.
 *
 * `steps` has the step of the last action, none without actions. Once the plan is finished there is a verdict and no
 * question; its last action is not played: what comes after it is chance, hidden, or the others' doing. */
export interface PuzzleMoment {
  table: TableMessage;
  steps: StepMessage[];
  verdict: PuzzleVerdict | null;
}

/** GET /api/puzzles/{id}/hint: the action with which the best plan begins. */
export interface PuzzleHint {
  action: string;
}

/** GET /api/puzzles/{id}/answer?lang=: the best plan and the next best, of so many with different ends. */
export interface PuzzleAnswer {
  best: PuzzlePlan;
  next: PuzzlePlan | null;
  count: number;
}

/** POST /api/puzzles/{id}/ask: what a table's socket may be asked, at a moment of a puzzle; answered as there.
 *
 * The answer is a Tried, WhyNotTold or FactsTold message. */
export interface AskPuzzle {
  lang: "de" | "en" | "pt";
  actions: string[];
  ask: Try | WhyNot | AskFacts;
}

/** GET /api/tables/{id}/review?lang=&level=: the review of a finished game.
 *
 * Until it is there, `done` says which share of the work is.
 *
 * Without a level, or with `quick`, it is the most thorough one that is there; `full` asks for the full one. `closer`
 * is which share of the full one is done, null if it is not being made. `minutes` is how long the game took, without
 * long pauses; null if that is not known. `bots` are those who played, by seat, and `own` the seats of who asks. */
export interface ReviewState {
  done: number;
  review: ReviewTold | null;
  closer: number | null;
  minutes: number | null;
  bots: (string | null)[];
  own: string[];
}

/** A whole review in words. `curve` begins after the first roll.
 *
 * `scorings` are the rounds that end with one, `modules` what each module in play brought, `turns` what each die did. */
export interface ReviewTold {
  level: string;
  seats: ReviewSeat[];
  sources: ReviewSource[];
  dice: ReviewRolled[];
  missions: ReviewSource[];
  missed: string[];
  curve: ReviewMoment[];
  winners: string[];
  scorings: number[];
  modules: ReviewModule[];
  turns: ReviewTurn[];
  variants: string[];
  figures: SeatFigures[];
}

/** One seat in words. */
export interface ReviewSeat {
  seat: string;
  name: string;
  points: number;
  account: ReviewLine[];
  luck: ReviewLine[];
  mistakes: string;
  rate: number;
  band: string;
  turning: ReviewTurning[];
  count: number;
  verdict: string;
  completed: string[];
  missed: string[];
}

/** A part of an account: its name, its label, its points and, where it is measured, their standard error. */
export interface ReviewLine {
  name: string;
  label: string;
  points: number;
  error: number;
}

/** A turning point in words. */
export interface ReviewTurning {
  at: number;
  when: string;
  title: string;
  reasons: string[];
  points: number;
  played: string[];
  better: string[];
  line: string[];
  given_art: string[];
  better_art: string[];
}

/** A source of points, what each seat has from it, and by which turns. */
export interface ReviewSource {
  label: string;
  points: number[];
  shares: ReviewShare[];
}

/** Points that a seat has from a source: by which of the `turns`, and how many. */
export interface ReviewShare {
  turn: number;
  seat: string;
  points: number;
}

/** The dice of a round: what each seat rolled, and what all dice of the round were worth to it. */
export interface ReviewRolled {
  label: string;
  faces: string[];
  worth: number[];
}

/** A point of the curve: after record `at`, in `round`, each seat's expected margin, and what luck alone made of it.
 *
 * `seat` is whose turn ended; null after dice and cards. */
export interface ReviewMoment {
  at: number;
  round: number;
  seat: string | null;
  value: number[];
  lucky: number[];
}

/** A module: its name, the points each seat has from it, and what its own chance was worth to each. */
export interface ReviewModule {
  name: string;
  label: string;
  points: number[];
  luck: number[];
}

/** A turn of `seat`, or (null) a scoring: what is rolled and reached in it, and the points of all seats.
 *
 * `elements` are its dice and spaces as parts of the board, `spaces` the names of the spaces. */
export interface ReviewTurn {
  at: number;
  round: number;
  seat: string | null;
  label: string;
  elements: string[];
  spaces: string[];
  points: number[];
}

/** A seat of a reviewed game; numbers and names without words, which can be kept and added up. */
export interface SeatFigures {
  margin: number;
  luck: number;
  turns: number;
  lost: number;
  band: number;
  kinds: KindLost[];
  played: Played;
}

/** Mistakes of one kind: how many, and the points they lost. */
export interface KindLost {
  kind: string;
  count: number;
  points: number;
}

/** What can be counted without judging anything. */
export interface Played {
  traitors: number;
  completed: number;
  held: number;
  points: Record<string, number>;
}

/** POST /api/tables/{id}/review/play: the position of a mistake, after these actions of who made it. */
export interface PlayReview {
  lang: "de" | "en" | "pt";
  at: number;
  actions: string[];
}

/** Whether an answer is right: nothing in it is known to lose more than 0.3 points; else how much, and in words. */
export interface ReviewVerdict {
  right: boolean;
  loss: number;
  text: string;
}

/** A moment of an answer that is tried again, from what the seat knew.
 *
 * `steps` has the step of the last action, none without actions. At the end of the turn there is a verdict and no
 * question; the last action is not played. */
export interface ReviewTrial {
  table: TableMessage;
  steps: StepMessage[];
  verdict: ReviewVerdict | null;
}

/** POST /api/tables/{id}/review/ask: what a table's socket may be asked, at such a moment; answered as there. */
export interface AskReview {
  lang: "de" | "en" | "pt";
  at: number;
  actions: string[];
  ask: Try | WhyNot | AskFacts;
}

/** A step of a line: what it does in words, the parts of the board it speaks of, what it changes in the view. */
export interface ReviewStep {
  text: string;
  elements: string[];
  changes: Record<string, unknown>;
}

/** GET /api/tables/{id}/review/lines?at=&lang=: a mistake on the board, as its seat saw it.
 *
 * `changes` is the whole view before it. `played` and `better` begin there, both from what the seat knew. */
export interface ReviewLines {
  seat: string;
  changes: Record<string, unknown>;
  played: ReviewStep[];
  better: ReviewStep[];
}

/** One record of a game as a replay shows it: who did what, what happened, and what changed in the view.
 *
 * `changes` maps paths of the view ("round", "players.0", "modules.arthur") to their new values; the first moment
 * holds all of them. */
export interface Moment {
  at: number;
  seat: string | null;
  action: string;
  label: string;
  lines: LogLine[];
  changes: Record<string, unknown>;
}

/** A whole game from one point of view, moment by moment. */
export interface Replay {
  players: number;
  modules: string[];
  variants: string[];
  names: string[];
  viewer: string | null;
  over: boolean;
  moments: Moment[];
  sheet: Sheet;
  winners: string[];
  commitment: string;
  seed: string | null;
  findings: Finding[];
}

/** A space of a ring: its number, its kind without the colour, its words and its rule. */
export interface SpaceGuide {
  position: number;
  kind: string;
  colour: string | null;
  title: string;
  about: string;
  rule: string;
}

/** A cell of the environs: where it lies and which colours of material build there. */
export interface CellGuide {
  cell: string;
  row: number;
  column: number;
  colours: string[];
}

/** One of the six colours: letter, emblem and words, and what its flag can do at this table. */
export interface ColourGuide {
  name: string;
  letter: string;
  emblem: string;
  title: string;
  principality: string;
  ability: string;
  ability_title: string;
  ability_about: string;
  ability_rule: string;
}

/** A requirement of a mission card, in words and as a picture: pieces with a colour.
 *
 * The pieces are all goods, all markers or all vassals, each by its name, or nothing where it has none or any will do.
 * `where` is `given` with the colour of the goods or of the principality, `same` for one colour of all, or `any`. */
export interface NeedGuide {
  text: string;
  piece: string;
  names: (string | null)[];
  where: string;
  colour: string | null;
}

/** A mission card. */
export interface CardGuide {
  id: number;
  points: number;
  vassal: string;
  text: string;
  needs: NeedGuide[];
}

/** A kind of tile of the environs, by its name in the notation, and what building on it brings. */
export interface TileGuide {
  kind: string;
  terrain: string;
  tower: boolean;
  title: string;
  about: string;
  rule: string;
}

/** A word of the game: its name in views and notation, how it is called, and perhaps more about it.
 *
 * `letter` is there for players alone, who are told apart by letter and colour, `many` for what is counted. */
export interface WordGuide {
  name: string;
  title: string;
  about: string;
  rule: string;
  letter: string;
  many: string;
}

/** A reason for points. */
export interface ReasonGuide {
  name: string;
  title: string;
  rule: string;
}

/** What does not change at a table, in one language. `modules` holds what each module in play adds. */
export interface Guide {
  lang: string;
  players: number;
  modules_in_play: string[];
  outer: SpaceGuide[];
  inner: SpaceGuide[];
  rows: number;
  cells: CellGuide[];
  frame_top: string[];
  frame_bottom: string[];
  colours: ColourGuide[];
  seats: WordGuide[];
  goods: WordGuide[];
  vassals: WordGuide[];
  terrains: WordGuide[];
  pieces: WordGuide[];
  cards: CardGuide[];
  tiles: TileGuide[];
  reasons: ReasonGuide[];
  rounds: number;
  scorings: number[];
  places: WordGuide[];
  modules: Record<string, Record<string, unknown>>;
}

/** Arthur in a view; lists are in the order of the seats, a seat is its number, Picts are their numbers.
 *
 * `arthur` is the space he stands on; `dice` the face of each seat's Arthur die, 0 once it is used; `stack` how many
 * Picts are still face down; `sums` what each seat's Picts and the signet ring are worth together in a scoring. */
export interface ArthurSlice {
  arthur: number;
  signet_ring: number | null;
  dice: number[];
  open_picts: number[];
  stack: number;
  picts: number[][];
  sums: number[];
}

/** A Pict: its value, and its bonus as parts for an icon and in words. */
export interface PictGuide {
  id: number;
  value: number;
  bonus: string;
  good: string | null;
  colour: string | null;
  terrain: string | null;
  text: string;
}

/** All Picts. */
export interface ArthurGuide {
  picts: PictGuide[];
}

/** The districts in a view, in the order of the colours; null while one is still to be placed. */
export interface CaerleonSlice {
  districts: (string | null)[];
}

/** A district: its name, what vassals do there, in full and in short. */
export interface DistrictGuide {
  name: string;
  title: string;
  about: string;
  short: string;
  rule: string;
}

/** All districts. */
export interface CaerleonGuide {
  districts: DistrictGuide[];
}

/** The decrees of a principality: a name for each one the viewer knows, else null; the seats that have looked. */
export interface DecreeStack {
  decrees: (string | null)[];
  looked: number[];
}

/** Decrees in a view: the stacks by colour, what was taken how often, how many each seat holds and are spent. */
export interface DecreesSlice {
  stacks: Record<string, DecreeStack>;
  taken: Record<string, number>;
  held: number[];
  spent: number;
}

/** A decree: a good of a colour, or points. */
export interface DecreeGuide {
  name: string;
  title: string;
  good: string | null;
  colour: string | null;
  points: number;
}

/** All kinds of decree. */
export interface DecreesGuide {
  decrees: DecreeGuide[];
}

/** King's favor in a view; lists are in the order of the seats.
 *
 * `seals` are those left to use; `abilities` has the learned rows (1 to 3) of each vassal; `turned_down` names the
 * vassals whose ability of row 3 is turned down until the next scoring. */
export interface FavorSlice {
  seals: number[];
  abilities: Record<string, number[]>[];
  turned_down: string[][];
}

/** An ability of the favor board. */
export interface FavorAbility {
  vassal: string;
  row: number;
  title: string;
  about: string;
  rule: string;
}

/** The favor board in words. */
export interface FavorGuide {
  abilities: FavorAbility[];
}

/** Gold and mistletoe in a view: what is left in the supply, and what each seat has, in the order of the seats. */
export interface GoldSlice {
  gold_supply: number;
  mistletoe_supply: number;
  gold: number[];
  mistletoe: number[];
}

/** How many coins and mistletoe there are at all. */
export interface GoldGuide {
  coins: number;
  mistletoe: number;
}

/** The allies in a view; a colour is its number, a cell of the environs too, counted row by row.
 *
 * `allies` are the names by seat, `tiles` how many each ally has left. `marshal` is where Sir Lancelot's marshal
 * stands (-1: nowhere). `gareth` and `geraint` tell the colours and victory point spaces whose tiles were placed,
 * `castles` the cells of Sir Gaheris's castles, `kay` how many tiles of Sir Kay lie in each principality. */
export interface KnightsSlice {
  allies: string[][];
  tiles: Record<string, number>;
  marshal: number;
  gareth: number[];
  geraint: string[];
  castles: number[];
  kay: number[];
}

/** An ally: how he is called, what he does, from which stack, and with how many tiles he comes. */
export interface AllyGuide {
  name: string;
  title: string;
  about: string;
  rule: string;
  stack: string;
  tiles: number;
}

/** All allies, the points of Sir Gareth and Sir Geraint for 0, 1, 2 … tiles, and victory point spaces in words. */
export interface KnightsGuide {
  allies: AllyGuide[];
  gareth_points: number[];
  geraint_points: number[];
  victories: Record<string, string>;
}

/** What a seat has bought. `tiles` has a row of six colours for shields, flags (always none) and materials.
 *
 * `plus_tokens` are at hand, `plus_placed` those under markers by colour; day laborers are their pips. */
export interface MarketHeld {
  tiles: number[][];
  plus_tokens: number;
  plus_placed: number[];
  apple_mistletoe_tiles: number;
  day_laborers: number[];
}

/** The market in a view: whether the player in turn may still buy, the wares, and what each seat holds.
 *
 * `used_laborers` lie aside until the round ends: nobody can buy them. */
export interface MarketSlice {
  open: boolean;
  tiles: number[][];
  plus_tokens: number;
  apple_mistletoe_tiles: number;
  day_laborers: number[];
  used_laborers: number[];
  held: MarketHeld[];
}

/** The price of everything in gold, and what the market has at the start. */
export interface MarketGuide {
  price: number;
  shield_tiles: string[];
  material_tiles: string[];
  plus_tokens: number;
  apple_mistletoe_tiles: number;
  day_laborers: number[];
}

/** A cauldron: the face it takes, how far Morgana moves, whether it is free this round, its token's two sides. */
export interface CauldronSlice {
  face: number;
  steps: number;
  free: boolean;
  effect: string | null;
  other_side: string | null;
}

/** Morgana in a view; a seat, a colour and a cell are their numbers, lists are in the order of seats or colours.
 *
 * `place` is the principality she closes; `dice` are the faces left, `chosen` tells that one is being used and `used`
 * which seats have used one this round. `markers` are her own markers by colour, `topped` those on top of a seat's. */
export interface MorganaSlice {
  place: number | null;
  dice: number[];
  chosen: boolean;
  used: boolean[];
  cauldrons: CauldronSlice[];
  horn: number | null;
  poisoned_apple_supply: number;
  poisoned_apples: number[];
  hut_supply: number;
  huts: number[];
  marker_supply: number;
  markers: number[];
  topped: number[][];
}

/** What a cauldron token does. */
export interface EffectGuide {
  name: string;
  title: string;
  about: string;
  rule: string;
}

/** The effects of the tokens. */
export interface MorganaGuide {
  effects: EffectGuide[];
}

/** Treasures in a view: neutral staffs left, and the kinds of tile that were taken out. */
export interface TreasuresSlice {
  neutral_staffs: number;
  removed: string[];
}

/** A treasure: the name of its kind of tile, and its effect as parts for an icon and in words. */
export interface TreasureGuide {
  kind: string;
  terrain: string;
  form: string;
  shows: string[];
  title: string;
  about: string;
  rule: string;
}

/** All treasures. */
export interface TreasuresGuide {
  tiles: TreasureGuide[];
}

/** The types of each module's part of views and of the guide, by its name. */
export interface ModuleParts {
  arthur: { slice: ArthurSlice; guide: ArthurGuide };
  caerleon: { slice: CaerleonSlice; guide: CaerleonGuide };
  decrees: { slice: DecreesSlice; guide: DecreesGuide };
  favor: { slice: FavorSlice; guide: FavorGuide };
  gold: { slice: GoldSlice; guide: GoldGuide };
  knights: { slice: KnightsSlice; guide: KnightsGuide };
  market: { slice: MarketSlice; guide: MarketGuide };
  morgana: { slice: MorganaSlice; guide: MorganaGuide };
  treasures: { slice: TreasuresSlice; guide: TreasuresGuide };
}

export type FromPage = Hello | Speak | Look | Act | Undo | Sit | Stand | Arrange | Start | Pledge | Reveal | Rematch | Knock | Manage | Change | Ignore | Say | Note | Hint | Weigh | WhyAsked | Try | WhyNot | AskFacts | AskPlan | CheckPlan;

export type ToPage = SignedIn | TableMessage | StepMessage | InfoMessage | ChatMessage | Done | Refused | Reasons | Weighed | FactsTold | Tried | WhyNotTold | Planned | PlanChecked;

export type Seat = "red" | "yellow" | "blue" | "green";

export type Lang = "en" | "de" | "pt";

export type Status = "waiting" | "playing" | "over";

export type Reason = "malformed" | "too-large" | "too-many" | "unknown-table" | "unknown-request" | "not-your-seat" | "not-your-turn" | "stale" | "not-offered" | "nothing-to-undo" | "undo-spent" | "seat-taken" | "not-away" | "not-admitted" | "removed" | "blocked" | "muted" | "watchers-quiet" | "nobody" | "not-told" | "unproved" | "gone" | "not-the-host" | "not-now" | "over" | "full" | "options" | "no-name" | "no-secret" | "no-hints" | "no-planner" | "no-answer" | "origin" | "damaged" | "other-version" | "disk-full" | "not-kept" | "perhaps-kept" | "lost-notes" | "host" | "failed";

export const LANGUAGES: readonly Lang[] = ["en", "de", "pt"];

export const LANGUAGE_NAMES: Record<Lang, string> = {
  en: "English",
  de: "Deutsch",
  pt: "Português",
};
