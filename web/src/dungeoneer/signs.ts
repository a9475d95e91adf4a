/** Which sign a card has. Those of the box are files by its id; cards of packs have the sign of their kind. */
import type { GameCard } from '../play/scene.ts';
import { heroKind } from './people.ts';
import { adventureOn, type Kind, kindOf, questOn } from './printed.ts';

export function signOf(face: string, card: Pick<GameCard, 'faces'> | undefined): string {
  return (card && packedSign(face, card)) ?? heroKind(face);
}

function packedSign(face: string, card: Pick<GameCard, 'faces'>): string | undefined {
  const adventure = adventureOn(face, card);
  if (adventure) return adventure.packed && KIND_SIGNS[kindOf(adventure)];
  return questOn(face, card)?.packed && KIND_SIGNS.monster;
}

/** Cards of the box whose signs stand for all of their kind. */
const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  boon: 'ebb-prayer',
  treasure: 'sea-chest',
  bane: 'mark-of-the-abbot',
  encounter: 'snapping-grate',
  trap: 'snapping-grate',
  monster: 'waterlogged-pilgrim',
};
