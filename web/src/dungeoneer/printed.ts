/** What is printed on the cards of Dungeoneer, by the back they have. */
import type { PrintedAdventure, PrintedHero, PrintedMap, PrintedQuest } from '@underhall/dungeoneer';
import type { FaceCard, GameCard } from '../play/scene.ts';
import type { Facts, Scene } from './terms.ts';

/** A card that the viewer may not know: `[adventure]`. */
export function isHidden(face: string): boolean {
  return face.startsWith('[');
}

export function nameOf(face: string, card: GameCard): string {
  return card.faces[face]?.name ?? face;
}

/** Whose turn it is: everybody is called by the hero, as in all that is said. */
export function activeName({ seats, active }: Facts, { sitters }: Scene, card: GameCard): string {
  const hero = seats[active]?.hero;
  return hero ? nameOf(hero, card) : (sitters[active]?.name ?? '');
}

function printedOn<T>(back: string, face: FaceCard | undefined): T | undefined {
  return face?.back === back ? (face.printed as T) : undefined;
}

export function mapOn(id: string, { faces }: Pick<GameCard, 'faces'>): PrintedMap | undefined {
  return printedOn<PrintedMap>('map', faces[id]);
}

export function adventureOn(id: string, { faces }: Pick<GameCard, 'faces'>): PrintedAdventure | undefined {
  return printedOn<PrintedAdventure>('adventure', faces[id]);
}

export function questOn(id: string, { faces }: Pick<GameCard, 'faces'>): PrintedQuest | undefined {
  return printedOn<PrintedQuest>('quest', faces[id]);
}

export function heroOn(id: string, { faces }: Pick<GameCard, 'faces'>): PrintedHero | undefined {
  return printedOn<PrintedHero>('hero', faces[id]);
}

/** What an Adventure card is to whoever plays it: Encounters are monsters and Traps. */
export function kindOf({ kind, category, monster }: PrintedAdventure): Kind {
  if (monster) return 'monster';
  return category === 'trap' ? 'trap' : kind;
}

export type Kind = PrintedAdventure['kind'] | 'monster' | 'trap';
