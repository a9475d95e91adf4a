/** The things in a box as the compendium lists them: by kind, each once, with what tells it from others of its name. */
import { capital } from '@underhall/kernel';
import { say, sayIf } from '../messages/say.ts';
import type { FaceCard, GameCard } from '../play/scene.ts';
import { appearanceOf } from './appearances.ts';

/** Cards that are alike, of one level or several. */
export interface Entry {
  readonly face: FaceCard;
  readonly alike: readonly FaceCard[];
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** `power-hugo`, `treasure-3`: by the first word, if that is how the game has it. */
function kindOf(face: FaceCard, { id }: GameCard): string | undefined {
  const { together = {}, left = [], kind } = appearanceOf(id).compendium ?? {};
  if (kind) return kind(face);
  const { back } = face;
  const [first] = back.split('-');
  return left.includes(first) ? undefined : (together[first] ?? back);
}

function kindName(kind: string, card: GameCard): string {
  return capital(
    sayIf(`kind.${kind}`) ??
      (card.messages[`deck.${kind}`]
        ? say('kind.deck', { deck: card.messages[`deck.${kind}`] })
        : undefined) ??
      card.messages[`back.${kind}`] ??
      kind,
  );
}

/** People and places first, then the decks in the order of the box. */
const FIRST = ['heroes', 'adventurers', 'monsters', 'chamber'];

export function kindsOf(card: GameCard): Kind[] {
  const found = new Map<string, FaceCard[]>(FIRST.map((kind) => [kind, []]));
  for (const face of Object.values(card.faces)) {
    const kind = kindOf(face, card);
    if (kind) found.set(kind, [...(found.get(kind) ?? []), face]);
  }
  return [...found]
    .filter(([, faces]) => faces.length > 0)
    .map(([id, faces]) => ({ id, name: kindName(id, card), entries: entriesOf(faces, card) }));
}

export function entriesOf(faces: readonly FaceCard[], card: GameCard): Entry[] {
  const found = Map.groupBy(faces, (face) => looksOf(face, card));
  return [...found.values()].map((alike) => ({ face: alike[0], alike }));
}

/** What tells a card from others on the table. Tiles of the same name are laid out differently. */
function looksOf(face: FaceCard, card: GameCard): string {
  const { id, back, name, text } = face;
  return JSON.stringify([name, text, ownerOf(face, card)?.id, back === 'chamber' ? id : '']);
}

/** A set of cards of the box, and what it is called. */
export interface CardSet {
  readonly id: string;
  readonly name: string;
}

/** The sets that a game has cards of; none where it is one box. */
export function setsOf(card: GameCard): CardSet[] {
  const ids = Object.values(card.faces).flatMap((face) => setOf(face, card) ?? []);
  return [...new Set(ids)].map((id) => ({ id, name: setName(id, card) }));
}

export function setOf(face: FaceCard, { id }: GameCard): string | undefined {
  return appearanceOf(id).compendium?.set?.(face);
}

export function setName(set: string, { messages }: GameCard): string {
  return messages[`option.sets.${set}`] ?? set;
}

/** The decks of its set that its copies lie in, each once. */
export function decksOf({ printed }: FaceCard): readonly number[] {
  const decks = (printed as { readonly decks?: readonly number[] } | null)?.decks ?? [];
  return [...new Set(decks)];
}

function numberOn({ printed }: FaceCard, name: 'count' | 'level'): number | undefined {
  const number =
    typeof printed === 'object' && printed !== null ? (printed as Record<string, unknown>)[name] : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** How many of it are in the box; undefined for what is not counted. */
export function countOf(alike: readonly FaceCard[]): number | undefined {
  const counts = alike.flatMap((face) => numberOn(face, 'count') ?? []);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count) : undefined;
}

/** The levels it lies on, with those that lie on each. */
export function levelsOf(
  alike: readonly FaceCard[],
): (readonly [level: number, faces: readonly FaceCard[]])[] {
  const found = Map.groupBy(alike, (face) => numberOn(face, 'level') ?? 0);
  return [...found].filter(([level]) => level > 0).sort(([a], [b]) => a - b);
}

/** Whose it is, for cards that belong to a hero or a monster. */
export function ownerOf({ printed }: FaceCard, card: GameCard): FaceCard | undefined {
  const owner =
    typeof printed === 'object' && printed !== null && 'owner' in printed ? printed.owner : undefined;
  return typeof owner === 'string' ? card.faces[owner] : undefined;
}

/** The power cards of a hero or a monster. */
export function cardsOf(face: FaceCard, card: GameCard): FaceCard[] {
  return Object.values(card.faces).filter((one) => one !== face && ownerOf(one, card) === face);
}
