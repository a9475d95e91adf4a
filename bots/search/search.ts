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
import { type Answer, asked, type Bot, indexOfId } from '../bot.ts';
import { Allowance, type Budget, type Clock, systemClock } from '../budget.ts';
import { weigh } from '../greedy.ts';
import { Race } from '../race.ts';
import { explained } from '../why.ts';
import { Decision } from './decision.ts';

export interface SearchShape {
  /** How far to look: so many changes of the game's horizon (turns, as a rule). Five see a table of four round once. */
  readonly turns: number;
  /** How eagerly to try what looks worse, in units of how much the values scatter. */
  readonly explore: number;
  /** Decisions with more options than this are widened step by step. */
  readonly wide: number;
  /** With so many seats or more the others are thought to play by the game's cheap policy; with fewer they search, too. */
  readonly rivals: number;
}

const SHAPE: SearchShape = { turns: 5, explore: 1.5, wide: 8, rivals: 3 };

/** What runs longer than this is judged where it stands. */
const MOST_CHOICES = 1000;
const MOST_FAULTS = 20;
/** What remains of the old visits when a tree is used again. */
const REMEMBERED = 0.3;
/** An offer is weighed with this part of the budget: there are many, and few are worth it. */
const OFFER_PART = 0.25;

/**
 * Information-set Monte-Carlo tree search. Each sample fills the holes of the view at random and plays every option
 * that is still in the race in that world, with the same dice: down the tree of what was chosen before (each seat for
 * its own good), one step into the new, then on by the game's cheap policy, a few turns far. The values are compared
 * sample by sample at the question itself, and handed back up the path below it (max^n).
 */
export class Search implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #shape: SearchShape;
  readonly #rng: Rng;
  /** Dice of the head: the same for each option of a sample. */
  readonly #chance: Rng;
  readonly #before: Int32Array;
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
    this.#chance = this.#rng.clone();
    this.#before = this.#chance.state.slice();
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
    const race = this.#race(view, root, options);
    if (race.samples === 0) return this.#hunch(view, options);
    const index = asked(view).kind === 'sealed' ? this.#mixed(race) : race.leader();
    this.#last = momentOf(view, options[index].id);
    return index;
  }

  /** No time for a single sample of all options: what the cheap policy would take. */
  #hunch(view: View, options: readonly Option[]): number {
    try {
      return cheapChoice(view.determinise(this.#rng), view.viewer as Seat, this.#rng) % options.length;
    } catch {
      return 0;
    }
  }

  /** All options in the same worlds with the same dice, until one is left or the budget is used up. */
  #race(view: View, root: Decision, options: readonly Option[]): Race {
    const race = new Race(options.length);
    const allowance = new Allowance(this.#budget, this.#clock);
    let faults = 0;
    while (race.alive.length > 1 && allowance.left > 0 && faults <= MOST_FAULTS) {
      try {
        const world = view.determinise(this.#rng);
        this.#chance.scramble(this.#rng.next(DICE), this.#rng.next(DICE));
        this.#before.set(this.#chance.state);
        const last = race.alive[race.alive.length - 1];
        let whole = true;
        for (const runner of race.alive) {
          whole = allowance.take();
          if (!whole) break;
          this.#chance.state.set(this.#before);
          // The last one needs no copy.
          const match = runner === last ? world : world.clone();
          race.note(runner, this.#iterate(view, match, root, options[runner].id, runner));
          this.iterations++;
        }
        if (whole) race.next();
      } catch {
        // A world that cannot be the real one, or a fault of the game: think about another.
        faults++;
      }
    }
    return race;
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
    const { spec } = match.game;
    const self = root.seat;
    const alone = match.seats >= this.#shape.rivals;
    let { turns } = this.#shape;
    let horizon = spec.horizon(match);
    let options: readonly Option[] = match.legal(self);
    let index = indexOfId(options, id, hint);
    let node = root;
    let edge = node.edge(keyOf(options[index], view, match), index);
    let seat = self;
    let joint = '';
    let inTree = true;
    this.#depth = 0;
    for (let n = 0; n < MOST_CHOICES; n++) {
      let fresh = false;
      if (inTree && (seat === self || !alone)) {
        fresh = node.visits[edge] === 0;
        this.#path[this.#depth] = node;
        this.#edges[this.#depth++] = edge;
      }
      const top: Effect = match.agenda[match.agenda.length - 1];
      match.take(seat, options[index]);
      const now = spec.horizon(match);
      if (now !== horizon) {
        horizon = now;
        if (--turns <= 0) break;
      }
      const sealed =
        match.answers.length > 0 && match.agenda.length > 0 && match.agenda[match.agenda.length - 1] === top;
      if (inTree && !alone) joint = sealed || joint !== '' ? `${joint}${seat}:${edge} ` : '';
      seat = match.asked();
      if (seat === NONE) break;
      options = match.legal(seat);
      // What was never tried before is played on from by the cheap policy.
      if (fresh && !sealed) inTree = false;
      if (inTree && (seat === self || !alone)) {
        const question = match.agenda[match.agenda.length - 1].do;
        if (sealed) node = node.beside(seat, question);
        else {
          node = node.follow(edge, seat, question, joint);
          joint = '';
        }
        index = this.#select(view, match, node, seat, options);
        edge = this.#edge;
      } else index = cheapChoice(match, seat, this.#chance);
    }
    return this.#handBack(match, self);
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

  /** Hands the value for each seat back up the path. */
  #handBack(match: Match, self: Seat): number {
    const { spec } = match.game;
    const values = this.#values;
    for (let seat = 0; seat < match.seats; seat++) values[seat] = Number.NaN;
    values[self] = spec.evaluate(match, self);
    for (let i = 0; i < this.#depth; i++) {
      const node = this.#path[i];
      let value = values[node.seat];
      if (Number.isNaN(value)) {
        value = spec.evaluate(match, node.seat);
        values[node.seat] = value;
      }
      node.note(this.#edges[i], value);
    }
    return values[self];
  }

  /** A secret choice must not be guessable: any of those that are as good as the best as far as the search can tell. */
  #mixed(race: Race): number {
    const good = race.within(1);
    return good[this.#rng.below(good.length, DICE)];
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
