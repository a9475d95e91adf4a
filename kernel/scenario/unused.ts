/**
 * Dice that nobody rolls and cards that nobody draws: a scenario that arranges them is about something else than its
 * writer thinks. Those that shall be left are `"spare": true`.
 */
import type { Awaited } from '../arrange.ts';
import type { Instance, Zone } from '../ids.ts';
import type { Playthrough } from '../playthrough.ts';

/** A card that was put on top of a zone, and what has become of it. */
interface Laid {
  readonly zone: Zone;
  readonly face: number;
  card: Instance;
  is: 'waiting' | 'drawn' | 'lost';
}

const WHAT_TO_DO = 'leave out what is not needed, or add "spare": true if it is meant to be left';

export class Unused<W> {
  readonly #play: Playthrough<W>;
  /** By statement. */
  readonly #laid: Laid[][] = [];
  /** What lies on top of each zone as it was arranged. */
  readonly #lines = new Map<Zone, readonly Laid[]>();

  constructor(play: Playthrough<W>) {
    this.#play = play;
    this.look(0);
  }

  /** Called after each step, with the number of events before it. */
  look(since: number): void {
    for (const statement of this.#play.awaited.slice(this.#laid.length)) this.#enter(statement);
    const told = new Set(
      this.#play.events
        .toldSince(since, 'everything')
        .flatMap(({ faces }) => Object.entries(faces).map(([card, face]) => `${card} ${face}`)),
    );
    for (const [zone, laid] of this.#lines) this.#lines.set(zone, this.#stillIn(zone, laid, told));
  }

  /** What is laid on top of what was laid before takes its place. */
  #enter({ piles }: Awaited): void {
    const all: Laid[] = [];
    for (const { zone, wanted, cards, faces } of piles) {
      const old = this.#lines.get(zone) ?? [];
      const laid = cards
        .slice(0, wanted)
        .map((card, i): Laid => ({ zone, face: faces[i], card, is: 'waiting' }));
      const below = old.filter(({ card, face }) => {
        const at = cards.indexOf(card);
        return at >= wanted && faces[at] === face;
      });
      lose(old.filter((one) => !below.includes(one)));
      this.#lines.set(zone, [...laid, ...below]);
      all.push(...laid);
    }
    this.#laid.push(all);
  }

  /**
   * Cards are drawn from the top, and are told of even if they come back in the same step. Those that are left are found
   * by their places: where nobody shall be able to follow a card, its number goes to another face.
   */
  #stillIn(zone: Zone, laid: readonly Laid[], told: ReadonlySet<string>): readonly Laid[] {
    const { match, game } = this.#play;
    const { instances } = match;
    for (const one of laid)
      if (instances.zoneOf(one.card) !== zone || told.has(`${one.card} ${game.faces[one.face].id}`))
        one.is = 'drawn';
    const cards = instances.list(zone);
    const there = (rest: readonly Laid[]) =>
      rest.every(({ face }, i) => i < cards.length && instances.face(cards[i]) === face);
    const first = laid.findIndex(({ is }) => is !== 'drawn');
    for (let gone = first < 0 ? laid.length : first; gone >= 0; gone--) {
      const rest = laid
        .slice(gone)
        .filter((one) => instances.zoneOf(one.card) === zone || one.is !== 'drawn');
      if (!there(rest)) continue;
      for (const [i, one] of rest.entries()) one.card = cards[i];
      return rest;
    }
    const kept = laid.filter(
      ({ card, face }) => instances.zoneOf(card) === zone && instances.face(card) === face,
    );
    const others = laid.filter((one) => !kept.includes(one));
    // What was told of under another number was drawn all the same.
    for (const one of others)
      if ([...told].some((entry) => entry.endsWith(` ${game.faces[one.face].id}`))) one.is = 'drawn';
    lose(others);
    return kept;
  }

  /** What is wrong at the end of the scenario. */
  problems(): string[] {
    const { awaited, match } = this.#play;
    let left = match.dice.length;
    const problems: string[] = [];
    // Dice are used in the order of arranging, so those that are left belong to the last statements.
    for (const [i, { dice, spare }] of [...awaited.entries()].reverse()) {
      const unrolled = match.dice.slice(Math.max(0, left - dice), left);
      left -= unrolled.length;
      const unused = [...diceProblems(unrolled), ...this.#cardProblems(this.#laid[i] ?? [])];
      if (!spare) problems.unshift(...unused);
      else if (unused.length === 0) problems.unshift('nothing "spare" was left over: leave "spare" out');
    }
    return problems;
  }

  #cardProblems(laid: readonly Laid[]): string[] {
    return laid
      .filter(({ is }) => is !== 'drawn')
      .map(({ zone, face, is }) => {
        const what = `'${this.#play.game.faces[face].id}' was put on top of ${this.#play.match.instances.layout.label(zone)} and`;
        return is === 'lost'
          ? `${what} lost in a shuffle or under other cards: arrange it when it is needed`
          : `${what} never drawn: ${WHAT_TO_DO}`;
      });
  }
}

function diceProblems(unrolled: readonly number[]): string[] {
  if (unrolled.length === 0) return [];
  const what = unrolled.length === 1 ? 'the die' : 'the dice';
  return [`${what} ${unrolled.join(', ')} waited and nobody rolled: ${WHAT_TO_DO}`];
}

function lose(laid: readonly Laid[]): void {
  for (const one of laid) if (one.is === 'waiting') one.is = 'lost';
}
