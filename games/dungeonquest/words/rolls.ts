/** A roll in words: what was rolled, for what, and what the card or ability makes of it. */
import {
  type Dice,
  type EventOf,
  type Holes,
  NONE,
  type RangeBranch,
  type Say,
  type SeenEvent,
} from '@underhall/kernel';
import { clause } from '../card-text.ts';
import type { Ability } from '../content.ts';
import { blocksOf } from '../triggers.ts';
import type { Card, World } from '../world.ts';
import type { Reading, Step, Steps } from './context.ts';
import { causeName, contentOf, nameOnFace, readingOf, type Speech, typeset } from './names.ts';

/** What a die must show at most: “a 1”, “a 1 or 2”, “1–3”. */
export function upTo(say: Say, to: number): string {
  return say(to > 2 ? 'die.more' : `die.${to}`, { to });
}

export function sumOf(dice: readonly number[]): number {
  return dice.reduce((a, b) => a + b, 0);
}

/** The dice of a test, with what Loot adds to them. */
export function testDice(say: Say, dice: readonly number[], burden = 0): string {
  const shown = dice.join(' + ');
  return burden > 0 ? say('event.tested.loot', { dice: shown, n: burden }) : shown;
}

type Rolled = EventOf<World, 'rolled'>;

export function rolledLine(
  speech: Speech,
  { event, faces }: SeenEvent<World, Rolled>,
  you: boolean,
): Holes & { readonly key: string } {
  const { say, view } = speech;
  const { dice, cause, card = NONE } = event;
  if (cause) return { key: 'rolled.wound', name: causeName(speech, cause), dice: diceText(say, dice) };
  const face = faces[card];
  const ability = abilityIn(speech, event);
  const name = face ? nameOnFace(speech, face) : ability && typeset(ability.name);
  const source = face ? (view.game.faces[view.game.faceIndex(face)] as Card) : ability;
  const found = source ? rollOf(source.effects, dice.length) : undefined;
  if (!name) return { key: 'rolled', dice: diceText(say, dice) };
  if (!found) return { key: 'rolled.for', name, dice: diceText(say, dice) };
  if ('rages' in (source ?? {}) && (source as Card).rages)
    return { key: 'rolled.fire', dice: diceText(say, dice) };
  const { step, amount } = found;
  const total = sumOf(dice) * amount.times + amount.plus;
  const holes = { name, dice: diceText(say, dice, amount) };
  if (!isRoll(step)) return { key: `rolled.${step.do}`, ...holes };
  const branch = step.branches.find(({ from, to }) => total >= from && total <= to);
  return { ...holes, ...outcomeOf(say, readingOf(view), branch, you) };
}

function isRoll(step: Steps[number]): step is Step<'roll'> {
  return step.do === 'roll';
}

function outcomeOf(
  say: Say,
  reading: Reading,
  branch: RangeBranch | undefined,
  you: boolean,
): Holes & { readonly key: string } {
  if (!branch) return { key: 'rolled.for' };
  const effects = branch.effect;
  if (effects.every((effect) => effect.do === 'nothing')) return { key: 'rolled.nothing' };
  // The card speaks to whoever has rolled: to others it is quoted.
  return { key: you ? 'rolled.result.you' : 'rolled.result', do: clause(say, reading, effects) };
}

/** The special ability for which dice were rolled. */
function abilityIn({ view }: Speech, event: Rolled): Ability<Steps> | undefined {
  const { abilities } = contentOf(view).heroes[view.world.heroes[event.seat].card];
  return abilities.find(({ id }) => id === event.ability);
}

interface Roll {
  readonly step: Steps[number];
  readonly amount: Dice;
}

/** The step of a text that rolls so many dice, if it is the only one. */
function rollOf(effects: Steps, dice: number): Roll | undefined {
  const rolls = rollsIn(effects).filter(({ amount }) => amount.dice === dice);
  return rolls.length === 1 ? rolls[0] : undefined;
}

function rollsIn(effects: Steps): Roll[] {
  return effects.flatMap((step) => [
    ...Object.values(step).flatMap((value: unknown) => (isDice(value) ? [{ step, amount: value }] : [])),
    ...blocksOf(step).flatMap(rollsIn),
  ]);
}

function isDice(value: unknown): value is Dice {
  return typeof value === 'object' && value !== null && 'sides' in value;
}

/** “3”, “2 + 5 = 7”, “3 − 1 = 2”; a total below nothing is nothing. */
export function diceText(
  say: Say,
  dice: readonly number[],
  { times, plus }: Pick<Dice, 'times' | 'plus'> = PLAIN,
): string {
  const shown = dice.join(' + ');
  const multiplied = times === 1 ? shown : `${dice.length > 1 ? `(${shown})` : shown} × ${times}`;
  const text = plus === 0 ? multiplied : `${multiplied} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
  if (text === shown && dice.length === 1) return text;
  return say('event.rolled.sum', { dice: text, sum: Math.max(0, sumOf(dice) * times + plus) });
}

const PLAIN = { times: 1, plus: 0 };
