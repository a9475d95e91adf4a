/** Names of heroes and monsters, as they are printed. */
import { heroes, type Monster, monsters } from '@underhall/dungeonquest/people';
import type { GameCard } from '../play/scene.ts';

const heroNames: ReadonlyMap<string, string> = new Map(heroes.map(({ id, name }) => [id, name]));
const kinds: ReadonlyMap<string, Monster> = new Map(monsters.map((monster) => [monster.id, monster]));

export function heroName(id: string, card?: GameCard): string {
  return card?.messages[`hero.${id}`] ?? heroNames.get(id) ?? id;
}

/** The first word of a name that is enough to tell them apart: Krutzbeck, Hugo, Gherinn. */
export function shortName(id: string, card?: GameCard): string {
  const name = heroName(id, card);
  return name.replace(/^Brother /, '').split(' ')[0];
}

export function monsterName(kind: string): string {
  return kinds.get(kind)?.name ?? kind;
}

/** The life values that tokens of a kind can have. */
export function livesOf(kind: string): readonly number[] {
  return kinds.get(kind)?.tokens ?? [];
}

/** The attribute that a Monster is fought with in Combat Dice. */
export function diceAttributeOf(kind: string): Monster['diceAttribute'] {
  return kinds.get(kind)?.diceAttribute ?? 'strength';
}
