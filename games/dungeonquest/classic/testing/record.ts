// `npx node games/dungeonquest/classic/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules
// or the content have changed on purpose, after raising the version in game.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARDS,
  type Game,
  type Json,
  NONE,
  Playthrough,
  Rng,
  type Seat,
  stateHash,
  type Wanted,
} from '@underhall/kernel';
import { openClassic } from '../game.ts';
import { conflicts, tableOptions } from '../options.ts';
import { randomTable } from '../testing.ts';
import type { M, World } from '../world.ts';
import { RECORDED, type Recorded } from './recorded.ts';

type Style = (match: M, seat: Seat, rng: Rng) => string;

const STYLES: Readonly<Record<string, Style>> = {
  random(match, seat, rng) {
    const options = match.legal(seat);
    return options[rng.below(options.length, CARDS)].id;
  },

  sensible(match, seat, rng) {
    const options = match.legal(seat);
    return options[match.game.spec.policy?.(match, seat, options, rng) ?? 0].id;
  },

  /** What looks best right after it, with a little noise so that equal choices differ. */
  greedy(match, seat, rng) {
    let best = '';
    let most = Number.NEGATIVE_INFINITY;
    for (const { id } of match.legal(seat)) {
      const copy = match.clone();
      copy.choose(seat, id);
      const value = match.game.spec.evaluate(copy, seat) + rng.below(1000, CARDS) / 20_000;
      if (value > most) {
        most = value;
        best = id;
      }
    }
    return best;
  },
};
const STYLE_NAMES = Object.keys(STYLES);

/** Every option alone at every table it can be played at, then random mixes. */
function tables(): { name: string; table: Wanted }[] {
  const found: { name: string; table: Wanted }[] = [];
  for (const seats of [1, 2, 3, 4]) {
    for (const options of [{}, ...tableOptions.map(alone)]) {
      const table = { options, seats: Array.from({ length: seats }, () => ({ hero: 'random' })) };
      if (conflicts({ ...table, seed: '' }).length > 0) continue;
      found.push({ name: `${seats}, ${Object.keys(options)[0] ?? 'standard'}`, table });
    }
  }
  for (let seed = 0; seed < 20; seed++) {
    const table = randomTable(seed);
    found.push({ name: `${table.seats.length}, mixed`, table });
  }
  return found;
}

function alone(option: (typeof tableOptions)[number]): Record<string, Json> {
  if (option.kind === 'flag') return { [option.id]: true };
  return { [option.id]: option.id === 'might' ? 2 : 12 };
}

/** Somebody gives up in every tenth match, so that this is recorded too. */
function play(game: Game<World>, table: Wanted, number: number, style: string): Recorded {
  const seed = `recorded ${number}`;
  const rng = Rng.fromSeed(seed);
  const through = new Playthrough(game, { ...table, seed });
  for (let choice = 0; through.match.asked() !== NONE; choice++) {
    const seat = through.match.asked();
    if (number % 10 === 9 && choice === 25) through.resign(seat);
    else through.choose(seat, STYLES[style](through.match, seat, rng));
  }
  const { match, record } = through;
  if (!match.outcome) throw new Error(`Match ${number} has no outcome.`);
  return { name: style, record, hash: stateHash(match), outcome: match.outcome };
}

const game = openClassic();
const lines = tables().map(({ name, table }, number) => {
  const style = STYLE_NAMES[number % STYLE_NAMES.length];
  return JSON.stringify({ ...play(game, table, number, style), name: `${name}, ${style}` });
});
mkdirSync(RECORDED, { recursive: true });
writeFileSync(join(RECORDED, 'matches.jsonl'), `${lines.join('\n')}\n`);
console.log(`${lines.length} matches of version ${game.version} are recorded.`);
