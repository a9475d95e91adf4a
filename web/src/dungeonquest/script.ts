/** How long each event is on stage and what it sounds like; and where a chamber lies that is not placed yet. */
import type { Sound } from '../sound/sound.ts';
import type { Script } from '../table/art.ts';
import { tumbling } from '../table/rolls.ts';
import { beside, DIRECTIONS, spaceName } from './board.ts';
import { chambers } from './chambers.ts';
import type { ByEvent, EventTypes, Facts, OptionShown, Told, World } from './terms.ts';

const LASTS: ByEvent<number> = {
  turn: 350,
  'lost-turn': 1000,
  sun: 300,
  'sun-rolled': 1700,
  nightfall: 1600,
  'rolled-for-first': 500,
  'first-player': 500,
  'drew-chamber': 0,
  placed: 600,
  entered: 480,
  rotated: 600,
  drew: 1700,
  'turned-up': 1700,
  'test-rolled': 1200,
  tested: 900,
  rolled: 1500,
  rerolled: 1200,
  wounded: 700,
  healed: 500,
  gained: 700,
  'lost-loot': 1300,
  'loot-taken': 1300,
  'monster-met': 900,
  'hero-attacked': 1000,
  'escape-tried': 1300,
  'combat-began': 500,
  'random-card': 1100,
  revealed: 1100,
  counterattack: 800,
  'monster-counter': 900,
  'attack-changed': 900,
  cancelled: 700,
  round: 1100,
  'stand-off': 700,
  struck: 600,
  'combat-dice': 1500,
  'monster-killed': 900,
  died: 1600,
  'knocked-out': 1200,
  left: 1200,
  door: 800,
  searched: 400,
  'went-below': 600,
  surfacing: 1500,
  'no-way-up': 900,
  darkness: 900,
  jumped: 500,
};

/**
 * What happens to others: the steps are quick, what came of them stays long enough to be read. A fight is a row of
 * blows, not a row of cards; what is not named here is not shown apart.
 */
const ASIDE: ByEvent<number> = {
  turn: 260,
  'lost-turn': 500,
  placed: 320,
  entered: 300,
  rotated: 350,
  jumped: 300,
  searched: 160,
  drew: 700,
  'turned-up': 700,
  tested: 800,
  rolled: 850,
  rerolled: 700,
  wounded: 900,
  healed: 500,
  gained: 600,
  'lost-loot': 1000,
  'loot-taken': 1000,
  door: 500,
  'went-below': 500,
  surfacing: 900,
  'no-way-up': 600,
  darkness: 500,
  'monster-met': 500,
  'hero-attacked': 800,
  'escape-tried': 1000,
  'combat-began': 250,
  round: 360,
  'stand-off': 260,
  'monster-killed': 1000,
  died: 1500,
  'knocked-out': 1200,
  left: 1300,
};

const SOUNDS: ByEvent<Sound> = {
  placed: 'tile',
  entered: 'step',
  rotated: 'tile',
  drew: 'card',
  revealed: 'card',
  'turned-up': 'card',
  'test-rolled': 'dice',
  rolled: 'dice',
  'sun-rolled': 'dice',
  'combat-dice': 'dice',
  surfacing: 'dice',
  wounded: 'wound',
  died: 'death',
  nightfall: 'death',
  gained: 'gold',
  door: 'door',
  left: 'win',
};

/** So long a card lies facedown before it is turned up. */
const FLIP = 450;
const FACEDOWN: EventTypes = new Set(['drew', 'turned-up']);

/**
 * A chamber that is drawn and not yet placed lies where it would come: one sees what is being decided about. Who comes
 * up from below may turn it: then it lies as the option has it that is pointed at.
 */
export function withDrawn(facts: Facts, last: Told | undefined, option?: OptionShown): Facts {
  if (last?.event.type !== 'drew-chamber') return facts;
  const chamber = last.faces[last.event.card];
  const space = spaceName(last.event.space);
  if (!chamber || facts.board[space]) return facts;
  const from = facts.seats[last.event.seat].space;
  const turned = option?.about?.direction ?? 'south';
  const entry = from ? DIRECTIONS.find((_, side) => beside(space, side) === from) : turned;
  if (!entry) return facts;
  const kind = chambers.get(chamber)?.kind ?? '';
  const drawn = { chamber, entry, kind, entrance: false, monsters: [], turned: false };
  return { ...facts, board: { ...facts.board, [space]: drawn } };
}

export const script: Script<World> = {
  lasts: ({ event }) => LASTS[event.type] ?? 0,
  aside: ({ event }) => ASIDE[event.type] ?? 0,
  suspense: (told) => (FACEDOWN.has(told.event.type) ? FLIP : tumbling(told)),
  sound: ({ type }) => SOUNDS[type],
};
