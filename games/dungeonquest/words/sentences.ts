/** How the steps of a card text stand together: sentences, labels, triggers, conditions and amounts. */
import type { Amount, Effect, Holes, Say } from '@underhall/kernel';
import { capital, listed } from '@underhall/kernel';
import { POWER_EVENTS } from '../moments.ts';
import { powerless } from '../triggers.ts';
import { type Context, deed, fact, long, type Piece, type Step, type Steps } from './context.ts';
import { condition, moment, owning, rolling, roundCondition } from './moments.ts';

export function textOf(effects: Steps, context: Context): string {
  const sentences = sentencesOf(context.say, piecesOf(effects, context), false);
  return sentences.map((sentence) => `${capital(sentence)}.`).join(' ');
}

/** The text behind a label: it begins small, and statements belong to its first sentence. */
export function labelled(effects: Steps, context: Context): string {
  const pieces = piecesOf(effects, { ...context, style: 'labelled' });
  const [first, ...rest] = sentencesOf(context.say, pieces, true);
  return [first ?? context.say('verb.nothing'), ...rest.map(capital)].join('. ');
}

/** Orders in a row are one sentence; statements too if they belong to it; what is long stands alone. */
function sentencesOf(say: Say, pieces: readonly Piece[], attached: boolean): string[] {
  const found: string[] = [];
  let deeds: Piece[] = [];
  const close = () => {
    if (deeds.length > 0) found.push(together(say, deeds));
    deeds = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'deed') {
      deeds.push(piece);
      continue;
    }
    close();
    if (piece.kind === 'fact' && attached && found.length > 0)
      found.push(say('list.besides', { a: found.pop() ?? '', b: piece.text }));
    else found.push(piece.text);
  }
  close();
  return found;
}

export function inline(effects: Steps, context: Context): string {
  const { say } = context;
  const pieces = piecesOf(effects, { ...context, style: 'inline' });
  const short = pieces.filter(({ kind }) => kind !== 'long');
  const long = pieces.filter(({ kind }) => kind === 'long').map(({ text }) => text);
  const parts = short.length > 0 ? [together(say, short), ...long] : long;
  return parts.length > 0 ? parts.reduce((a, b) => say('list.also', { a, b })) : say('verb.nothing');
}

function together(say: Say, pieces: readonly Piece[]): string {
  const then = pieces.length > 1 && pieces.some(({ linked }) => linked);
  return listed(
    say,
    pieces.map(({ text }) => text),
    then ? 'then' : 'and',
  );
}

/** The steps in words. A kept card's bonuses join the `keep`, and equal triggers are told once. */
export function piecesOf(effects: Steps, context: Context): Piece[] {
  const steps = effects.filter((step) => Object.hasOwn(context.phrases, step.do));
  const pieces: Piece[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    let next = i + 1;
    if (step.do === 'keep') {
      while (steps[next]?.do === 'bonus') next++;
      pieces.push(kept(steps.slice(i + 1, next), context));
    } else if (isTrigger(step)) {
      while (steps[next] && sameTrigger(step, steps[next])) next++;
      const subjects = steps.slice(i, next).map((same) => (same as typeof step).subject);
      pieces.push(trigger(step, subjects, context));
    } else pieces.push(...phrase(step, context));
    i = next - 1;
  }
  return pieces;
}

/** How a step reads. Some are no words of the card, but were put in by code: that an ability is used up. */
function phrase(effect: Effect, context: Context): readonly Piece[] {
  return context.phrases[effect.do](effect as never, context);
}

function isTrigger(step: Effect): step is Step<'on' | 'use'> {
  return step.do === 'on' || step.do === 'use';
}

export function kept(bonuses: Steps, context: Context): Piece {
  if (bonuses.length === 0) return deed(context.say('verb.keep'));
  return deed(context.say('verb.keep.bonus', { bonus: inline(bonuses, context) }), true);
}

function sameTrigger(a: Effect, b: Effect): boolean {
  return JSON.stringify({ ...a, subject: '' }) === JSON.stringify({ ...b, subject: '' });
}

// ------------------------------------------------------------------ moments and conditions

/** `on` and `use`: when, and what. A Power card speaks of this round. */
export function trigger(step: Step<'on' | 'use'>, subjects: readonly string[], context: Context): Piece {
  if (context.power && POWER_EVENTS.includes(step.event)) return conditional([], [step], context);
  const { say } = context;
  const card = step.do === 'on' ? powerless({ ...step, effects: step.block }) : '';
  if (card) return fact(say('text.powerless', { card: say(`subject.${card}`) }));
  const inside: Context = { ...context, event: step.event, subject: step.subject, place: '' };
  const holes = { when: moment(step, subjects, say), do: inline(step.block, inside) };
  const text = say(step.do === 'on' ? 'text.on' : using(step, context), holes);
  return long(step.limit ? say(`text.limit.${step.limit}`, { text }) : text);
}

/** What has cases has a colon of its own. */
function using({ block: [first] }: Step<'on' | 'use'>, { rune }: Context): string {
  if (rune) return 'text.use.rune';
  return first.do === 'roll' || first.do === 'test' ? 'text.use.and' : 'text.use';
}

/** “If …, …”; a condition inside a condition joins it. */
export function conditional(conditions: readonly string[], effects: Steps, context: Context): Piece {
  const [step, ...others] = effects as readonly Step<'on' | 'if'>[];
  if (others.length === 0 && step?.do === 'on' && POWER_EVENTS.includes(step.event)) {
    const inside: Context = { ...context, event: step.event, subject: step.subject };
    return conditional([...conditions, roundCondition(step, context)], step.block, inside);
  }
  if (others.length === 0 && step?.do === 'if' && (step.yes.length === 0 || step.no.length === 0)) {
    const holds = step.yes.length > 0;
    return conditional([...conditions, condition(step, holds, context)], holds ? step.yes : step.no, context);
  }
  const { say } = context;
  return long(say('text.if', { condition: listed(say, conditions), do: inline(effects, context) }));
}

// ------------------------------------------------------------------ amounts

/** A verb with an amount: `KEY` with a number, `KEY.all` with a word, `KEY.rolled` with dice. */
export function measured(context: Context, key: string, amount: Amount, holes: Holes = {}): Piece {
  const { say } = context;
  if (typeof amount === 'number') return deed(say(key, { ...holes, n: amount }));
  if (typeof amount === 'string') return deed(say(`${key}.${amount}`, holes));
  return deed(say(`${key}.rolled`, { ...holes, roll: rolling(say, amount) }), true);
}

export function plural(key: string, amount: Amount): string {
  return amount === 1 ? key : `${key}.many`;
}

export function inCombat(context: Context, key: string, amount: Amount): Piece {
  const first = context.power && context.monster === '' ? context.say('power.heal.first') : '';
  return { ...measured(context, key, amount, { ...owning(context), first }), kind: 'fact' };
}

export function isNothing(effects: Steps): boolean {
  return effects.every((effect) => effect.do === 'nothing');
}
