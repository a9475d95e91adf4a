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

/** What others do is quick; what they do to each other can be read. */
const ASIDE: ByEvent<number> = {
  'first-player': 600,
  'drew-map': 250,
  laid: 300,
  shifted: 500,
  entered: 320,
  threat: 700,
  rolled: 500,
  wounded: 420,
  level: 700,
  defeated: 1900,
  played: 600,
  used: 500,
  triggered: 300,
  attacks: 600,
  trap: 500,
  clash: 900,
  slain: 600,
  challenges: 400,
  attempts: 500,
  chance: 800,
  'failed-quest': 500,
  searched: 500,
  completed: 1800,
  stole: 600,
  tipped: 350,
};

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
/** A Quest done and a hero fallen concern everybody. */
const MATTERS: EventTypes = new Set(['completed', 'defeated']);

export const script: Script<World> = {
  lasts: ({ event }: Told) => LASTS[event.type] ?? 0,
  aside: ({ event }: Told) => ASIDE[event.type] ?? 0,
  matters: ({ event }) => MATTERS.has(event.type),
  suspense: tumbling,
  thrown: ({ event }) => THROWN.has(event.type),
  sound: ({ type }) => SOUNDS[type],
};
