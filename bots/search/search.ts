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
import { type Answer, asked, type Bot } from '../bot.ts';
import { Allowance, type Budget, type Clock, systemClock } from '../budget.ts';
import { weigh } from '../greedy.ts';
import { explained } from '../why.ts';
import { Decision } from './decision.ts';

export interface SearchShape {
  /** How far to look: so many changes of the game's horizon, per seat at the table. */
  readonly rounds: number;
  /** How eagerly to try what looks worse, in units of how much the values scatter. */
  readonly explore: number;
  /** Decisions with more options than this are widened step by step. */
  readonly wide: number;
}

export const SHAPE: SearchShape = { rounds: 2, explore: 1.5, wide: 8 };

/** A playout that runs longer than this is judged where it stands. */
const MOST_CHOICES = 1000;
const MOST_FAULTS = 20;
/** Each option of the question itself is tried so often before any is preferred. */
const FAIR = 6;
/** What remains of the old visits when a tree is used again. */
const REMEMBERED = 0.3;
/** An offer is weighed with this part of the budget: there are many, and few are worth it. */
const OFFER_PART = 0.25;

/**
 * Information-set Monte-Carlo tree search. Each iteration fills the holes of the view at random, walks down the tree
 * by the options (each seat for its own good), tries one new option, plays on by the game's cheap policy to the
 * horizon, and hands the value for each seat back up the path (max^n).
 */
export class Search implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #shape: SearchShape;
  readonly #rng: Rng;
  readonly #clock: Clock;
  /** Iterations finished in all: what benchmarks count. */
  iterations = 0;

  #root: Decision | undefined;
  #last: Moment | undefined;

  // One iteration's path and values, kept here so that an iteration makes nothing but nodes.
  readonly #path: Decision[] = [];
  readonly #edges: number[] = [];
  readonly #values: number[] = [];
  #depth = 0;
  #edge = 0;

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
    this.#rng = Rng.fromSeed(seed);
    this.#clock = clock;
  }

  answer(view: View): Answer {
    const { options } = asked(view);
    const index = options.length === 1 ? 0 : this.#think(view, options);
    return explained(view, options[index].id, this.#rng);
  }

  offered(view: View): Answer | undefined {
    const { options } = asked(view);
    const part: Budget = {
      iterations: Math.ceil(this.#budget.iterations * OFFER_PART),
      ...(this.#budget.milliseconds === undefined
        ? {}
        : { milliseconds: this.#budget.milliseconds * OFFER_PART }),
    };
    const found = weigh(view, options, new Allowance(part, this.#clock), this.#rng);
    return found && explained(view, found.id, this.#rng);
  }

  #think(view: View, options: readonly Option[]): number {
    const root = this.#plant(view);
    const allowance = new Allowance(this.#budget, this.#clock);
    let faults = 0;
    while (allowance.take()) {
      try {
        this.#iterate(view, root);
        this.iterations++;
      } catch {
        // A world that cannot be the real one, or a fault of the game: think about another.
        if (++faults > MOST_FAULTS) break;
      }
      if (isSettled(root, allowance.left)) break;
    }
    const index = asked(view).kind === 'sealed' ? this.#mixed(root, options) : favourite(root, options);
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

  #iterate(view: View, root: Decision): void {
    const match = view.determinise(this.#rng);
    const { spec } = match.game;
    let turns = this.#shape.rounds * match.seats;
    let horizon = spec.horizon(match);
    let node: Decision | undefined = root;
    let seat = root.seat;
    let joint = '';
    this.#depth = 0;
    // Down the tree, until something is tried that was not tried before.
    while (node) {
      const options: readonly Option[] = match.legal(seat);
      const index = this.#select(view, match, node, seat, options);
      const edge = this.#edge;
      const fresh: boolean = node.visits[edge] === 0;
      this.#path[this.#depth] = node;
      this.#edges[this.#depth++] = edge;
      const top: Effect = match.agenda[match.agenda.length - 1];
      match.take(seat, options[index]);
      const sealed =
        match.answers.length > 0 && match.agenda.length > 0 && match.agenda[match.agenda.length - 1] === top;
      joint = sealed || joint !== '' ? `${joint}${seat}:${edge} ` : '';
      const now = spec.horizon(match);
      if (now !== horizon) {
        horizon = now;
        if (--turns <= 0) break;
      }
      seat = match.asked();
      if (seat === NONE) break;
      const question = match.agenda[match.agenda.length - 1].do;
      if (sealed) {
        node = node.beside(seat, question);
      } else {
        node = fresh ? undefined : node.follow(edge, seat, question, joint);
        joint = '';
      }
    }
    if (turns > 0) this.#playOut(match, turns, horizon);
    this.#handBack(match);
  }

  /**
   * UCB1 among the options that are there, with a new one first while the decision may still widen. The unit of
   * curiosity is how much values scatter here: within options and between them, each option counting once, so that
   * it does not dwindle when one option is visited far more than the rest.
   */
  #select(view: View, match: Match, node: Decision, seat: Seat, options: readonly Option[]): number {
    const fair = this.#depth === 0 ? FAIR : 1;
    let rarest = 0;
    let fewest = fair;
    let opened = 0;
    let within = 0;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < options.length; i++) {
      const edge = node.edge(keyOf(options[i], view, match), i);
      node.available[edge]++;
      const visits = node.visits[edge];
      if (visits === 0) continue;
      if (visits < fewest) {
        fewest = visits;
        rarest = i;
      }
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
    if (fewest < fair) {
      this.#edge = node.edge(keyOf(options[rarest], view, match), rarest);
      return rarest;
    }
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
    const proposed = cheapChoice(match, seat, this.#rng);
    this.#edge = node.edge(keyOf(options[proposed], view, match), proposed);
    if (node.visits[this.#edge] === 0) return proposed;
    let skip = this.#rng.below(options.length - opened, DICE);
    for (let i = 0; i < options.length; i++) {
      const edge = node.edge(keyOf(options[i], view, match), i);
      if (node.visits[edge] > 0) continue;
      this.#edge = edge;
      if (skip-- === 0) return i;
    }
    return proposed;
  }

  #playOut(match: Match, turnsLeft: number, from: number): void {
    const { spec } = match.game;
    let turns = turnsLeft;
    let horizon = from;
    for (let i = 0; i < MOST_CHOICES; i++) {
      const seat = match.asked();
      if (seat === NONE) return;
      match.take(seat, match.legal(seat)[cheapChoice(match, seat, this.#rng)]);
      const now = spec.horizon(match);
      if (now === horizon) continue;
      horizon = now;
      if (--turns <= 0) return;
    }
  }

  #handBack(match: Match): void {
    const { spec } = match.game;
    const values = this.#values;
    for (let seat = 0; seat < match.seats; seat++) values[seat] = Number.NaN;
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#path[i];
      let value = values[node.seat];
      if (Number.isNaN(value)) {
        value = spec.evaluate(match, node.seat);
        values[node.seat] = value;
      }
      node.note(this.#edges[i], value);
    }
  }

  /**
   * A secret choice must not be guessable: at random among the options that are as good as the best as far as the
   * search can tell, by how often it came back to each.
   */
  #mixed(root: Decision, options: readonly Option[]): number {
    const edges = options.map((option, i) => root.edge(option.id, i));
    const best = Math.max(...edges.map((edge) => root.mean(edge)));
    const weights = edges.map((edge) => (root.mean(edge) + root.error(edge) < best ? 0 : root.visits[edge]));
    let at = (this.#rng.next(DICE) / 4294967296) * weights.reduce((a, b) => a + b, 0);
    for (let i = 0; i < weights.length; i++) {
      at -= weights[i];
      if (at < 0) return i;
    }
    return favourite(root, options);
  }
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

/** The option that the search came back to most; of equals the better one. */
function favourite(root: Decision, options: readonly Option[]): number {
  let best = 0;
  let bestVisits = -1;
  let bestMean = 0;
  for (let i = 0; i < options.length; i++) {
    const edge = root.edge(options[i].id, i);
    const visits = root.visits[edge];
    const mean = root.mean(edge);
    if (visits > bestVisits || (visits === bestVisits && mean > bestMean)) {
      best = i;
      bestVisits = visits;
      bestMean = mean;
    }
  }
  return best;
}

/** Nothing that is left to think can change which option is visited most. */
function isSettled(root: Decision, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const visits of root.visits) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}
