/**
 * A cheap sensible choice for any question, by which bots play on in their heads: go where most gold is to be had in a
 * turn, fight what can be beaten, go home with enough.
 */
import {
  anyOption,
  firstOption,
  type Instance,
  NONE,
  type Option,
  policyBy,
  type Rng,
  type Seat,
} from '@underhall/kernel';
import { levelOf, type Space, START } from './board.ts';
import { chanceAgainst, killChance, levels } from './chances.ts';
import type { Column } from './columns.ts';
import type { SpellCard } from './content.ts';
import { distance } from './distances.ts';
import { bestProspect } from './prospects.ts';
import { hasEnough, holds } from './treasure.ts';
import {
  contentOf,
  engaged,
  type M,
  monsterFace,
  treasureFace,
  typeOf,
  UNMARKED,
  type World,
} from './world.ts';

/** One choice in so many is any choice at all. */
const WHIM = 64;
/** Who has seen a monster and is less likely to kill it than this does not go in. */
const FAIR_CHANCE = 0.4;
/** What a special treasure is worth besides its gold. */
const SPECIAL = 800;

export const policy = policyBy<World>(
  {
    act,
    'how-to-fight': howToFight,
    'search-or-not': firstOption,
    'drop-which': leastWorth,
    'enter-or-refuse': enterOrRefuse,
    'move-in-or-stay': firstOption,
    // Fire Balls first, then Lightning Bolts, while there are any.
    'choose-spell': firstOption,
    'choose-spells': firstOption,
  },
  WHIM,
);

/** To the place that promises most, or home. */
function act(match: M, seat: Seat, options: readonly Option<World>[], rng: Rng): number {
  if (hasEnough(match, seat)) return towards(match, seat, START, false, options);
  const { space: goal, cast } = bestProspect(match, seat);
  const { space } = match.world.adventurers[seat];
  const foe = engaged(match, seat);
  if (foe !== NONE && (goal === space || goal < 0)) {
    const spell = bestSpell(match, seat, options, foe);
    if (spell >= 0) return spell;
    if (!betterAnother(match, seat, foe)) return 0;
  }
  if (goal < 0) return anyOption(match, seat, options, rng);
  return towards(match, seat, goal, cast, options);
}

/** Whether it is worth while to go out and in again: what guards nothing goes away, and another comes. */
function betterAnother(match: M, seat: Seat, foe: Instance): boolean {
  const { number, space } = match.world.adventurers[seat];
  const level = levels(contentOf(match))[levelOf[space]];
  return number === UNMARKED && level.kill[typeOf(match, seat).id] > chanceAgainst(match, seat, foe);
}

/** How well a spell does on the level of a place, as a rule. */
function promise(match: M, place: Space, id: string): number {
  const spell = contentOf(match).spells.find((card) => card.id === id);
  return spell && spell.column !== '' ? levels(contentOf(match))[levelOf[place]].kill[spell.column] : 0;
}

/** Before going in, or casting a spell. */
const LOOK_FIRST = -2;

/** The option that ends nearest to a place, with a look into it if there is one; from outside a wizard casts at once. */
function towards(
  match: M,
  seat: Seat,
  goal: Space,
  cast: boolean,
  options: readonly Option<World>[],
): number {
  const found = holds(match, seat, 'secret-doors') !== NONE;
  let best = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < options.length; i++) {
    const { effect } = options[i];
    let left: number;
    if (effect.do === 'go') left = distance(effect.to, goal, found);
    else if (effect.do === 'stay') left = distance(match.world.adventurers[seat].space, goal, found);
    else if (effect.do === 'look' && effect.room === goal) left = LOOK_FIRST;
    else if (cast && effect.do === 'cast-from' && effect.target === goal)
      left = -promise(match, goal, effect.spell);
    else continue;
    if (left >= least) continue;
    least = left;
    best = i;
  }
  return best;
}

function columnOf(match: M, id: string): Column | undefined {
  const spell = contentOf(match).spells.find((card: SpellCard) => id === `cast:${card.id}`);
  return spell?.column === '' ? undefined : spell?.column;
}

/** The spell that is clearly better than the hand, or -1. */
function bestSpell(match: M, seat: Seat, options: readonly Option<World>[], foe: Instance): number {
  let best = -1;
  let most = chanceAgainst(match, seat, foe) + 0.1;
  for (let i = 0; i < options.length; i++) {
    const column = columnOf(match, options[i].id);
    if (column === undefined) continue;
    const chance = killChance(match, monsterFace(match, foe), column, 0);
    if (chance <= most) continue;
    most = chance;
    best = i;
  }
  return best;
}

/** Before the card is turned up: what does best on this level, as a rule. */
function howToFight(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const level = levels(contentOf(match))[levelOf[match.world.adventurers[seat].space]];
  let best = 0;
  let most = level.kill[typeOf(match, seat).id] + 0.1;
  for (let i = 1; i < options.length; i++) {
    const column = columnOf(match, options[i].id);
    if (column === undefined || level.kill[column] <= most) continue;
    most = level.kill[column];
    best = i;
  }
  return best;
}

function leastWorth(match: M, _seat: Seat, options: readonly Option<World>[]): number {
  let best = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < options.length; i++) {
    const { effect } = options[i];
    if (effect.do !== 'drop') continue;
    const { gold, power } = treasureFace(match, effect.card);
    const worth = gold + (power === '' ? 0 : SPECIAL);
    if (worth >= least) continue;
    least = worth;
    best = i;
  }
  return best;
}

function enterOrRefuse(match: M, seat: Seat, options: readonly Option<World>[]): number {
  const { instances } = match;
  const card = instances.first(instances.layout.base.look + seat);
  if (card === NONE) return 0;
  const spell = bestSpell(match, seat, options, card);
  if (spell >= 0) return spell;
  if (chanceAgainst(match, seat, card) >= FAIR_CHANCE) return 0;
  return options.findIndex(({ id }) => id === 'refuse');
}
