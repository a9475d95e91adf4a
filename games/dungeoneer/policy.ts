/**
 * A cheap sensible choice for any question, by which bots play on in their heads: as a hero, to the Quest that is done
 * soonest, with what helps on the way; as the Dungeonlord, against whoever is ahead.
 */
import {
  anyOption,
  DICE,
  firstOption,
  NONE,
  type Option,
  policyBy,
  type Rng,
  type Seat,
} from '@underhall/kernel';
import { adventure, mapCard, quest, seatOfHero } from './cards.ts';
import { monsterOn } from './combat/monsters.ts';
import { lifeScore } from './heroes/stack.ts';
import { defending, winChance } from './judgement/fights.ts';
import { bestProspect, type Prospect, prospectOf } from './judgement/prospects.ts';
import { cardWorth, leaderBut, menace } from './judgement/rivals.ts';
import { waysFrom } from './judgement/ways.ts';
import type { Steps } from './language/says.ts';
import type { Form } from './language/words.ts';
import { formScore } from './modifiers/rules.ts';
import { isNamed } from './quests/dealing.ts';
import { threatOdds } from './rolls/chances.ts';
import { SOURCE } from './rolls/kinds.ts';
import { type M, NOWHERE, type World } from './world.ts';

type Chosen = readonly Option<World>[];

/** One choice in so many is any choice at all. */
const WHIM = 32;

export const policy = policyBy<World>(
  {
    act,
    lord,
    batch,
    lay,
    'discard-what': leastWorth,
    'drop-which': leastWorth,
    'drop-monster': leastWorth,
    'choose-cards': leastWorth,
    'give-cards': leastWorth,
    'keep-up': firstOption,
    window: inWindow,
    'strike-back': strikeBack,
    'quest-monster': strongest,
    'give-peril-to': onLeader,
    'whose-peril': onLeader,
    'bane-at': onLeader,
    'where-to': firstOption,
    'use-or-keep': useOrKeep,
    'warp-where': warpWhere,
    'may-or-not': firstOption,
    'pay-or-not': payOrNot,
    'stand-in': lastOption,
    'hit-or-steal': lastOption,
  },
  WHIM,
);

function lastOption(_match: M, _seat: Seat, options: Chosen): number {
  return options.length - 1;
}

/** The option that is worth most, where it is worth more than so much; -1 if none is. */
function best(options: Chosen, least: number, worth: (option: Option<World>) => number): number {
  let found = -1;
  let most = least;
  for (let i = 0; i < options.length; i++) {
    const now = worth(options[i]);
    if (now <= most) continue;
    most = now;
    found = i;
  }
  return found;
}

// ------------------------------------------------------------------ the hero

/** Quests first, then what makes stronger, then on the way. */
function act(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const end = options.length - 1;
  const hero = match.world.heroes[seat];
  const goal = bestProspect(match, seat);
  const found = best(options, 0, ({ effect }) => {
    switch (effect.do) {
      case 'deliver':
        return 100;
      case 'attempt':
        return 90 - attemptCosts(match, seat, effect.quest);
      case 'pick-up':
        return 60;
      case 'rise':
        return 50;
      case 'activate':
        return hurts(match, seat) && heals(stepsOf(match, effect.card, effect.use)) ? 45 : 0;
      case 'play':
        return adventure(match, effect.card).duration === 'instant' && rng.below(2, DICE) ? 0 : 40;
      case 'search':
        return goal?.quest === effect.quest && goal.space === hero.space ? 30 : 0;
      default:
        return 0;
    }
  });
  if (found >= 0) return found;
  const step = goal && goal.space !== NOWHERE ? towards(match, seat, options, goal) : -1;
  if (step >= 0) return step;
  if (goal && goal.space === hero.space) return end;
  return wander(match, seat, options, rng);
}

/** What speaks against an attempt: wounds that he cannot afford. */
function attemptCosts(match: M, seat: Seat, card: number): number {
  if (quest(match, card).criteria.kind !== 'slay') return 0;
  const { wounds } = prospectOf(match, seat, card);
  return wounds < match.world.heroes[seat].life ? 20 : 90;
}

function hurts(match: M, seat: Seat): boolean {
  return match.world.heroes[seat].life < lifeScore(match, seat) - 1;
}

function heals(steps: Steps): boolean {
  return steps.some((step) => step.do === 'heal');
}

function stepsOf(match: M, card: number, use: number): Steps {
  const face = match.face(card);
  return 'effect' in face ? (adventure(match, card).effect.uses[use]?.steps ?? []) : [];
}

/** The step that brings him nearer to where he wants to go. */
function towards(match: M, seat: Seat, options: Chosen, { space: goal }: Prospect): number {
  const { space } = match.world.heroes[seat];
  const far = (from: number) => waysFrom(match, from)[goal];
  const now = far(space);
  return best(options, -now, ({ effect }) => {
    if (effect.do === 'walk') return -far(match.world.spaces[space].beside[effect.side]);
    return effect.do === 'sewer' || effect.do === 'portal' ? -far(effect.to) : -now;
  });
}

/** Nothing to go for: more of the map, or new spaces that give Glory. */
function wander(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const hero = match.world.heroes[seat];
  const explore = options.findIndex(({ effect }) => effect.do === 'explore');
  if (explore >= 0 && hero.mp > 1) return explore;
  const step = best(options, 0, ({ effect }) => {
    if (effect.do !== 'walk') return 0;
    const next = match.world.spaces[hero.space].beside[effect.side];
    if (hero.visited.includes(next)) return 0;
    const { glory, peril, centre } = mapCard(match, match.world.spaces[next].card);
    return 2 + glory - 0.5 * peril - (centre.kind === 'none' ? 0 : 1) + 0.01 * rng.below(50, DICE);
  });
  return step >= 0 ? step : options.length - 1;
}

function payOrNot(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const { effect } = options[0];
  if (effect.do !== 'pay-and-get') return anyOption(match, seat, options, rng);
  const { what, block } = effect.pay;
  const good = heals(block) ? hurts(match, seat) : what !== 'life' || match.world.heroes[seat].life > 4;
  return good ? 0 : 1;
}

/** A potion is kept while nothing hurts. */
function useOrKeep(match: M, seat: Seat, options: Chosen): number {
  const keep = options.findIndex(({ id }) => id === 'keep');
  return keep >= 0 && !hurts(match, seat) ? keep : 0;
}

/** One's own hero to where he wants to go, another away from there. */
function warpWhere(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const { it } = match.scopes[match.scopes.length - 1];
  const who = seatOfHero(match, it);
  const goal = who === NONE ? undefined : bestProspect(match, who);
  if (goal === undefined || goal.space === NOWHERE) return anyOption(match, seat, options, rng);
  const ways = waysFrom(match, goal.space);
  const sign = who === seat ? -1 : 1;
  const found = best(options, Number.NEGATIVE_INFINITY, ({ effect }) =>
    effect.do === 'warp-to' ? sign * ways[effect.space] : Number.NEGATIVE_INFINITY,
  );
  return Math.max(0, found);
}

// ------------------------------------------------------------------ the Dungeonlord

function lord(_match: M, _seat: Seat, options: Chosen, rng: Rng): number {
  const found = best(options, 0, ({ effect }) => {
    if (effect.do === 'compose') return 3;
    if (effect.do === 'bane') return rng.below(3, DICE);
    return effect.do === 'play' ? rng.below(2, DICE) : 0;
  });
  return found >= 0 ? found : options.length - 1;
}

/** The attack that hurts most where it hurts most; with nothing good left, what is picked is sent. */
function batch(match: M, _seat: Seat, options: Chosen): number {
  const found = best(options, 0.25, ({ effect }) => {
    if (effect.do !== 'send') return 0;
    const { card, on, form, extra } = effect;
    return menace(match, on) * harmOf(match, card, on, form) - 0.03 * extra;
  });
  const done = options.length - 1;
  if (found >= 0) return found;
  return options[done].id === 'done' ? done : 0;
}

/** Wounds that a monster or Trap causes, less those that it suffers. */
function harmOf(match: M, card: number, on: Seat, form: Form | ''): number {
  const monster = monsterOn(match, card);
  if (monster && form !== '') {
    const { hit, counter } = defending(match, on, monster, form);
    return hit - 0.25 * counter;
  }
  const [step] = adventure(match, card).effect.steps;
  if (step?.do !== 'threat') return 0.5;
  return 1 - threatOdds(match, on, SOURCE.trap, step.score, step.number).chance;
}

function onLeader(match: M, seat: Seat, options: Chosen): number {
  const found = best(options, 0, ({ effect }) => {
    if (effect.do === 'give-peril') return effect.to === seat ? 0 : menace(match, effect.to);
    if (effect.do !== 'bane') return 0;
    const whom = seatOfHero(match, effect.aim);
    if (effect.funder !== NONE) return menace(match, effect.funder);
    return whom === NONE || whom === seat ? 0.1 : menace(match, whom);
  });
  return Math.max(0, found);
}

/** The form in which a Quest monster hits most surely. */
function strongest(match: M, _seat: Seat, options: Chosen): number {
  const found = best(options, 0, ({ effect }) => {
    if (effect.do !== 'quest-attacks') return 0;
    const monster = monsterOn(match, effect.quest);
    return monster ? defending(match, effect.hunter, monster, effect.form).hit + 0.05 * effect.extra : 0;
  });
  return Math.max(0, found);
}

/** Places of one's own Quests near, those of the leader far from him, all others anywhere. */
function lay(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const { instances, world } = match;
  const drawn = instances.first(instances.layout.base.drawn);
  if (drawn === NONE) return anyOption(match, seat, options, rng);
  const face = mapCard(match, drawn);
  const leads = (whose: Seat) =>
    instances
      .list(instances.layout.base.quests + whose)
      .some((card) => isNamed(quest(match, card).location, face) || isNamed(quest(match, card).second, face));
  const own = leads(seat);
  const rival = own ? NONE : leaderBut(match, seat);
  if (!own && (rival === NONE || !leads(rival))) return anyOption(match, seat, options, rng);
  const { space } = world.heroes[own ? seat : rival];
  if (space === NOWHERE) return anyOption(match, seat, options, rng);
  const { x, y } = world.spaces[space];
  const sign = own ? -1 : 1;
  const found = best(options, Number.NEGATIVE_INFINITY, ({ effect }) =>
    effect.do === 'lay-map'
      ? sign * (Math.abs(effect.at.x - x) + Math.abs(effect.at.y - y))
      : Number.NEGATIVE_INFINITY,
  );
  return Math.max(0, found);
}

// ------------------------------------------------------------------ cards and windows

function leastWorth(match: M, seat: Seat, options: Chosen): number {
  const found = best(options, Number.NEGATIVE_INFINITY, ({ effect }) => {
    switch (effect.do) {
      case 'discard-one':
      case 'drop-extra':
      case 'lose-card':
        return -cardWorth(match, seat, effect.card);
      default:
        return effect.do === 'nothing' ? 0 : -4;
    }
  });
  return Math.max(0, found);
}

/** What saves or strikes is played, what may be done any time is left for later. */
function inWindow(match: M, seat: Seat, options: Chosen, rng: Rng): number {
  const window = match.agenda[match.agenda.length - 1];
  const name = 'name' in window ? window.name : '';
  const pass = options.length - 1;
  if (options[pass].id !== 'pass') return 0;
  if (name === 'lethal' || name === 'bane' || name === 'quest') return 0;
  if (name === 'response') return match.world.heroes[seat].life <= 4 || rng.below(2, DICE) ? 0 : pass;
  if (name === 'roll') return rng.below(2, DICE) ? 0 : pass;
  return pass;
}

/** Strikes back in the form that hits most surely, if that is likelier than to be hit. */
function strikeBack(match: M, seat: Seat, options: Chosen): number {
  const found = best(options, 0.05, ({ effect }) => {
    if (effect.do === 'minion-attack') return 0.5;
    if (effect.do !== 'challenge') return 0;
    const monster = monsterOn(match, effect.card);
    const other = seatOfHero(match, effect.card);
    const has = monster ? monster.scores[effect.form] : formScore(match, other, effect.form);
    const ahead = formScore(match, seat, effect.form) - has;
    return winChance(ahead) - winChance(-ahead);
  });
  return found >= 0 ? found : options.length - 1;
}
