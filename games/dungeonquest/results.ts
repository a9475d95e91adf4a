/** What is counted of each Hero when the match has ended (DQ-WIN-11). */
import { shape } from '@underhall/kernel';
import { cause, heroId, spaceName } from './shapes.ts';

const { flag, idOf, meant, object, wholeNumber } = shape;

const placeOrNothing = idOf(spaceName.what, 'space', 'nothing');

export const resultsShape = object(
  {
    hero: heroId,
    out: meant('he has left the dungeon', flag),
    gold: meant('what he brought out', wholeNumber(0)),
    loot: meant('how many Loot cards he brought out', wholeNumber(0)),
    treasure: meant('a Treasure card is among them', flag),
    death: meant('what he died of; empty if he lives', idOf(cause.what, 'cause', 'nothing')),
    deathAt: meant('where he died; empty if he lives', placeOrNothing),
    leftAt: meant('the tower by which he left; empty if he did not', placeOrNothing),
    turns: meant('rounds played', wholeNumber(0)),
  },
  { treasureAhead: meant('with a Treasure card he is ahead of all who came out without', flag) },
);

export type Results = shape.Shaped<typeof resultsShape>;
