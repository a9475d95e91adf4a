/** How long each event is on stage and what it sounds like. */
import type { Sound } from '../sound/sound.ts';
import type { Script } from '../table/art.ts';
import { tumbling } from '../table/rolls.ts';
import type { ByEvent, EventTypes, Told, World } from './terms.ts';

/** One space of a walk, at full time. */
export const STEP = 150;
/** How long a pawn is seen at the end of its walk before the next thing happens. */
const ARRIVAL = 160;

const LASTS: ByEvent<number> = {
  turn: 250,
  'first-player': 900,
  'lost-turn': 600,
  became: 300,
  'took-spells': 500,
  shown: 500,
  met: 900,
  'no-monster': 700,
  cast: 800,
  attacked: 1700,
  'cannot-kill': 1300,
  killed: 700,
  'spell-failed': 700,
  'trap-outside': 1200,
  'monster-attacked': 2400,
  gained: 1500,
  regained: 800,
  'no-treasure': 600,
  enough: 2600,
  'heads-home': 2000,
  forged: 1400,
  'sword-returned': 1100,
  dropped: 700,
  'pile-kept': 900,
  'carried-home': 900,
  retreated: 600,
  died: 2600,
  caged: 1500,
  slid: 900,
  teleported: 900,
  looked: 1200,
  saw: 1400,
  searched: 1300,
  'left-game': 700,
};

/** What others do: their steps are quick, what came of them can be read. */
const ASIDE: ByEvent<number> = {
  'first-player': 500,
  'lost-turn': 200,
  'took-spells': 250,
  shown: 250,
  met: 300,
  cast: 300,
  attacked: 620,
  'cannot-kill': 400,
  'spell-failed': 300,
  'trap-outside': 400,
  'monster-attacked': 650,
  gained: 450,
  regained: 350,
  forged: 500,
  'sword-returned': 400,
  dropped: 300,
  'pile-kept': 300,
  'carried-home': 400,
  'heads-home': 900,
  retreated: 200,
  died: 1700,
  caged: 500,
  slid: 350,
  teleported: 350,
  looked: 250,
  saw: 300,
  searched: 350,
  'left-game': 500,
};

const SOUNDS: ByEvent<Sound> = {
  moved: 'step',
  retreated: 'step',
  met: 'card',
  cast: 'card',
  looked: 'card',
  saw: 'card',
  gained: 'gold',
  regained: 'gold',
  enough: 'win',
  attacked: 'dice',
  'monster-attacked': 'dice',
  forged: 'dice',
  caged: 'dice',
  searched: 'dice',
  'rolled-for-first': 'dice',
  'learned-door': 'door',
  'cleaned-out': 'tile',
  dropped: 'wound',
  'carried-home': 'wound',
  died: 'death',
  'heads-home': 'turn',
  'treasure-shown': 'win',
};

/** How long it takes until somebody's treasures are counted, card by card. */
export const COUNTED = 420;
const HOMECOMING = 2600;

/** Everybody's pawn walks its way space by space. */
function lasts({ event }: Told): number {
  if (event.type === 'moved') return event.steps * STEP + ARRIVAL;
  if (event.type === 'treasure-shown') return event.cards.length * COUNTED + HOMECOMING;
  return LASTS[event.type] ?? 0;
}

/** However far others go, it takes no longer than a look. */
const GLIDE = 70;
const LONGEST = 320;

function aside({ event }: Told): number {
  if (event.type === 'moved') return Math.min(LONGEST, event.steps * GLIDE);
  return ASIDE[event.type] ?? 0;
}

/** The end, and a rival who is certain to win if he gets home. */
function matters({ event }: Told): boolean {
  return event.type === 'heads-home' ? event.sure : event.type === 'treasure-shown';
}

/** What decides a fight is thrown by hand. */
const THROWN: EventTypes = new Set(['attacked', 'forged']);

export const script: Script<World> = {
  lasts,
  aside,
  matters,
  suspense: tumbling,
  thrown: ({ event }) => THROWN.has(event.type),
  sound: ({ type }) => SOUNDS[type],
};
