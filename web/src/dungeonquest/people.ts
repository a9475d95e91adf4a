/** Heroes and monsters as they are printed, from the card of the game. */
import type { GameCard } from '../play/scene.ts';

export function heroName(id: string, { faces }: GameCard): string {
  return faces[id]?.name ?? id;
}

/** The first word of a name that is enough to tell them apart: Krutzbeck, Hugo, Gherinn. */
export function shortName(id: string, card: GameCard): string {
  return heroName(id, card)
    .replace(/^Brother /, '')
    .split(' ')[0];
}

/** Where monsters have no face of their own, the game has their names; and one for what nobody has seen yet. */
export function monsterName(kind: string, { faces, messages }: GameCard): string {
  return faces[kind]?.name ?? messages[`monster.${kind}`] ?? messages['monster.token'] ?? kind;
}
