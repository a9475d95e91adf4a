/** DNR-SETUP-1, DNR-COMP-30, DNR-OPTDECKS-6: every card of the sets in the deck of its back, grade and realm. */
import type { Dealt, Setup } from '@underhall/kernel';
import { type Card, type CardSet, GRADES, isGlory, REALMS } from './content/cards.ts';
import type { Content } from './content/read.ts';
import { combination, copiesOf, setsOf } from './options.ts';
import { laterMaps } from './zones.ts';

export function dealt(content: Content, setup: Setup): Dealt[] {
  const sets = setsOf(content, setup);
  const { apart } = combination(content, setup);
  return sets.flatMap((set) => {
    const grade = GRADES.indexOf(set.grade);
    const into = (cards: readonly Card[], zone: string, key = 0): Dealt[] =>
      cards.flatMap((card) => {
        const count = copiesOf(card, setup);
        return count > 0 ? [{ face: card.id, zone, key, count }] : [];
      });
    return [
      ...into(set.heroes, 'heroes'),
      ...into(set.quests, 'quest-deck', grade),
      ...into(set.maps, ...mapDeckOf(set, sets)),
      // DNR-OPTDECKS-1
      ...set.adventures.flatMap((card) => {
        if (!apart) return into([card], 'deck');
        return into([card], isGlory(card) ? 'glory-deck' : 'peril-deck', grade);
      }),
    ];
  });
}

/** DNR-OPTREALM-14: Map cards of the lowest grade of their realm are in play from the start, others join later. */
function mapDeckOf({ grade, realm }: CardSet, sets: readonly CardSet[]): [zone: string, key: number] {
  const lowest = sets.find((one) => one.realm === realm)?.grade;
  const place = REALMS.indexOf(realm);
  return grade === lowest ? ['map-deck', place] : ['later-maps', laterMaps(GRADES.indexOf(grade), place)];
}
