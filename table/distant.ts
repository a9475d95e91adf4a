/**
 * A table whose match is elsewhere: what one viewer is sent of it, for a screen like that of any other table. The view
 * and the events come over a wire; scenes, words and odds are made here, in the language of whoever looks.
 */
import {
  type Difference,
  difference,
  type Json,
  type Match,
  patched,
  Rng,
  type SeenEvent,
  View,
  type ViewJson,
} from '@underhall/kernel';
import { Sampling } from './sampling.ts';
import type { Looker, Scene, Seat, Sitter, Told, Tried } from './scene.ts';
import { type Behind, Screen, type ScreenWishes } from './screen.ts';
import { hasStandIn, spared } from './standIn.ts';
import { type Speaking, sceneOf, toldOf, withNames } from './words.ts';

/** An event as it comes over a wire. */
type ToldEvent = Omit<SeenEvent, 'frame'> & {
  /** How many choices had been made when it was told. */
  readonly moment: number;
  /** What had changed by then in the view, but for what is asked and still to come. */
  readonly changes?: readonly Difference[];
};

/** What is new for the viewer; see docs/protocol.md. */
export interface Sent {
  readonly epoch: string;
  readonly n: number;
  readonly whole?: ViewJson | undefined;
  readonly change?: Difference | undefined;
  readonly from: number;
  readonly told: readonly ToldEvent[];
  readonly undone: number;
  readonly mayUndo: boolean;
}

/** What has arrived, so that only the rest needs to be sent. */
export interface Arrived {
  readonly epoch: string;
  readonly n: number;
  readonly events: number;
  readonly undone: number;
}

type Shown = SeenEvent & Pick<ToldEvent, 'moment'>;

interface Seated {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** The seat of whoever looks; without one he only looks on. */
  readonly you?: Seat | undefined;
}

const after = (json: ViewJson, change: Difference): ViewJson =>
  patched(json as unknown as Json, change) as unknown as ViewJson;

export class DistantTable implements Behind {
  readonly #plainSpeech: Speaking;
  readonly #sampling: Sampling;
  readonly #rng = Rng.fromSeed('distant');
  readonly #events: Shown[] = [];
  #speech: Speaking;
  #seated: Seated;
  #screen: Screen | undefined;
  #last: Pick<Sent, 'epoch' | 'n' | 'undone' | 'mayUndo'> | undefined;
  #json: ViewJson | undefined;
  #view: View | undefined;
  #likely: Match | undefined;

  constructor(speech: Speaking, seated: Seated, breathe?: () => Promise<void>) {
    this.#plainSpeech = speech;
    this.#speech = withNames(speech, seated.sitters);
    this.#seated = seated;
    this.#sampling = new Sampling(Rng.fromSeed(`odds ${seated.id}`), breathe);
  }

  /** The one screen before it; the first news comes with the first view. */
  screen(wishes: Omit<ScreenWishes, 'people'>): Screen {
    const { you } = this.#seated;
    this.#screen = new Screen(this, { people: you === undefined ? [] : [you], ...wishes });
    if (this.#json) this.#screen.show();
    return this.#screen;
  }

  /** What a connection that was lost says when it is back; undefined when nothing has arrived yet. */
  get arrived(): Arrived | undefined {
    if (!this.#last) return undefined;
    const { epoch, n, undone } = this.#last;
    return { epoch, n, undone, events: this.#events.length };
  }

  /** Something has arrived. False if something before it has not: then all of it must be sent anew. */
  hear(sent: Sent): boolean {
    const follows = sent.epoch === this.#last?.epoch && sent.n === this.#last.n + 1;
    if (sent.from > this.#events.length || !(sent.whole || (follows && this.#json))) return false;
    const first = this.#json === undefined;
    const undone = sent.from < this.#events.length || (!first && sent.undone !== this.#last?.undone);
    const { shown, json } = sent.whole ? { shown: sent.told, json: sent.whole } : this.#happened(sent);
    this.#events.splice(sent.from, Number.POSITIVE_INFINITY, ...shown);
    this.#json = json;
    this.#last = sent;
    this.#view = undefined;
    this.#likely = undefined;
    this.#sampling.stop();
    this.#sampling.forget();
    if (undone) this.#screen?.forget();
    if (first) this.#screen?.show();
    else this.#screen?.hear();
    return true;
  }

  /** The events with their frames, and the view after them. */
  #happened({ told, change }: Sent): { readonly shown: Shown[]; readonly json: ViewJson } {
    let json = this.#present;
    let facts: Json;
    const shown = told.map(({ changes, ...event }): Shown => {
      if (!changes) return event;
      facts ??= this.#factsIn(json);
      const before = facts;
      json = changes.reduce(after, json);
      facts = this.#factsIn(json);
      const frame = difference(before, facts);
      return frame ? { ...event, frame } : event;
    });
    return { shown, json: change ? after(json, change) : json };
  }

  /** The facts in the middle of what happens, when nobody is asked. */
  #factsIn({ pending: _, ...json }: ViewJson): Json {
    return View.fromJSON(this.#speech.game, { ...json, awaited: [] }).facts() as Json;
  }

  /** Somebody else sits here now, or is called otherwise. */
  seat(sitters: readonly Sitter[]): void {
    this.#seated = { ...this.#seated, sitters };
    this.#speech = withNames(this.#plainSpeech, sitters);
    if (this.#json) this.#screen?.hear();
  }

  get #present(): ViewJson {
    if (!this.#json) throw new Error('Nothing has arrived from this table yet.');
    return this.#json;
  }

  get view(): View {
    this.#view ??= View.fromJSON(this.#speech.game, this.#present);
    return this.#view;
  }

  /** A match that the viewer cannot tell from the real one. */
  get #match(): Match {
    this.#likely ??= this.view.determinise(this.#rng);
    return this.#likely;
  }

  // ---------------------------------------------------------------- behind a screen

  get isOver(): boolean {
    return this.#json?.outcome !== undefined;
  }

  awaited(): readonly Seat[] {
    return this.#json?.awaited ?? [];
  }

  /** One person has this screen alone. */
  secretsBetween(): boolean {
    return false;
  }

  isPerson(seat: Seat): boolean {
    return seat === this.#seated.you && !hasStandIn(this.#match, seat);
  }

  sceneFor(viewer: Looker, you: Seat | undefined): Scene {
    const real = { match: () => this.#match, mayUndo: () => this.#last?.mayUndo ?? false };
    const scene = sceneOf(this.#speech, real, this.view.addressing(you), viewer, this.#seated);
    return typeof viewer === 'number' && hasStandIn(this.#match, viewer) ? spared(scene) : scene;
  }

  toldTo(_: Looker, you: Seat | undefined, from: number): Told[] {
    const view = this.view.addressing(you);
    return this.#events.slice(from).map((seen) => ({
      ...toldOf(this.#speech, view, seen, seen.moment),
      ...(seen.frame ? { frame: seen.frame } : {}),
    }));
  }

  /** Frames are made of what comes with the events, if that is wanted. */
  watch(): void {}

  async inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return work();
  }

  // ---------------------------------------------------------------- odds

  async consequences(option: string, tell: (found: Tried) => void): Promise<void> {
    await this.#sampling.consequences(() => this.view, option, tell);
  }

  stopSampling(): void {
    this.#sampling.stop();
  }

  close(): void {
    this.#sampling.stop();
    this.#screen?.close();
  }
}
