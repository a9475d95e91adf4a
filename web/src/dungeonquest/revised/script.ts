/** How long the events of the Revised Edition are on stage, and what they sound like. */
import type { Sound } from '../../sound/sound.ts';
import { scriptWith } from '../script.ts';
import type { ByEvent, EventTypes } from './terms.ts';

const LASTS: ByEvent<number> = {
  'monster-drawn': 1500,
  'monster-avoided': 900,
  'monster-shown': 1400,
  'fight-began': 500,
  'cards-revealed': 1000,
  'solo-round': 1200,
  'round-fought': 900,
  'monster-struck': 800,
  'monster-slain': 1300,
  'got-away': 1100,
  'escape-failed': 1000,
  spent: 900,
  determination: 300,
  'found-below': 1400,
  fell: 1800,
  respawned: 1200,
};

const ASIDE: ByEvent<number> = {
  'monster-drawn': 600,
  'monster-avoided': 500,
  'monster-shown': 500,
  'fight-began': 250,
  'cards-revealed': 300,
  'solo-round': 400,
  'round-fought': 420,
  'monster-struck': 300,
  'monster-slain': 1000,
  'got-away': 800,
  'escape-failed': 500,
  spent: 500,
  'found-below': 600,
  fell: 1500,
  respawned: 800,
};

const SOUNDS: ByEvent<Sound> = {
  'monster-drawn': 'card',
  'monster-shown': 'card',
  'cards-revealed': 'card',
  'solo-round': 'dice',
  'found-below': 'gold',
  fell: 'death',
};

const THROWN: EventTypes = new Set(['solo-round']);

export const script = scriptWith({ lasts: LASTS, aside: ASIDE, sounds: SOUNDS, thrown: THROWN });
