/** The parts of a card text that say when, on which condition, of whom, and what is rolled. */
import type { Dice, Holes, Range, Say } from '@underhall/kernel';
import { listed } from '@underhall/kernel';
import { type EventName, POWER_EVENTS } from '../moments.ts';
import type { conditions } from '../verbs.ts';
import type { Condition, Context, Step } from './context.ts';

// ------------------------------------------------------------------ when

/** Events whose moment is told in other words for each subject. */
const OWN_WORDS: readonly string[] = ['obstacle', 'wounded', 'drawn-dragon-rage', 'combat-start-monster'];
const TESTS: readonly string[] = ['before-test', 'test-rolled', 'test-failed', 'test-lost'];

export function moment({ event, block }: Step<'on' | 'use'>, subjects: readonly string[], say: Say): string {
  const below = event === 'action' && block[0]?.do === 'exit-catacombs';
  if (below) return say('when.action.below');
  const [subject] = subjects;
  if (OWN_WORDS.includes(event) || OWN_WORDS.includes(`${event}-${subject}`)) {
    return listed(
      say,
      subjects.map((one) => say(`when.${event}.${one || 'any'}`)),
      'or',
    );
  }
  const what = listed(
    say,
    subjects.map((one) => subjectName(event, one, say)),
    'or',
  );
  const typed = POWER_EVENTS.includes(event) && !isAny(subject);
  return say(typed ? `when.${event}.with` : `when.${event}`, { what });
}

export function isAny(subject: string): boolean {
  return subject === '' || subject === 'any';
}

function subjectName(event: EventName, subject: string, say: Say): string {
  if (TESTS.includes(event)) return say(`subject.test.${subject || 'any'}`);
  if (event === 'monster') return say(isAny(subject) ? 'monster.any' : `monster.${subject}.a`);
  if (!isAny(subject)) return say(`subject.${subject}`);
  return event === 'drawn' || event === 'enter' ? say(`subject.${event}.any`) : '';
}

// ------------------------------------------------------------------ on which condition, of whom

export function roundCondition({ event, subject }: Step<'on'>, context: Context): string {
  const next = context.place === 'next-round' ? '.next' : '';
  const type = subject ? context.say(`type.${subject}`) : '';
  return context.say(`condition.${event}${subject ? '.with' : ''}${next}`, { ...owning(context), type });
}

/** How the conditions of both editions read. */
export const sharedConditions: Readonly<Record<keyof typeof conditions, Condition>> = {
  wounds: (_say, [n]) => ({ n }),
  has: (say, [what, n]) => ({ what: [say(`condition.has.${what}`)], n }),
};

export function condition({ condition: name, words }: Step<'if'>, holds: boolean, context: Context): string {
  const { say } = context;
  const { what = [], n = '1' } = context.conditions[name](say, words);
  const holes = { ...owning(context), n: Number.parseInt(n, 10), what: listed(say, what, 'or') };
  return say(`condition.${name}${holds ? '' : '.not'}`, holes);
}

/** How a Power card speaks of its owner and of the other side; `o` is 1 where the verb needs its ending. */
export function owning({ say, monster, event }: Context): Holes {
  if (monster === '') {
    const you = say('power.you');
    return {
      owner: you,
      who: you,
      owners: say('power.your'),
      o: 2,
      opponent: say('power.opponent'),
      opponents: say('power.opponents'),
    };
  }
  const owner = say('power.monster', { monster });
  return {
    owner,
    who: event ? say('power.it') : owner,
    owners: say('power.monsters', { monster }),
    o: 1,
    opponent: say('power.hero'),
    opponents: say('power.heros'),
  };
}

// ------------------------------------------------------------------ what is rolled and tested

/** “Luck”, “Agility or Armor, whichever is lower” */
export function attributeText(say: Say, attribute: string): string {
  const names = attribute.split('/').map((name) => say(`attribute.${name}`));
  return names.length > 1 ? say('verb.test.lower', { what: listed(say, names, 'or') }) : names[0];
}

/** “roll a die, add 3” */
export function rolling(say: Say, { dice, times, plus }: Dice): string {
  let text = say(`text.dice.${Math.min(dice, 3)}`, { n: dice });
  if (times !== 1) text = say('text.dice.times', { roll: text, n: times });
  if (plus > 0) text = say('text.dice.plus', { roll: text, n: plus });
  return plus < 0 ? say('text.dice.minus', { roll: text, n: -plus }) : text;
}

export function rangeText(say: Say, { from, to }: Range, { dice, sides }: Dice): string {
  if (from === to) return String(from);
  const open = to >= dice * sides && (dice > 1 || to > sides);
  return say(open ? 'text.range.open' : 'text.range', { from, to });
}
