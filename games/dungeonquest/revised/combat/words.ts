/** What words of the card language mean in a combat of the Revised Edition. */
import { type Amount, type Dice, readDice, type Scope } from '@underhall/kernel';
import type { CombatWords, Meanings } from '../../edition.ts';
import { evaluate, rollDice } from '../../wounds.ts';
import { rages } from '../rage.ts';
import type { M } from '../world.ts';
import { removeToken } from './encounter.ts';

export const combatMeanings: Meanings = {
  /** DQR-MON-15: as if it had been killed. */
  'draw-monster': {
    cancel(match: M, { seat }: Scope) {
      match.changeSubject(undefined);
      const { space } = match.world.heroes[seat];
      removeToken(match, space);
      match.tell({ type: 'monster-avoided', seat });
      if (seat === match.world.active) match.world.turnOver = true;
    },
  },
  /** The escape succeeds. */
  'escape-test': {
    succeed(match) {
      const subject = match.subject();
      if (subject?.do === 'escape-test') match.changeSubject({ ...subject, sure: true });
    },
  },
};

export const combatWords: CombatWords = {
  wound: rages,
  heal: () => false,
  on() {},
  cancelOpponent() {},
  /** `bribe`: the Loot that was just discarded was worth at least the roll. */
  holds(match: M, condition: string, words: readonly string[], scope: Scope) {
    return condition === 'bribe'
      ? match.world.bribe >= rollDice(match, readDice(words[0]) as Dice, scope)
      : undefined;
  },

  /** Wounds of a round, an escape penalty, or the dice of Dragon Rage that are not rolled yet (DQR-COMBAT-18). */
  prevent(match: M, amount: Amount, scope: Scope) {
    const subject = match.subject();
    if (subject?.do === 'escape-test') {
      match.changeSubject({ ...subject, spared: true });
      return true;
    }
    if (subject?.do === 'round-wounds') {
      const prevented = Math.min(subject.hero, evaluate(match, amount, scope));
      match.changeSubject({ ...subject, hero: subject.hero - prevented });
      match.tell({ type: 'prevented', seat: scope.seat, card: scope.card, wounds: prevented });
      return true;
    }
    if (subject?.do !== 'resolve-card') return false;
    match.world.shielded.push(scope.seat);
    return true;
  },
};
