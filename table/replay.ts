/** A match to look at, moment by moment, with the eyes of any seat. Everybody has a name, unless it is told to `you`. */
import { type LookingBack, type Match, Playthrough, View, type Viewer } from '@underhall/kernel';
import { keyMoments } from './moments.ts';
import type { Looker, MatchRecord, News, ReplayCard, Seat, Sitter, Told } from './scene.ts';
import { type Speaking, sceneOf, toldOf, withNames } from './words.ts';

type Counts = Readonly<Record<string, number>>;

export class ReplayTable {
  readonly #speech: Speaking;
  readonly #sitters: readonly Sitter[];
  readonly #you: Seat | undefined;
  readonly #record: MatchRecord;
  /** The match and the number of events before each choice. */
  readonly #moments: { readonly match: Match; readonly events: number }[] = [];
  readonly #play: Playthrough;
  readonly #told = new Map<Viewer, readonly (readonly Told[])[]>();
  #counts: readonly (readonly Counts[])[] | undefined;

  constructor(speech: Speaking, record: MatchRecord, sitters: readonly Sitter[], you?: Seat) {
    this.#speech = withNames(speech, sitters);
    this.#record = record;
    this.#sitters = sitters;
    this.#you = you;
    this.#play = Playthrough.replay(speech.game, { ...record, choices: [] });
    this.#note();
    for (const choice of record.choices) {
      this.#play.enact(choice);
      this.#note();
    }
  }

  #note(): void {
    this.#moments.push({ match: this.#play.match.clone(), events: this.#play.events.length });
  }

  get card(): ReplayCard {
    const { outcome } = this.#play.match;
    // Nothing is hidden any more when a match is over.
    const byMoment = this.#toldTo(outcome ? 'everything' : 'spectator');
    const told = byMoment.flat();
    const series = outcome ? this.#series() : {};
    return {
      game: this.#speech.game.id,
      sitters: this.#sitters,
      length: this.#record.choices.length,
      outcome,
      record: this.#record,
      moments: keyMoments(this.#speech, told, (moment) => this.#backAt(moment)),
      quiet: byMoment.flatMap((lines, moment) => (lines.some(({ line }) => line) ? [] : [moment])),
      ending: this.#ending() ?? told.find(({ event }) => event.type === 'end')?.line,
      series,
    };
  }

  /** In the game's own words, where it has such. */
  #ending(): string | undefined {
    const { words, say } = this.#speech;
    const view = this.#play.view('everything').addressing(this.#you);
    return words.ending?.(say, view, this.#play.events.seenBy('everything'));
  }

  /** What a finished match tells about the choice before a moment. */
  #backAt(moment: number): LookingBack | undefined {
    const { outcome } = this.#play.match;
    if (!outcome) return undefined;
    return { outcome, before: this.#counted[Math.max(0, moment - 1)], after: this.#counted[moment] };
  }

  /** By moment and seat. */
  get #counted(): readonly (readonly Counts[])[] {
    const { spec } = this.#speech.game;
    this.#counts ??= this.#moments.map(({ match }) =>
      Array.from({ length: match.seats }, (_, seat) => spec.counts(match, seat)),
    );
    return this.#counts;
  }

  #series(): Record<string, number[][]> {
    const series: Record<string, number[][]> = {};
    for (const counts of this.#counted) {
      for (const [seat, own] of counts.entries()) {
        for (const [name, value] of Object.entries(own)) {
          series[name] ??= counts.map(() => []);
          series[name][seat].push(value);
        }
      }
    }
    return series;
  }

  /** The scene at a moment; `told` is everything up to it, and `from` where the last step begins. */
  at(moment: number, viewer: Looker): News {
    const index = Math.max(0, Math.min(moment, this.#moments.length - 1));
    const { match } = this.#moments[index];
    const view = new View(match, viewer).addressing(this.#you);
    const told = this.#toldTo(viewer);
    const real = { match: () => match, mayUndo: () => false };
    const scene = sceneOf(this.#speech, real, view, viewer, { id: 'replay', sitters: this.#sitters });
    return {
      scene: { ...scene, mayRetract: false, mayHold: false, mayResign: false, moment: index },
      from: told.slice(0, index).flat().length,
      told: told.slice(0, index + 1).flat(),
      quiet: false,
      handover: undefined,
    };
  }

  /** By moment: what the viewer heard between the choice before and this moment. */
  #toldTo(viewer: Viewer): readonly (readonly Told[])[] {
    const known = this.#told.get(viewer);
    if (known) return known;
    const play = Playthrough.replay(this.#speech.game, { ...this.#record, choices: [] });
    let heard = 0;
    const gather = (moment: number) => {
      const view = new View(this.#moments[moment].match, viewer).addressing(this.#you);
      const seen = play.events.seenBy(viewer, heard);
      heard += seen.length;
      return seen.map((one) => toldOf(this.#speech, view, one, moment));
    };
    const all = [gather(0)];
    this.#record.choices.forEach((choice, i) => {
      play.enact(choice);
      all.push(gather(i + 1));
    });
    this.#told.set(viewer, all);
    return all;
  }
}
