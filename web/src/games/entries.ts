/** The things in a box as the compendium lists them: by kind, each once, with what tells it from others of its name. */
import { say, sayIf } from '../messages/say.ts';
import type { FaceCard, GameCard } from '../play/scene.ts';

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly FaceCard[];
}

/** Cards that have a back for each hero or level belong together: `power-hugo`, `treasure-3`. */
const TOGETHER: Readonly<Record<string, string>> = {
  power: 'power',
  monster: 'monsters',
  treasure: 'treasures',
};

/** Tokens are told of with their monster. */
function kindOf({ back }: FaceCard): string | undefined {
  if (back.startsWith('token-')) return undefined;
  return TOGETHER[back.split('-')[0]] ?? back;
}

function kindName(kind: string, card: GameCard): string {
  return (
    sayIf(`kind.${kind}`) ??
    (card.messages[`deck.${kind}`] ? say('kind.deck', { deck: card.messages[`deck.${kind}`] }) : undefined) ??
    card.messages[`back.${kind}`] ??
    kind
  );
}

/** People and places first, then the decks in the order of the box. */
const FIRST = ['heroes', 'adventurers', 'monsters', 'chamber'];

export function kindsOf(card: GameCard): Kind[] {
  const found = new Map<string, FaceCard[]>(FIRST.map((kind) => [kind, []]));
  for (const face of Object.values(card.faces)) {
    const kind = kindOf(face);
    if (kind) found.set(kind, [...(found.get(kind) ?? []), face]);
  }
  return [...found]
    .filter(([, faces]) => faces.length > 0)
    .map(([id, faces]) => ({ id, name: kindName(id, card), faces }));
}

export function countOf({ printed }: FaceCard): number | undefined {
  const count =
    typeof printed === 'object' && printed !== null && 'count' in printed ? printed.count : undefined;
  return typeof count === 'number' ? count : undefined;
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

export function fits({ name, text }: FaceCard, words: readonly string[]): boolean {
  const all = `${name} ${text}`.toLowerCase();
  return words.every((word) => all.includes(word));
}
