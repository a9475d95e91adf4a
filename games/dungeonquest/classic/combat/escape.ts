/** ESC: escape or attack. */
import { type Chapter, type Handlers, NONE, type Questions } from '@underhall/kernel';
import { BELOW, NOWHERE, tileAt } from '../../world.ts';
import { wounds } from '../../wounds.ts';
import { exitBack } from '../held.ts';
import { comeTo } from '../postponed.ts';
import { combatFace, type M, type World } from '../world.ts';
import { powerDeck } from './cards.ts';
import { leaveToken } from './encounter.ts';
import { endEncounter, endTurn } from './ending.ts';
import { type Combat, combatIn, HERO, heroScope, MONSTER } from './state.ts';

export type EscapeEffect = { do: 'attempt-escape' } | { do: 'escape' } | { do: 'flee-back' };
export type EscapeQuestion = { do: 'escape-or-attack'; side: 'hero' };

/** Why a Hero may not try to escape: the rule, or undefined if he may. */
export function escapeForbidden(match: M, combat: Combat): string | undefined {
  // DQ-LIMIT-2: the card says so.
  if (combat.noEscape) return 'DQ-LIMIT-2';
  const hero = match.world.heroes[combat.hero];
  // DQ-ESC-15
  if (hero.state === BELOW) return undefined;
  // DQ-ESC-2
  if (tileAt(match, hero.space)?.hasPortcullis) return 'DQ-ESC-2';
  // DQ-ESC-3, DQ-ESC-4, DQ-SPEC-8: who has come up meets the space on his next turn, from no space at all.
  if (hero.special) return hero.postponed && hero.from === NOWHERE ? 'DQ-ESC-4' : 'DQ-ESC-3';
  // DQ-ESC-17
  return exitBack(match, hero) === NONE ? 'DQ-ESC-17' : undefined;
}

/** The message that tells each of these rules. */
export const ESCAPE_REASONS: Readonly<Record<string, string>> = {
  'DQ-LIMIT-2': 'card-forbids-escape',
  'DQ-ESC-2': 'portcullis-behind',
  'DQ-ESC-3': 'entered-by-special-movement',
  'DQ-ESC-4': 'resurfaced',
  'DQ-ESC-17': 'way-back-closed',
};

const questions: Questions<World, EscapeQuestion> = {
  /** CH-14, DQ-ESC-1 */
  'escape-or-attack': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      const rule = escapeForbidden(match, combatIn(match));
      if (rule) options.forbid('escape', rule, ESCAPE_REASONS[rule]);
      else options.add('escape', { do: 'attempt-escape' });
      options.add('attack', { do: 'begin-combat' });
    },
  },
};

const handlers: Handlers<World, EscapeEffect> = {
  /** DQ-ESC-5..7, DQ-ESC-14, DQ-OPTSOLO-3, DQ-OPTDICE-2, DQ-OPTSOLOCLASSIC-2, DQ-OPTCLASSIC-3, DQ-HIDDEN-12 */
  'attempt-escape'(match) {
    const combat = combatIn(match);
    const { instances } = match;
    const own = instances.first(powerDeck(match, combat, HERO));
    const theirs = instances.first(powerDeck(match, combat, MONSTER));
    instances.toTop(own, instances.layout.base.escape + HERO);
    instances.toTop(theirs, instances.layout.base.escape + MONSTER);
    const hero = combatFace(match, own).escape;
    const monster = combatFace(match, theirs).escape;
    const { damage } = combatFace(match, theirs);
    const success = hero >= monster;
    match.tell({
      type: 'escape-tried',
      seat: combat.hero,
      kind: combat.kind,
      cards: [own, theirs],
      hero,
      monster,
      success,
      damage: success ? 0 : damage,
    });
    const scope = heroScope(combat);
    if (success) {
      match.push({ do: 'escape' }, scope);
      return;
    }
    // DQ-ESC-8, DQ-ESC-16: if he survives that, combat begins at once.
    match.push({ do: 'begin-combat' }, scope);
    match.push(wounds(damage, 'escape', combat.kind), scope);
  },

  /** DQ-ESC-9, DQ-MON-12, DQ-OPTFLEE-5, DQ-OPTFLEE-8 */
  escape(match) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    const suffered = match.instances.size(match.instances.layout.base.damage + HERO);
    match.tell({ type: 'escaped', seat: combat.hero, kind: combat.kind });
    leaveToken(match, combat);
    endEncounter(match, combat);
    match.push({ do: 'flee-back' }, scope);
    if (suffered > 0) match.push(wounds(suffered, 'combat', combat.kind), scope);
  },

  /**
   * DQ-ESC-9..12, DQ-ESC-15, DQ-MON-21: back to the space he came from, whoever stands there, through whatever is
   * in the way; below he stays where he is. His turn ends, if it is his turn (DQ-OPTSERV-12).
   */
  'flee-back'(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    if (match.world.active === scope.seat) endTurn(match);
    if (hero.state !== BELOW) comeTo(match, hero.from, hero.space, scope);
  },
};

/** The subject of the window `try-escape` when something makes the escape succeed. */
export const SURE_ESCAPE: EscapeEffect = { do: 'escape' };

export const escapeChapter: Chapter<World, EscapeEffect, EscapeQuestion> = { handlers, questions };
