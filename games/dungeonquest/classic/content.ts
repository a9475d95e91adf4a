/** The content of the 2010 edition: heroes, cards, tokens, checked and with their texts turned into effects. */
import { type Face, type Json, type Option, Proofreader, packShape, shape } from '@underhall/kernel';
import { type Tile, tiles } from '../tile.ts';
import { hearing, type Trigger, triggersOf } from '../triggers.ts';
import { ATTACK_TYPES, type AttackType, type Attribute, MONSTERS, type MonsterKind } from '../verbs.ts';
import combatData from './content/combat.json' with { type: 'json' };
import deckData from './content/decks.json' with { type: 'json' };
import powerData from './content/powers.json' with { type: 'json' };
import type { ClassicBearer } from './moments.ts';
import { type ClassicCombat, classicCombat, heroes as heroData, type Monster, monsters } from './people.ts';
import { type ClassicEffects, language } from './verbs.ts';
import type { World } from './world.ts';

/** DQ-COMP-38 */
export const CARD_TYPES = ['Event', 'Loot', 'Monster', 'Threat', 'Trap', 'Rune'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The ten decks of encounter cards, Runes among them, with their sizes (DQ-COMP-9..18). */
export const DECK_SIZES = {
  dungeon: 50,
  dragon: 8,
  treasure: 32,
  trap: 15,
  door: 15,
  crypt: 15,
  corpse: 15,
  search: 30,
  rune: 12,
  catacomb: 40,
} as const;
export type DeckName = keyof typeof DECK_SIZES;
export const DECK_NAMES = Object.keys(DECK_SIZES) as DeckName[];

/** An encounter card: of one of the decks, or a Rune. */
export interface Card extends Face {
  readonly back: DeckName;
  readonly name: string;
  readonly count: number;
  readonly type: CardType;
  readonly gold: number;
  readonly effects: ClassicEffects;
  readonly triggers: readonly Trigger[];
  /** The events it listens to, as bits. */
  readonly hears: number;
  /** The dragon's fire: it concerns every Hero in the Treasure Chamber. */
  readonly rages: boolean;
  /** What Loot adds to attributes while it is held. */
  readonly bonuses: readonly { readonly attribute: Attribute; readonly by: number }[];
}

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

export interface Ability {
  readonly id: string;
  readonly name: string;
  readonly effects: ClassicEffects;
  readonly triggers: readonly Trigger[];
  /** What each of them puts on the agenda, made once: windows find it at nearly every turn. */
  readonly plays: readonly Option<World>[];
  /** Ledger rules that take its place when a combat variant is played. */
  readonly variantRules: readonly string[];
  /** It works in combat variants as it does without. */
  readonly inVariants: boolean;
}

export interface HeroCard {
  readonly id: string;
  readonly name: string;
  readonly life: number;
  readonly strength: number;
  readonly agility: number;
  readonly armor: number;
  readonly luck: number;
  readonly emblem: string;
  readonly description: string;
  readonly abilities: readonly Ability[];
  /** The events the abilities listen to, as bits. */
  readonly hears: number;
}

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

const cardShape = shape.object(
  {
    id: shape.text,
    deck: shape.oneOf(...DECK_NAMES),
    name: shape.text,
    count: shape.wholeNumber(1),
    type: shape.oneOf(...CARD_TYPES),
    effect: shape.text,
  },
  {
    gold: shape.wholeNumber(0),
    rages: shape.flag,
    kept: shape.text,
    endsTurn: shape.text,
    text: shape.text,
  },
);

const heroShape = shape.object(
  {
    id: shape.text,
    name: shape.text,
    life: shape.wholeNumber(1),
    strength: shape.wholeNumber(2),
    agility: shape.wholeNumber(2),
    armor: shape.wholeNumber(2),
    luck: shape.wholeNumber(2),
    emblem: shape.text,
    description: shape.text,
    abilities: shape.listOf(
      shape.object(
        { id: shape.text, name: shape.text, effect: shape.text },
        {
          optional: shape.flag,
          text: shape.text,
          variantRules: shape.listOf(shape.text),
          inVariants: shape.flag,
        },
      ),
    ),
  },
  {},
);

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

/**
 * A content pack: cards that join a deck in place of others (so that decks keep their sizes, DQ-COMP-9..18), and
 * new heroes with their four Power cards.
 */
const classicPack = packShape('dungeonquest-classic', {
  cards: shape.listOf(cardShape),
  heroes: shape.listOf(heroShape),
  powers: shape.listOf(powerShape),
});

type CardData = shape.Shaped<typeof cardShape>;
type HeroData = shape.Shaped<typeof heroShape>;
type PowerData = shape.Shaped<typeof powerShape>;

export function readContent(packs: readonly Json[] = []): Content {
  const proof = new Proofreader(language);
  proof.from('decks.json', deckData);
  proof.from('heroes.json', heroData);
  proof.from('powers.json', powerData);
  const added = proof.packs(classicPack, packs);
  const cards = Object.values(deckData).flatMap((deck) => deck.map((card) => ({ ...card }) as CardData));
  for (const pack of added) {
    proof.leaveOut(cards, pack);
    cards.push(...(pack.cards ?? []));
  }
  const heroes = [...(heroData as HeroData[]), ...added.flatMap((pack) => pack.heroes ?? [])];
  const powers = [...(powerData as PowerData[]), ...added.flatMap((pack) => pack.powers ?? [])];
  const content: Content = {
    heroes: heroes.map((hero) => heroOf(hero, proof)),
    monsters,
    cards: cards.filter(({ count }) => count > 0).map((card) => cardOf(card, proof)),
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
  proof.close('The content');
  return content;
}

/** What a text does: the language knows no verbs but those of the cards. */
function effectsOf(
  proof: Proofreader,
  id: string,
  text: string,
  bearer: ClassicBearer,
  part?: string,
): ClassicEffects {
  return proof.effects(id, text, bearer, part) as ClassicEffects;
}

function cardOf(data: CardData, proof: Proofreader): Card {
  const effects = effectsOf(proof, data.id, data.effect, bearerOf(data));
  return {
    id: data.id,
    back: data.deck,
    name: data.name,
    count: data.count,
    type: data.type,
    gold: data.gold ?? 0,
    rages: data.rages ?? false,
    effects,
    triggers: triggersOf(effects),
    hears: hearing(triggersOf(effects)),
    bonuses: effects.flatMap((e) => (e.do === 'bonus' ? [{ attribute: e.attribute, by: e.by }] : [])),
  };
}

function bearerOf({ deck, type }: CardData): ClassicBearer {
  if (type === 'Loot') return 'loot';
  if (deck === 'rune') return 'rune';
  return deck === 'door' ? 'door' : 'card';
}

function heroOf(data: HeroData, proof: Proofreader): HeroCard {
  const abilities = data.abilities.map((ability) => {
    const effects = effectsOf(proof, data.id, ability.effect, 'ability', ability.id);
    const triggers = triggersOf(effects);
    return {
      id: ability.id,
      name: ability.name,
      effects,
      triggers,
      plays: triggers.map((trigger): Option<World> => {
        return { id: `ability:${ability.id}`, effect: { do: 'all', effects: trigger.effects } };
      }),
      variantRules: ability.variantRules ?? [],
      inVariants: ability.inVariants ?? false,
    };
  });
  return { ...data, abilities, hears: hearing(abilities.flatMap((ability) => ability.triggers)) };
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
    effects: effectsOf(proof, data.id, data.effect, data.side === 'hero' ? 'power' : 'monster-power'),
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
  for (const [deck, size] of Object.entries(DECK_SIZES)) {
    const count = cards.filter((card) => card.back === deck).reduce((sum, card) => sum + card.count, 0);
    if (count !== size) {
      proof.wrong(`the ${deck} deck must have ${size} cards, not ${count}; use "without" to leave cards out`);
    }
  }
  for (const { id } of heroes) {
    const own = powers.filter((power) => power.owner === id).length;
    if (own !== 4) proof.wrong(`${id} must have four Power cards, not ${own}`);
  }
}
