/** How long each event is on stage and what it sounds like. */
import type { Sound } from '../sound/sound.ts';
import type { Script } from '../table/art.ts';
import type { ByEvent, Told, World } from './terms.ts';

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
  killed: 350,
  'spell-failed': 700,
  'trap-outside': 1200,
  'monster-attacked': 2000,
  gained: 1200,
  regained: 800,
  'no-treasure': 600,
  enough: 1800,
  forged: 1400,
  'sword-returned': 1100,
  dropped: 700,
  'pile-kept': 900,
  'carried-home': 800,
  retreated: 600,
  died: 1700,
  caged: 1500,
  slid: 900,
  teleported: 900,
  looked: 1200,
  saw: 1400,
  searched: 1300,
  'left-game': 700,
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
};

/** Everybody's pawn walks its way space by space. */
function lasts({ event }: Told): number {
  if (event.type === 'moved') return event.steps * STEP + ARRIVAL;
  return LASTS[event.type] ?? 0;
}

export const script: Script<World> = {
  lasts,
  sound: ({ type }) => SOUNDS[type],
};
