/** COMBAT, DMG, OPTSOLO: the rounds of a combat. */
import type { Amount, Chapter, Handlers, Instance, Option, Questions, Seat } from '@underhall/kernel';
import { playId } from '../../option-ids.ts';
import { isSolo } from '../../world.ts';
import { evaluate, wounds } from '../../wounds.ts';
import { combatFace, contentOf, type M, type World } from '../world.ts';
import { killMonster, layAside } from './ending.ts';
import { type Fight, fightIn, HERO, heroScope, isBeaten, MONSTER, tellFight } from './state.ts';

export type RoundEffect =
  | { do: 'begin-fight' }
  | { do: 'fight-round' }
  | { do: 'picked'; card: Instance }
  | RoundWounds
  | { do: 'after-wounds-of-round'; hurt: number }
  | { do: 'after-hurt' }
  | { do: 'strike'; wounds: Amount };

/** What both sides are about to suffer: the subject of the window `same-card`. */
export interface RoundWounds {
  readonly do: 'round-wounds';
  readonly hero: number;
  readonly monster: number;
}

export type RoundQuestion = { do: 'pick-combat-card'; seats: readonly Seat[] };

const handlers: Handlers<World, RoundEffect> = {
  /** DQR-MON-12, DQR-MON-13 */
  'begin-fight'(match) {
    const fight = fightIn(match);
    tellFight(match, fight, { type: 'fight-began' });
    match.open('combat-start', fight.hero, 0, { do: 'fight-round' }, heroScope(fight));
  },

  /** DQR-COMBAT-1..3, DQR-OPTSOLO-16, DQR-OPTSOLO-23 */
  'fight-round'(match) {
    const fight = fightIn(match);
    if (isBeaten(match, fight)) {
      killMonster(match, fight);
      return;
    }
    fight.round++;
    if (isSolo(match)) rollRound(match, fight);
    else match.push({ do: 'pick-combat-card', seats: [fight.hero, fight.player] }, heroScope(fight));
  },

  /** Never resolved: what a sealed choice of a card stands for. */
  picked() {},

  /** DQR-COMBAT-5..7, DQR-COMBAT-18: both amounts at the same time, and the Hero's death is looked at first. */
  'round-wounds'(match, { hero, monster }) {
    const fight = fightIn(match);
    fight.wounds += monster;
    tellFight(match, fight, { type: 'round-fought', round: fight.round, hero, monster, total: fight.wounds });
    match.push({ do: 'after-wounds-of-round', hurt: monster }, heroScope(fight));
    if (hero > 0) match.push(wounds(hero, 'combat', fight.kind), heroScope(fight));
  },

  /** DQR-COMBAT-10, DQR-COMBAT-18 */
  'after-wounds-of-round'(match, { hurt }) {
    const fight = fightIn(match);
    if (isBeaten(match, fight)) killMonster(match, fight);
    else if (hurt > 0) match.open('monster-hurt', fight.hero, hurt, { do: 'after-hurt' }, heroScope(fight));
    else match.push({ do: 'after-hurt' }, heroScope(fight));
  },

  /** DQR-COMBAT-13, DQR-COMBAT-14, DQR-COMBAT-18, DQR-OPTSOLO-6, DQR-OPTSOLO-20 */
  'after-hurt'(match) {
    const fight = fightIn(match);
    layAside(match);
    if (isBeaten(match, fight)) killMonster(match, fight);
    else if (isSolo(match)) match.push({ do: 'fight-round' }, heroScope(fight));
    else match.push({ do: 'escape-or-fight' }, heroScope(fight));
  },

  /** DQR-COMBAT-7: a card or ability wounds the monster. */
  strike(match, { wounds: amount }, scope) {
    const { fight } = match.world;
    if (!fight) return;
    const count = evaluate(match, amount, scope);
    fight.wounds += count;
    tellFight(match, fight, { type: 'monster-struck', wounds: count, total: fight.wounds });
  },
};

const questions: Questions<World, RoundQuestion> = {
  /** C-HEROCARD, C-MONCARD, DQR-HIDDEN-8 */
  'pick-combat-card': {
    kind: 'sealed',
    seats: (_match, { seats }) => seats,
    options(match, { seats }, _scope, options, seat) {
      const { instances } = match;
      const side = seat === seats[0] ? HERO : MONSTER;
      for (const card of instances.list(instances.layout.base.set + side))
        options.add(playId(match, card), { do: 'picked', card });
    },

    /** DQR-COMBAT-4, DQR-COMBAT-5, DQR-DMG-1 */
    reveal(match, _question, _scope, answers) {
      const fight = fightIn(match);
      const { instances } = match;
      const [own, theirs] = answers.map(cardOf);
      instances.toTop(own, instances.layout.base.played + HERO);
      instances.toTop(theirs, instances.layout.base.played + MONSTER);
      const hero = combatFace(match, own);
      const monster = combatFace(match, theirs);
      tellFight(match, fight, { type: 'cards-revealed', round: fight.round, cards: [own, theirs] });
      inflict(
        match,
        fight,
        hero.suffers[monster.type],
        monster.suffers[hero.type],
        hero.type === monster.type,
      );
    },
  },
};

function cardOf({ effect }: Option<World>): Instance {
  return (effect as Extract<RoundEffect, { do: 'picked' }>).card;
}

/** DQR-OPTSOLO-16..19 */
function rollRound(match: M, fight: Fight): void {
  const die = match.roll();
  const row = contentOf(match).soloChart.find(({ from, to }) => die >= from && die <= to);
  match.tell({ type: 'solo-round', seat: fight.hero, round: fight.round, die });
  if (row) inflict(match, fight, row.hero, row.monster, row.hero > 0 && row.monster > 0);
}

/** DQR-COMBAT-18: first what lessens the wounds of this round. */
function inflict(match: M, fight: Fight, hero: number, monster: number, same: boolean): void {
  const subject: RoundWounds = { do: 'round-wounds', hero, monster };
  if (same) match.open('same-card', fight.hero, 0, subject, heroScope(fight));
  else match.push(subject, heroScope(fight));
}

export const roundChapter: Chapter<World, RoundEffect, RoundQuestion> = { handlers, questions };
