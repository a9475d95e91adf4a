/** OPTCLASSIC: the Classic Combat variant. */
import {
  type Chapter,
  type Effect,
  type Handlers,
  type Instance,
  NONE,
  type Option,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { playId } from '../../../option-ids.ts';
import { contentOf, type M, type World } from '../../world.ts';
import { combatIn, heroScope, tellCombat } from '../state.ts';
import { endRound, frightened, hasRule } from './wounds.ts';

interface ClassicPlayed extends Effect {
  readonly do: 'classic-played';
  readonly card: Instance;
}

export type ClassicEffect = { do: 'classic-round' } | ClassicPlayed;
export type ClassicQuestion = { do: 'choose-classic'; side: 'both'; monster: Seat; seats: readonly Seat[] };

/** DQ-OPTCLASSIC-2, DQ-OPTCLASSIC-10: each player takes his three cards; the others form Tatianna's deck. */
export function dealClassicHands(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (let seat = 0; seat < match.seats; seat++) {
    for (const id of contentOf(match).classicCombat.hand) {
      const face = match.game.faceIndex(id);
      let card = instances.first(base.combat);
      while (instances.face(card) !== face) card = instances.next(card);
      instances.toBottom(card, base['classic-hand'] + seat);
    }
  }
}

const handlers: Handlers<World, ClassicEffect> = {
  /** DQ-OPTCLASSIC-1, DQ-OPTCLASSIC-4 */
  'classic-round'(match) {
    const combat = combatIn(match);
    const { hero, opponent: monster } = combat;
    match.push({ do: 'choose-classic', side: 'both', monster, seats: [hero, monster] }, heroScope(combat));
  },

  /** Never resolved: what a sealed choice of a card stands for. */
  'classic-played'() {},
};

const questions: Questions<World, ClassicQuestion> = {
  /** CH-42, DQ-OPTCLASSIC-2, DQ-OPTCLASSIC-4, DQ-OPTCLASSIC-7: the three cards stay where they are. */
  'choose-classic': {
    kind: 'sealed',
    seats: (_match, { seats }) => seats,
    options(match, _question, _scope, options, seat) {
      const { instances } = match;
      const hand = instances.layout.base['classic-hand'] + seat;
      for (let card = instances.first(hand); card !== NONE; card = instances.next(card)) {
        options.add(playId(match, card), { do: 'classic-played', card });
      }
    },

    /** DQ-OPTCLASSIC-5, DQ-OPTCLASSIC-6 */
    reveal(match, _question, _scope, answers) {
      const combat = combatIn(match);
      const [own, theirs] = answers.map(cardOf);
      tellCombat(match, combat, {
        type: 'revealed',
        round: combat.round,
        cards: [own, theirs],
      });
      const { hero, monster } =
        contentOf(match).classicCombat.table[match.face(own).id][match.face(theirs).id];
      // DQ-OPTCLASSIC-8
      if (match.face(own).id === match.face(theirs).id && hasRule(match, combat, 'DQ-OPTCLASSIC-8')) {
        endRound(match, combat, 0, 1);
      } else endRound(match, combat, hero, frightened(match, combat, 'DQ-OPTCLASSIC-11', monster));
    },
  },
};

function cardOf({ effect }: Option<World>): Instance {
  return (effect as ClassicPlayed).card;
}

export const classicChapter: Chapter<World, ClassicEffect, ClassicQuestion> = { handlers, questions };
