/** How the options of a table and their values are called. */
import type { GameCard } from '../play/scene.ts';

export function optionName({ messages }: GameCard, id: string): string {
  return messages[`option.${id}`] ?? id;
}

export function valueName(card: GameCard, id: string, value: string): string {
  return card.messages[`option.${id}.${value}`] ?? card.faces[value]?.name ?? value;
}
