/** How the things of Dungeon! are written in scenarios, facts and events; which ids there are. */
import { type Instance, NONE, type Shape, shape } from '@underhall/kernel';
import { DOORS, LEVELS, nameOf, ROOMS, SPACES, type Space } from './board.ts';
import { type Content, TYPES } from './content.ts';

const { called, idOf, numberFor, oneOf, seenCard, wholeNumber } = shape;

const SPACE_NAMES: readonly string[] = Array.from({ length: SPACES }, (_, one) => nameOf(one));

/** Who knows its face is told it with the event. */
export const card: Shape<Instance> = called('the number of a card, 65535 for none', wholeNumber(0, NONE));
export const space = numberFor<Space>('a space', SPACE_NAMES);
export const adventurerType = oneOf(...TYPES);

// Facts and scenarios name things as people do.
export const spaceName = idOf('a space', 'space');
export const roomName = idOf('a room', 'room');
export const door = idOf('a secret door', 'door');
export const level = idOf('a level, 1 to 6', 'level');
export const marker = idOf('the number of a marker', 'marker');
export const pile = idOf('a pile, as monsters:3', 'pile');
export const monsterId = idOf('the id of a monster', 'monster');
export const treasureId = idOf('the id of a treasure', 'treasure');
export const spellId = idOf('the id of a spell card', 'card of spell');
export const swordId = idOf('the id of a magic sword', 'sword');
export const ballId = idOf('the id of a crystal ball', 'ball');

export const monsterSeen = seenCard(monsterId.what, 'monster');
export const treasureSeen = seenCard(treasureId.what, 'treasure');
/** DUN-HIDDEN-14: of treasure that is being divided others see not even the level. */
export const dividedSeen = seenCard(treasureId.what, 'treasure', 'treasure of any level');

export function knownIds({ monsters, treasures }: Content): Readonly<Record<string, readonly string[]>> {
  const powered = (wanted: string) => treasures.filter(({ power }) => power === wanted).map(({ id }) => id);
  const levels = Array.from({ length: LEVELS }, (_, i) => i + 1);
  return {
    space: SPACE_NAMES,
    room: ROOMS.map(nameOf),
    door: DOORS.map(({ id }) => id),
    level: levels.map(String),
    marker: Array.from({ length: markersFor({ monsters, treasures }) }, (_, i) => String(i + 1)),
    pile: levels.flatMap((level) => [`monsters:${level}`, `treasures:${level}`]),
    monster: monsters.map(({ id }) => id),
    treasure: treasures.map(({ id }) => id),
    'treasure of any level': ['[treasure]'],
    type: TYPES,
    nothing: [''],
    sword: powered('sword'),
    ball: powered('ball'),
  };
}

/** A marker for every monster that can guard treasure, and for every room that a ball can look into. */
export function markersFor({ monsters, treasures }: Pick<Content, 'monsters' | 'treasures'>): number {
  const balls = treasures.filter(({ power }) => power === 'ball');
  return [...monsters, ...balls].reduce((sum, { count }) => sum + count, 0);
}
