/** OPTREALM: the realms of the map, and the Map deck that a player draws from. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { mapCard } from '../cards.ts';
import { REALMS } from '../content/cards.ts';
import { type M, NOWHERE } from '../world.ts';
import { laterMaps } from '../zones.ts';

export const DUNGEON = REALMS.indexOf('dungeon');
const WILDERNESS = REALMS.indexOf('wilderness');

/** The realm of the space that a hero is in (DNR-OPTREALM-4). */
export function realmOf({ world }: M, seat: Seat): number {
  return world.spaces[world.heroes[seat].space].realm;
}

/** The realms whose Map deck a player may draw from now (DNR-OPTREALM-9, DNR-OPTREALM-10). */
export function drawableRealms(match: M, seat: Seat): number[] {
  const own = realmOf(match, seat);
  const found = hasMaps(match, own) ? [own] : [];
  if (own === DUNGEON && hasMaps(match, WILDERNESS) && isOutOfReach(match)) found.push(WILDERNESS);
  return found;
}

/** Is there any? (Asked at every action.) */
export function canDraw(match: M, seat: Seat): boolean {
  return hasMaps(match, realmOf(match, seat)) || drawableRealms(match, seat).length > 0;
}

function hasMaps({ instances }: M, realm: number): boolean {
  return instances.first(instances.layout.base['map-deck'] + realm) !== NONE;
}

/** Is there no Portal to the Wilderness, and nobody in it? */
function isOutOfReach({ world }: M): boolean {
  return (
    world.portals.every(({ entrance }) => entrance === NOWHERE) &&
    world.heroes.every(({ out, space }) => out || world.spaces[space].realm !== WILDERNESS)
  );
}

export function realmOfCard(match: M, card: Instance): number {
  return REALMS.indexOf(mapCard(match, card).realm);
}

/** DNR-MAP-11, DNR-OPTREVEALED-8, DNR-INVARIANTS-19: will no Map card come to this realm after this one? */
export function isLast(match: M, realm: number, card: Instance): boolean {
  const { instances, world, seats } = match;
  const { base } = instances.layout;
  if (instances.first(base['map-deck'] + realm) !== NONE) return false;
  for (const grade of world.grades)
    if (instances.first(base['later-maps'] + laterMaps(grade, realm)) !== NONE) return false;
  for (let seat = 0; seat < seats; seat++)
    for (let one = instances.first(base.unlaid + seat); one !== NONE; one = instances.next(one))
      if (one !== card && realmOfCard(match, one) === realm) return false;
  return true;
}
