/** How long the events of a fight of 2010 are on stage, and what they sound like. */
import type { Sound } from '../../sound/sound.ts';
import { scriptWith } from '../script.ts';
import type { ByEvent, EventTypes } from './terms.ts';

const LASTS: ByEvent<number> = {
  'rolled-for-first': 500,
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
  struck: 900,
  'monster-hurt': 800,
  'combat-dice': 1200,
  'monster-killed': 900,
  'knocked-out': 1200,
};

const ASIDE: ByEvent<number> = {
  'loot-taken': 700,
  'monster-met': 360,
  'hero-attacked': 700,
  'escape-tried': 560,
  'combat-began': 120,
  round: 240,
  'stand-off': 180,
  'monster-killed': 420,
  'knocked-out': 900,
};

const SOUNDS: ByEvent<Sound> = {
  revealed: 'card',
  'combat-dice': 'dice',
  'monster-hurt': 'wound',
};

const THROWN: EventTypes = new Set(['combat-dice']);

export const script = scriptWith({ lasts: LASTS, aside: ASIDE, sounds: SOUNDS, thrown: THROWN });
