/** QUEST: a Quest is attempted. What it asks for is tried by the chapter of its category. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import { fire } from '../cards/triggers.ts';
import { quest, seatsInTurn } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import type { QuestCard } from '../content/cards.ts';
import { feasible } from '../effects/paying.ts';
import type { DungeoneerEffect, Happening } from '../effects.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { forbids } from '../modifiers/rules.ts';
import { spaceFits } from '../selecting/spaces.ts';
import { type M, rulesOf, type World } from '../world.ts';

export type Attempting =
  | { readonly do: 'attempt'; readonly quest: Instance }
  /** The attempt is under way, if the hero is still there (DNR-QUEST-21). */
  | { readonly do: 'try'; readonly quest: Instance; readonly space: number }
  | { readonly do: 'fail-quest'; readonly quest: Instance; readonly fail: Happening };

/** DNR-QUEST-5, DNR-QUEST-6 */
function priceOf({ world }: M, seat: Seat, card: Instance): number {
  return world.heroes[seat].attempts.includes(card) ? 1 : 0;
}

/** His own scope with the Quest as the card it is about. */
export function onQuest({ world }: M, seat: Seat, card: Instance): Scope {
  return scopeOf(seat, card, 0, world.heroes[seat].card);
}

const handlers: Handlers<World, Attempting> = {
  attempt(match, { quest: card }, { seat }) {
    const hero = match.world.heroes[seat];
    spendMp(match, seat, priceOf(match, seat, card));
    hero.attempts = [...hero.attempts, card];
    match.tell({ type: 'attempts', seat, card });
    const subject: DungeoneerEffect = { do: 'try', quest: card, space: hero.space };
    match.open('quest', seat, card, subject, onQuest(match, seat, card));
  },

  try(match, { quest: card, space }, scope) {
    const hero = match.world.heroes[scope.seat];
    const kind = rulesOf(match).tries[quest(match, card).criteria.kind];
    if (hero.out || hero.space !== space || kind === undefined) return;
    match.push({ do: kind, quest: card }, scope);
  },

  /** DNR-QTHREAT-3, DNR-QTHREAT-4: every hero in the space suffers the fail result. */
  'fail-quest'(match, { quest: card, fail }, scope) {
    const { heroes } = match.world;
    const { space } = heroes[scope.seat];
    match.tell({ type: 'failed-quest', seat: scope.seat, card });
    fire(match, 'failed', scope.seat);
    const there = seatsInTurn(match).filter((seat) => heroes[seat].space === space);
    for (const seat of there.toReversed())
      match.pushAll(fail, scopeOf(scope.seat, card, 0, heroes[seat].card));
  },
};

/** DNR-QUEST-1, DNR-QUEST-2: looks at the Quests that a player may attempt. */
export function lookAtQuests(
  match: M,
  seat: Seat,
  options: Options<World>,
  add: (match: M, seat: Seat, card: Instance, options: Options<World>) => void,
): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (let card = instances.first(base.quests + seat); card !== NONE; card = instances.next(card))
    add(match, seat, card, options);
  for (let card = instances.first(base.global); card !== NONE; card = instances.next(card))
    add(match, seat, card, options);
}

/** DNR-QUEST-15 */
const heroActs: Adds = (match, seat, options) => lookAtQuests(match, seat, options, addAttempt);

/** DNR-QUEST-4, DNR-QSEARCH-6, DNR-QSEARCH-7: is he where the Quest can be attempted? */
function isAtPlace(match: M, seat: Seat, card: Instance, { search, location }: QuestCard): boolean {
  const hero = match.world.heroes[seat];
  if (search) {
    for (const { quest: one, space } of hero.found) if (one === card && space === hero.space) return true;
    return false;
  }
  return location !== undefined && spaceFits(match, hero.space, location, seat);
}

function addAttempt(match: M, seat: Seat, card: Instance, options: Options<World>): void {
  const face = quest(match, card);
  const isThere = isAtPlace(match, seat, card, face);
  if (!isThere && !options.explains) return;
  const { kind } = face.criteria;
  if (rulesOf(match).tries[kind] === undefined || kind === 'found') return;
  const hero = match.world.heroes[seat];
  const id = `attempt:${face.id}`;
  const about = options.explains ? ({ act: 'attempt', ...aboutCard(match, card) } as const) : undefined;
  const price = priceOf(match, seat, card);
  const why = whyNoMp(match, seat, price);
  if (!isThere) options.forbid(id, 'DNR-QUEST-4', 'not-there', about);
  else if (price > 0 && hero.tipped) options.forbid(id, 'DNR-QUEST-20', 'tipped', about);
  else if (why) options.forbid(id, ...why, about);
  else if (forbids(match, seat, 'attempt')) options.forbid(id, 'DNR-ORDER-6', 'card-forbids', about);
  else if (!canAfford(match, face, onQuest(match, seat, card)))
    options.forbid(id, 'DNR-QSAC-2', 'cannot-pay', about);
  else options.add(id, { do: 'attempt', quest: card });
}

/** DNR-QSAC-2 */
function canAfford(match: M, { criteria }: QuestCard, scope: Scope): boolean {
  return criteria.kind !== 'sacrifice' || feasible(match, criteria.price.steps, scope);
}

const chapter: Chapter<World, Attempting> = { handlers, questions: {} };
export const attempts: RuleChapter = { ...chapter, heroActs };
