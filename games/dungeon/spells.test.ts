import { type Event, type Json, runScenario, View } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openDungeon } from './game.ts';

const game = openDungeon();

type Statement = Record<string, Json>;

const OGRE: Statement = { next: { 'monsters:3': ['m3-ogre'] } };
const SLIDE: Statement = { next: { 'monsters:3': ['m3-slide'], 'monsters:4': ['m4-cage'] } };
/** Enough for either spell, and too little for either; then the Ogre misses. */
const HIT: Statement = { dice: [6, 6] };
const MISS: Statement = { dice: [1, 1, 6, 6] };
const BESIDE: Statement = { adventurer: 0, at: '3-3', fights: 'm3-ogre' };

/** What a wizard before room 3·3 can do with SPELL, whichever it is. */
const situations: readonly [what: string, arrange: readonly Statement[], choices: readonly string[]][] = [
  ['kills from outside, and goes in', [OGRE, HIT], ['cast:SPELL:3-3:c161', 'move-in']],
  ['kills from outside, and stays there', [OGRE, HIT], ['cast:SPELL:3-3:c161', 'stay']],
  ['fails from outside', [OGRE, { dice: [1, 1] }], ['cast:SPELL:3-3:c161']],
  ['meets a trap from outside', [{ next: { 'monsters:3': ['m3-slide'] } }], ['cast:SPELL:3-3:c161']],
  ['meets nobody from outside', [{ empty: 'monsters:3' }], ['cast:SPELL:3-3:c161', 'move-in']],
  ['is cast into a chamber', [{ adventurer: 0, at: 'c177' }, OGRE, HIT], ['cast:SPELL:armory:c177', 'stay']],
  [
    'kills a guard from outside',
    [{ guard: 'm3-ogre', at: '3-3', hoard: ['t1-bag-of-gold'] }, HIT],
    ['cast:SPELL:3-3:c161'],
  ],
  [
    'is cast after a look',
    [{ adventurer: 0, holds: ['t3-esp-medallion'] }, OGRE, HIT],
    ['look:3-3:c161', 'cast:SPELL', 'move-in'],
  ],
  ['kills on entering', [OGRE, HIT], ['to:3-3', 'cast:SPELL']],
  ['fails on entering', [OGRE, MISS], ['to:3-3', 'cast:SPELL']],
  ['meets a trap on entering', [SLIDE, { dice: [2] }], ['to:3-3', 'cast:SPELL', 'to:crypt']],
  ['kills beside the monster', [BESIDE, HIT], ['cast:SPELL']],
  ['fails beside the monster', [BESIDE, MISS], ['cast:SPELL']],
];

/** What is asked, told and left after each choice, with the spell, its value and its card left open. */
function course(spell: string, column: string, arrange: readonly Statement[], choices: readonly string[]) {
  const story = {
    title: 'either spell',
    rules: [],
    game: game.id,
    options: { expert: true },
    seats: [{ adventurer: 'wizard' }, { adventurer: 'elf' }],
    arrange: [{ adventurer: 0, at: 'c161', spells: [spell, spell] }, ...arrange, { turn: 0 }],
    steps: choices.map((choice) => ({ choose: choice.replace('SPELL', spell) })),
  };
  const seen: string[] = [];
  runScenario(game, story, undefined, ({ match, events }) => {
    const asked = match.pending().map(({ seat, options }) => [seat, options.map(({ id }) => id)]);
    const told = events.seenBy('everything').map(({ event }) => {
      const { card: _card, value: _value, ...rest }: Event = event;
      return rest;
    });
    const { supply, ...left } = new View(match, 'everything').facts();
    const all = JSON.stringify({ asked, told, left, supply: supply.length });
    seen.push(all.replaceAll(spell, 'SPELL').replaceAll(column, 'COLUMN'));
  });
  return seen;
}

it.each(situations)('DUN-OPTFIRE-5 either spell %s in the same way', (_what, arrange, choices) => {
  const fire = course('fire-ball', 'fireBall', arrange, choices);
  expect(course('lightning-bolt', 'lightningBolt', arrange, choices)).toEqual(fire);
});
