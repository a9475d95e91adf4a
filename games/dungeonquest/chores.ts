/** What nobody at a table wants to do time and again: preferences that spare it, and who sets them. */
import type { Seat } from '@underhall/kernel';
import type { Steps } from './effects.ts';
import { SUN_TRACK } from './grid.ts';
import { targetOf, totalOf } from './tests.ts';
import { type Tile, WALL } from './tile.ts';
import type { M } from './world.ts';

/** Lets a bot play the Monsters that meet others. */
export const MONSTERS_BY_BOTS = 'monsters';
/** Is not asked whether to hold the sun: never, or only by day. */
const SUN_UNASKED = 'skip-sun-step';
/** Is not asked at the start of each turn about cards that may be used then. */
const TURN_UNASKED = 'skip-turn-start';

/** Is not asked at the start of a turn about cards for any time of it, if nothing comes before the action. */
const OWN_TURN_UNASKED = 'skip-own-turn';
const CALM = 'calm';

/** Whether a seat would rather use such a card when it acts. */
export function usesLater(match: M, seat: Seat): boolean {
  return match.preferences[seat]?.[OWN_TURN_UNASKED] === CALM;
}

/** Uses at once what spares wounds of a round of combat, instead of being asked. */
export const SPARES_AT_ONCE = 'use-same-card';

/**
 * Whether what a seat may do is done without a question: both sides show the same, for which there are as many wounds
 * each time, so keeping what only spares wounds gains nothing.
 */
export function usesAtOnce(match: M, window: string, seat: Seat, choice: Steps): boolean {
  if (window !== 'same-card' || match.preferences[seat]?.[SPARES_AT_ONCE] !== 'yes') return false;
  return choice.every((step) => step.do === 'prevent' || step.do === 'use-up');
}

/** A window in which nothing is to be gained at times, and what a seat prefers that is not asked then. */
interface Needless {
  readonly preference: string;
  readonly value: string;
  is(match: M): boolean;
}

const NEEDLESS: Readonly<Partial<Record<string, Needless>>> = {
  'place-chamber': { preference: 'skip-place-chamber', value: 'harmless', is: placesHarmless },
  'test-rolled': { preference: 'skip-test-rolled', value: 'passed', is: hasPassed },
};

const needless = Object.values(NEEDLESS).filter((one) => one !== undefined);

export const preferences: readonly string[] = [
  MONSTERS_BY_BOTS,
  SUN_UNASKED,
  TURN_UNASKED,
  OWN_TURN_UNASKED,
  ...needless.map(({ preference }) => preference),
];

/** Whether a seat prefers not to be asked here what it may do. */
export function isSpared(match: M, window: string, seat: Seat): boolean {
  const preferred = match.preferences[seat];
  const here = preferred && NEEDLESS[window];
  return here !== undefined && preferred[here.preference] === here.value && here.is(match);
}

/** Kinds of chambers in which nobody is hurt, held or led astray by the chamber itself. */
const HARMLESS: ReadonlySet<string> = new Set([
  'dungeon-room',
  'corridor',
  'portcullis',
  'catacomb-entrance',
  'rotating-room',
  'rotating-chamber',
]);

/** A chamber that is about to be placed, and leads on. */
function placesHarmless(match: M): boolean {
  const subject = match.subject();
  if (subject?.do !== 'place-chamber') return false;
  const { kind, sides } = match.face(subject.tile) as Tile;
  return HARMLESS.has(kind) && sides.slice(1).some((side) => side !== WALL);
}

/** A test whose dice lie there. */
function hasPassed(match: M): boolean {
  const judge = match.subject();
  const at = match.agenda.findLastIndex((effect) => effect.do === 'judge');
  return judge?.do === 'judge' && totalOf(judge) <= targetOf(match, judge.test, match.scopes[at]);
}

/** As long as the sun's next space is unmarked nothing is lost by waiting: it can still be held later. */
export const spans = { day: ({ world }: M): number => (dusk(world.sun + 1) ? world.turn : 0) };

function dusk(space: number): boolean {
  return SUN_TRACK[Math.min(space, SUN_TRACK.length) - 1].closesOn > 0;
}

/** Who plays alone among bots meets monsters, and need not play them. */
export function customs(people: number): Readonly<Record<string, string>> {
  const all = {
    [SUN_UNASKED]: 'day',
    [OWN_TURN_UNASKED]: CALM,
    ...Object.fromEntries(needless.map(({ preference, value }) => [preference, value])),
  };
  return people === 1 ? { ...all, [MONSTERS_BY_BOTS]: 'yes' } : all;
}
