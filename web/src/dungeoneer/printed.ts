/** What is printed on the cards of Dungeoneer, by the back they have. */
import type { PrintedAdventure, PrintedHero, PrintedMap, PrintedQuest } from '@underhall/dungeoneer';
import type { FaceCard, GameCard } from '../play/scene.ts';

/** A card that the viewer may not know: `[adventure]`. */
export function isHidden(face: string): boolean {
  return face.startsWith('[');
}

export function nameOf(face: string, card: GameCard): string {
  return card.faces[face]?.name ?? face;
}

function printedOn<T>(back: string, face: FaceCard | undefined): T | undefined {
  return face?.back === back ? (face.printed as T) : undefined;
}

export function mapOn(id: string, { faces }: GameCard): PrintedMap | undefined {
  return printedOn<PrintedMap>('map', faces[id]);
}

export function adventureOn(id: string, { faces }: GameCard): PrintedAdventure | undefined {
  return printedOn<PrintedAdventure>('adventure', faces[id]);
}

export function questOn(id: string, { faces }: GameCard): PrintedQuest | undefined {
  return printedOn<PrintedQuest>('quest', faces[id]);
}

export function heroOn(id: string, { faces }: GameCard): PrintedHero | undefined {
  return printedOn<PrintedHero>('hero', faces[id]);
}
