/**
 * What can be read on a card, as plain data: what screens draw and the compendium counts and filters by. What a card
 * does is in its texts, and how that reads in `words/faces.ts`.
 */
import type { Score } from '../language/words.ts';
import type {
  AdventureCard,
  Category,
  Criteria,
  Exit,
  Grade,
  HeroCard,
  MapCard,
  Monster,
  QuestCard,
  Realm,
  Scores,
  Special,
  Symbols,
} from './cards.ts';

interface OfBox {
  readonly set: string;
  readonly grade: Grade;
  readonly realm: Realm;
  /** Copies in the box, and the deck of the set that each belongs to. */
  readonly count: number;
  readonly decks: readonly number[];
  /** It comes with a content pack: the box has no picture of it. */
  readonly packed?: true;
}

export interface PrintedHero extends OfBox {
  readonly kind: 'hero';
  readonly race: string;
  readonly class: string;
  readonly life: number;
  readonly boons: number;
  readonly treasures: number;
  readonly symbols: Symbols;
  readonly levels: readonly Scores[];
}

export interface PrintedMonster {
  readonly life: number;
  readonly scores: Scores;
  readonly symbols: Symbols;
  readonly special: Pick<Special, 'name' | 'cost' | 'most'> | null;
  readonly alt: { readonly scores: Scores; readonly symbols: Symbols } | null;
}

export interface PrintedQuest extends OfBox {
  readonly kind: 'quest';
  readonly categories: readonly Category[];
  readonly asks: Criteria['kind'];
  /** Of a Threat or a search: the number to reach. */
  readonly score: Score | '';
  readonly number: number;
  readonly dice: number;
  /** What is carried. */
  readonly token: string;
  readonly monster: (PrintedMonster & { readonly name: string }) | null;
}

export interface PrintedMap extends OfBox {
  readonly kind: MapCard['kind'];
  readonly grim: boolean;
  readonly entrance: boolean;
  readonly glory: number;
  readonly peril: number;
  /** North, east, south, west, as it lies at rotation 0. */
  readonly exits: readonly Exit[];
  readonly centre: {
    readonly kind: MapCard['centre']['kind'];
    /** Of a Pit or Spikes; `bonus` of a Hazard. */
    readonly score: Score | '';
    readonly number: number;
    readonly bonus: number;
  };
  readonly sewer: string;
  readonly portal: boolean;
  readonly terrain: readonly string[];
}

export interface PrintedAdventure extends OfBox {
  readonly kind: AdventureCard['kind'];
  readonly cost: number;
  /** The most that # can be. */
  readonly most: number;
  readonly times: AdventureCard['times'];
  readonly duration: AdventureCard['duration'];
  readonly category: string;
  readonly upkeep: number;
  readonly charges: number;
  readonly race: string;
  readonly monster: PrintedMonster | null;
}

export type Printed = PrintedHero | PrintedQuest | PrintedMap | PrintedAdventure;

/** A card without what is found out about it here. */
type Bare<C> = Omit<C, 'printed'>;

function ofBox({ set, grade, realm, decks, packed }: Omit<OfBox, 'count'>): OfBox {
  return { set, grade, realm, count: decks.length, decks, ...(packed && { packed }) };
}

export function printedHero(card: Bare<HeroCard>): PrintedHero {
  const { race, life, boons, treasures, symbols, levels } = card;
  return { ...ofBox(card), kind: 'hero', race, class: card.class, life, boons, treasures, symbols, levels };
}

function printedMonster({ life, scores, symbols, special, alt }: Monster): PrintedMonster {
  return {
    life,
    scores,
    symbols,
    special: special ? { name: special.name, cost: special.cost, most: special.most } : null,
    alt: alt ? { scores: alt.scores, symbols: alt.symbols } : null,
  };
}

export function printedQuest(card: Bare<QuestCard>): PrintedQuest {
  const { categories, criteria, search } = card;
  const threat = criteria.kind === 'threat' ? criteria : undefined;
  return {
    ...ofBox(card),
    kind: 'quest',
    categories,
    asks: criteria.kind,
    score: threat?.score ?? '',
    number: threat?.number ?? search?.number ?? 0,
    dice: criteria.kind === 'chance' ? criteria.dice : 0,
    token: criteria.kind === 'escort' ? criteria.token : '',
    monster: criteria.kind === 'slay' ? { ...printedMonster(criteria.monster), name: criteria.name } : null,
  };
}

export function printedMap(card: Bare<MapCard>): PrintedMap {
  const { kind, grim, entrance, glory, peril, exits, centre, sewer, portal, terrain } = card;
  const rolled = centre.kind === 'pit' || centre.kind === 'spikes' ? centre : undefined;
  return {
    ...ofBox(card),
    kind,
    grim,
    entrance,
    glory,
    peril,
    exits,
    centre: {
      kind: centre.kind,
      score: rolled?.score ?? '',
      number: rolled?.number ?? 0,
      bonus: centre.kind === 'hazard' ? centre.bonus : 0,
    },
    sewer,
    portal,
    terrain,
  };
}

export function printedAdventure(card: Bare<AdventureCard>): PrintedAdventure {
  const { kind, cost, most, times, duration, category, upkeep, charges, race, monster } = card;
  return {
    ...ofBox(card),
    kind,
    cost,
    most,
    times,
    duration,
    category,
    upkeep,
    charges,
    race,
    monster: monster ? printedMonster(monster) : null,
  };
}
