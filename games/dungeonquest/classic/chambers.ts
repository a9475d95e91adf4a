/** ROOM to PORTROOM: what a Hero meets in each kind of chamber of the 2010 edition. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import { drawCard } from '../cards.ts';
import { bottomlessPit, END_TURN, MOVE_AGAIN } from '../chambers.ts';
import type { DungeonQuestEffect } from '../effects.ts';
import { beyond, exitOf, isTower, spaceOf, TREASURE_CHAMBER } from '../grid.ts';
import { tryObstacle } from '../obstacles.ts';
import { closedBy, hindrance, isBarred } from '../passage.ts';
import { chooseHalf } from '../stay.ts';
import { test, testOver } from '../tests.ts';
import { directionOf, type Tile } from '../tile.ts';
import { MONSTERS, type MonsterKind } from '../verbs.ts';
import { IN_DUNGEON, monstersAt, tileAt, UNCHOSEN } from '../world.ts';
import { CAVE_IN } from './giving-up.ts';
import { exitBack } from './held.ts';
import { type Hero, kindOfToken, type M, type World } from './world.ts';

export type ClassicChambers =
  | { do: 'meet-token'; token: Instance }
  | { do: 'monster'; kind: MonsterKind; noEscape: boolean }
  | { do: 'roll-in-darkness' }
  | { do: 'cross-cave-in' }
  | { do: 'crossed-cave-in' }
  | { do: 'web-retreat' }
  | { do: 'cross-web' }
  | { do: 'caught' }
  | { do: 'web-crossed' }
  | { do: 'bridge-stay' };

export type ClassicChamberQuestion = { do: 'which-monster' } | { do: 'web' } | { do: 'bridge' };

/** What each kind of chamber does to a Hero who meets it, from the second time on as well (DQ-ENC-2). */
const ENCOUNTERS: Readonly<Record<string, (match: M, scope: Scope) => void>> = {
  /** DQ-ROOM-1 */
  'dungeon-room': (match, scope) => drawCard(match, 'dungeon', scope),
  /** DQ-TRAPROOM-1 */
  'trap-room': (match, scope) => drawCard(match, 'trap', scope),
  /** DQ-CATENT-1, DQ-CATENT-2 */
  'catacomb-entrance': (match, scope) => drawCard(match, 'dungeon', scope),
  corridor,
  /** DQ-CHASM-1 */
  chasm: (match, scope) => drawCard(match, 'dungeon', scope),
  'bottomless-pit': bottomlessPit,
  /** DQ-DARK-1 */
  'chamber-of-darkness': (match, scope) => match.push({ do: 'roll-in-darkness' }, scope),
  /** DQ-CAVEIN-1 */
  'cave-in': (match, scope) => drawCard(match, 'dungeon', scope),
  /** DQ-WEB-1 */
  'spider-web': (match, scope) => match.push({ do: 'web' }, scope),
  /** DQ-BRIDGE-1 */
  bridge: (match, scope) => match.push({ do: 'bridge' }, scope),
  /** DQ-ROTATE-2, DQ-ROTATE-4: it has turned when it was placed; nothing else happens. */
  'rotating-room': (match, scope) => match.push(END_TURN, scope),
  /** DQ-PORTROOM-1 */
  portcullis: (match, scope) => drawCard(match, 'dungeon', scope),
};

/** DQ-CORRIDOR-1..3 */
function corridor(match: M, scope: Scope): void {
  const { world } = match;
  const { space } = world.heroes[scope.seat];
  const again = world.corridors.includes(space);
  if (!again) world.corridors.push(space);
  match.push(again ? END_TURN : MOVE_AGAIN, scope);
}

const handlers: Handlers<World, ClassicChambers> = {
  /** DQ-ENC-3, DQ-ENC-12 */
  'meet-token'(match, { token }, scope) {
    meet(match, kindOfToken(match, token), token, false, scope);
  },

  /** DQ-ENC-11, DQ-ENC-13, DQ-ENC-14 */
  monster(match, { kind, noEscape }, scope) {
    meet(match, kind, NONE, noEscape, scope);
  },

  /** DQ-DARK-1..5 */
  'roll-in-darkness'(match, _effect, scope) {
    const { world } = match;
    const hero = world.heroes[scope.seat];
    const tile = tileAt(match, hero.space) as Tile;
    const entry = world.entry[hero.space];
    if (allDarkWaysClosed(match, hero, tile, entry)) {
      // DQ-DARK-5
      const back = exitBack(match, hero);
      hero.lostInDark = true;
      if (back !== NONE && !isBarred(match, scope.seat, spaceOf(beyond(back))))
        match.push({ do: 'go', exit: back }, scope);
      else match.push(END_TURN, scope);
      return;
    }
    const die = match.roll();
    const exit = exitOf(hero.space, directionOf(tile.darkness?.[die - 1] ?? 0, entry));
    const why = hindrance(match, scope.seat, exit);
    match.tell({ type: 'darkness', seat: scope.seat, die, exit, blocked: why !== undefined });
    // Leaving ends the stay, so this counts only if he is still here next turn (DQ-DARK-2..4).
    hero.lostInDark = true;
    match.push(why ? END_TURN : { do: 'go', exit }, scope);
  },

  /** DQ-CAVEIN-4, DQ-CAVEIN-5 */
  'cross-cave-in'(match, _effect, scope) {
    const across: DungeonQuestEffect = { do: 'crossed-cave-in' };
    const attempt = test('agility', { encounter: CAVE_IN, success: [across] });
    // DQ-TEST-9
    match.world.tried.push(CAVE_IN);
    tryObstacle(match, 'cave-in', [attempt], [testOver(CAVE_IN), across], scope);
  },

  /** DQ-CAVEIN-4, DQ-CAVEIN-6: he goes on as normal in the same turn. */
  'crossed-cave-in'(match, _effect, scope) {
    match.world.heroes[scope.seat].crossed = true;
    match.push({ do: 'action' }, scope);
  },

  /** DQ-WEB-2 */
  'web-retreat'(match, _effect, scope) {
    match.world.heroes[scope.seat].goesBack = true;
    match.push(END_TURN, scope);
  },

  /** DQ-WEB-3..5 */
  'cross-web'(match, _effect, scope) {
    const across: DungeonQuestEffect = { do: 'web-crossed' };
    const attempt = test('strength', { encounter: 'web', success: [across], fail: [{ do: 'caught' }] });
    tryObstacle(match, 'spider-web', [attempt], [testOver('web'), across], scope);
  },

  /** DQ-WEB-4 */
  caught(match, _effect, scope) {
    match.world.heroes[scope.seat].caught = true;
    match.tell({ type: 'caught', seat: scope.seat });
    match.push(END_TURN, scope);
  },

  /** DQ-WEB-3, DQ-WEB-6 */
  'web-crossed'(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.goesBack = false;
    if (hero.caught) getFree(match, hero, scope.seat);
    else match.push(MOVE_AGAIN, scope);
  },

  /** DQ-BRIDGE-2 */
  'bridge-stay'(match, _effect, scope) {
    match.world.heroes[scope.seat].goesBack = true;
    match.push(END_TURN, scope);
  },
};

/** DQ-WEB-5: he moves on when the other start-of-turn effects are done, if none of them has ended his turn. */
function getFree(match: M, hero: Hero, seat: Seat): void {
  hero.caught = false;
  hero.freed = true;
  match.tell({ type: 'freed', seat });
}

/** DQ-ENC-2..4, DQ-SPEC-7: Monsters first, then the space itself; before them his half, if he has to choose one. */
export function encounterSpace(match: M, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  if (hero.state !== IN_DUNGEON || match.world.turnOver) return;
  if (hero.half === UNCHOSEN) {
    match.push({ do: 'encounter-space' }, scope);
    chooseHalf(match, scope);
    return;
  }
  if (match.instances.first(match.instances.layout.base.monsters + hero.space) === NONE) {
    encounterChamber(match, hero, scope);
    return;
  }
  match.push({ do: 'encounter-space' }, scope);
  match.push({ do: 'which-monster' }, scope);
}

function encounterChamber(match: M, hero: Hero, scope: Scope): void {
  hero.postponed = false;
  if (hero.space === TREASURE_CHAMBER) match.push({ do: 'loot-dragon' }, scope);
  else if (isTower(hero.space)) match.push({ do: 'enter-tower' }, scope);
  else {
    // DQ-CAT-5..7: from the next turn on he may use a way down that is here.
    const tile = tileAt(match, hero.space) as Tile;
    if (
      hero.wayDown === 0 &&
      (tile.kind === 'catacomb-entrance' || match.world.markers.includes(hero.space))
    ) {
      hero.wayDown = match.world.turn;
    }
    if (match.sink) match.tell({ type: 'encountered', seat: scope.seat, space: hero.space, kind: tile.kind });
    ENCOUNTERS[tile.kind](match, scope);
  }
}

/** DQ-MON-2: the window in which a Monster can be avoided comes before its token is drawn. */
function meet(match: M, kind: MonsterKind, token: Instance, noEscape: boolean, scope: Scope): void {
  const encounter: DungeonQuestEffect = { do: 'meet-monster', kind, token, noEscape };
  match.open('monster', scope.seat, MONSTERS.indexOf(kind), encounter, scope);
}

/** DQ-DARK-5, DQ-MOVE-20 */
function allDarkWaysClosed(match: M, hero: Hero, tile: Tile, entry: number): boolean {
  return (tile.darkness ?? []).every(
    (local) => closedBy(match, hero, exitOf(hero.space, directionOf(local, entry))) !== undefined,
  );
}

/** DQ-SPEC-13: without a chamber to go back to, only the attempt to cross is open. */
function cannotGoBack(match: M, seat: Seat): boolean {
  const hero = match.world.heroes[seat];
  return hero.special && hero.from < 0;
}

/** DQ-BRIDGE-5, DQ-BRIDGE-8 */
export function bridgeCrossed(match: M, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  hero.half = 1 - hero.half;
  hero.crossed = true;
  hero.goesBack = false;
  match.tell({ type: 'crossed', seat: scope.seat, space: hero.space });
  match.push(MOVE_AGAIN, scope);
}

const questions: Questions<World, ClassicChamberQuestion> = {
  /** CH-16, DQ-MON-20 */
  'which-monster': {
    kind: 'ask',
    options(match, _question, scope, options) {
      const seen: string[] = [];
      for (const token of monstersAt(match, match.world.heroes[scope.seat].space)) {
        const kind = kindOfToken(match, token);
        const id = seen.includes(kind)
          ? `meet:${kind}:${seen.filter((k) => k === kind).length + 1}`
          : `meet:${kind}`;
        seen.push(kind);
        options.add(id, { do: 'meet-token', token });
      }
    },
  },

  /** CH-10 */
  web: {
    kind: 'ask',
    options(match, _question, scope, options) {
      if (cannotGoBack(match, scope.seat)) options.forbid('retreat', 'DQ-SPEC-13', 'no-way-back');
      else options.add('retreat', { do: 'web-retreat' });
      options.add('cross', { do: 'cross-web' });
    },
  },

  /** CH-08, DQ-BRIDGE-1 */
  bridge: {
    kind: 'ask',
    options(match, _question, scope, options) {
      // DQ-SPEC-10, DQ-SPEC-11
      if (!match.world.heroes[scope.seat].special) options.add('stay', { do: 'bridge-stay' });
      options.add('cross', { do: 'cross-bridge' });
    },
  },
};

export const classicChamberChapter: Chapter<World, ClassicChambers, ClassicChamberQuestion> = {
  handlers,
  questions,
};
