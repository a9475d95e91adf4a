/** DNR-OPTGRADE-16: one Hero card of every grade in the game for each player. */
import type { Instance, Seat } from '@underhall/kernel';
import { heroCard } from '../cards.ts';
import { GRADES, type HeroCard } from '../content/cards.ts';
import type { M } from '../world.ts';

/** Hero cards of a grade that nobody has, in their random order. */
export function freeHeroes(match: M, grade: number, zone: 'heroes' | 'fallen' = 'heroes'): Instance[] {
  const { instances } = match;
  return instances
    .list(instances.layout.base[zone])
    .filter((card) => heroCard(match, card).grade === GRADES[grade]);
}

/** Everybody who has a hero gets the cards of the higher grades: first who is the same hero, then the others. */
export function stackHeroes(match: M): void {
  const { world } = match;
  for (const grade of world.grades.slice(1)) {
    const lacking = match.seatsFrom(0).filter((seat) => {
      const stack = stackOf(match, seat);
      return stack.length > 0 && stack.every((card) => heroCard(match, card).grade !== GRADES[grade]);
    });
    const others = lacking.filter(
      (seat) => !giveCard(match, seat, grade, (card) => isSame(match, card, seat)),
    );
    for (const seat of others) giveCard(match, seat, grade, (card) => isNobody(match, card));
  }
}

function stackOf({ instances }: M, seat: Seat): Instance[] {
  return instances.list(instances.layout.base.hero + seat);
}

function giveCard(match: M, seat: Seat, grade: number, fits: (card: Instance) => boolean): boolean {
  const { instances } = match;
  const card = [...freeHeroes(match, grade), ...freeHeroes(match, grade, 'fallen')].find(fits);
  if (card === undefined) return false;
  instances.toBottom(card, instances.layout.base.hero + seat);
  return true;
}

/** DNR-OPTGRADE-37: it follows one of the cards in the stack, if only by a card that is not in the game. */
function isSame(match: M, card: Instance, seat: Seat): boolean {
  const ids = stackOf(match, seat).map((one) => heroCard(match, one).id);
  return lineOf(match, card).some((id) => ids.includes(id));
}

function isNobody(match: M, card: Instance): boolean {
  return match.world.heroes.every((_hero, seat) => !isSame(match, card, seat));
}

/** The ids of all cards that a Hero card follows. */
function lineOf(match: M, card: Instance): string[] {
  const line: string[] = [];
  for (let { follows } = heroCard(match, card); follows !== ''; ) {
    line.push(follows);
    ({ follows } = match.game.faces[match.game.faceIndex(follows)] as unknown as HeroCard);
  }
  return line;
}
