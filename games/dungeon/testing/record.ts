// `npx node games/dungeon/testing/record.ts`: records the matches in recorded/ anew. To be done when the rules or the
// content have changed on purpose, after raising the version in game.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARDS,
  type Game,
  NONE,
  Playthrough,
  Rng,
  type Seat,
  stateHash,
  type Wanted,
} from '@underhall/kernel';
import { TYPES } from '../content.ts';
import { openDungeon } from '../game.ts';
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

  /** Sensible, but every fifth choice is any: so that cards are used, rooms refused, spells wasted. */
  curious(match, seat, rng) {
    return rng.below(5, CARDS) === 0 ? STYLES.random(match, seat, rng) : STYLES.sensible(match, seat, rng);
  },
};
const STYLE_NAMES = Object.keys(STYLES);

/** Every number of seats, Basic and Expert, with types that are brought and types that are chosen. */
function tables(): { name: string; table: Wanted }[] {
  const found: { name: string; table: Wanted }[] = [];
  for (const expert of [false, true]) {
    for (let seats = 2; seats <= (expert ? 8 : 4); seats++) {
      const types = expert ? TYPES : TYPES.slice(0, 2);
      for (const brought of [false, true]) {
        for (const rounds of [25, 60, 120]) {
          const table = {
            options: { expert, rounds },
            seats: Array.from({ length: seats }, (_, i) =>
              brought ? { adventurer: types[(i + rounds) % types.length] } : {},
            ),
          };
          found.push({ name: `${expert ? 'Expert' : 'Basic'}, ${seats}, ${rounds} rounds`, table });
        }
      }
    }
  }
  return found;
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

const game = openDungeon();
const lines = tables().map(({ name, table }, number) => {
  const style = STYLE_NAMES[number % 3];
  return JSON.stringify({ ...play(game, table, number, style), name: `${name}, ${style}` });
});
mkdirSync(RECORDED, { recursive: true });
writeFileSync(join(RECORDED, 'matches.jsonl'), `${lines.join('\n')}\n`);
console.log(`${lines.length} matches of version ${game.version} are recorded.`);
