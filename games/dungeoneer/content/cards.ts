/** What is printed on the cards of a set, with their texts turned into effects. */
import type { Face } from '@underhall/kernel';
import type { RollNoun } from '../language/nouns.ts';
import type { Selector } from '../language/selectors.ts';
import type { AttackSymbol, Form, PlayTime, Score, WindowWord } from '../language/words.ts';
import type { PrintedAdventure, PrintedHero, PrintedMap, PrintedQuest } from './printed.ts';
import type { Standard, Text } from './texts.ts';

/** DNR-COMP-5, from the lowest. */
export const GRADES = ['heroic', 'epic', 'legendary'] as const;
export type Grade = (typeof GRADES)[number];
export const REALMS = ['dungeon', 'wilderness'] as const;
export type Realm = (typeof REALMS)[number];

/** What every card knows of the set it belongs to (DNR-COMP-5). */
interface OfSet extends Face {
  readonly name: string;
  readonly set: string;
  readonly grade: Grade;
  readonly realm: Realm;
  /** The deck of the set that each copy belongs to. */
  readonly decks: readonly number[];
  /** It comes with a content pack: the box has no picture of it. */
  readonly packed?: true;
}

/** Three scores: Melee, Magic, Speed. */
export type Scores = Readonly<Record<Form, number>>;
/** DNR-COMP-13 */
export type Symbols = Readonly<Record<Form, AttackSymbol>>;

/** DNR-COMP-12 */
export interface HeroCard extends OfSet {
  readonly back: 'hero';
  readonly printed: PrintedHero;
  readonly race: string;
  readonly class: string;
  readonly life: number;
  readonly boons: number;
  readonly treasures: number;
  readonly symbols: Symbols;
  /** By Level of its grade, the first one first. */
  readonly levels: readonly Scores[];
  /** What it adds to a card of a lower grade (DNR-OPTGRADE-12). */
  readonly added: readonly Scores[];
  /** The hero of the lower grade who it is (DNR-OPTGRADE-16). */
  readonly follows: string;
  readonly abilityName: string;
  readonly ability: Text;
  /** In a line, how the hero plays. */
  readonly style: string;
}

/** DNR-COMP-29, and the monsters of Slay Quests. */
export interface Monster {
  readonly life: number;
  readonly scores: Scores;
  readonly symbols: Symbols;
  /** Replaces the wound (DNR-COMBAT-22). */
  readonly hit: Text | undefined;
  readonly special: Special | undefined;
  /** The values that `transform` puts in place of the printed ones (DNR-EFFECT-5). */
  readonly alt: Pick<Monster, 'scores' | 'symbols' | 'hit'> | undefined;
}

/** DNR-EFFECT-4 */
export interface Special {
  readonly name: string;
  /** Extra Peril. */
  readonly cost: number;
  /** The most that # can be; 0 where the cost is fixed. */
  readonly most: number;
  readonly text: Text;
}

export const CATEGORIES = [
  'artifact',
  'chance',
  'effect',
  'escort',
  'sacrifice',
  'search',
  'slay',
  'threat',
] as const;
export type Category = (typeof CATEGORIES)[number];

export type Criteria =
  | {
      readonly kind: 'threat';
      readonly score: Score;
      readonly number: number;
      readonly fail: Text;
      readonly success: Text;
    }
  | { readonly kind: 'slay'; readonly name: string; readonly monster: Monster }
  | { readonly kind: 'chance'; readonly dice: number; readonly goal: Goal }
  | { readonly kind: 'sacrifice'; readonly price: Text }
  | { readonly kind: 'escort'; readonly token: string }
  | { readonly kind: 'found' };

/** What dice must show (DNR-QCHANCE-1). */
export interface Goal {
  readonly kind: 'sum>=' | 'sum<=' | 'all>=' | 'pair' | 'triple' | 'run' | 'all-even' | 'all-odd' | 'faces';
  readonly number: number;
  readonly faces: readonly number[];
}

/** DNR-COMP-16 */
export interface QuestCard extends OfSet {
  readonly back: 'quest';
  readonly printed: PrintedQuest;
  readonly categories: readonly Category[];
  readonly location: Selector<'space'> | undefined;
  /** The second location of an Escort Quest. */
  readonly second: Selector<'space'> | undefined;
  readonly search: { readonly on: Selector<'space'>; readonly number: number } | undefined;
  readonly criteria: Criteria;
  readonly reward: Text;
  /** What an Effect Quest does while it is uncompleted (DNR-QEFFECT-1). */
  readonly effect: Text;
  /** What a completed Artifact adds (DNR-QART-2). */
  readonly bonus: readonly Standard[];
}

export const EXIT_KINDS = ['open', 'locked', 'trapped', 'wall'] as const;
/** DNR-EXIT-1 */
export interface Exit {
  readonly kind: (typeof EXIT_KINDS)[number];
  /** Of a Locked or Trapped exit. */
  readonly score: Score;
  readonly number: number;
}

export type Centre =
  | { readonly kind: 'none' }
  | { readonly kind: 'pit' | 'spikes'; readonly score: Score; readonly number: number }
  | { readonly kind: 'hazard'; readonly bonus: number }
  | { readonly kind: 'effect'; readonly text: Text };

/** DNR-COMP-18 */
export interface MapCard extends OfSet {
  readonly back: 'map';
  readonly printed: PrintedMap;
  readonly kind: 'passage' | 'room' | 'road' | 'site';
  readonly grim: boolean;
  readonly entrance: boolean;
  readonly glory: number;
  readonly peril: number;
  /** North, east, south, west, as it lies at rotation 0. */
  readonly exits: readonly Exit[];
  readonly centre: Centre;
  readonly sewer: string;
  readonly portal: boolean;
  readonly terrain: readonly string[];
}

/** Where a Response or Anytime card is offered (GRAMMAR 1.4). */
export interface Offered {
  readonly window: WindowWord;
  /** Of the window `roll`: before which. */
  readonly roll: Selector<RollNoun> | undefined;
}

export const KINDS = ['boon', 'treasure', 'bane', 'encounter'] as const;
export const DURATIONS = ['attachment', 'instant', 'monster', 'permanent'] as const;

/** DNR-COMP-25 */
export interface AdventureCard extends OfSet {
  readonly back: 'adventure';
  readonly printed: PrintedAdventure;
  readonly kind: (typeof KINDS)[number];
  readonly cost: number;
  /** The most that # can be; 0 without one. */
  readonly most: number;
  readonly times: readonly PlayTime[];
  /** Undefined where the play times say it all. */
  readonly when: readonly Offered[] | undefined;
  /** Both, and what kind it is, as bits: see times.ts. */
  readonly played: number;
  readonly duration: (typeof DURATIONS)[number];
  /** Treasure type, `trap`, `monster`, …; '' without one. */
  readonly category: string;
  readonly target: Selector | undefined;
  readonly host: Selector | undefined;
  readonly upkeep: number;
  readonly charges: number;
  /** The family of a monster. */
  readonly race: string;
  readonly monster: Monster | undefined;
  readonly effect: Text;
}

export type Card = HeroCard | QuestCard | MapCard | AdventureCard;

/** DNR-COMP-24: a Boon or a Treasure, and no Peril card. */
export function isGlory(card: Card): boolean {
  return card.back === 'adventure' && (card.kind === 'boon' || card.kind === 'treasure');
}

/** A set: one realm, one grade, one deck or two (DNR-COMP-2, DNR-COMP-5). */
export interface CardSet {
  readonly id: string;
  readonly name: string;
  readonly grade: Grade;
  readonly realm: Realm;
  readonly decks: number;
  readonly heroes: readonly HeroCard[];
  readonly quests: readonly QuestCard[];
  readonly maps: readonly MapCard[];
  readonly adventures: readonly AdventureCard[];
}
