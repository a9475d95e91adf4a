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
import { asked, indexOfId } from '../bot.ts';
import { Sampler } from '../race.ts';
import { Decision } from './decision.ts';
import { type Lap, type Leg, type Luck, samplesOf } from './leg.ts';
import type { SearchShape } from './shape.ts';

/** What runs longer than this is judged where it stands. */
const MOST_CHOICES = 1000;

/**
 * One tree over one question, with its own worlds and dice: what followed the options of the question when they were
 * played, each seat choosing for its own good (max^n).
 */
export class Tree {
  readonly #number: number;
  readonly #shape: SearchShape;
  readonly #rounds: number;
  readonly #root: Decision;
  /** Dice of the head: the same for each option of a sample. */
  readonly #chance: Rng;
  readonly #sampler: Sampler;

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
  #node: Decision;
  #edge = 0;
  #joint = '';
  #inTree = true;
  /** What the dice of each turn of a sample come from. */
  readonly #luck: [number, number] = [0, 0];

  constructor(view: View, number: number, [a, b]: Luck, shape: SearchShape, rounds: number) {
    const { seat, question, options } = asked(view);
    this.#number = number;
    this.#shape = shape;
    this.#rounds = rounds;
    this.#root = new Decision(seat, question.do, '');
    this.#node = this.#root;
    const rng = Rng.fromSeed('');
    rng.scramble(a + number, b);
    this.#chance = rng.clone();
    this.#sampler = new Sampler(view, rng, this.#chance, (match, runner) =>
      this.#iterate(view, match, this.#root, options[runner].id, runner),
    );
  }

  /** Its own samples of a leg, as many as there is time for. */
  lap(leg: Leg, isTime: () => boolean): Lap {
    const values: number[] = [];
    let faults = 0;
    for (let n = samplesOf(leg, this.#number); n > 0; n--) {
      const whole = values.length;
      try {
        if (this.#sampler.sample(leg.alive, isTime, (_, value) => values.push(value))) continue;
        values.length = whole;
        break;
      } catch {
        // A world that cannot be the real one, or a fault of the game: think about another.
        values.length = whole;
        faults++;
      }
    }
    return { values, faults };
  }

  /** Plays one option in one world: down the tree, then by the cheap policy. Gives the value for the searcher. */
  #iterate(view: View, match: Match, root: Decision, id: string, hint: number): number {
    const { horizon, isDone, stopOthers } = match.game.spec;
    const isAmongMany = match.seats >= this.#shape.rivals;
    if (isAmongMany) stopOthers?.(match, root.seat);
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
        if (this.#round === this.#rounds || (isAmongMany && isDone?.(match, root.seat))) break;
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
}

/** Takes an option; true if others still answer the same question, not knowing what was chosen. */
function takeSealed(match: Match, seat: Seat, option: Option): boolean {
  const question: Effect = match.agenda[match.agenda.length - 1];
  match.take(seat, option);
  const { agenda, answers } = match;
  return answers.length > 0 && agenda.length > 0 && agenda[agenda.length - 1] === question;
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
