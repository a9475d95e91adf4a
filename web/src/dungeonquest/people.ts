/** Heroes and monsters as they are printed, from the card of the game. */
import type { Monster } from '@underhall/dungeonquest/people';
import type { FaceCard, GameCard } from '../play/scene.ts';
import type { SeatFacts } from './terms.ts';

export function heroName(id: string, { faces }: GameCard): string {
  return faces[id]?.name ?? id;
}

/** The first word of a name that is enough to tell them apart: Krutzbeck, Hugo, Gherinn. */
export function shortName(id: string, card: GameCard): string {
  return heroName(id, card)
    .replace(/^Brother /, '')
    .split(' ')[0];
}

export function monsterName(kind: string, { faces }: GameCard): string {
  return faces[kind]?.name ?? kind;
}

/** What is printed on a monster token. */
export interface Token {
  readonly kind: string;
  readonly life: number;
}

export function tokenOf(face: FaceCard | undefined): Token | undefined {
  return face?.back.startsWith('token-') ? (face.printed as unknown as Token) : undefined;
}

/** The life values that tokens of a kind can have. */
export function livesOf(kind: string, { faces }: GameCard): readonly number[] {
  const tokens = Object.values(faces).map(tokenOf);
  return tokens.flatMap((token) => (token?.kind === kind ? token.life : [])).sort((a, b) => a - b);
}

type Attribute = Extract<Monster['diceAttribute'], keyof SeatFacts>;

/** The attribute that a Monster is fought with in Combat Dice. */
export function diceAttributeOf(kind: string, { faces }: GameCard): Attribute {
  const { diceAttribute = 'strength' } = (faces[kind]?.printed ?? {}) as Partial<Monster>;
  return diceAttribute;
}
