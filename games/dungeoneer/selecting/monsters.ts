/** Selecting monsters: `monster[attacking,cost<=4]`. */
import type { Instance, Seat, Zone } from '@underhall/kernel';
import { controllerOf, woundsOn } from '../cards/control.ts';
import { discardZones } from '../cards/piles.ts';
import { monsterOn } from '../combat/monsters.ts';
import type { Card } from '../content/cards.ts';
import { flagBit } from '../language/nouns.ts';
import type { Selector, Test } from '../language/selectors.ts';
import type { M } from '../world.ts';
import { numberFits, wordFits } from './compare.ts';

const ATTACKING = flagBit('monster', 'attacking');
const PACK = flagBit('monster', 'pack');
const MINE = flagBit('monster', 'mine');
const WOUNDED = flagBit('monster', 'wounded');
const DISCARD = flagBit('monster', 'discard');

function isAttacking({ world }: M, card: Instance): boolean {
  return world.combat?.attacks.some((attack) => attack.card === card) ?? false;
}

/** Is this monster one of those? `mine` is controlled by this seat. */
export function monsterFits(match: M, card: Instance, { flags, tests }: Selector, seat: Seat): boolean {
  const monster = monsterOn(match, card);
  if (!monster) return false;
  if (flags & ATTACKING && !isAttacking(match, card)) return false;
  if (flags & MINE && controllerOf(match, card) !== seat) return false;
  if (flags & WOUNDED && woundsOn(match, card) === 0) return false;
  const face = match.face(card) as Card;
  return tests.every((test) => fits(face, monster.life - woundsOn(match, card), test));
}

function fits(face: Card, life: number, test: Test): boolean {
  if (test.key === 'life') return numberFits(life, test);
  if (face.back !== 'adventure') return false;
  return test.key === 'cost' ? numberFits(face.cost, test) : wordFits(face.race, test);
}

/** Those in the combat, in a Pack of this seat, or in the discard pile. */
export function monstersThatFit(match: M, selector: Selector, seat: Seat): Instance[] {
  const { instances, world } = match;
  const { base } = instances.layout;
  const from = (zone: Zone) =>
    instances.list(zone).filter((card) => monsterFits(match, card, selector, seat));
  if (selector.flags & PACK) return from(base.pack + seat);
  if (selector.flags & DISCARD) return discardZones(match).flatMap(from);
  const quest = world.combat?.attacks[0]?.card;
  const onQuest = quest !== undefined && (match.face(quest) as Card).back === 'quest' ? [quest] : [];
  return [...from(base.attacking), ...onQuest.filter((card) => monsterFits(match, card, selector, seat))];
}
