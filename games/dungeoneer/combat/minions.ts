/** MINION: monsters that fight for a player, once a turn in place of his hero. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { forgetControl } from '../cards/control.ts';
import { hasSlot } from '../cards/limits.ts';
import { usedMark } from '../cards/uses.ts';
import { isMinion } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import { candidates } from '../effects/candidates.ts';
import type { Deed } from '../language/says.ts';
import { FORMS, type Form } from '../language/words.ts';
import { reindex } from '../modifiers/standing.ts';
import type { M, World } from '../world.ts';
import { strikeAt } from './challenge.ts';
import { endAttacksOf, isMonsterImmune, monsterSymbol } from './monsters.ts';
import { change, changeAttack, isThere, presentAttack } from './state.ts';

export type MinionEffect =
  | Extract<Deed, { readonly do: 'minion' }>
  | { readonly do: 'stand'; readonly attack: number; readonly minion: Instance }
  | {
      readonly do: 'minion-attack';
      readonly card: Instance;
      readonly minion: Instance;
      readonly form: Form;
    };
export type MinionQuestion = { readonly do: 'stand-in'; readonly attack: number };

/** Marks that it has fought this turn: a monster has no uses of its own. */
const FOUGHT = 0;

/** DNR-MINION-2, DNR-QSLAY-12, DNR-ORDER-6 */
export function canBecomeMinion(match: M, seat: Seat, card: Instance): boolean {
  const face = match.face(card) as Card;
  if (face.back !== 'adventure' || !face.monster || match.world.heroes[seat].out) return false;
  return !isMinion(match, card) && !isMonsterImmune(match, card, 'minion') && hasSlot(match, seat);
}

/** Minions that have not fought this turn (DNR-MINION-5) and were not on the other side (DNR-MINION-15). */
function ready(match: M, seat: Seat): Instance[] {
  const { instances, world } = match;
  const found: Instance[] = [];
  const zone = instances.layout.base.treasures + seat;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
    if (
      isMinion(match, card) &&
      !world.heroes[seat].used.includes(usedMark(card, FOUGHT)) &&
      !world.combat?.attacks.some((attack) => attack.card === card)
    )
      found.push(card);
  return found;
}

function markFought({ world }: M, seat: Seat, card: Instance): void {
  const hero = world.heroes[seat];
  hero.used = [...hero.used, usedMark(card, FOUGHT)];
}

/** DNR-MINION-7: those with a symbol in the form of the attack. */
function standIns(match: M, seat: Seat): Instance[] {
  const form = presentAttack(match)?.form;
  if (!form) return [];
  const minions = ready(match, seat);
  return minions.length === 0
    ? minions
    : minions.filter((card) => monsterSymbol(match, card, form) !== 'none');
}

export function mayStand(match: M, seat: Seat): boolean {
  return standIns(match, seat).length > 0;
}

/** DNR-MINION-4, DNR-MINION-7, DNR-MINION-13: against whatever has just attacked the hero and is still there. */
export function minionAttacks(match: M, seat: Seat): readonly MinionAttack[] {
  const minions = ready(match, seat);
  if (minions.length === 0) return NO_MINIONS;
  const { combat, heroes } = match.world;
  const { card: own, space } = heroes[seat];
  const foes = (combat?.attacks ?? []).filter(
    (one) => one.target === own && one.form !== '' && one.space === space && isThere(match, one.card),
  );
  const found: MinionAttack[] = [];
  // By its place among those that are ready: an option names one card, the target.
  for (const [place, minion] of minions.entries())
    for (const target of new Set(foes.map(({ card }) => card)))
      for (const form of FORMS)
        if (monsterSymbol(match, minion, form) === 'standard')
          found.push({ id: `minion:${place}:${target}:${form}`, minion, target, form });
  return found;
}

interface MinionAttack {
  readonly id: string;
  readonly minion: Instance;
  readonly target: Instance;
  readonly form: Form;
}

const NO_MINIONS: readonly MinionAttack[] = [];

const handlers: Handlers<World, MinionEffect> = {
  /** DNR-MINION-1, DNR-MINION-15, DNR-CARD-12 */
  minion(match, { of }, scope) {
    const { instances } = match;
    const [card = NONE] = of === null ? [scope.it] : candidates(match, of, scope);
    if (card === NONE || !canBecomeMinion(match, scope.seat, card)) return;
    endAttacksOf(match, card);
    forgetControl(match, card);
    instances.toBottom(card, instances.layout.base.treasures + scope.seat);
    match.tell({ type: 'minion', seat: scope.seat, card });
    reindex(match);
  },

  /** DNR-MINION-3 */
  stand(match, { attack, minion }, { seat }) {
    markFought(match, seat, minion);
    changeAttack(match, attack, { stand: minion });
    match.tell({ type: 'stands-in', seat, card: minion });
  },

  /** DNR-MINION-6, DNR-MINION-13: it costs nothing, and the hero's own attack is kept. */
  'minion-attack'(match, { card, minion, form }, scope) {
    const { combat, heroes } = match.world;
    if (!combat) return;
    const { seat } = scope;
    markFought(match, seat, minion);
    const { space } = heroes[seat];
    const rest = { special: false, variable: 0, transformed: false, over: false };
    change(match, { attacks: [...combat.attacks, { card: minion, target: card, form, space, ...rest }] });
    match.tell({ type: 'challenges', seat, card, form });
    strikeAt(match, combat.attacks.length, scope);
  },
};

const questions: Questions<World, MinionQuestion> = {
  /** CH-12, DNR-MINION-8 */
  'stand-in': {
    kind: 'ask',
    midway: true,
    options(match, { attack }, { seat }, options) {
      options.add('hero', { do: 'nothing' });
      for (const minion of standIns(match, seat))
        options.add(`stand:${minion}`, { do: 'stand', attack, minion });
    },
  },
};

export const minions: Chapter<World, MinionEffect, MinionQuestion> = { handlers, questions };
