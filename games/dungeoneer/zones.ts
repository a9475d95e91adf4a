/** Where everything can lie, and who sees it (HIDDEN). */
import type { Match, ZoneSpec } from '@underhall/kernel';
import { REALMS } from './content/cards.ts';
import type { World } from './world.ts';

const open = { per: 'table', sees: 'everybody' } as const;
const own = { per: 'seat', sees: 'everybody' } as const;

export const zones: Readonly<Record<string, ZoneSpec<Match<World>>>> = {
  /** DNR-HIDDEN-17 */
  heroes: open,
  hero: own,
  /** DNR-HIDDEN-3 */
  'quest-deck': { per: 'table', sees: 'nobody' },
  'map-deck': { per: REALMS.length, names: REALMS, sees: 'nobody' },
  starts: { per: REALMS.length, names: REALMS, sees: 'nobody' },
  deck: { per: 'table', sees: 'nobody' },
  /** DNR-HIDDEN-7 */
  global: open,
  quests: own,
  completed: own,
  beside: open,
  /** DNR-HIDDEN-11 */
  drawn: open,
  map: open,
  /** DNR-HIDDEN-1 */
  hand: { per: 'seat', sees: 'owner' },
  /** DNR-HIDDEN-5 */
  boons: own,
  treasures: own,
  banes: own,
  pack: own,
  played: open,
  attacking: open,
  attached: { per: 'card', sees: 'everybody' },
  /** DNR-HIDDEN-8 */
  discard: open,
  gone: open,
  aside: { per: 'table', sees: 'nobody' },
};

export const zoneWords: Readonly<Record<string, string>> = {
  heroes: 'Hero cards that nobody plays',
  hero: 'the Hero card of a seat',
  'quest-deck': 'the Quest deck',
  'map-deck': 'the Map deck of a realm',
  starts: 'the Passages or Roads that are laid beside the Entrance',
  deck: 'the Adventure deck',
  global: 'the Global Quest',
  quests: 'the uncompleted Personal Quests of a seat',
  completed: 'the completed Quests of a seat',
  beside: 'Escort Quests whose tokens lie on the map and that nobody holds',
  drawn: 'the Map card that is to be laid',
  map: 'the Map cards of the map',
  hand: 'the hand of a seat',
  boons: 'the Boons that a seat has readied',
  treasures: 'the Treasures that a seat has readied',
  banes: 'the Banes that lie before a seat',
  pack: 'the monsters in the Pack of a seat',
  played: 'the Bane that somebody may still cancel',
  attacking: 'the monsters and Traps of the combat in progress',
  attached: 'the Attachments on a card',
  discard: 'the Adventure discard pile',
  gone: 'cards that are out of the game',
  aside: 'cards that are being shuffled before they go back',
};
