/** What is printed on the cards of Dungeon!, and what can be told from their backs. */
import type { Power, SpellCard } from '@underhall/dungeon';
import type { Column } from '@underhall/dungeon/columns';
import type { FaceCard, GameCard } from '../play/scene.ts';
import type { Facts, SeatFacts } from './terms.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export interface Monster {
  readonly face: string;
  readonly name: string;
  readonly text: string;
  readonly level: number;
  readonly count: number;
  /** By column; 0 is a dash. Undefined for a Cage or a Slide. */
  readonly values: Readonly<Record<Column, number>> | undefined;
}

export interface Treasure {
  readonly face: string;
  readonly name: string;
  readonly text: string;
  readonly level: number;
  readonly count: number;
  readonly gold: number;
  readonly power: Power;
  readonly bonus: number;
}

/** `[treasure-3]`: the level of a card that is known by its back only. */
export function levelOfBack(face: string): number {
  return Number(/^\[[a-z]+-(\d)\]$/.exec(face)?.[1] ?? 0);
}

export function isHidden(face: string): boolean {
  return face.startsWith('[');
}

function of<T>({ id, name, text, printed }: FaceCard): T {
  return { ...(printed as object), face: id, name, text } as T;
}

export function monsterOf(face: string | null | undefined, card: GameCard): Monster | undefined {
  const found = face ? card.faces[face] : undefined;
  return found?.back.startsWith('monster') ? of<Monster>(found) : undefined;
}

export function treasureOf(face: string, card: GameCard): Treasure | undefined {
  const found = card.faces[face];
  return found?.back.startsWith('treasure') ? of<Treasure>(found) : undefined;
}

/** What an attack spell is rolled against; undefined for a spell that is no attack. */
export function columnOf(spell: string, card: GameCard): Column | undefined {
  const { column } = (card.faces[spell]?.printed ?? {}) as Partial<Pick<SpellCard, 'column'>>;
  return column || undefined;
}

export function monstersOn(level: number, card: GameCard): Monster[] {
  return Object.keys(card.faces).flatMap((face) => {
    const monster = monsterOf(face, card);
    return monster?.level === level ? [monster] : [];
  });
}

export function treasuresOn(level: number, card: GameCard): Treasure[] {
  return Object.keys(card.faces).flatMap((face) => {
    const treasure = treasureOf(face, card);
    return treasure?.level === level ? [treasure] : [];
  });
}

export function nameOf(face: string, card: GameCard): string {
  return card.faces[face]?.name ?? face;
}

/** The best sword that is known: what it adds to attacks. */
export function swordBonus(
  { treasures }: SeatFacts,
  { swords }: Pick<Facts, 'swords'>,
  card: GameCard,
): number {
  let best = 0;
  for (const face of treasures) {
    const treasure = treasureOf(face, card);
    if (treasure?.power === 'sword') best = Math.max(best, swords[face] ?? treasure.bonus);
  }
  return best;
}

/** The same things together, in a fixed order: what, and how many. */
export function counted(faces: readonly string[]): (readonly [face: string, count: number])[] {
  const found = new Map<string, number>();
  for (const face of faces) found.set(face, (found.get(face) ?? 0) + 1);
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}
