/** Names of heroes and monsters, from the game's own content. */
import heroes from '../../../games/dungeonquest/classic/content/heroes.json' with { type: 'json' };
import monsters from '../../../games/dungeonquest/classic/content/monsters.json' with { type: 'json' };
import type { GameCard } from '../play/scene.ts';

const heroNames = new Map(heroes.map(({ id, name }) => [id, name]));
const monsterNames = new Map(monsters.map(({ id, name }) => [id, name]));
const monsterTests = new Map(monsters.map(({ id, diceAttribute }) => [id, diceAttribute]));
const monsterLives = new Map(monsters.map(({ id, tokens }) => [id, tokens]));

export function heroName(id: string, card?: GameCard): string {
  return card?.messages[`hero.${id}`] ?? heroNames.get(id) ?? id;
}

/** The first word of a name that is enough to tell them apart: Krutzbeck, Hugo, Gherinn. */
export function shortName(id: string, card?: GameCard): string {
  const name = heroName(id, card);
  return name.replace(/^Brother /, '').split(' ')[0];
}

export function monsterName(kind: string): string {
  return monsterNames.get(kind) ?? kind;
}

/** The life values that tokens of a kind can have. */
export function livesOf(kind: string): readonly number[] {
  return monsterLives.get(kind) ?? [];
}

type Attribute = 'strength' | 'agility' | 'armor' | 'luck';

/** The attribute that a Monster is fought with in Combat Dice. */
export function diceAttributeOf(kind: string): Attribute {
  return (monsterTests.get(kind) ?? 'strength') as Attribute;
}
