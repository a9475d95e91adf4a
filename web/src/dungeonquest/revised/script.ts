/** How long the events of the Revised Edition are on stage, and what they sound like. */
import type { Sound } from '../../sound/sound.ts';
import { scriptWith } from '../script.ts';
import type { ByEvent, Event, EventTypes } from './terms.ts';

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

/** As in 2010: of a fight of others one sees the blows and how it ends. */
const ASIDE: ByEvent<number> = {
  'monster-drawn': 360,
  'monster-avoided': 420,
  'solo-round': 300,
  'round-fought': 240,
  'monster-slain': 420,
  'got-away': 500,
  'escape-failed': 220,
  spent: 300,
  'found-below': 500,
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

/** The rounds of a fight have told the wounds of it. */
const isTold = (event: Event) => event.type === 'wounded' && event.source === 'combat';

export const script = scriptWith({ lasts: LASTS, aside: ASIDE, isTold, sounds: SOUNDS, thrown: THROWN });
