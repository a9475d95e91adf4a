/** Monsters and their tokens as they are printed, from the card of the game. */
import type { Monster } from '@underhall/dungeonquest/people';
import type { FaceCard, GameCard } from '../../play/scene.ts';
import type { MonsterOn } from '../Board.tsx';
import type { SeatFacts } from '../terms.ts';
import type { Facts } from './terms.ts';

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

/** A token that we know by its back only: `[token-troll]`. */
export function monstersOn({ board }: Facts, card: GameCard): MonsterOn[] {
  return Object.entries(board).flatMap(([space, here]) =>
    ('chamber' in here ? here.monsters : []).map((face): MonsterOn => {
      const hidden = /^\[token-(.+)\]$/.exec(face)?.[1];
      const printed = tokenOf(card.faces[face]);
      return { space, kind: hidden ?? printed?.kind ?? face, life: hidden ? undefined : printed?.life };
    }),
  );
}
