/** A match to look at, moment by moment, with the eyes of any seat. Everybody has a name, unless it is told to `you`. */
import { type Match, Playthrough, View, type Viewer } from '@underhall/kernel';
import { keyMoments } from './moments.ts';
import type { Looker, MatchRecord, News, ReplayCard, Seat, Sitter, Told } from './scene.ts';
import { type Speaking, sceneOf, toldOf, withNames } from './words.ts';

export class ReplayTable {
  readonly #speech: Speaking;
  readonly #sitters: readonly Sitter[];
  readonly #you: Seat | undefined;
  readonly #record: MatchRecord;
  /** The match and the number of events before each choice. */
  readonly #moments: { readonly match: Match; readonly events: number }[] = [];
  readonly #play: Playthrough;
  readonly #told = new Map<Viewer, readonly (readonly Told[])[]>();

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
    const told = this.#toldTo(outcome ? 'everything' : 'spectator').flat();
    const series = outcome ? this.#series() : {};
    const ended = outcome && series.gold ? { gold: series.gold, results: outcome.results } : undefined;
    return {
      game: this.#speech.game.id,
      sitters: this.#sitters,
      length: this.#record.choices.length,
      outcome,
      record: this.#record,
      moments: keyMoments(this.#speech.game.id, told, ended),
      ending: told.find(({ event }) => event.type === 'end')?.line,
      series,
    };
  }

  #series(): Record<string, number[][]> {
    const { spec } = this.#speech.game;
    const series: Record<string, number[][]> = {};
    for (const { match } of this.#moments) {
      for (let seat = 0; seat < match.seats; seat++) {
        for (const [name, value] of Object.entries(spec.counts(match, seat))) {
          series[name] ??= Array.from({ length: match.seats }, () => []);
          series[name][seat].push(value);
        }
      }
    }
    return series;
  }

  /** The scene at a moment; `told` is everything up to it, and `from` where the last step begins. */
  at(moment: number, viewer: Looker): News {
    const index = Math.max(0, Math.min(moment, this.#moments.length - 1));
    const view = new View(this.#moments[index].match, viewer).addressing(this.#you);
    const told = this.#toldTo(viewer);
    const scene = sceneOf(this.#speech, this.#play, view, viewer, { id: 'replay', sitters: this.#sitters });
    return {
      scene: { ...scene, mayUndo: false, mayRetract: false, mayHold: false, mayResign: false, moment: index },
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
