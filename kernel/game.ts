import type { Statement } from './arrange.ts';
import { type Effect, PASS, type Scope } from './effect.ts';
import type { SeenEvent } from './events.ts';
import { Plays, windowQuestion } from './gathering.ts';
import { hashOf } from './hash.ts';
import { type Announced, carryOut, heldQuestion } from './holds.ts';
import { type Json, MOST_SEATS, type Seat, type Zone } from './ids.ts';
import { Instances } from './instances.ts';
import { Match } from './match.ts';
import { meantPerhaps } from './nearest.ts';
import {
  KERNEL_PARTS,
  type OptionForms,
  type OptionParts,
  type Prohibitions,
  partsOf,
} from './option-forms.ts';
import type { Texts } from './page/language.ts';
import type { Option, Options, Question } from './questions.ts';
import { GameFault, Misfit } from './refusal.ts';
import type { LookingBack, Remembered } from './remembered.ts';
import { Rng } from './rng.ts';
import type { AboutIn, EffectIn, EventIn, FactsIn } from './seams.ts';
import {
  type Conflict,
  completed,
  misshapen,
  type Setup,
  type TableOption,
  type Wanted,
  whatIsWrong,
} from './setup.ts';
import type { EventShapes, Shape } from './shape.ts';
import { format, shortened } from './text.ts';
import type { View } from './view.ts';
import type { OpenWindow } from './windows.ts';
import type { Words } from './words.ts';
import { ZoneLayout, type ZoneSpec } from './zones.ts';

/** What is printed on a card or token. Several instances may have the same face. */
export interface Face {
  readonly id: string;
  /** What everybody sees of it while it lies facedown. */
  readonly back: string;
}

/** Resolves one kind of effect. (Written as a method so that a game of one world is a game of any.) */
export type Handler<W, E extends Effect = Effect> = {
  handle(match: Match<W>, effect: E, scope: Scope): void;
}['handle'];

/** A handler for every kind of effect in a union: a missing one does not compile. */
export type Handlers<W, E extends Effect> = { readonly [K in E['do']]: Handler<W, Extract<E, { do: K }>> };

/** A question for every kind in a union. */
export type Questions<W, E extends Effect> = { readonly [K in E['do']]: Question<W, Extract<E, { do: K }>> };

/** A number that changes when a stretch of the match is over. (A method, as a handler is.) */
type Span<W> = { span(match: Match<W>): number }['span'];

/** A chapter of the rules: the effects it resolves and the questions it asks. */
export interface Chapter<W, E extends Effect = never, Q extends Effect = never> {
  readonly handlers: Handlers<W, E>;
  readonly questions: Questions<W, Q>;
}

/** A chapter of any effects. */
export interface AnyChapter<W> {
  readonly handlers?: Readonly<Record<string, Handler<W, never>>>;
  readonly questions?: Readonly<Record<string, Question<W, never>>>;
}

/** So many instances of a face begin the match in this zone. */
export interface Dealt {
  readonly face: string;
  readonly zone: string;
  readonly key?: number;
  readonly count: number;
  /** Its back at this table, where the set-up decides: one of the `backs` of the game. */
  readonly back?: string;
}

/** A word for a seat, under the name of what is counted: `{ seat: 2, measure: 'deathAt', word: 'armory' }`. */
export interface Note {
  readonly seat: Seat;
  readonly measure: string;
  readonly word: string;
}

/** What a game tells about itself to those who write scenarios. */
export interface Declared<F> {
  readonly events?: EventShapes;
  readonly facts?: Shape<F>;
  /** The ids of its options, with capitals for what changes (`steal:SEAT`), and what choosing one does. */
  readonly options?: OptionForms;
  /** What stands for the capitals of the game's own. */
  readonly parts?: OptionParts;
  /** What lies in each zone. */
  readonly zones?: Readonly<Record<string, string>>;
  /** What can be forbidden and why: by the form of the option, the reasons with their rules. */
  readonly forbidden?: Prohibitions;
  /** What is counted of each seat when the match has ended (`Outcome.results`). */
  readonly results?: Shape<object>;
  /** Its card language, and what its words mean. */
  readonly texts?: Texts;
  /** How the board lies and how its spaces are called, in Markdown. */
  readonly board?: string;
  /** Whatever has words besides cards and tokens, by title: heroes, kinds of chambers. */
  readonly told?: Readonly<Record<string, readonly string[]>>;
  /** What each space of the board is, and what lies beside it. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** The ids of everything that events, facts and arrangements name, by kind; cards and their backs are known. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
}

/** Everything a game tells the kernel. Rules are in handlers and questions; the rest is declared. */
export interface GameSpec<W> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever recorded matches would replay differently. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: readonly TableOption[];
  /** What each seat may bring: a hero. */
  readonly seatOptions?: readonly TableOption[];
  /** Options that cannot go together, with the rule. */
  conflicts?(setup: Setup): Conflict[];

  readonly faces: readonly Face[];
  /** What plays besides the faces: heroes, monsters, tables. */
  readonly content?: object;
  /** Cards of the box that a content pack may leave out (`without`), and how many there are of each. */
  readonly leavable?: readonly { readonly id: string; readonly count: number }[];
  /** Backs that faces have at some tables only. */
  readonly backs?: readonly string[];
  /** How many instances there are of each back, when the ledger says so: checked when the game is defined. */
  readonly totals?: Readonly<Record<string, number>>;
  readonly zones: Readonly<Record<string, ZoneSpec<Match<W>>>>;
  /** Parts of a face that can be known without the rest. */
  readonly aspects?: Readonly<Record<string, (face: number) => Json>>;
  dealt(setup: Setup): readonly Dealt[];
  world(setup: Setup): W;
  /** Copies the world by hand; measured to be worth it. The default copies any JSON. */
  cloneWorld?(world: W): W;
  /** Shuffles, and puts the first effects on the agenda. It deals nothing: what it leaves is what scenarios arrange. */
  begin(match: Match<W>): void;

  /** The rules, chapter by chapter. No kind of effect stands in two of them. */
  readonly chapters: readonly AnyChapter<W>[];
  /** Effects that content carries, to be checked against the handlers. */
  readonly carried?: readonly Effect[];

  /** Does anybody perhaps listen to this window? Asked often: must be cheap. */
  listens?(match: Match<W>, window: string, about: Seat): boolean;
  /** What a seat must or may play in a window. */
  plays?(match: Match<W>, window: OpenWindow, seat: Seat, plays: Plays<W>): void;
  /** In which order seats are asked in a window; by default from the seat it is about, in turn order. */
  order?(match: Match<W>, window: string, about: Seat): readonly Seat[];
  /** What a seat may do while the game waits for somebody else. */
  offers?(match: Match<W>, seat: Seat, options: Options<W>): void;
  /**
   * What a seat may settle once and for all. Of a window: `skip-NAME` (not to be asked in it) and `ask-NAME` (to be asked
   * even without anything to play, so that nobody can tell).
   */
  readonly preferences?: readonly string[];
  /** Why a seat cannot set a preference to this now, as the key of a reason; undefined if it can. */
  unfit?(match: Match<W>, seat: Seat, name: string, value: string): string | undefined;
  /** What people here prefer until they say otherwise, by how many of them share the table: it spares them chores. */
  customs?(people: number): Readonly<Record<string, string>>;
  /** The preference by which a seat lets a bot answer what it is asked now. */
  standIn?(match: Match<W>, seat: Seat): string | undefined;
  /** How long a preference may last, by name (`turn`, `combat`): it holds while the number stays the same. */
  readonly spans?: Readonly<Record<string, Span<W>>>;
  resignation?(match: Match<W>, seat: Seat): EffectIn<W> | undefined;
  /** What an option is about, by the effect it would put on the agenda: what a screen should light. */
  about?(match: Match<W>, effect: EffectIn<W>, scope: Scope): AboutIn<W> | undefined;

  /** What scenarios, tools and pages can name in it: they are checked against this. */
  readonly declares?: Declared<FactsIn<W>>;
  /** A plain, readable, stable summary of what a viewer may know. Documented with the game. */
  facts(view: View<W>): FactsIn<W>;
  /** What can be put in place by a statement (a position, wounds, whose turn), by the field that it is known by. */
  readonly arrangements?: Readonly<Record<string, Statement<W>>>;
  /** Changes whenever the horizon of consequences is reached: usually the number of the turn. */
  horizon(match: Match<W>): number;
  /** What the game counts for a seat: wounds, gold, dead … */
  counts(match: Match<W>, seat: Seat): Readonly<Record<string, number>>;
  /** What an event says about success: `['test', 1]`. The first of each name counts. */
  tally?(event: EventIn<W>, seat: Seat): readonly [name: string, value: number] | undefined;
  /** What a match is remembered by: whether this event is. `back` is there when the match is over. */
  remembers?(
    seen: Pick<SeenEvent<W>, 'event' | 'faces'>,
    back: LookingBack | undefined,
  ): Remembered | undefined;
  /** What bulk simulation counts of an event, besides how each seat came out: where somebody fell, and by what. */
  notes?(seen: Pick<SeenEvent<W>, 'event' | 'faces'>): readonly Note[];
  /** Words of a seat's results by which simulations compare seats, besides what each brought: the hero it was dealt. */
  readonly compared?: readonly string[];
  /** Whose fate a seat decides with what it is asked: its own, unless it plays a monster against somebody. */
  concerned?(match: Match<W>, seat: Seat): Seat;
  /** How good the match looks for a seat, from 0 (lost) to 1 (won). */
  evaluate(match: Match<W>, seat: Seat): number;
  /** The same for somebody of another temperament (`bold`), where the game has its own idea of what that is. */
  readonly temperaments?: Readonly<Record<string, GameSpec<W>['evaluate']>>;
  /** A cheap sensible choice for playouts: an index into the options. */
  policy?(match: Match<W>, seat: Seat, options: readonly Option<W>[], rng: Rng, steady?: boolean): number;
  /**
   * Has all others stand still from here on, valued as they stand now, for a bot that looks many rounds ahead: to play
   * what they do meanwhile may cost more than it tells.
   */
  stopOthers?(match: Match<W>, seat: Seat): void;
  /** Whether the seat is out of the game: nothing that it could do matters any more, and a look ahead may end. */
  isDone?(match: Match<W>, seat: Seat): boolean;
  /** How many rounds ahead it is worth to look for a bot that searches: fewer where luck and rivals decide more. */
  readonly foresight?: number;
  /** How the levels of bots play here, by the name of the level, as far as it is not as usual. */
  readonly levels?: Readonly<Record<string, Partial<Skill>>>;
  /** Questions of taste, such as whom to play: bots answer them by the policy, or they would all take the same. */
  readonly tastes?: readonly string[];

  /** Texts in English by key; `reason.…` for refusals. */
  readonly messages: Readonly<Record<string, string>>;
}

/** How well a bot plays that searches. */
export interface Skill {
  /** How much it thinks about a choice. */
  readonly iterations: number;
  /** How many rounds it looks ahead; unsaid, as the game says (`foresight`). */
  readonly foresight?: number;
  /** The part of its choices that are any at all. */
  readonly whims: number;
}

/** What is done about a kind of effect: it is handled, or it is a question. */
export interface Kind<W> {
  readonly name: string;
  readonly handler: Handler<W> | undefined;
  readonly question: Question<W> | undefined;
  /**
   * What was seen to come next and need not be looked up: the first kind, with one effect of it, known at sight, and
   * some others. Never changed once found: what stays the same the engine reads more quickly.
   */
  next: Kind<W> | undefined;
  nextEffect: Effect | undefined;
  readonly others: Kind<W>[];
}

/** From here on looking up is as quick as comparing. */
const MOST_OTHERS = 7;

function newKind<W>(name: string, handler?: Handler<W>, question?: Question<W>): Kind<W> {
  return { name, handler, question, next: undefined, nextEffect: undefined, others: [] };
}

/** What the kernel brings to every game. */
const KERNEL: AnyChapter<unknown> = {
  handlers: {
    [PASS.do]: () => {},
    announced: (match, announced: Announced, { seat }) => carryOut(match, announced, seat),
  },
  questions: { window: windowQuestion, held: heldQuestion },
};

/** Questions in one shape, whatever they leave out: the loop reads one at every choice. */
function alike<W>(question: Question<W>): Question<W> {
  const parts: Readonly<Record<string, unknown>> = { ...question };
  const { kind, lone = 'auto', midway = false, seat, seats, options, reveal, finish } = parts;
  return { kind, lone, midway, seat, seats, options, reveal, finish } as unknown as Question<W>;
}

interface Template<W> {
  readonly instances: Instances<Match<W>>;
  readonly dealt: readonly Dealt[];
}

/** A rule set, checked and ready to play. */
export class Game<W = unknown> {
  declare readonly spec: GameSpec<W>;
  declare readonly id: string;
  declare readonly faces: readonly Face[];
  declare readonly backs: readonly string[];
  declare readonly preferences: readonly string[];
  /** Rules number and what plays of the content: what a save or link must fit. */
  declare readonly version: string;
  /** The kind of effect that does nothing. */
  declare readonly pass: Kind<W>;
  /** What was last found to be playable in a window: used again and again, because most windows find nothing. */
  readonly gathered = new Plays<W>();
  /** The question of every window. */
  declare readonly window: Question<W>;
  /** The names of all questions of its rules. */
  declare readonly questions: readonly string[];
  readonly #kinds = new Map<string, Kind<W>>();
  readonly #faceIndex = new Map<string, number>();
  readonly #templates = new Map<string, Template<W>>();
  #lastTemplate: (Pick<Setup, 'options' | 'seats'> & { template: Template<W> }) | undefined;
  readonly #turnOrders = new Map<number, readonly Seat[]>();

  constructor(spec: GameSpec<W>) {
    this.spec = spec;
    this.id = spec.id;
    this.faces = spec.faces;
    this.backs = [...new Set([...spec.faces.map((f) => f.back), ...(spec.backs ?? [])])];
    this.preferences = ['skip-all', ...(spec.preferences ?? [])];
    this.version = `${spec.version}-${hashOf(whatPlays([spec.faces, spec.content ?? null])).slice(0, 8)}`;
    this.questions = spec.chapters.flatMap(({ questions = {} }) => Object.keys(questions));
    for (const [i, face] of spec.faces.entries()) this.#faceIndex.set(face.id, i);
    const problems: string[] = [];
    for (const { handlers = {}, questions = {} } of [KERNEL, ...spec.chapters]) {
      for (const [name, handler] of Object.entries(handlers))
        problems.push(...this.#enter(newKind(name, handler as Handler<W>)));
      for (const [name, question] of Object.entries(questions))
        problems.push(...this.#enter(newKind(name, undefined, alike(question as Question<W>))));
    }
    this.pass = this.kind(PASS.do);
    this.window = this.kind('window').question as Question<W>;
    problems.push(...this.#problems());
    if (problems.length > 0) throw new Misfit(`The game '${spec.id}' is not sound`, problems);
  }

  /** No chapter may take a kind of effect from another. */
  #enter(kind: Kind<W>): string[] {
    if (this.#kinds.has(kind.name)) return [`The effect '${kind.name}' stands in two places of the rules.`];
    this.#kinds.set(kind.name, kind);
    return [];
  }

  #problems(): string[] {
    const { spec } = this;
    const problems: string[] = [];
    if (spec.seats.most > MOST_SEATS) problems.push(`More than ${MOST_SEATS} seats are not supported.`);
    if (this.backs.length > 255) problems.push('More than 255 different backs are not supported.');
    problems.push(...doubles(spec.faces, 'faces'));
    problems.push(...doubles(spec.options, 'options'));
    problems.push(...doubles(spec.seatOptions ?? [], 'options of a seat'));
    for (const effect of spec.carried ?? []) problems.push(...this.#unknownKinds(effect));
    problems.push(...undeclared(spec));
    if (problems.length === 0) problems.push(...this.#dealingProblems());
    return [...new Set(problems)];
  }

  /** Deals once for the smallest and the largest table: unknown faces and zones and wrong totals show there. */
  #dealingProblems(): string[] {
    const { least, most } = this.spec.seats;
    const problems: string[] = [];
    for (const seats of new Set([least, most])) {
      try {
        this.#deal(completed(this.spec, { seats: Array.from({ length: seats }, () => ({})) }));
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    return problems;
  }

  #unknownKinds(value: unknown, path = ''): string[] {
    if (value === null || typeof value !== 'object') return [];
    if (Array.isArray(value)) return value.flatMap((v, i) => this.#unknownKinds(v, `${path}[${i}]`));
    const found: string[] = [];
    const kind = (value as { do?: unknown }).do;
    if (typeof kind === 'string' && !this.#kinds.has(kind)) {
      found.push(`No handler for the effect '${kind}'${path ? ` at ${path}` : ''}.`);
    }
    for (const [key, inner] of Object.entries(value))
      found.push(...this.#unknownKinds(inner, `${path}.${key}`));
    return found;
  }

  /** What is done about effects of this kind. */
  kind(name: string): Kind<W> {
    const found = this.#kinds.get(name);
    if (found === undefined) throw new GameFault(`'${name}' has neither a handler nor a question.`);
    return found;
  }

  /** The kind of an effect that comes after one of another kind. */
  kindAfter(before: Kind<W>, effect: Effect): Kind<W> {
    const { next } = before;
    if (next !== undefined && before.nextEffect === effect) return next;
    const name = effect.do;
    if (next !== undefined && next.name === name) {
      before.nextEffect ??= effect;
      return next;
    }
    const { others } = before;
    for (let i = 0; i < others.length; i++) if (others[i].name === name) return others[i];
    const found = this.kind(name);
    if (next === undefined) before.next = found;
    else if (others.length < MOST_OTHERS) others.push(found);
    return found;
  }

  question(kind: string): Question<W> | undefined {
    return this.#kinds.get(kind)?.question;
  }

  faceIndex(id: string): number {
    const index = this.#faceIndex.get(id);
    if (index === undefined) throw new RangeError(`${this.noSuchFace(id)}.`);
    return index;
  }

  noSuchFace(id: string): string {
    const perhaps = meantPerhaps(id, this.#faceIndex.keys());
    return `${this.spec.name} has no card or token '${shortened(id)}'${perhaps}`;
  }

  hasFace(id: string): boolean {
    return this.#faceIndex.has(id);
  }

  /** What is agreed, complete and checked. Throws a Misfit that names every problem. */
  agree(wanted: Wanted): Setup {
    const odd = misshapen(wanted);
    if (odd.length > 0) throw new Misfit(`${this.spec.name} cannot be played like this`, odd);
    const setup = completed(this.spec, wanted);
    const problems = whatIsWrong(this.spec, setup);
    if (problems.length > 0) throw new Misfit(`${this.spec.name} cannot be played like this`, problems);
    return setup;
  }

  /** Begins a match. */
  start(wanted: Wanted): Match<W> {
    const match = this.prepare(this.agree(wanted));
    match.resolve();
    return match;
  }

  /** A match whose first effects lie on the agenda but are not resolved yet: the moment to arrange things. */
  prepare(agreed: Setup): Match<W> {
    const { instances } = this.template(agreed);
    const match = new Match(
      this,
      agreed,
      this.spec.world(agreed),
      instances.clone(),
      Rng.fromSeed(agreed.seed),
    );
    this.spec.begin(match);
    return match;
  }

  /** The same table again and again: what bulk simulation begins its matches with. */
  again(agreed: Setup, seed: string): Match<W> {
    const match = this.prepare({ options: agreed.options, seats: agreed.seats, seed });
    match.resolve();
    return match;
  }

  /** All instances in their first places, made once for each kind of table and copied for each match. */
  template({ options, seats, seed }: Setup): Template<W> {
    const last = this.#lastTemplate;
    if (last && last.options === options && last.seats === seats) return last.template;
    const key = JSON.stringify([options, seats]);
    let template = this.#templates.get(key);
    if (!template) {
      template = this.#deal({ options, seats, seed });
      if (this.#templates.size > 200) this.#templates.clear();
      this.#templates.set(key, template);
    }
    this.#lastTemplate = { options, seats, template };
    return template;
  }

  #deal(setup: Setup): Template<W> {
    const dealt = this.spec.dealt(setup);
    this.#checkTotals(dealt);
    const backs: number[] = [];
    for (const { face, count, back: own } of dealt) {
      const back = this.backs.indexOf(own ?? this.faces[this.faceIndex(face)].back);
      if (back < 0) throw new GameFault(`'${face}' is dealt with the back '${own}', which is not declared.`);
      for (let i = 0; i < count; i++) backs.push(back);
    }
    const layout = new ZoneLayout(this.spec.zones, setup.seats.length, backs.length);
    const instances = new Instances<Match<W>>(layout, Uint8Array.from(backs));
    let next = 0;
    for (const { face, zone, key, count } of dealt) {
      const to: Zone = layout.zone(zone, key);
      for (let i = 0; i < count; i++, next++) {
        instances.setFace(next, this.faceIndex(face));
        instances.toBottom(next, to);
      }
    }
    return { instances, dealt };
  }

  #checkTotals(dealt: readonly Dealt[]): void {
    const counted = new Map<string, number>();
    for (const { face, count, back = this.faces[this.faceIndex(face)].back } of dealt) {
      counted.set(back, (counted.get(back) ?? 0) + count);
    }
    for (const [back, total] of Object.entries(this.spec.totals ?? {})) {
      const have = counted.get(back) ?? 0;
      if (have !== total) throw new GameFault(`There must be ${total} of '${back}', but there are ${have}.`);
    }
  }

  cloneWorld(world: W): W {
    return this.spec.cloneWorld ? this.spec.cloneWorld(world) : cloneJson(world);
  }

  listens(match: Match<W>, window: string, about: Seat): boolean {
    const { spec } = this;
    if (spec.plays === undefined) return false;
    return spec.listens === undefined || spec.listens(match, window, about);
  }

  plays(match: Match<W>, window: OpenWindow, seat: Seat, plays: Plays<W>): void {
    this.spec.plays?.(match, window, seat, plays);
  }

  order(match: Match<W>, window: string, about: Seat): readonly Seat[] {
    const { spec } = this;
    return spec.order === undefined ? match.seatsFrom(about) : spec.order(match, window, about);
  }

  offers(match: Match<W>, seat: Seat, options: Options<W>): void {
    this.spec.offers?.(match, seat, options);
  }

  resignation(match: Match<W>, seat: Seat): EffectIn<W> | undefined {
    return this.spec.resignation?.(match, seat);
  }

  reason(key: string): string {
    return format(this.spec.messages[`reason.${key}`] ?? key);
  }

  seatsFrom(seats: number, first: Seat): readonly Seat[] {
    const key = seats * 16 + first;
    let order = this.#turnOrders.get(key);
    if (order === undefined) {
      order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
      this.#turnOrders.set(key, order);
    }
    return order;
  }
}

/** What a box holds: its own content, to be opened with or without content packs of others. */
export interface GameBox {
  readonly id: string;
  readonly name: string;
  /** Checks the packs and defines the game; throws a Misfit that names the place and the reason. */
  open(packs?: readonly Json[]): Game;
  /** How the game is put into words, with its English messages in the game's own table. */
  words(game: Game): Words;
}

/** Fields that are read by people only: a corrected spelling strands no match. */
const READ_ONLY: ReadonlySet<string> = new Set(['name', 'text', 'description', 'emblem', 'flavour']);

/** A value without what is only read. */
function whatPlays(value: unknown): Json {
  if (Array.isArray(value)) return value.map(whatPlays);
  if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
  const fields = Object.entries(value).filter(([key, field]) => !READ_ONLY.has(key) && field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, whatPlays(field)]));
}

function doubles(things: readonly { readonly id: string }[], what: string): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { id } of things) {
    if (seen.has(id)) problems.push(`Two ${what} have the id '${id}'.`);
    seen.add(id);
  }
  return problems;
}

/** What a declaration forgets. */
function undeclared<W>({ declares, zones }: GameSpec<W>): string[] {
  const parts = { ...KERNEL_PARTS, ...declares?.parts };
  const open = Object.keys(declares?.options ?? {}).flatMap(partsOf);
  const problems = open
    .filter((part) => !Object.hasOwn(parts, part))
    .map((part) => `'${part}' stands in the form of an option, and nothing says what it is.`);
  for (const form of Object.keys(declares?.forbidden ?? {}))
    if (!declares?.options || !Object.hasOwn(declares.options, form))
      problems.push(`'${form}' can be forbidden, and no option has this form.`);
  const described = declares?.zones;
  for (const zone of described ? Object.keys(zones) : [])
    if (!described?.[zone]) problems.push(`Nothing says what lies in the zone '${zone}'.`);
  return problems;
}

function cloneJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(cloneJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloneJson(value[key]);
  return copy as T;
}
