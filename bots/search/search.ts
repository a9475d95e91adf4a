import {
  cheapChoice,
  DICE,
  type Effect,
  type Match,
  NONE,
  type Option,
  Rng,
  type Seat,
  type View,
} from '@underhall/kernel';
import { type Answer, asked, type Bot, indexOfId, isTaste } from '../bot.ts';
import { Allowance, type Budget, type Clock, systemClock } from '../budget.ts';
import { offhand, weigh } from '../greedy.ts';
import { type Play, Race, run } from '../race.ts';
import { explained } from '../why.ts';
import { Decision } from './decision.ts';

export interface SearchShape {
  /** How far to look: so many times round the table, each seat having its turn. Unsaid, as the game says (`foresight`). */
  readonly rounds: number;
  /** How much of a value comes from what is seen a round later; the rest is what the match looks like now. */
  readonly trust: number;
  /** How often an option is played on from by the cheap policy before the search thinks about what follows it. */
  readonly ripe: number;
  /** How eagerly to try what looks worse, in units of how much the values scatter. */
  readonly explore: number;
  /** Below the question, of more options than this each is tried only after those before it were, one by one. */
  readonly wide: number;
  /** With so many seats or more the others are thought to play by the game's cheap policy; with fewer they search, too. */
  readonly rivals: number;
}

const SHAPE: SearchShape = { rounds: 10, trust: 0.8, ripe: 400, explore: 1.5, wide: 8, rivals: 3 };

/** What runs longer than this is judged where it stands. */
const MOST_CHOICES = 1000;
/** What remains of the old visits when a tree is used again. */
const REMEMBERED = 0.3;
/** An offer is weighed with this part of the budget: there are many, and few are worth it. */
const OFFER_PART = 0.25;

/**
 * Information-set Monte-Carlo tree search. Each sample fills the holes of the view at random and plays every option that
 * is still in the race in that world, with the same dice: down the tree of what was chosen before (each seat for its own
 * good), one step into the new, then on by the game's cheap policy, many rounds far. What the match looks like after each
 * round is weighed together; these values are compared sample by sample at the question itself, where the worse half of
 * the options drops out again and again (sequential halving), and handed back up the path below it (max^n).
 */
export class Search implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #shape: SearchShape;
  /** How far to look, if the bot was told. */
  readonly #told: number | undefined;
  #rounds = SHAPE.rounds;
  readonly #rng: Rng;
  /** Dice of the head: the same for each option of a sample. */
  readonly #chance: Rng;
  readonly #clock: Clock;
  /** Iterations finished in all: what benchmarks count. */
  iterations = 0;

  #root: Decision | undefined;
  #last: Moment | undefined;

  // One iteration's path and values, kept here so that an iteration makes nothing but nodes.
  readonly #path: Decision[] = [];
  readonly #edges: number[] = [];
  /** In which round each step of the path was taken. */
  readonly #when: number[] = [];
  /** By seat: what the match looked like after each round. */
  readonly #looks: number[][] = [];
  #round = 0;
  #depth = 0;
  // Where in the tree it is.
  #self: Seat = 0;
  #node = new Decision(0, '', '');
  #edge = 0;
  #joint = '';
  #inTree = true;
  /** What the dice of each turn of a sample come from. */
  readonly #luck: [number, number] = [0, 0];

  constructor(
    name: string,
    budget: Budget,
    seed: string,
    shape: Partial<SearchShape> = {},
    clock: Clock = systemClock,
  ) {
    this.name = name;
    this.#budget = budget;
    this.#shape = { ...SHAPE, ...shape };
    this.#told = shape.rounds;
    this.#rng = Rng.fromSeed(seed);
    this.#chance = this.#rng.clone();
    this.#clock = clock;
  }

  answer(view: View): Answer {
    const { options } = asked(view);
    const index = options.length === 1 ? 0 : this.#think(view, options);
    return explained(view, options[index].id, this.#rng);
  }

  offered(view: View): Answer | undefined {
    const { options } = asked(view);
    const part = new Allowance(this.#budget, this.#clock).part(OFFER_PART);
    const found = weigh(view, options, part, this.#rng);
    return found && explained(view, found.id, this.#rng);
  }

  #think(view: View, options: readonly Option[]): number {
    const handy = offhand(view, options, this.#rng);
    if (isTaste(view)) return handy;
    this.#rounds = this.#told ?? view.game.spec.foresight ?? SHAPE.rounds;
    const allowance = new Allowance(this.#budget, this.#clock);
    const root = this.#plant(view);
    const sealed = asked(view).kind === 'sealed';
    const race = new Race(options.length);
    const play: Play = (match, index) => {
      this.iterations++;
      return this.#iterate(view, match, root, options[index].id, index);
    };
    // A sealed answer is mixed of all that are good.
    const phases = sealed ? 1 : Math.ceil(Math.log2(options.length));
    for (let left = phases; left > 0; left--) {
      // Enough for one sample at least.
      const part = allowance.part(Math.max(1 / left, race.alive.length / allowance.left));
      run(race, view, Number.POSITIVE_INFINITY, part, this.#rng, this.#chance, play);
      if (left > 1 && race.samples > 0) race.keep(Math.ceil(race.alive.length / 2), handy);
    }
    if (race.samples === 0) return handy;
    const index = sealed ? this.#mixed(race) : race.leader();
    this.#last = momentOf(view, options[index].id);
    return index;
  }

  /** The tree of the last choice, where this question follows it directly; else a new one. */
  #plant(view: View): Decision {
    const { seat, question, kind, picks } = asked(view);
    const { options, seats } = view.setup;
    const last = this.#last;
    let root: Decision | undefined;
    if (this.#root && last && last.options === options && last.seats === seats && kind !== 'sealed') {
      const follows = last.picks >= 0 && view.choices === last.choices && picks.length === last.picks + 1;
      if (follows || view.choices === last.choices + 1) {
        const edge = this.#root.keys.indexOf(last.chosen);
        if (edge >= 0) root = this.#root.find(edge, seat, question.do, '');
        root?.fade(REMEMBERED);
      }
    }
    this.#root = root ?? new Decision(seat, question.do, '');
    return this.#root;
  }

  /** Plays one option in one world: down the tree, then by the cheap policy. Gives the value for the searcher. */
  #iterate(view: View, match: Match, root: Decision, id: string, hint: number): number {
    const { horizon } = match.game.spec;
    let turns = 0;
    let turn = horizon(match);
    let seat = root.seat;
    let options: readonly Option[] = match.legal(seat);
    let index = indexOfId(options, id, hint);
    this.#setOut(root, root.edge(keyOf(options[index], view, match), index));
    this.#settleDice();
    for (let n = 0; n < MOST_CHOICES; n++) {
      const fresh = this.#step(match, seat);
      const sealed = takeSealed(match, seat, options[index]);
      const now = horizon(match);
      if (now !== turn) {
        turn = now;
        if (turns++ % match.seats === 0) this.#look(match);
        if (this.#round === this.#rounds) break;
        this.#rollAnew(match, turns);
      }
      const next = match.asked();
      if (next === NONE) break;
      options = match.legal(next);
      this.#follow(match, seat, next, sealed, fresh);
      index = this.#isThoughtOf(match, next)
        ? this.#select(view, match, this.#node, next, options)
        : cheapChoice(match, next, this.#chance);
      seat = next;
    }
    if (this.#round < this.#rounds) this.#look(match);
    return this.#handBack();
  }

  #setOut(root: Decision, edge: number): void {
    this.#self = root.seat;
    this.#node = root;
    this.#edge = edge;
    this.#joint = '';
    this.#inTree = true;
    this.#depth = 0;
    this.#round = 0;
  }

  /** Whether a choice of a seat is in the tree: with many seats only the searcher's own are. */
  #isThoughtOf(match: Match, seat: Seat): boolean {
    return this.#inTree && (seat === this.#self || match.seats < this.#shape.rivals);
  }

  /** The edge that is taken now belongs to the path, if it is in the tree; true if it was never taken before. */
  #step(match: Match, seat: Seat): boolean {
    if (!this.#isThoughtOf(match, seat)) return false;
    this.#path[this.#depth] = this.#node;
    this.#when[this.#depth] = this.#round;
    this.#edges[this.#depth++] = this.#edge;
    return this.#node.visits[this.#edge] < this.#shape.ripe;
  }

  /** Down the tree to the next question. What was never tried before is played on from by the cheap policy. */
  #follow(match: Match, chooser: Seat, next: Seat, sealed: boolean, fresh: boolean): void {
    if (!this.#inTree) return;
    if (match.seats < this.#shape.rivals)
      this.#joint = sealed || this.#joint !== '' ? `${this.#joint}${chooser}:${this.#edge} ` : '';
    if (fresh && !sealed) this.#inTree = false;
    if (!this.#isThoughtOf(match, next)) return;
    const question = match.agenda[match.agenda.length - 1].do;
    if (sealed) this.#node = this.#node.beside(next, question);
    else {
      this.#node = this.#node.follow(this.#edge, next, question, this.#joint);
      this.#joint = '';
    }
  }

  #settleDice(): void {
    this.#luck[0] = this.#chance.next(DICE);
    this.#luck[1] = this.#chance.next(DICE);
  }

  /** Each turn has dice of its own, so that what differs between options in one does not change the luck of the next. */
  #rollAnew(match: Match, turn: number): void {
    const [a, b] = this.#luck;
    match.rng.scramble(a + turn, b);
    this.#chance.scramble(b + turn, a);
  }

  /**
   * UCB1 among the options that are there, with a new one first while the decision may still widen. The unit of
   * curiosity is how much values scatter here: within options and between them, each option counting once, so that
   * it does not dwindle when one option is visited far more than the rest.
   */
  #select(view: View, match: Match, node: Decision, seat: Seat, options: readonly Option[]): number {
    let opened = 0;
    let within = 0;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < options.length; i++) {
      const edge = node.edge(keyOf(options[i], view, match), i);
      node.available[edge]++;
      const visits = node.visits[edge];
      if (visits === 0) continue;
      opened++;
      const mean = node.totals[edge] / visits;
      within += Math.max(0, node.squares[edge] / visits - mean * mean);
      sum += mean;
      squares += mean * mean;
    }
    const { wide, explore } = this.#shape;
    const most = options.length <= wide ? options.length : wide / 2 + Math.sqrt(node.visited);
    if (opened < options.length && opened < most)
      return this.#novel(view, match, node, seat, options, opened);
    const between = Math.max(0, squares / opened - (sum / opened) ** 2);
    const eager = explore * Math.sqrt(within / opened + between);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const edge = node.edge(keyOf(options[i], view, match), i);
      const visits = node.visits[edge];
      if (visits === 0) continue;
      const curiosity = Math.sqrt(Math.log(Math.max(1, node.available[edge])) / visits);
      const score = node.totals[edge] / visits + eager * curiosity;
      if (score > bestScore) {
        bestScore = score;
        best = i;
        this.#edge = edge;
      }
    }
    return best;
  }

  /** An option not tried yet: the one the cheap policy would take, or any. */
  #novel(
    view: View,
    match: Match,
    node: Decision,
    seat: Seat,
    options: readonly Option[],
    opened: number,
  ): number {
    const proposed = cheapChoice(match, seat, this.#chance);
    this.#edge = node.edge(keyOf(options[proposed], view, match), proposed);
    if (node.visits[this.#edge] === 0) return proposed;
    let skip = this.#chance.below(options.length - opened, DICE);
    for (let i = 0; i < options.length; i++) {
      const edge = node.edge(keyOf(options[i], view, match), i);
      if (node.visits[edge] > 0) continue;
      this.#edge = edge;
      if (skip-- === 0) return i;
    }
    return proposed;
  }

  /** A round is over: what the match looks like now, for each seat whose choices are in the tree. */
  #look(match: Match): void {
    const { evaluate } = match.game.spec;
    for (let seat = 0; seat < match.seats; seat++) {
      if (seat !== this.#self && match.seats >= this.#shape.rivals) continue;
      this.#looks[seat] ??= [];
      this.#looks[seat][this.#round] = evaluate(match, seat);
    }
    this.#round++;
  }

  /**
   * Hands back up the path what each seat saw from there on, what is nearer counting for more (the λ-return). A single
   * look is either near, and judged by an evaluation that knows little, or far, and mostly luck.
   */
  #handBack(): number {
    const { trust } = this.#shape;
    for (const looks of this.#looks) {
      if (looks === undefined) continue;
      for (let round = this.#round - 2; round >= 0; round--)
        looks[round] += trust * (looks[round + 1] - looks[round]);
    }
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#path[i];
      node.note(this.#edges[i], this.#looks[node.seat][this.#when[i]]);
    }
    return this.#looks[this.#self][0];
  }

  /** A secret choice must not be guessable: any of those that are as good as the best as far as the search can tell. */
  #mixed(race: Race): number {
    const good = race.within(1);
    return good[this.#rng.below(good.length, DICE)];
  }
}

/** Takes an option; true if others still answer the same question, not knowing what was chosen. */
function takeSealed(match: Match, seat: Seat, option: Option): boolean {
  const question: Effect = match.agenda[match.agenda.length - 1];
  match.take(seat, option);
  const { agenda, answers } = match;
  return answers.length > 0 && agenda.length > 0 && agenda[agenda.length - 1] === question;
}

/** What is needed to know a match again at its next question. */
interface Moment {
  readonly options: unknown;
  readonly seats: unknown;
  readonly choices: number;
  /** Picks made in a draft so far; -1 if it was none. */
  readonly picks: number;
  readonly chosen: string;
}

function momentOf(view: View, chosen: string): Moment {
  const { kind, picks } = asked(view);
  const { options, seats } = view.setup;
  return { options, seats, choices: view.choices, picks: kind === 'draft' ? picks.length : -1, chosen };
}

/**
 * What an edge is called. An option that names a card the searcher does not know is another option with each face the
 * card may have.
 */
function keyOf(option: Option, view: View, match: Match): string {
  const { card } = option.effect as Effect & { card?: number };
  if (card === undefined || card >= view.instances.count || view.instances.face(card) !== NONE)
    return option.id;
  return `${option.id}=${match.instances.face(card)}`;
}
