/** As fast as they can, by turns: ours beside boardgame.io's. */
import { join } from 'node:path';
import { median } from '../measure.ts';
import { end, inFolder, ourCrowd, theirCrowd } from './crowds.ts';
import { type Figures, flatOut } from './drive.ts';

export interface BesideWishes {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Seconds for which each plays before anything counts, so that all of it is compiled. */
  readonly warm: number;
  readonly rounds: number;
}

export interface Compared {
  readonly name: string;
  readonly figures: Figures;
  /** Ours without frames by this one, the medians of the rounds: in a second, and in a second of the server's processor. */
  readonly ratio: number;
  readonly ratioPerServerSecond: number;
}

/** By turns, so that whatever else the machine does meets all alike. */
export async function beside({ game, tables, seconds, warm, rounds }: BesideWishes): Promise<Compared[]> {
  return inFolder(async (folder) => {
    const file = (name: string) => join(folder, name);
    const crowds = [
      await ourCrowd('ours, on disk', file('plain.db'), tables, { game, frames: false }),
      await ourCrowd('ours, on disk, with frames', file('frames.db'), tables, { game, frames: true }),
      await theirCrowd('boardgame.io, in memory', tables),
      await theirCrowd('boardgame.io, in files', tables, file('matches')),
    ];
    for (const crowd of crowds) await flatOut(crowd, warm);
    const taken: Figures[][] = [];
    for (let round = 0; round < rounds; round++) {
      const figures: Figures[] = [];
      for (const crowd of crowds) figures.push(await flatOut(crowd, seconds));
      taken.push(figures);
    }
    for (const crowd of crowds) await end(crowd);
    return crowds.map(({ name }, i) => {
      const by = (key: 'perSecond' | 'perServerSecond') =>
        Number(median(taken.map((figures) => figures[0][key] / figures[i][key])).toPrecision(3));
      const figures = taken[rounds >> 1][i];
      return { name, figures, ratio: by('perSecond'), ratioPerServerSecond: by('perServerSecond') };
    });
  });
}
