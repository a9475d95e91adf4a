/** OPTSERV: Servants of Kalladra, what eliminated players do. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import { topOf } from '../decks.ts';
import {
  beyond,
  exitName,
  exitOf,
  exitsOf,
  nameOf,
  opposite,
  SPACES,
  type Space,
  sideOf,
  spaceOf,
  TOWERS,
} from '../grid.ts';
import { heroAt, sideAt } from '../passage.ts';
import { WALL } from '../tile.ts';
import type { MonsterKind } from '../verbs.ts';
import { cardFace, IN_DUNGEON, isInside, monstersAt } from '../world.ts';
import { aboutToken } from './about.ts';
import type { EncounterEffect } from './combat/encounter.ts';
import { kindOfToken, type M, type World } from './world.ts';

export type Servants =
  | { do: 'servant-turn' }
  | { do: 'move-token'; token: Instance; to: Space }
  | { do: 'choose-servant-kind' }
  | { do: 'add-token'; kind: MonsterKind; to: Space };

export type ServantQuestion =
  | { do: 'servant' }
  | { do: 'servant-target'; token: Instance; space: Space }
  | { do: 'servant-place'; kind: MonsterKind };

const handlers: Handlers<World, Servants> = {
  'servant-turn'(match, _effect, scope) {
    match.push({ do: 'servant' }, scope);
  },

  /** DQ-OPTSERV-2, DQ-OPTSERV-4, DQ-OPTSERV-10, DQ-OPTSERV-13, DQ-OPTSERV-14: nothing but the attack comes of it. */
  'move-token'(match, { token, to }, scope) {
    const { instances, world } = match;
    const from = instances.layout.key(instances.zoneOf(token));
    instances.toTop(token, instances.layout.base.monsters + to);
    world.lastMoved = token;
    match.tell({ type: 'servant-moved', seat: scope.seat, kind: kindOfToken(match, token), from, space: to });
    attackAt(match, to, token, scope);
  },

  /** DQ-OPTSERV-16, DQ-OPTSERV-17 */
  'choose-servant-kind'(match, _effect, scope) {
    const { base } = match.instances.layout;
    for (;;) {
      const card = topOf(match, 'dungeon');
      match.instances.toTop(card, base['dungeon-discard']);
      match.tell({ type: 'servant-turned-up', seat: scope.seat, card });
      const kind = monsterOn(match, card);
      if (kind) {
        match.push({ do: 'servant-place', kind }, scope);
        return;
      }
      if (cardFace(match, card).effects[0].do === 'shuffle') {
        match.instances.pour(base['dungeon-discard'], base.dungeon);
        match.shuffle(base.dungeon);
      }
    }
  },

  /** DQ-OPTSERV-16, DQ-OPTSERV-18 */
  'add-token'(match, { kind, to }, scope) {
    const token = freeToken(match, kind);
    match.instances.toTop(token, match.instances.layout.base.monsters + to);
    match.tell({ type: 'servant-added', seat: scope.seat, kind, space: to });
    attackAt(match, to, token, scope);
  },
};

/** DQ-OPTSERV-10, DQ-OPTSERV-14, DQ-OPTSERV-18: a Monster that comes to a Hero is met at once. */
function attackAt(match: M, space: Space, token: Instance, scope: Scope): void {
  if (heroAt(match, space, NONE) !== NONE) match.push({ do: 'servant-target', token, space }, scope);
}

/**
 * A random token of the pool. There always is one, and nothing to choose on the board (DQ-MON-14): a token is added
 * only while fewer lie there than Heroes are inside (DQ-OPTSERV-15), which is less than there are of a kind.
 */
function freeToken(match: M, kind: MonsterKind): Instance {
  const { instances } = match;
  let token = instances.first(instances.layout.base.pool);
  while (kindOfToken(match, token) !== kind) token = instances.next(token);
  return token;
}

function tokensOnBoard(match: M): Instance[] {
  const found: Instance[] = [];
  for (let space = 0; space < SPACES; space++) found.push(...monstersAt(match, space));
  return found;
}

/** DQ-OPTSERV-15, DQ-OPTSERV-19, DQ-OPTSERV-20: why no Monster may be added. */
function whyNoNew(match: M): string | undefined {
  const inside = match.world.heroes.filter(isInside).length;
  if (tokensOnBoard(match).length >= inside) return 'DQ-OPTSERV-15';
  return placesForNew(match).length === 0 || !hasMonsterCard(match) ? 'DQ-OPTSERV-19' : undefined;
}

/** DQ-OPTSERV-19 */
function hasMonsterCard(match: M): boolean {
  const { instances } = match;
  const { base } = instances.layout;
  const cards = [...instances.list(base.dungeon), ...instances.list(base['dungeon-discard'])];
  return cards.some((card) => monsterOn(match, card));
}

function monsterOn(match: M, card: Instance): MonsterKind | undefined {
  const [first] = cardFace(match, card).effects;
  return first.do === 'monster' && first.kind !== 'any' ? first.kind : undefined;
}

/** DQ-OPTSERV-18: whoever is there. */
function placesForNew(match: M): Space[] {
  const places = TOWERS.flatMap((tower) => exitsOf(tower).map((exit) => beyond(exit)));
  return places.filter((space) => match.world.entry[space] >= 0);
}

/** DQ-OPTSERV-3, DQ-OPTSERV-5, DQ-OPTSERV-6, DQ-TREAS-23: why a Monster may not go there. */
function barrier(match: M, from: Space, side: number): string | undefined {
  const other = beyond(exitOf(from, side));
  if (other < 0 || sideAt(match, from, side) === WALL) return 'DQ-OPTSERV-3';
  const space = spaceOf(other);
  // Towers and the Treasure Chamber hold no chamber either.
  if (match.world.entry[space] < 0) return 'DQ-OPTSERV-5';
  if (sideAt(match, other, opposite(side)) === WALL) return 'DQ-OPTSERV-3';
  return monstersAt(match, space).length > 0 ? 'DQ-OPTSERV-6' : undefined;
}

export const BARRIER_REASONS: Readonly<Record<string, string>> = {
  'DQ-OPTSERV-3': 'wall',
  'DQ-OPTSERV-5': 'not-for-monsters',
  'DQ-OPTSERV-6': 'monster-here',
};

const questions: Questions<World, ServantQuestion> = {
  /** CH-31 */
  servant: {
    kind: 'ask',
    options(match, _question, _scope, options) {
      const { lastMoved } = match.world;
      // Of two of a kind in a chamber the one that was not moved last can be moved.
      const tokens = tokensOnBoard(match).sort((a, b) => Number(a === lastMoved) - Number(b === lastMoved));
      const seen = new Set<string>();
      for (const token of tokens) {
        const from = match.instances.layout.key(match.instances.zoneOf(token));
        const name = `move:${nameOf(from)}:${kindOfToken(match, token)}`;
        for (const exit of exitsOf(from)) {
          const id = `${name}:${exitName(exit)}`;
          const why = barrier(match, from, sideOf(exit));
          if (seen.has(id)) continue;
          seen.add(id);
          const where = options.explains ? aboutToken(match, token, exit) : undefined;
          if (why) options.forbid(id, why, BARRIER_REASONS[why], where);
          // DQ-OPTSERV-7, DQ-OPTSERV-8
          else if (token === lastMoved && tokens.length > 1)
            options.forbid(id, 'DQ-OPTSERV-7', 'moved-last', where);
          else options.add(id, { do: 'move-token', token, to: spaceOf(beyond(exit)) });
        }
      }
      const noNew = whyNoNew(match);
      if (noNew) options.forbid('add', noNew, 'enough-monsters');
      else options.add('add', { do: 'choose-servant-kind' });
      options.add('nothing', { do: 'nothing' });
    },
  },

  /** CH-32, DQ-OPTSERV-11 */
  'servant-target': {
    kind: 'ask',
    options(match, { token, space }, scope, options) {
      match.world.heroes.forEach((hero, seat) => {
        if (hero.state === IN_DUNGEON && hero.space === space)
          options.add(`attack:${seat}`, attack(seat, scope.seat, token));
      });
    },
  },

  'servant-place': {
    kind: 'ask',
    options(match, { kind }, _scope, options) {
      for (const to of placesForNew(match)) options.add(`place:${nameOf(to)}`, { do: 'add-token', kind, to });
    },
  },
};

function attack(hero: Seat, player: Seat, token: Instance): EncounterEffect {
  return { do: 'servant-attack', hero, player, token };
}

export const servantChapter: Chapter<World, Servants, ServantQuestion> = { handlers, questions };
