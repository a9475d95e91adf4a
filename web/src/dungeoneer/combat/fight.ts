/** A combat as people can follow it: where it stands among its steps, and what came of each attack so far. */
import type { AtTable, Event, Facts, Told } from '../terms.ts';

export type CombatFacts = NonNullable<Facts['combat']>;
export type Attack = CombatFacts['attacks'][number];
export type Clash = Extract<Event, { readonly type: 'clash' }>;

/** The steps of a combat, as the rulebook letters them; C, D and E are one roll against the other. */
export const STEPS = ['attack', 'response', 'roll', 'challenge', 'pack', 'reward'] as const;
export type Step = (typeof STEPS)[number];

const BY_EVENT: Readonly<Partial<Record<Event['type'], Step>>> = {
  attacks: 'attack',
  special: 'attack',
  trap: 'roll',
  clash: 'roll',
  'stands-in': 'roll',
  wounded: 'roll',
  'monster-wounded': 'roll',
  slain: 'roll',
  challenges: 'challenge',
  stowed: 'pack',
};

const BY_QUESTION: Readonly<Record<string, Step>> = {
  batch: 'attack',
  'quest-monster': 'attack',
  'which-attack': 'response',
  'which-trap': 'response',
  'stand-in': 'roll',
  'hit-or-steal': 'roll',
  'strike-back': 'challenge',
  'where-to': 'pack',
  'drop-monster': 'pack',
  'give-peril-to': 'reward',
};

/** Told on the stage of a combat. */
export function isFighting({ event }: Told): boolean {
  return event.type in BY_EVENT;
}

/** Which step the combat is at: by what happens, by what is asked, or by what has been rolled. */
export function stepOf({ shown }: Pick<AtTable, 'shown'>, combat: CombatFacts): Step {
  const now = shown.busy && shown.now ? BY_EVENT[shown.now.event.type] : undefined;
  if (now) return now;
  const question = shown.busy ? undefined : shown.scene?.asked?.question;
  if (question?.do === 'window') return question.name === 'response' ? 'response' : 'roll';
  const asked = question && BY_QUESTION[question.do];
  if (asked) return asked;
  return combat.attacks.every(({ over }) => over) ? 'challenge' : combat.at === null ? 'response' : 'roll';
}

/** The roll of an attack, with the faces of both sides: a Minion may have stood in. */
export interface ToldClash {
  readonly clash: Clash;
  readonly faces: Told['faces'];
}

export function toldClash(told: Told | undefined): ToldClash | undefined {
  return told?.event.type === 'clash' ? { clash: told.event, faces: told.faces } : undefined;
}

/** The roll of an attack, if it was made in this combat and has been told. */
export function clashOf(log: readonly Told[], { number }: Attack, target: number): ToldClash | undefined {
  const from = log.findLastIndex(({ event }) => event.type === 'turn');
  const found = log
    .slice(Math.max(0, from))
    .findLast(
      ({ event }) => event.type === 'clash' && event.card === number && isTarget(event, number, target),
    );
  return toldClash(found);
}

/** A Minion may stand in for the hero who was attacked. */
function isTarget({ target }: Clash, attacker: number, meant: number): boolean {
  return target === meant || target !== attacker;
}

/** The attack on stage: the one that is rolled, or the first that is still to come. */
export function attackAt({ attacks, at }: CombatFacts): number {
  if (at !== null) return at;
  const next = attacks.findIndex(({ over }) => !over);
  return next < 0 ? attacks.length - 1 : next;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** How likely each side has the higher total, of a die each and what is added to it. */
export function chances(
  attack: number,
  counter: number,
): { readonly hits: number; readonly countered: number } {
  let [hits, countered] = [0, 0];
  for (const i of FACES)
    for (const j of FACES) {
      if (i + attack > j + counter) hits++;
      else if (i + attack < j + counter) countered++;
    }
  return { hits: hits / 36, countered: countered / 36 };
}
