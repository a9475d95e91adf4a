/**
 * When texts are carried out, and on what they stand: the moments at which a verb can be declared to work (`during`) and
 * the things that carry texts (`bearers`). Each edition adds its own. A new moment is a line here and a window in the
 * file of its chapter.
 */
import type { Bearer, Moment } from '@underhall/kernel';

/**
 * Everything `on` and `use` can listen to, in one edition or the other. Each is the name of a window. Its place in this
 * list is its bit (triggers.ts), so a new one comes last.
 */
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
  'same-card',
  'test-lost',
] as const;
export type EventName = (typeof EVENTS)[number];

/** The moments that both editions have. */
export type MomentName = EventName | 'resolved' | 'held';

/** The events of an edition: all but those that only the other one knows. */
export function eventsBut(...others: readonly EventName[]): readonly EventName[] {
  return EVENTS.filter((event) => !others.includes(event));
}

/** Nothing happens by itself then: they are times to `use` a card. */
export const CHOSEN: readonly EventName[] = ['own-turn', 'action'];

/** What comes once in such a span anyway, so that a limit to once makes no difference. */
const ONCE_IN: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  'turn-start': ['turn'],
  'sun-step': ['turn'],
  'combat-start': ['combat'],
  'game-end': ['turn', 'combat', 'game'],
};
/** What can happen in a combat; a limit for each combat means nothing at other times. */
const IN_COMBATS: readonly EventName[] = [
  'combat-start',
  'try-escape',
  'round-won',
  'round-lost',
  'stand-off',
  'deathblow',
  'monster-hurt',
  'same-card',
  'wounded',
  'heal',
  'before-test',
  'test-rolled',
  'test-failed',
  'test-lost',
];

/** Why a limit makes no difference, and what to do. */
export function idleLimit(event: EventName, limit: string): string | undefined {
  if (ONCE_IN[event]?.includes(limit))
    return `'limit ${limit}' makes no difference: ${event} comes once in a ${limit}. Leave it out`;
  if (limit === 'combat' && !IN_COMBATS.includes(event))
    return `'limit combat' makes no difference: ${event} does not come in a combat. Write 'limit turn' or 'limit game'`;
  return undefined;
}

/** What a Power card of the 2010 edition can wait for in the round in which it is played. */
export const POWER_EVENTS: readonly EventName[] = ['round-won', 'round-lost'];

/** The moments that every edition has: its events, and those of the texts themselves. */
export function momentsOf(events: readonly EventName[]): Readonly<Record<string, Moment>> {
  const told = events.map((event): [string, Moment] => {
    const verb = CHOSEN.includes(event) ? 'use' : 'on';
    return [event, { when: `at ${event}`, write: `'${verb} ${event} { … }'` }];
  });
  return {
    ...Object.fromEntries(told),
    resolved: { when: 'when the card is drawn', write: 'the text of a card that is drawn' },
    held: { when: 'while it only lies there', write: "a text that has 'on' or 'use'", idle: true },
  };
}

export const bearers = {
  card: { what: 'an encounter card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  /** A Dungeon or Search card: whoever draws it is above ground. */
  above: { what: 'an encounter card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  /** A Catacomb card: whoever draws it is below. */
  below: { what: 'an encounter card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  /** A Dragon card: whoever draws it is in the Treasure Chamber. */
  dragon: { what: 'an encounter card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  door: { what: 'a Door card', moment: 'resolved', keptBy: ['keep', 'retry'] },
  loot: { what: 'a Loot card', moment: 'resolved', keptBy: ['gain', 'keep', 'retry'] },
  rune: { what: 'a Rune', moment: 'held' },
  ability: { what: 'a special ability', moment: 'held' },
} as const satisfies Readonly<Record<string, Bearer>>;
export type BearerName = keyof typeof bearers;

type Bearers = readonly BearerName[];

/** Cards that are drawn and resolved. */
export const DRAWN: Bearers = ['card', 'above', 'below', 'dragon', 'door', 'loot'];
/** What a Hero can spend: the price of `use` is the card itself. */
export const SPENT: Bearers = [...DRAWN, 'rune'];
/** Everything that goes with a Hero on his way. */
export const CARRIED: Bearers = [...SPENT, 'ability'];

/** Everything up to the final count. */
export function beforeTheEnd(moments: Readonly<Record<string, Moment>>): readonly string[] {
  return Object.keys(moments).filter((name) => name !== 'game-end' && name !== 'held');
}
