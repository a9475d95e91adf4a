/** OPTWAIT: Death Can Wait, a new start from a tower that the player on the left chooses. */
import { type Chapter, type Handlers, NONE, type Questions, type Scope } from '@underhall/kernel';
import { aboutSpace } from '../about.ts';
import { giveAllBack } from '../death.ts';
import { discardDrawn } from '../decks.ts';
import { exitsOf, nameOf, type Space, TOWERS } from '../grid.ts';
import { closedBy, heroAt } from '../passage.ts';
import { beginStay, endStay } from '../stay.ts';
import { BELOW, NOWHERE, WAITING } from '../world.ts';
import { endTrip } from './below.ts';
import { leaveFight } from './combat/ending.ts';
import { type M, optional, type World } from './world.ts';

export type Respawn = { do: 'respawn'; tower: Space };
export type RespawnQuestion = { do: 'respawn-where' };

/** DQR-OPTWAIT-1..3, DQR-OPTWAIT-8, DQR-OPTWAIT-11, DQR-OPTWAIT-15 */
export function insteadOfDeath(match: M, cause: string, scope: Scope): boolean {
  if (!optional(match).wait) return false;
  const { seat } = scope;
  const hero = match.world.heroes[seat];
  const space = hero.state === BELOW ? hero.marker : hero.space;
  match.tell({ type: 'fell', seat, cause, space, below: hero.state === BELOW });
  leaveFight(match, seat);
  match.dropFor(seat, 'end-of-turn');
  discardDrawn(match, seat);
  giveAllBack(match, seat);
  endTrip(match, seat, false);
  endStay(match, hero);
  hero.state = WAITING;
  hero.wounds = 0;
  hero.tokens = 0;
  hero.marker = NOWHERE;
  hero.bonuses = [];
  hero.retries = [];
  hero.lostTurns = 0;
  hero.used = hero.used.filter((use) => use.startsWith('game:'));
  if (seat === match.world.active) match.world.turnOver = true;
  match.push({ do: 'respawn-where' }, scope);
  return true;
}

const handlers: Handlers<World, Respawn> = {
  /** DQR-OPTWAIT-4, DQR-OPTWAIT-9, DQR-OPTWAIT-10 */
  respawn(match, { tower }, { seat }) {
    beginStay(match, seat, tower, NOWHERE, false);
    match.tell({ type: 'respawned', seat, space: tower });
  },
};

/** DQR-OPTWAIT-6 */
function hasOpenHall(match: M, tower: Space, seat: number): boolean {
  const there = { ...match.world.heroes[seat], space: tower, half: 0 };
  return exitsOf(tower).some((exit) => closedBy(match, there, exit) === undefined);
}

const questions: Questions<World, RespawnQuestion> = {
  /** C-RESPAWN, DQR-OPTWAIT-4..7, DQR-OPTWAIT-13 */
  'respawn-where': {
    kind: 'ask',
    seat: (match, _question, { seat }) => (seat + 1) % match.seats,
    options(match, _question, { seat }, options) {
      const free = TOWERS.filter((tower) => heroAt(match, tower, seat) === NONE);
      const open = free.filter((tower) => hasOpenHall(match, tower, seat));
      for (const tower of TOWERS) {
        const id = `tower:${nameOf(tower)}`;
        if (!free.includes(tower)) options.forbid(id, 'DQR-OPTWAIT-5', 'occupied', aboutSpace(tower));
        else if (open.length > 0 && !open.includes(tower))
          options.forbid(id, 'DQR-OPTWAIT-6', 'no-way-out', aboutSpace(tower));
        else options.add(id, { do: 'respawn', tower });
      }
    },
  },
};

export const respawnChapter: Chapter<World, Respawn, RespawnQuestion> = { handlers, questions };
