/** The content of the Revised Edition: heroes, cards, monsters, checked and with their texts turned into effects. */
import { type Face, type Json, Proofreader, packShape, shape } from '@underhall/kernel';
import {
  type Ability as AbilityOf,
  type Card as CardOf,
  cardOf,
  cardShape,
  cardsIn,
  checkDecks,
  type HeroCard as HeroCardOf,
  heroOf,
  heroShape,
  left,
} from '../content.ts';
import { checkConditions } from '../misprints.ts';
import { type AttackType, MONSTERS, type MonsterKind } from '../verbs.ts';
import combatData from './content/combat.json' with { type: 'json' };
import deckData from './content/decks.json' with { type: 'json' };
import heroData from './content/heroes.json' with { type: 'json' };
import monsterData from './content/monsters.json' with { type: 'json' };
import { type RevisedTile, revisedTiles } from './tiles.ts';
import { language, type RevisedEffects } from './verbs.ts';

/** DQR-COMP-33 */
export const MONSTER_CARDS = 20;

export type Card = CardOf<RevisedEffects>;
export type Ability = AbilityOf<RevisedEffects>;
export type HeroCard = HeroCardOf<Ability>;

/** DQR-COMP-33: everybody hears its name, only the monster player knows its numbers (DQR-MON-8). */
export interface MonsterCard extends Face {
  readonly back: 'monster';
  readonly name: string;
  readonly count: number;
  readonly kind: MonsterKind;
  readonly health: number;
  readonly escapePenalty: number;
}

/** DQR-COMP-35: one of the three cards that each side chooses from. */
export interface CombatCard extends Face {
  readonly back: 'hero-combat' | 'monster-combat';
  readonly side: 'hero' | 'monster';
  readonly name: string;
  readonly type: AttackType;
  /** DQR-COMP-36: the wounds its owner suffers against each card of the other side. */
  readonly suffers: Readonly<Record<AttackType, number>>;
}

/** DQR-OPTSOLO-16..19: what a roll of the solo player does. */
export interface SoloRow {
  readonly from: number;
  readonly to: number;
  readonly hero: number;
  readonly monster: number;
}

export interface Content {
  readonly heroes: readonly HeroCard[];
  readonly cards: readonly Card[];
  readonly monsters: readonly MonsterCard[];
  readonly combatCards: readonly CombatCard[];
  readonly soloChart: readonly SoloRow[];
  readonly tiles: readonly RevisedTile[];
}

const monsterShape = shape.object(
  {
    id: shape.text,
    name: shape.text,
    kind: shape.oneOf(...MONSTERS),
    health: shape.wholeNumber(1),
    escapePenalty: shape.wholeNumber(0),
  },
  { count: shape.wholeNumber(1) },
);
type MonsterData = shape.Shaped<typeof monsterShape>;

const revisedHero = heroShape({});
type HeroData = shape.Shaped<typeof revisedHero>;

/** A content pack: cards and monsters that take the place of others (decks keep their sizes), and new heroes. */
const revisedPack = packShape('dungeonquest-revised', {
  cards: shape.listOf(cardShape),
  heroes: shape.listOf(revisedHero),
  monsters: shape.listOf(monsterShape),
});

export function readContent(packs: readonly Json[] = []): Content {
  const proof = new Proofreader(language);
  proof.from('decks.json', deckData);
  proof.from('heroes.json', heroData);
  const added = proof.packs(revisedPack, packs);
  const cards = cardsIn(deckData);
  const monsters = (monsterData as MonsterData[]).map(monsterOf);
  for (const pack of added) {
    proof.leaveOut([...cards, ...monsters], pack);
    cards.push(...(pack.cards ?? []));
    monsters.push(...(pack.monsters ?? []).map(monsterOf));
  }
  const heroes: HeroData[] = [...heroData, ...added.flatMap((pack) => pack.heroes ?? [])];
  const content: Content = {
    heroes: heroes.map((hero) => heroOf(hero, proof, () => ({}))),
    cards: left(cards).map((card) => cardOf(card, proof)),
    monsters: left(monsters),
    combatCards: combatData.cards.map(combatCardOf),
    soloChart: combatData.soloChart,
    tiles: revisedTiles,
  };
  checkTotals(content, proof);
  const abilities = content.heroes.flatMap((hero) => hero.abilities);
  checkConditions([...content.cards, ...abilities], content.heroes, content.cards, proof);
  proof.close('The content');
  return content;
}

function monsterOf({ id, name, kind, health, escapePenalty, count = 1 }: MonsterData) {
  return { id, back: 'monster' as const, name, count, kind, health, escapePenalty };
}

function combatCardOf(card: (typeof combatData.cards)[number]): CombatCard {
  const side = card.side as CombatCard['side'];
  return { ...card, back: `${side}-combat`, side, type: card.type as AttackType };
}

/** Everything the box must hold (DQR-COMP-24..35). */
function checkTotals({ cards, monsters, combatCards }: Content, proof: Proofreader): void {
  proof.distinct([...cards, ...monsters, ...combatCards]);
  checkDecks(cards, proof);
  const count = monsters.reduce((sum, monster) => sum + monster.count, 0);
  if (count !== MONSTER_CARDS)
    proof.wrong(
      `the monster deck must have ${MONSTER_CARDS} cards, not ${count}; use "without" to leave cards out`,
    );
}
