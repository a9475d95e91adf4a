/** QESCORT: a token is fetched at one place and brought to another. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import { usedMark } from '../cards/uses.ts';
import { quest, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import { orNothing } from '../effects/otherwise.ts';
import type { Deed } from '../language/says.ts';
import { reindex } from '../modifiers/standing.ts';
import { spaceFits } from '../selecting/spaces.ts';
import { type M, NOWHERE, type World } from '../world.ts';
import { lookAtQuests, onQuest } from './attempts.ts';
import { turnUpGlobal } from './dealing.ts';
import { carriedBy, tokenOf } from './tokens.ts';

export type Escorting =
  | { readonly do: 'pick-up'; readonly quest: Instance }
  | { readonly do: 'put-down'; readonly quest: Instance; readonly seat: Seat }
  | { readonly do: 'deliver'; readonly quest: Instance }
  | Extract<Deed, { readonly do: 'drop' }>;
export type EscortQuestion = { readonly do: 'drop-token'; readonly seat: Seat };

/** Stands beside the uses of a card, of which a Quest has none. */
const PUT_DOWN = 0;

function setToken({ world }: M, card: Instance, space: number): void {
  world.tokens = [...world.tokens.filter((one) => one.quest !== card), { quest: card, space }];
}

/** The token is out of play, or with somebody who brings the Quest to its end. */
function dropToken({ world }: M, card: Instance): void {
  world.tokens = world.tokens.filter((one) => one.quest !== card);
}

const handlers: Handlers<World, Escorting> = {
  /** DNR-QESCORT-1, DNR-QESCORT-3, DNR-QESCORT-7 */
  'pick-up'(match, { quest: card }, { seat }) {
    const { instances } = match;
    setToken(match, card, NOWHERE);
    instances.toBottom(card, instances.layout.base.quests + seat);
    match.tell({ type: 'picked-up', seat, card });
    turnUpGlobal(match);
    reindex(match);
  },

  /** DNR-QESCORT-4, DNR-QESCORT-5 */
  'put-down'(match, { quest: card, seat }) {
    const hero = match.world.heroes[seat];
    if (hero.out) return;
    setToken(match, card, hero.space);
    hero.used = [...hero.used, usedMark(card, PUT_DOWN)];
    match.tell({ type: 'put-down', seat, card });
  },

  /** DNR-QESCORT-1, DNR-QESCORT-16 */
  deliver(match, { quest: card }, { seat }) {
    dropToken(match, card);
    match.push({ do: 'complete', quest: card }, onQuest(match, seat, card));
  },

  drop(match, _effect, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out || carriedBy(match, seat).length === 0) return;
    match.push({ do: 'drop-token', seat }, scopeOf(seat));
  },
};

const questions: Questions<World, EscortQuestion> = {
  'drop-token': {
    kind: 'ask',
    midway: true,
    options(match, { seat }, _scope, options) {
      for (const card of carriedBy(match, seat))
        options.add(`put-down:${quest(match, card).id}`, { do: 'put-down', quest: card, seat });
      orNothing(options);
    },
  },
};

/** DNR-HERO-2, DNR-QESCORT-2 */
const heroActs: Adds = (match, seat, options) => {
  lookAtQuests(match, seat, options, addOwn);
  addLying(match, seat, options);
};

/** His own Quest, or the Global one: fetch at the first place, bring to the second, put down elsewhere. */
function addOwn(match: M, seat: Seat, card: Instance, options: Options<World>): void {
  const { id, criteria, location, second } = quest(match, card);
  if (!second || !location || criteria.kind !== 'escort') return;
  const { space } = match.world.heroes[seat];
  const token = tokenOf(match, card);
  if (token === undefined) {
    if (spaceFits(match, space, location, seat)) options.add(`pick-up:${id}`, { do: 'pick-up', quest: card });
    else if (options.explains)
      options.forbid(`pick-up:${id}`, 'DNR-QESCORT-1', 'not-there', {
        act: 'pick-up',
        ...aboutCard(match, card),
      });
  } else if (token.space === NOWHERE) {
    if (spaceFits(match, space, second, seat)) options.add(`deliver:${id}`, { do: 'deliver', quest: card });
    else {
      if (options.explains)
        options.forbid(`deliver:${id}`, 'DNR-QESCORT-1', 'not-there', {
          act: 'deliver',
          ...aboutCard(match, card),
        });
      if (match.world.heroes[seat].used.includes(usedMark(card, PUT_DOWN)))
        options.forbid(`put-down:${id}`, 'DNR-QESCORT-17', 'used', {
          act: 'put-down',
          ...aboutCard(match, card),
        });
      else options.add(`put-down:${id}`, { do: 'put-down', quest: card, seat });
    }
  }
}

/** DNR-QESCORT-6, DNR-QESCORT-8: tokens that lie in his space, whosever they were. */
function addLying(match: M, seat: Seat, options: Options<World>): void {
  const { tokens, heroes } = match.world;
  for (const { quest: card, space } of tokens)
    if (space !== NOWHERE && space === heroes[seat].space)
      options.add(`pick-up:${quest(match, card).id}`, { do: 'pick-up', quest: card });
}

const chapter: Chapter<World, Escorting, EscortQuestion> = { handlers, questions };
export const escorts: RuleChapter = { ...chapter, heroActs };
