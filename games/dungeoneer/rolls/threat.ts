/** THREAT: a hero must reach a number with a die and one of his scores. */
import type { Chapter, Handlers, Instance } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import { mapOf, seatOfHero } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import type { Happening } from '../effects.ts';
import type { Structure } from '../language/says.ts';
import type { Score } from '../language/words.ts';
import { numberChange, scoreOf } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';
import { throwDie } from './dice.ts';
import { hindranceOf, PLAIN_ROLL, type Roll, SOURCE, threatRoll } from './kinds.ts';

type Verb = Extract<Structure, { readonly do: 'threat' | 'roll' }>;

export type Facing =
  | Verb
  /** The current hero faces a Threat of the game's own: an exit, an Obstacle, a Quest. */
  | {
      readonly do: 'face';
      readonly source: number;
      readonly score: Score;
      readonly number: number;
      readonly fail: Happening;
      readonly success: Happening;
    }
  | {
      readonly do: 'roll-threat';
      readonly roll: Roll;
      readonly number: number;
      readonly fail: Happening;
      readonly success: Happening;
    }
  | { readonly do: 'roll-plain'; readonly branches: Extract<Verb, { do: 'roll' }>['branches'] };

/** Where the Threat of a text comes from: the card it stands on. */
function sourceOf(match: M, card: Instance): number {
  if (card === NONE) return SOURCE.none;
  const face = match.face(card) as Card;
  const { combat } = match.world;
  if (combat?.step && combat.attacks[combat.at]?.card === card) return SOURCE[combat.step];
  if (face.back === 'map') return SOURCE.map;
  if (face.back === 'quest') return SOURCE.quest;
  if (face.back === 'hero') return SOURCE.none;
  if (face.category === 'trap') return SOURCE.trap;
  return face.kind === 'bane' ? SOURCE.bane : SOURCE.none;
}

/** DNR-OBST-2: what a Hazard adds to the Threats of Traps in its space. */
export function hazard(match: M, seat: number, source: number): number {
  if (!(source & SOURCE.trap)) return 0;
  const { centre } = mapOf(match, match.world.heroes[seat].space);
  return centre.kind === 'hazard' ? centre.bonus : 0;
}

const handlers: Handlers<World, Facing> = {
  threat(match, { score, number, fail, success }, scope) {
    const source = sourceOf(match, scope.card);
    match.push(
      { do: 'face', source, score, number, fail: fail as Happening, success: success as Happening },
      scope,
    );
  },

  /** DNR-WINDOW-8 */
  face(match, { source, score, number, fail, success }, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out) return;
    const roll = threatRoll(source, score);
    match.open('roll', seat, 0, { do: 'roll-threat', roll, number, fail, success }, scope);
  },

  /** DNR-THREAT-2..4 */
  'roll-threat'(match, { roll, number, fail, success }, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out) return;
    const has = scoreOf(match, seat, roll.score as Score);
    const needed = number + hazard(match, seat, roll.source) + numberChange(match, seat, roll);
    const { dice, added, result } = throwDie(match, seat, roll);
    const overcome = result + has >= needed;
    if (match.sink)
      match.tell({
        type: 'threat',
        seat,
        card: scope.card,
        at: hindranceOf(roll.source),
        score: roll.score as Score,
        dice,
        added,
        has,
        number: needed,
        overcome,
      });
    match.pushAll(overcome ? success : fail, scope);
  },

  roll(match, { branches }, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out) return;
    match.open('roll', seat, 0, { do: 'roll-plain', branches }, scope);
  },

  'roll-plain'(match, { branches }, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out) return;
    const { dice, added, result } = throwDie(match, seat, PLAIN_ROLL);
    match.tell({ type: 'rolled', seat, dice, added });
    const shown = Math.min(6, Math.max(1, result));
    const branch = branches.find(({ from, to }) => shown >= from && shown <= to);
    match.pushAll((branch?.effect ?? []) as Happening, scope);
  },
};

export const threats: Chapter<World, Facing> = { handlers, questions: {} };
