/**
 * What the boxes of both editions hold: encounter cards in ten decks, Runes among them, and Heroes with their abilities,
 * checked and with their texts turned into effects. What else an edition has, it reads itself.
 */
import { type Effect, type Face, type Option, type Proofreader, shape } from '@underhall/kernel';
import { misprints } from './misprints.ts';
import type { BearerName } from './moments.ts';
import { hearing, type Trigger, triggersOf } from './triggers.ts';
import type { Attribute, Effects } from './verbs.ts';
import type { World } from './world.ts';

/** DQ-COMP-38; the Revised Edition keeps the types, because effects name them. */
export const CARD_TYPES = ['Event', 'Loot', 'Monster', 'Threat', 'Trap', 'Rune'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The ten decks with their sizes (DQ-COMP-9..18, DQR-COMP-24..34). */
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

/** An encounter card: of one of the decks, or a Rune. `S` is what the edition's texts can say. */
export interface Card<S extends readonly Effect[] = Effects> extends Face {
  readonly back: DeckName;
  readonly name: string;
  readonly count: number;
  readonly type: CardType;
  readonly gold: number;
  readonly effects: S;
  readonly triggers: readonly Trigger[];
  /** The events it listens to, as bits. */
  readonly hears: number;
  /** What Loot adds to attributes while it is held. */
  readonly bonuses: readonly { readonly attribute: Attribute; readonly by: number }[];
  /** The dragon's fire: it concerns every Hero in the Treasure Chamber. */
  readonly rages: boolean;
  /** It leaves a Hero in the dark, as Torch Goes Out does: other cards are made against that. */
  readonly darkens?: boolean;
}

export interface Ability<S extends readonly Effect[] = Effects> {
  readonly id: string;
  readonly name: string;
  readonly effects: S;
  readonly triggers: readonly Trigger[];
  /** What each of them puts on the agenda, made once: windows find it at nearly every turn. */
  readonly plays: readonly Option<World>[];
}

export interface HeroCard<A extends Ability<readonly Effect[]> = Ability> {
  readonly id: string;
  readonly name: string;
  readonly life: number;
  readonly strength: number;
  readonly agility: number;
  readonly armor: number;
  readonly luck: number;
  readonly emblem: string;
  readonly description: string;
  readonly abilities: readonly A[];
  /** The events the abilities listen to, as bits. */
  readonly hears: number;
}

// ------------------------------------------------------------------ as they are written

export const cardShape = shape.object(
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
    darkens: shape.flag,
    kept: shape.text,
    endsTurn: shape.text,
    text: shape.text,
  },
);
export type CardData = shape.Shaped<typeof cardShape>;

/** A Hero; `own` is what an edition may say of an ability besides. */
export function heroShape<O extends Readonly<Record<string, shape.Shape<unknown>>>>(own: O) {
  return shape.object(
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
          { optional: shape.flag, text: shape.text, ...own },
        ),
      ),
    },
    {},
  );
}

interface AbilityData {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
}

type HeroData<A extends AbilityData> = Omit<HeroCard, 'abilities' | 'hears'> & {
  readonly abilities: readonly A[];
};

// ------------------------------------------------------------------ as they are played

/** Copies of the cards of a box: packs take cards off. */
export function cardsIn(decks: Readonly<Record<DeckName, readonly object[]>>): CardData[] {
  return Object.values(decks).flatMap((deck) => deck.map((card) => ({ ...(card as CardData) })));
}

/** What is left when packs have left out what they do not want. */
export function left<T extends { readonly count: number }>(cards: readonly T[]): readonly T[] {
  return cards.filter(({ count }) => count > 0);
}

/** A card with what it does: the language knows no verbs but those of the edition's cards. */
export function cardOf<S extends readonly Effect[]>(data: CardData, proof: Proofreader): Card<S> {
  const effects = proof.effects(data.id, data.effect, bearerOf(data)) as S;
  for (const problem of misprints(data, effects)) proof.wrong(`${data.id}: ${problem}`);
  const triggers = triggersOf(effects);
  return {
    id: data.id,
    back: data.deck,
    name: data.name,
    count: data.count,
    type: data.type,
    gold: data.gold ?? 0,
    rages: data.rages ?? false,
    effects,
    triggers,
    hears: hearing(triggers),
    bonuses: (effects as readonly Effect[] as Effects).flatMap((e) =>
      e.do === 'bonus' ? [{ attribute: e.attribute, by: e.by }] : [],
    ),
    ...(data.darkens && { darkens: true }),
  };
}

function bearerOf({ deck, type }: CardData): BearerName {
  if (type === 'Loot') return 'loot';
  if (deck === 'rune' || deck === 'door' || deck === 'dragon') return deck;
  if (deck === 'catacomb') return 'below';
  return deck === 'dungeon' || deck === 'search' ? 'above' : 'card';
}

/** A Hero with what the abilities do; `more` is what the edition says of them besides. */
export function heroOf<S extends readonly Effect[], A extends AbilityData, M extends object>(
  data: HeroData<A>,
  proof: Proofreader,
  more: (ability: A) => M,
): HeroCard<Ability<S> & M> {
  const abilities = data.abilities.map((ability) => {
    const effects = proof.effects(data.id, ability.effect, 'ability', ability.id) as S;
    const triggers = triggersOf(effects);
    return {
      id: ability.id,
      name: ability.name,
      effects,
      triggers,
      plays: triggers.map((trigger): Option<World> => {
        return { id: `ability:${ability.id}`, effect: { do: 'all', effects: trigger.effects } };
      }),
      ...more(ability),
    };
  });
  return { ...data, abilities, hears: hearing(abilities.flatMap((ability) => ability.triggers)) };
}

/** Every deck is as large as it must be. */
export function checkDecks(cards: readonly Card<readonly Effect[]>[], proof: Proofreader): void {
  for (const [deck, size] of Object.entries(DECK_SIZES)) {
    const count = cards.filter((card) => card.back === deck).reduce((sum, card) => sum + card.count, 0);
    if (count !== size) {
      proof.wrong(`the ${deck} deck must have ${size} cards, not ${count}; use "without" to leave cards out`);
    }
  }
}
