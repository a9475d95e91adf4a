/** The content of the 2010 edition: heroes, cards, tokens, checked and with their texts turned into effects. */
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
import type { Tile } from '../tile.ts';
import { ATTACK_TYPES, type AttackType, MONSTERS, type MonsterKind } from '../verbs.ts';
import combatData from './content/combat.json' with { type: 'json' };
import deckData from './content/decks.json' with { type: 'json' };
import powerData from './content/powers.json' with { type: 'json' };
import { type ClassicCombat, classicCombat, heroes as heroData, type Monster, monsters } from './people.ts';
import { tiles } from './tiles.ts';
import { type ClassicEffects, language } from './verbs.ts';

export type Card = CardOf<ClassicEffects>;

/** A Combat or Power card (DQ-COMP-35..37). */
export interface CombatCard extends Face {
  readonly name: string;
  readonly count: number;
  readonly type: AttackType;
  readonly attack: number;
  readonly counter: AttackType | null;
  /** Power cards only. */
  readonly owner: string | undefined;
  readonly escape: number;
  readonly damage: number;
  readonly effects: ClassicEffects;
}

/** A monster token: its back tells the kind, its face the life value (DQ-COMP-33). */
export interface Token extends Face {
  readonly kind: MonsterKind;
  readonly life: number;
}

export interface Ability extends AbilityOf<ClassicEffects> {
  /** Ledger rules that take its place when a combat variant is played. */
  readonly variantRules: readonly string[];
  /** It works in combat variants as it does without. */
  readonly inVariants: boolean;
}

export type HeroCard = HeroCardOf<Ability>;

export interface Content {
  readonly heroes: readonly HeroCard[];
  readonly monsters: readonly Monster[];
  readonly cards: readonly Card[];
  readonly combatCards: readonly CombatCard[];
  readonly powers: readonly CombatCard[];
  readonly tokens: readonly Token[];
  readonly tiles: readonly Tile[];
  /** DQ-OPTCLASSIC-5: wounds by Hero's card, then Monster's card. */
  readonly classicCombat: ClassicCombat;
}

const powerShape = shape.object(
  {
    id: shape.text,
    name: shape.text,
    owner: shape.text,
    side: shape.oneOf('hero', 'monster'),
    type: shape.oneOf(...ATTACK_TYPES),
    attack: shape.wholeNumber(0),
    counter: shape.nullable(shape.oneOf(...ATTACK_TYPES)),
    escape: shape.wholeNumber(0),
    effect: shape.text,
  },
  { count: shape.wholeNumber(1), damage: shape.wholeNumber(0), text: shape.text },
);

const classicHero = heroShape({ variantRules: shape.listOf(shape.text), inVariants: shape.flag });

/**
 * A content pack: cards that join a deck in place of others (so that decks keep their sizes, DQ-COMP-9..18), and
 * new heroes with their four Power cards.
 */
const classicPack = packShape('dungeonquest-classic', {
  cards: shape.listOf(cardShape),
  heroes: shape.listOf(classicHero),
  powers: shape.listOf(powerShape),
});

type HeroData = shape.Shaped<typeof classicHero>;
type PowerData = shape.Shaped<typeof powerShape>;

export function readContent(packs: readonly Json[] = []): Content {
  const proof = new Proofreader(language);
  proof.from('decks.json', deckData);
  proof.from('heroes.json', heroData);
  proof.from('powers.json', powerData);
  const added = proof.packs(classicPack, packs);
  const cards = cardsIn(deckData);
  for (const pack of added) {
    proof.leaveOut(cards, pack);
    cards.push(...(pack.cards ?? []));
  }
  const heroes = [...(heroData as HeroData[]), ...added.flatMap((pack) => pack.heroes ?? [])];
  const powers = [...(powerData as PowerData[]), ...added.flatMap((pack) => pack.powers ?? [])];
  const content: Content = {
    heroes: heroes.map((hero) =>
      heroOf(hero, proof, ({ variantRules = [], inVariants = false }) => ({ variantRules, inVariants })),
    ),
    monsters,
    cards: left(cards).map((card) => cardOf(card, proof)),
    combatCards: combatData.map((card) => ({
      ...card,
      type: card.type as AttackType,
      counter: card.counter as AttackType | null,
      back: 'combat',
      owner: undefined,
      escape: 0,
      damage: 0,
      effects: [],
    })),
    powers: powers.map((power) => powerOf(power, proof)),
    tokens: MONSTERS.flatMap((kind) => tokensOf(kind)),
    tiles,
    classicCombat,
  };
  checkTotals(content, proof);
  const abilities = content.heroes.flatMap((hero) => hero.abilities);
  // (On Power cards the damage of the combat counts as well: there is no telling how much that is.)
  checkConditions([...content.cards, ...abilities], content.heroes, content.cards, proof);
  proof.close('The content');
  return content;
}

function powerOf(data: PowerData, proof: Proofreader): CombatCard {
  return {
    id: data.id,
    back: `power-${data.owner}`,
    name: data.name,
    count: 1,
    type: data.type,
    attack: data.attack,
    counter: data.counter,
    owner: data.owner,
    escape: data.escape,
    damage: data.damage ?? 0,
    effects: proof.effects(
      data.id,
      data.effect,
      data.side === 'hero' ? 'power' : 'monster-power',
    ) as ClassicEffects,
  };
}

function tokensOf(kind: MonsterKind): Token[] {
  const monster = monsters.find((m) => m.id === kind);
  return (monster?.tokens ?? []).map((life) => ({
    id: `${kind}-${life}`,
    back: `token-${kind}`,
    kind,
    life,
  }));
}

/** Everything the box must hold (DQ-COMP-9..32). */
function checkTotals({ cards, powers, combatCards, heroes, tokens }: Content, proof: Proofreader): void {
  proof.distinct([...cards, ...powers, ...combatCards, ...tokens]);
  checkDecks(cards, proof);
  for (const { id } of heroes) {
    const own = powers.filter((power) => power.owner === id).length;
    if (own !== 4) proof.wrong(`${id} must have four Power cards, not ${own}`);
  }
}
