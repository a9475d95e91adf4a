/** A screen at a table: who looks at it, what it has been told, and who must take it next. */
import type { Looker, News, Scene, Seat, Told } from './scene.ts';

/** What a screen needs of its table. */
export interface Behind {
  readonly isOver: boolean;
  /** The seats that are asked, not only offered something. */
  awaited(): readonly Seat[];
  /** Does either of two seats know something that the other may not? */
  secretsBetween(a: Seat, b: Seat): boolean;
  /** Does a person decide for this seat? */
  isPerson(seat: Seat): boolean;
  /** The scene of a viewer, in words for the seat that they call “you”; for nobody if it is undefined. */
  sceneFor(viewer: Looker, you: Seat | undefined): Scene;
  /** What the viewer was told, from its number `from` on, in the same way. */
  toldTo(viewer: Looker, you: Seat | undefined, from: number): readonly Told[];
  /** From now on what this viewer is told comes with frames. */
  watch(viewer: Looker): void;
  /** Does it when nothing else is under way that might yet be taken back. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T>;
}

export interface ScreenWishes {
  tell(news: News): void;
  /** The people who look at it. One alone is called “you”; where several share it everybody has a name. */
  readonly people: readonly Seat[];
  /** So many shows bots may be ahead of what people have seen. */
  readonly ahead?: number;
}

const AHEAD = 3;
/** Frames that together are longer than this are left out: nobody could follow them. */
const MOST_FRAMES = 200_000;

export class Screen {
  readonly #table: Behind;
  readonly #wishes: ScreenWishes;
  /** How many of its events each viewer has heard. */
  readonly #heard = new Map<Looker, number>();
  #viewer: Looker;
  #handover: Seat | undefined;
  #ahead = 0;
  #caughtUp: (() => void) | undefined;
  #closed = false;

  constructor(table: Behind, wishes: ScreenWishes) {
    this.#table = table;
    this.#wishes = wishes;
    this.#viewer = this.#firstViewer();
    table.watch(this.#viewer);
  }

  /** Somebody takes this seat at the screen and sees what it sees, whosever turn it is. */
  look(viewer: Looker): Promise<void> {
    return this.#table.inTurn(() => {
      this.#viewer = viewer;
      this.#handover = undefined;
      this.#table.watch(viewer);
      this.#tell(undefined, true);
    });
  }

  /** Shows the table as it is. */
  show(): void {
    this.#tell(undefined, true);
  }

  /** Something has happened. */
  hear(): void {
    const before = this.#viewer;
    this.#turn();
    this.#table.watch(this.#viewer);
    const heard = this.#viewer === before ? this.#heard.get(this.#viewer) : undefined;
    this.#tell(heard, false);
  }

  /** What was told is no longer true: something was taken back. */
  forget(): void {
    this.#heard.clear();
  }

  /** The news has been shown: bots do not run further ahead than people can follow. */
  shown(): void {
    this.#ahead = Math.max(0, this.#ahead - 1);
    this.#caughtUp?.();
  }

  /** Resolves when those who look have followed so far that bots may go on. */
  async room(): Promise<void> {
    while (this.#ahead >= (this.#wishes.ahead ?? AHEAD) && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#caughtUp = resolve;
      });
    }
  }

  close(): void {
    this.#closed = true;
    this.#caughtUp?.();
  }

  #firstViewer(): Looker {
    const { people } = this.#wishes;
    const [first = people[0]] = this.#awaited();
    if (first === undefined) return 'spectator';
    if (people.some((other) => other !== first && this.#table.secretsBetween(first, other))) {
      this.#handover = first;
      return 'spectator';
    }
    return first;
  }

  /** The people here who are asked, not only offered something. */
  #awaited(): Seat[] {
    const { people } = this.#wishes;
    return this.#table.awaited().filter((seat) => people.includes(seat) && this.#table.isPerson(seat));
  }

  /** Who should look at the screen now; a person with secrets first takes it over. */
  #turn(): void {
    if (this.#wishes.people.length < 2 || this.#table.isOver) return;
    const awaited = this.#awaited();
    const [next] = awaited;
    const viewer = this.#viewer;
    this.#handover = undefined;
    if (next === undefined || (typeof viewer === 'number' && awaited.includes(viewer))) return;
    if (typeof viewer !== 'number' || this.#table.secretsBetween(viewer, next)) this.#handover = next;
    else this.#viewer = next;
  }

  /** Everything the viewer was told, or what is new after so much of it. */
  #tell(heard: number | undefined, quiet: boolean): void {
    const viewer = this.#viewer;
    const from = heard ?? 0;
    const you = this.#wishes.people.length === 1 ? this.#wishes.people[0] : undefined;
    const told = this.#table.toldTo(viewer, you, from);
    this.#heard.set(viewer, from + told.length);
    this.#ahead++;
    this.#wishes.tell({
      scene: this.#table.sceneFor(viewer, you),
      from,
      told: heard !== undefined && lengthOfFrames(told) <= MOST_FRAMES ? told : told.map(withoutFrame),
      quiet,
      handover: this.#handover,
    });
  }
}

function lengthOfFrames(told: readonly Told[]): number {
  return told.reduce((sum, { frame }) => sum + (frame ? JSON.stringify(frame).length : 0), 0);
}

function withoutFrame({ frame: _, ...told }: Told): Told {
  return told;
}
