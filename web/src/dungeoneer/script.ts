/** How long each event is on stage and what it sounds like. */
import type { Sound } from '../sound/sound.ts';
import type { Script } from '../table/art.ts';
import { tumbling } from '../table/rolls.ts';
import type { ByEvent, EventTypes, Told, World } from './terms.ts';

const LASTS: ByEvent<number> = {
  'first-player': 900,
  'rolled-for-first': 700,
  turn: 300,
  'drew-map': 700,
  'fits-nowhere': 900,
  laid: 450,
  shifted: 900,
  entered: 480,
  'stuck-at-exit': 900,
  collected: 500,
  threat: 2200,
  rolled: 1500,
  wounded: 1100,
  prevented: 900,
  healed: 700,
  tipped: 900,
  untipped: 600,
  level: 1600,
  defeated: 2600,
  'gave-up': 900,
  played: 1100,
  used: 900,
  triggered: 900,
  revealed: 1800,
  taken: 900,
  fetched: 700,
  returned: 700,
  attacks: 1300,
  special: 1100,
  trap: 1200,
  clash: 2600,
  'monster-wounded': 700,
  slain: 1200,
  challenges: 1000,
  minion: 900,
  'stands-in': 800,
  stole: 1000,
  stowed: 500,
  'global-quest': 900,
  attempts: 1100,
  chance: 2400,
  'failed-quest': 1300,
  searches: 600,
  searched: 1900,
  'picked-up': 800,
  'put-down': 700,
  completed: 2600,
};

/** What others do is quick: the log tells it. What they do to each other can be read in passing. */
const ASIDE: ByEvent<number> = {
  'first-player': 600,
  laid: 150,
  shifted: 400,
  entered: 120,
  wounded: 150,
  level: 200,
  defeated: 1900,
  played: 260,
  used: 220,
  attacks: 120,
  trap: 200,
  clash: 420,
  slain: 220,
  challenges: 120,
  attempts: 220,
  rolled: 200,
  chance: 500,
  'failed-quest': 250,
  searched: 220,
  completed: 1350,
  stole: 500,
  tipped: 200,
};
/** A door that opens is nothing to look at; who fails at it is. */
const FAILED = 300;
const OVERCOME = 120;

function aside({ event }: Told): number {
  if (event.type === 'threat') return event.overcome ? OVERCOME : FAILED;
  return ASIDE[event.type] ?? 0;
}

const SOUNDS: ByEvent<Sound> = {
  entered: 'step',
  'drew-map': 'card',
  laid: 'tile',
  shifted: 'tile',
  threat: 'dice',
  rolled: 'dice',
  chance: 'dice',
  searched: 'dice',
  clash: 'dice',
  'rolled-for-first': 'dice',
  played: 'card',
  attacks: 'card',
  collected: 'gold',
  wounded: 'wound',
  defeated: 'death',
  level: 'win',
  completed: 'win',
  opened: 'door',
};

/** What one has to overcome is thrown by hand. */
const THROWN: EventTypes = new Set(['threat', 'clash', 'chance', 'searched', 'rolled']);
/** A hero who falls concerns everybody. */
const MATTERS: EventTypes = new Set(['defeated']);

export const script: Script<World> = {
  lasts: ({ event }: Told) => LASTS[event.type] ?? 0,
  aside,
  matters: ({ event }) => MATTERS.has(event.type),
  suspense: tumbling,
  thrown: ({ event }) => THROWN.has(event.type),
  sound: ({ type }) => SOUNDS[type],
};
