/**
 * When texts are carried out, and on what they stand: the moments at which a verb can be declared to work (`during`) and
 * the things that carry texts (`bearers`). A new moment is a line here and a window in the file of its chapter.
 */
import type { Bearer, Moment } from '@underhall/kernel';

/** Everything `on` and `use` can listen to. Each is the name of a window. */
export const EVENTS = [
  'turn-start',
  'own-turn',
  'action',
  'place-chamber',
  'search',
  'sun-step',
  'drawn',
  'monster',
  'obstacle',
  'before-test',
  'test-rolled',
  'test-failed',
  'wounded',
  'heal',
  'enter',
  'leave',
  'combat-start',
  'try-escape',
  'round-won',
  'round-lost',
  'stand-off',
  'deathblow',
  'monster-hurt',
  'game-end',
] as const;
export type EventName = (typeof EVENTS)[number];

/** Nothing happens by itself then: they are times to `use` a card. */
export const CHOSEN: readonly EventName[] = ['own-turn', 'action'];
/** What a Power card can wait for in the round in which it is played. */
export const POWER_EVENTS: readonly EventName[] = ['round-won', 'round-lost'];

type MomentName = EventName | 'resolved' | 'held' | 'played' | 'next-round';

const events = EVENTS.map((event): [EventName, Moment] => {
  const verb = CHOSEN.includes(event) ? 'use' : 'on';
  return [event, { when: `at ${event}`, write: `'${verb} ${event} { … }'` }];
});

export const moments: Readonly<Record<MomentName, Moment>> = {
  ...(Object.fromEntries(events) as Record<EventName, Moment>),
  resolved: { when: 'when the card is drawn', write: 'the text of a card that is drawn' },
  held: { when: 'while it only lies there', write: "a text that has 'on' or 'use'", idle: true },
  played: { when: 'when the Power card is played', write: 'the text of a Power card' },
  'next-round': { when: 'in the following round', write: "'next-round { … }'" },
};

export const bearers = {
  card: { what: 'an encounter card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  door: { what: 'a Door card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  loot: { what: 'a Loot card', moment: 'resolved', keptBy: ['gain', 'keep', 'retry'] },
  rune: { what: 'a Rune', moment: 'held' },
  ability: { what: 'a special ability', moment: 'held' },
  power: { what: 'a Power card of a Hero', moment: 'played' },
  'monster-power': { what: 'a Power card of a Monster', moment: 'played' },
} as const satisfies Readonly<Record<string, Bearer>>;
export type BearerName = keyof typeof bearers;

type Bearers = readonly BearerName[];
type Moments = readonly MomentName[];

/** Cards that are drawn and resolved. */
export const DRAWN: Bearers = ['card', 'door', 'loot'];
/** What a Hero can spend: the price of `use` is the card itself. */
export const SPENT: Bearers = [...DRAWN, 'rune'];
/** Everything but Power cards, which belong to a combat and not to a Hero on his way. */
export const CARRIED: Bearers = [...SPENT, 'ability'];

/** Where listening has a meaning: not inside something that listens already. */
export const LISTENING: Moments = ['resolved', 'held', 'played', 'next-round'];
/** Everything up to the final count. */
export const BEFORE_THE_END = (Object.keys(moments) as MomentName[]).filter(
  (name) => name !== 'game-end' && name !== 'held',
);
/** Both sides have turned up their cards, and the round is not judged yet. */
export const REVEALED: Moments = ['played', 'next-round'];
/** Both sides have turned up their cards of a round, judged or not. */
export const IN_ROUND: Moments = [
  ...REVEALED,
  'round-won',
  'round-lost',
  'stand-off',
  'deathblow',
  'monster-hurt',
  'heal',
];
/** There can be somebody to fight. */
export const IN_COMBAT: Moments = [...IN_ROUND, 'combat-start', 'try-escape', 'wounded'];
