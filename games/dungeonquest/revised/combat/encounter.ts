/** MON: encountering monsters. */
import { type Chapter, EVERYBODY, type Handlers, NONE, type Scope, type Seat } from '@underhall/kernel';
import { topOf } from '../../decks.ts';
import type { Space } from '../../grid.ts';
import { IN_DUNGEON, isSolo } from '../../world.ts';
import { type M, monsterFace, type World } from '../world.ts';
import { newFight, tellFight } from './state.ts';

export type EncounterEffect =
  | { do: 'monster'; kind: 'any'; noEscape: boolean }
  | { do: 'draw-monster'; noEscape: boolean }
  | { do: 'encounter-over' };

/** Lies under everything an encounter does: when it ends, nothing of it is still to come. */
export const OVER = 'encounter-over';

/** DQR-MON-1, DQR-MON-2: before its card is drawn, something may make it go away (DQR-MON-15). */
export function meetMonster(match: M, noEscape: boolean, scope: Scope): void {
  match.open('monster', scope.seat, 0, { do: 'draw-monster', noEscape }, scope);
}

const handlers: Handlers<World, EncounterEffect> = {
  monster(match, { noEscape }, scope) {
    meetMonster(match, noEscape, scope);
  },

  /** DQR-MON-5..11, DQR-OPTSOLO-4, DQR-ESC-16 */
  'draw-monster'(match, { noEscape }, scope) {
    const { seat } = scope;
    const { instances, world } = match;
    const card = topOf(match, 'monster');
    if (card === NONE) return;
    const behindDoor = world.heroes[seat].space === world.noEscapeAt;
    const fight = newFight(seat, monsterPlayer(match, seat), card, noEscape || behindDoor);
    world.fight = fight;
    match.push({ do: OVER }, scope);
    instances.toTop(card, instances.layout.base.facing);
    if (!isSolo(match)) {
      fight.kind = monsterFace(match, card).kind;
      instances.note(card, 'kind', EVERYBODY);
      placeToken(match, seat);
    }
    tellFight(match, fight, { type: 'monster-drawn', card });
    if (isSolo(match)) match.push({ do: 'solo-encounter' }, scope);
    else match.push({ do: 'begin-fight' }, scope);
  },

  'encounter-over'() {},
};

/** DQR-MON-5..7, DQR-DEATH-10: the player on the left, whatever has become of his Hero. */
function monsterPlayer(match: M, seat: Seat): Seat {
  return (seat + 1) % match.seats;
}

/** DQR-MON-10, DQR-MON-11, DQR-LIMIT-1 */
export function placeToken(match: M, seat: Seat): void {
  const { state, space } = match.world.heroes[seat];
  if (state !== IN_DUNGEON || match.world.monsters.includes(space)) return;
  match.world.monsters.push(space);
  match.tell({ type: 'token-placed', space });
}

/** DQR-COMBAT-11, DQR-MON-15 */
export function removeToken(match: M, space: Space): void {
  const { monsters } = match.world;
  const at = monsters.indexOf(space);
  if (at >= 0) monsters.splice(at, 1);
}

export const encounterChapter: Chapter<World, EncounterEffect> = { handlers, questions: {} };
