/** SETUP: preparing a game. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Questions,
  SETUP,
  scopeOf,
  TABLE,
  type TableOption,
} from '@underhall/kernel';
import { aboutSpace } from './about.ts';
import { forbid } from './forbid.ts';
import { nameOf, type Space, TOWERS } from './grid.ts';
import { heroAt } from './passage.ts';
import { beginStay } from './stay.ts';
import { contentOf, editionOf, type M, NOWHERE, type World } from './world.ts';

export type SetUp =
  | { do: 'set-up' }
  | { do: 'place-heroes' }
  | { do: 'start-at'; tower: Space }
  | { do: 'first-turn' };

/** The Hero of a seat that leaves it to chance. */
export const RANDOM_HERO = 'random';

/** DQ-SETUP-7, DQR-SETUP-9 */
export function seatOptions(heroes: readonly { readonly id: string }[]): readonly TableOption[] {
  const values = [RANDOM_HERO, ...heroes.map((hero) => hero.id)];
  return [{ id: 'hero', kind: 'one-of', standard: RANDOM_HERO, values }];
}

export type SetUpQuestion = { do: 'choose-tower' };

/** Lays everything out; what follows can be arranged otherwise. */
export function layOut(match: M): void {
  shuffleAll(match);
  assignHeroes(match);
  editionOf(match).layOut(match);
  match.push({ do: 'set-up' }, TABLE);
}

const handlers: Handlers<World, SetUp> = {
  'set-up'(match, _effect, scope) {
    dealRunes(match);
    match.push({ do: 'first-turn' }, scope);
    match.push({ do: 'place-heroes' }, scope);
    if (match.seats > 1) editionOf(match).chooseFirst(match, scope);
  },

  /** DQ-SETUP-11 */
  'place-heroes'(match) {
    const seats = match.seatsFrom(match.world.first);
    for (let i = seats.length - 1; i >= 0; i--) match.push({ do: 'choose-tower' }, scopeOf(seats[i]));
  },

  'start-at'(match, { tower }, scope) {
    beginStay(match, scope.seat, tower, NOWHERE, false);
    editionOf(match).started(match, scope);
  },

  /** DQ-SETUP-4, DQ-OPTLATE-1, DQ-TURN-1 */
  'first-turn'(match) {
    const { world } = match;
    editionOf(match).beforeFirstTurn(match);
    world.active = world.first;
    match.push({ do: 'turn' }, scopeOf(world.first));
  },
};

function shuffleAll(match: M): void {
  const { base } = match.instances.layout;
  // DQ-SETUP-1
  match.shuffle(base.stock);
  editionOf(match).shuffle(match);
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
  const each = editionOf(match).runes(match);
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
          forbid(match, options, id, 'start.occupied', aboutSpace(tower));
        else options.add(id, { do: 'start-at', tower });
      }
    },
  },
};

export const setUpChapter: Chapter<World, SetUp, SetUpQuestion> = { handlers, questions };
