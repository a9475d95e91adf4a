import type { Seat } from '@underhall/kernel';

/**
 * A node of the tree: somebody is asked something, after the same options of everybody before. What chance did in
 * between is not kept apart, nor what the searcher cannot see (an information set); so the options may differ from
 * visit to visit, and each counts how often it was there to be taken.
 *
 * Everything about an edge stands at its number in plain arrays of numbers: the tree is walked more than anything.
 */
export class Decision {
  readonly seat: Seat;
  readonly question: string;
  /** What others chose secretly at the same time, before this decision came up; else empty. */
  readonly joint: string;
  /** Another decision that can follow the same edge. */
  next: Decision | undefined = undefined;
  /** Where a sealed question goes on with another seat, which must not know what this one chose. */
  #beside: Decision | undefined = undefined;

  readonly keys: string[] = [];
  readonly visits: number[] = [];
  readonly totals: number[] = [];
  readonly squares: number[] = [];
  readonly available: number[] = [];
  readonly #after: (Decision | undefined)[] = [];
  #numbers: Map<string, number> | undefined = undefined;

  visited = 0;

  constructor(seat: Seat, question: string, joint: string) {
    this.seat = seat;
    this.question = question;
    this.joint = joint;
  }

  /** The number of the edge with this key; `hint` is where it probably is. */
  edge(key: string, hint: number): number {
    const { keys } = this;
    if (hint < keys.length && keys[hint] === key) return hint;
    if (keys.length > 8) return this.#numbered(key);
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return i;
    return this.#add(key);
  }

  #numbered(key: string): number {
    this.#numbers ??= new Map(this.keys.map((each, i) => [each, i]));
    const found = this.#numbers.get(key);
    if (found !== undefined) return found;
    const added = this.#add(key);
    this.#numbers.set(key, added);
    return added;
  }

  #add(key: string): number {
    this.keys.push(key);
    this.visits.push(0);
    this.totals.push(0);
    this.squares.push(0);
    this.available.push(0);
    this.#after.push(undefined);
    return this.keys.length - 1;
  }

  /** The decision of this kind that follows an edge, if it has come up before. */
  find(edge: number, seat: Seat, question: string, joint: string): Decision | undefined {
    for (let node = this.#after[edge]; node; node = node.next) {
      if (node.seat === seat && node.question === question && node.joint === joint) return node;
    }
    return undefined;
  }

  follow(edge: number, seat: Seat, question: string, joint: string): Decision {
    const found = this.find(edge, seat, question, joint);
    if (found) return found;
    const node = new Decision(seat, question, joint);
    node.next = this.#after[edge];
    this.#after[edge] = node;
    return node;
  }

  beside(seat: Seat, question: string): Decision {
    for (let node = this.#beside; node; node = node.next) {
      if (node.seat === seat && node.question === question) return node;
    }
    const node = new Decision(seat, question, '');
    node.next = this.#beside;
    this.#beside = node;
    return node;
  }

  note(edge: number, value: number): void {
    this.visits[edge]++;
    this.totals[edge] += value;
    this.squares[edge] += value * value;
    this.visited++;
  }
}
