/**
 * The one clock of a table. News is shown in the order of its events. An event comes on stage; as long as its dice are in
 * the air or its card lies facedown it is untold: no line, no fact, no word of it. Then it is told with what it changed,
 * waits its time, and at last the scene is as it is. Whoever is in a hurry takes one step after the other or skips them
 * all; whoever has something to say about an event keeps it on stage.
 */
import { type FactsIn, patched } from '@underhall/kernel';
import type { MatchHost, News, Scene, Seat, Told } from './scene.ts';

/** How a game wants its events to be shown. */
export interface Direction<W = unknown> {
  /** Milliseconds that an event is on stage at normal speed; 0 for none. */
  lasts(told: Told<W>): number;
  /** The same for somebody who plays alone: whose turn it is, he knows. */
  alone?(told: Told<W>): number;
  /** The same for what happens to others; without it they get half of that time. */
  aside?(told: Told<W>): number;
  /** Whether whoever looks on has left his part in it to somebody else: then it happens to others. */
  leaves?(told: Told<W>, preferences: Scene['preferences']): boolean;
  /** What happens to somebody and matters to everybody: it gets its full time. */
  matters?(told: Told<W>): boolean;
  /** How long of that time nobody knows yet what comes of it: dice tumble, a card lies facedown. */
  suspense?(told: Told<W>): number;
  /** Whether these dice lie in the hand of whoever it happens to, until he throws them. */
  thrown?(told: Told<W>): boolean;
  /** Whether whoever it happens to has a last look at it, and goes on himself. */
  lingers?(told: Told<W>): boolean;
}

export interface Shown<W = unknown> {
  readonly scene: Scene<W> | undefined;
  /** The facts on show: those of the scene, or on the way there. */
  readonly facts: FactsIn<W> | null;
  readonly log: readonly Told<W>[];
  /** The event on stage. */
  readonly now: Told<W> | undefined;
  /** What comes of it is not to be seen yet. */
  readonly untold: boolean;
  /** The dice of the event on stage are in the viewer's own hand: they fly when he goes on. */
  readonly inHand: boolean;
  readonly busy: boolean;
  /** How much of its full time the event on stage gets: less at a quick table, and less if it happens to others. */
  readonly pace: number;
  readonly handover: Seat | undefined;
}

const NOTHING: Shown = {
  scene: undefined,
  facts: null,
  log: [],
  now: undefined,
  untold: false,
  inHand: false,
  busy: false,
  pace: 1,
  handover: undefined,
};

/** Who listens: to the rattling of dice at once, to what came of them when it is told. */
export interface Ears {
  begins(told: Told): void;
  tells(told: Told): void;
}

const DEAF: Ears = { begins: () => undefined, tells: () => undefined };

const PACE = { off: 0, quick: 0.4, normal: 1 } as const;
/** What happens to others is shown in so much of its time: nobody likes to wait for his turn. */
const ASIDE = 0.5;
/** Of more others than these, each gets less. */
const FEW = 2;

/** Whether an event is about the one who looks on; to somebody who only watches, all are. */
export function concerns({ event }: Told, viewer: Scene['viewer'] | undefined): boolean {
  if (typeof viewer !== 'number') return true;
  return typeof event.seat !== 'number' || event.seat === viewer || event.opponent === viewer;
}

type Onlooker = Pick<Scene, 'viewer' | 'sitters' | 'preferences'>;

/** Whether an event happens to others, or is left to them. */
export function isAside(
  { leaves }: Pick<Direction, 'leaves'>,
  told: Told,
  { viewer, preferences }: Omit<Onlooker, 'sitters'>,
): boolean {
  if (!concerns(told, viewer)) return true;
  return told.event.seat !== viewer && leaves?.(told, preferences) === true;
}

/** How long an event is on stage at normal speed, for whoever looks on. */
export function timeFor(direction: Direction, told: Told, onlooker: Onlooker): number {
  const { lasts, alone = lasts, aside, matters } = direction;
  const { sitters } = onlooker;
  if (sitters.length === 1) return alone(told);
  if (!isAside(direction, told, onlooker) || matters?.(told)) return lasts(told);
  return (aside ? aside(told) : lasts(told) * ASIDE) * (FEW / Math.max(FEW, sitters.length - 1));
}

export class Stage {
  #shown: Shown = NOTHING;
  readonly #queue: News[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #direction: Direction;
  readonly #pace: () => keyof typeof PACE;
  readonly #host: Pick<MatchHost, 'shown'>;
  readonly #ears: Ears;
  #keeps: (told: Told) => boolean = () => false;
  #wake: (() => void) | undefined;
  #running = false;
  #hurry = false;

  constructor(
    host: Pick<MatchHost, 'shown'>,
    direction: Direction,
    pace: () => keyof typeof PACE,
    ears: Ears = DEAF,
  ) {
    this.#host = host;
    this.#direction = direction;
    this.#pace = pace;
    this.#ears = ears;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): Shown => this.#shown;

  readonly hear = (news: News): void => {
    this.#queue.push(news);
    if (!this.#running) void this.#run();
  };

  /** Goes on to the next thing that happens. */
  readonly step = (): void => this.#wake?.();

  /** Ends what is being shown at once, and what follows, until somebody here is asked. */
  readonly hurry = (): void => {
    this.#hurry = true;
    this.#wake?.();
  };

  /** From now on such events stay on stage until somebody goes on. */
  readonly keep = (wanted: (told: Told) => boolean): void => {
    this.#keeps = wanted;
  };

  readonly goOn = (): void => this.#wake?.();

  #set(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      await this.#play(news);
      if (isAwaited(news)) this.#hurry = false;
      this.#host.shown(news.scene.moment);
    }
    this.#running = false;
  }

  async #play(news: News): Promise<void> {
    const before = news.from === 0 ? [] : this.#shown.log.slice(0, news.from);
    if (news.quiet || news.from === 0) {
      this.#set({ scene: news.scene, facts: news.scene.facts, log: news.told, ...rest(news) });
      return;
    }
    let log = before;
    let { facts } = this.#shown;
    for (const told of news.told) {
      const lasts = timeFor(this.#direction, told, news.scene) * PACE[this.#pace()];
      const pace = lasts / (this.#direction.lasts(told) || 1);
      if (this.#isThrown(told, news.scene.viewer)) {
        this.#set({ now: told, untold: true, inHand: true, busy: true, pace });
        await this.#wait(undefined);
      }
      this.#ears.begins(told);
      const suspense = this.#hurry ? 0 : Math.min(lasts, (this.#direction.suspense?.(told) ?? 0) * pace);
      if (suspense > 0) {
        this.#set({ now: told, untold: true, inHand: false, busy: true, pace });
        await this.#wait(suspense);
      }
      log = [...log, told];
      if (told.frame) facts = patched(facts, told.frame);
      this.#ears.tells(told);
      const kept = this.#keeps(told) || this.#lingers(told, news.scene);
      if (!kept && (lasts === 0 || this.#hurry)) continue;
      this.#set({ log, facts, now: told, untold: false, inHand: false, busy: true, pace });
      await this.#wait(kept ? undefined : lasts - suspense);
    }
    this.#set({ scene: news.scene, facts: news.scene.facts, log, ...rest(news) });
  }

  /** At a table that is not in a hurry everybody throws his own dice. */
  #isThrown(told: Told, viewer: Scene['viewer']): boolean {
    if (this.#hurry || this.#pace() !== 'normal' || told.event.seat !== viewer) return false;
    return this.#direction.thrown?.(told) ?? false;
  }

  /** What ends a match has its own last scene. */
  #lingers(told: Told, { viewer, outcome }: Scene): boolean {
    if (this.#hurry || this.#pace() === 'off' || outcome || told.event.seat !== viewer) return false;
    return this.#direction.lingers?.(told) ?? false;
  }

  /** Without a time: until somebody goes on. */
  #wait(milliseconds: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(() => this.#wake?.(), milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }
}

/** Something is awaited from those who look on; who only watches skips one thing at a time. */
function isAwaited({ scene, handover }: News): boolean {
  const { asked, outcome, viewer } = scene;
  if (typeof viewer !== 'number' || outcome || handover !== undefined) return true;
  return asked !== undefined && asked.kind !== 'offer';
}

function rest(news: News): Pick<Shown, 'now' | 'untold' | 'inHand' | 'busy' | 'handover'> {
  return { now: undefined, untold: false, inHand: false, busy: false, handover: news.handover };
}
