/**
 * How a chapter of the ledger plugs in. Besides handlers and questions it may add to what belongs to others: actions of
 * the phases, what may be done at open points, windows, ways to attempt a Quest. The game gathers them once, so that a
 * new chapter is a new file and an entry in chapters.ts.
 */
import type { AnyChapter, OpenWindow, Options, Plays, Seat } from '@underhall/kernel';
import type { AdventureCard, Criteria, HeroCard, QuestCard } from './content/cards.ts';
import type { Content } from './content/read.ts';
import type { DungeoneerEffect } from './effects.ts';
import type { Steps } from './language/says.ts';
import type { MomentWord } from './language/words.ts';
import type { M, World } from './world.ts';

/** Why something cannot be done, as rule and reason; undefined if it can. */
export type WhyNot = readonly [rule: string, reason: string] | undefined;

/** Adds what a seat may do now. */
export type Adds = (match: M, seat: Seat, options: Options<World>) => void;

/** DNR-WINDOW-6..15, and what happens by itself at a moment. */
export type WindowName =
  | 'roll'
  | 'quest'
  | 'lethal'
  | 'enter'
  | 'response'
  | 'bane'
  | 'meet'
  | `on-${MomentWord}`;

export interface WindowRules {
  /** Might anybody have something to play? Asked at every roll: must be cheap. */
  listens(match: M, about: Seat): boolean;
  plays(match: M, window: OpenWindow, seat: Seat, plays: Plays<World>): void;
  /** Only the seat it is about, or all of them. */
  readonly asks: 'all' | 'alone';
}

/** What a chapter adds, besides handlers and questions. */
export interface RuleChapter extends AnyChapter<World> {
  /** DNR-DLORD-1 */
  readonly lordActs?: Adds;
  /** DNR-HERO-1, DNR-HERO-2 */
  readonly heroActs?: Adds;
  /** DNR-WINDOW-3: at any open point, whoever's turn it is. */
  readonly openActs?: Adds;
  readonly windows?: Readonly<Partial<Record<WindowName, WindowRules>>>;
  /** By what a Quest asks for: the effect that tries it. */
  readonly tries?: Readonly<Partial<Record<Criteria['kind'], TryKind>>>;
}

export type TryKind = Extract<DungeoneerEffect, { readonly do: `try-${string}` }>['do'];

/** What all chapters add together. */
export interface Rules {
  readonly lordActs: readonly Adds[];
  readonly heroActs: readonly Adds[];
  readonly openActs: readonly Adds[];
  readonly windows: Readonly<Partial<Record<WindowName, WindowRules>>>;
  readonly tries: Readonly<Partial<Record<Criteria['kind'], TryKind>>>;
}

export function gathered(chapters: readonly RuleChapter[]): Rules {
  return {
    lordActs: chapters.flatMap(({ lordActs }) => lordActs ?? []),
    heroActs: chapters.flatMap(({ heroActs }) => heroActs ?? []),
    openActs: chapters.flatMap(({ openActs }) => openActs ?? []),
    windows: Object.assign({}, ...chapters.map(({ windows }) => windows)),
    tries: Object.assign({}, ...chapters.map(({ tries }) => tries)),
  };
}

/** Everything that cards can put on the agenda: each verb must be carried out by a chapter. */
export function saidIn({ sets }: Content): Steps {
  const cards = sets.flatMap(({ heroes, adventures, quests }) => [...heroes, ...adventures, ...quests]);
  return cards.flatMap(saidOn);
}

function saidOn(card: HeroCard | QuestCard | AdventureCard): Steps {
  const text = card.back === 'hero' ? card.ability : card.effect;
  const slain = card.back === 'quest' && card.criteria.kind === 'slay' ? card.criteria.monster : undefined;
  const monster = card.back === 'adventure' ? card.monster : slain;
  const reward = card.back === 'quest' ? [card.reward] : [];
  const texts = [text, monster?.hit, monster?.special?.text, monster?.alt?.hit, ...reward];
  return texts.flatMap((one) =>
    one ? [...one.steps, ...[...one.triggers, ...one.uses].flatMap(({ steps }) => steps)] : [],
  );
}
