/** The words of the card language that are no selectors: scores, spans, people, moments (GRAMMAR 1 and 2). */

export const FORMS = ['melee', 'magic', 'speed'] as const;
export type Form = (typeof FORMS)[number];
/** DNR-THREAT-5 */
export const SCORES = [...FORMS, 'life', 'level', 'glory'] as const;
export type Score = (typeof SCORES)[number];
export const SYMBOLS = ['standard', 'counter', 'none'] as const;
export type AttackSymbol = (typeof SYMBOLS)[number];

/** How long something lasts; '' in a `static`: while the card is in play. */
export const SPANS = ['roll', 'attack', 'combat', 'move', 'turn'] as const;
export type Span = (typeof SPANS)[number] | '';

/** Who chooses, pays or is meant. */
export const PEOPLE = ['you', 'it', 'foe', 'holder', 'owner'] as const;
export type Who = (typeof PEOPLE)[number];

export const RESOURCES = ['glory', 'peril', 'mp'] as const;
export type Resource = (typeof RESOURCES)[number];

/** DNR-COMP-28 */
export const TIMES = ['dungeonlord', 'hero', 'response', 'anytime'] as const;
export type PlayTime = (typeof TIMES)[number];

/** GRAMMAR 1.4: where a Response or Anytime play is offered. */
export const WINDOWS = [
  'attack',
  'hero-attack',
  'trap',
  'bane',
  'roll',
  'enter',
  'attempt',
  'lethal',
  'open',
] as const;
export type WindowWord = (typeof WINDOWS)[number];

/** What an `on` listens to. */
export const MOMENTS = [
  'turn-start',
  'turn-end',
  'enter',
  'leave',
  'hit',
  'wounded',
  'slain',
  'quest',
  'failed',
  'attacked',
  'lethal',
  'hero-defeated',
  'shifted',
] as const;
export type MomentWord = (typeof MOMENTS)[number];

export const IGNORED = ['wall', 'locked', 'trapped', 'pit', 'spikes', 'obstacle', 'hazard', 'trap'] as const;
export type Ignored = (typeof IGNORED)[number];

export const FORBIDDEN = [
  'challenge',
  'attempt',
  'search',
  'explore',
  'sewer',
  'move',
  'glory-cards',
  'heal',
  'response',
  'counter',
] as const;
export type ForbiddenAct = (typeof FORBIDDEN)[number];

export const IMMUNITIES = ['warp', 'tip', 'drain', 'steal', 'discard', 'minion'] as const;
export type Immunity = (typeof IMMUNITIES)[number];

/** Where a wound comes from. */
export const HARMS = ['monster', 'trap', 'bane', 'obstacle'] as const;
export type Harm = (typeof HARMS)[number] | '';
