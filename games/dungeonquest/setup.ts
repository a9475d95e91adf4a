/** SETUP, OPTLATE, OPTMIGHT: preparing a game. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Questions,
  SETUP,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { aboutSpace } from './about.ts';
import { dealClassicHands } from './classic/combat/index.ts';
import { DECK_NAMES } from './classic/content.ts';
import { RANDOM_HERO } from './classic/options.ts';
import { nameOf, type Space, TOWERS } from './grid.ts';
import { heroAt } from './passage.ts';
import { beginStay } from './stay.ts';
import { type ClassicSpec, contentOf, type M, NOWHERE, optional, type World } from './world.ts';

export type SetUp =
  | { do: 'set-up' }
  | { do: 'roll-for-first'; seats: readonly Seat[] }
  | { do: 'place-heroes' }
  | { do: 'start-at'; tower: Space }
  | { do: 'first-turn' };

export type SetUpQuestion = { do: 'choose-tower' };

/** Lays everything out; what follows can be arranged otherwise. */
export function layOut(match: M): void {
  shuffleAll(match);
  assignHeroes(match);
  if (optional(match).classic) dealClassicHands(match);
  match.push({ do: 'set-up' }, TABLE);
}

const handlers: Handlers<World, SetUp> = {
  'set-up'(match, _effect, scope) {
    dealRunes(match);
    match.push({ do: 'first-turn' }, scope);
    match.push({ do: 'place-heroes' }, scope);
    const seats = match.seatsFrom(0);
    if (seats.length > 1) match.push({ do: 'roll-for-first', seats }, scope);
  },

  /** DQ-SETUP-9 */
  'roll-for-first'(match, { seats }, scope) {
    let best = 0;
    let leaders: Seat[] = [];
    for (const seat of seats) {
      const die = match.roll();
      match.tell({ type: 'rolled-for-first', seat, die });
      if (die > best) leaders = [];
      best = Math.max(best, die);
      if (die === best) leaders.push(seat);
    }
    if (leaders.length > 1) match.push({ do: 'roll-for-first', seats: leaders }, scope);
    else {
      match.world.first = leaders[0];
      match.tell({ type: 'first-player', seat: leaders[0] });
    }
  },

  /** DQ-SETUP-11 */
  'place-heroes'(match) {
    const seats = match.seatsFrom(match.world.first);
    for (let i = seats.length - 1; i >= 0; i--) match.push({ do: 'choose-tower' }, scopeOf(seats[i]));
  },

  'start-at'(match, { tower }, { seat }) {
    beginStay(match, seat, tower, NOWHERE, false);
  },

  /** DQ-SETUP-4, DQ-OPTLATE-1, DQ-TURN-1 */
  'first-turn'(match) {
    const { world } = match;
    if (optional(match).late) {
      const die = match.roll();
      world.sun += die;
      match.tell({ type: 'late-start', seat: world.first, die, space: world.sun });
    }
    world.active = world.first;
    match.push({ do: 'turn' }, scopeOf(world.first));
  },
};

function shuffleAll(match: M): void {
  const { base } = match.instances.layout;
  // DQ-SETUP-1
  match.shuffle(base.stock);
  // DQ-SETUP-5
  match.shuffle(base.pool);
  // DQ-SETUP-2
  for (const deck of [...DECK_NAMES, 'combat']) match.shuffle(base[deck]);
  // DQ-SETUP-3
  for (const owner of (match.game.spec as ClassicSpec).owners.keys()) match.shuffle(base.power + owner);
}

/** DQ-SETUP-7 */
function assignHeroes(match: M): void {
  const { heroes } = contentOf(match);
  const wanted = match.setup.seats.map((seat) => seat.hero);
  const free = heroes.map((_, i) => i).filter((i) => !wanted.includes(heroes[i].id));
  match.world.heroes.forEach((hero, seat) => {
    const chosen = heroes.findIndex((card) => card.id === wanted[seat]);
    hero.card =
      wanted[seat] === RANDOM_HERO ? free.splice(match.rng.below(free.length, SETUP), 1)[0] : chosen;
  });
}

/** DQ-SETUP-10, DQ-OPTMIGHT-1 */
function dealRunes(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  const each = Number(match.setup.options.might);
  for (let seat = 0; seat < match.seats; seat++) {
    for (let i = 0; i < each; i++) instances.toBottom(instances.first(base.rune), base.runes + seat);
  }
  instances.pour(base.rune, base.removed);
}

const questions: Questions<World, SetUpQuestion> = {
  /** CH-03 */
  'choose-tower': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const tower of TOWERS) {
        const id = `tower:${nameOf(tower)}`;
        if (heroAt(match, tower, seat) !== NONE)
          options.forbid(id, 'DQ-SETUP-11', 'occupied', aboutSpace(tower));
        else options.add(id, { do: 'start-at', tower });
      }
    },
  },
};

export const setUpChapter: Chapter<World, SetUp, SetUpQuestion> = { handlers, questions };
