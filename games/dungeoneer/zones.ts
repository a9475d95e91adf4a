/** Where everything can lie, and who sees it (HIDDEN). */
import type { Match, ZoneSpec } from '@underhall/kernel';
import { type Card, GRADES, isGlory, REALMS } from './content/cards.ts';
import type { World } from './world.ts';

const open = { per: 'table', sees: 'everybody' } as const;
const own = { per: 'seat', sees: 'everybody' } as const;

/** The Map cards of a realm that are set aside for a later grade, both by their index (DNR-OPTGRADE-9). */
export function laterMaps(grade: number, realm: number): number {
  return grade * REALMS.length + realm;
}

/** The faces are those of the game, in their order: what can lie in a deck narrows what a hidden card may be. */
export function zonesOf(faces: readonly Card[]): Readonly<Record<string, ZoneSpec<Match<World>>>> {
  const byGrade = (fits: (face: Card, grade: number) => boolean) =>
    ({
      per: GRADES.length,
      names: GRADES,
      sees: 'nobody',
      fits: (face: number, grade: number) => fits(faces[face], grade),
    }) as const;
  return {
    ...PUBLIC,
    ...SECRET,
    'map-deck': {
      per: REALMS.length,
      names: REALMS,
      sees: 'nobody',
      fits: (face, realm) => faces[face].realm === REALMS[realm],
    },
    starts: {
      per: REALMS.length,
      names: REALMS,
      sees: 'nobody',
      fits: (face, realm) => faces[face].realm === REALMS[realm],
    },
    'glory-deck': byGrade((face, grade) => face.grade === GRADES[grade] && isGlory(face)),
    'peril-deck': byGrade((face, grade) => face.grade === GRADES[grade] && !isGlory(face)),
    'quest-deck': byGrade((face, grade) => face.grade === GRADES[grade]),
    /** DNR-HIDDEN-21 */
    'later-maps': {
      per: GRADES.length * REALMS.length,
      names: GRADES.flatMap((grade) => REALMS.map((realm) => `${grade}-${realm}`)),
      sees: 'nobody',
      fits: (face, key) =>
        laterMaps(GRADES.indexOf(faces[face].grade), REALMS.indexOf(faces[face].realm)) === key,
    },
  };
}

const SECRET = {
  /** DNR-HIDDEN-3 */
  deck: { per: 'table', sees: 'nobody' },
  /** DNR-HIDDEN-1 */
  hand: { per: 'seat', sees: 'owner' },
  /** DNR-HIDDEN-12 */
  unlaid: { per: 'seat', sees: 'owner' },
  aside: { per: 'table', sees: 'nobody' },
} as const;

const PUBLIC = {
  /** DNR-HIDDEN-17 */
  heroes: open,
  fallen: open,
  hero: own,
  /** DNR-HIDDEN-7 */
  global: open,
  quests: own,
  completed: own,
  beside: open,
  /** DNR-HIDDEN-11 */
  drawn: open,
  map: open,
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
  'glory-discard': open,
  'peril-discard': open,
  gone: open,
} as const;

export const zoneWords: Readonly<Record<string, string>> = {
  heroes: 'Hero cards that nobody plays',
  fallen: 'Hero cards of defeated heroes (Reincarnation)',
  hero: 'the Hero card of a seat',
  'quest-deck': 'the Quest deck of a grade',
  'map-deck': 'the Map deck of a realm',
  starts: 'the Passages or Roads that are laid beside the Entrance',
  deck: 'the Adventure deck',
  global: 'the Global Quest',
  quests: 'the uncompleted Personal Quests of a seat',
  completed: 'the completed Quests of a seat',
  beside: 'Escort Quests whose tokens lie on the map and that nobody holds',
  drawn: 'the Map card that is to be laid',
  map: 'the Map cards of the map',
  unlaid: 'the Map cards that a seat has still to lay (Revealed Map)',
  hand: 'the hand of a seat',
  boons: 'the Boons that a seat has readied',
  treasures: 'the Treasures that a seat has readied',
  banes: 'the Banes that lie before a seat',
  pack: 'the monsters in the Pack of a seat',
  played: 'the Bane that somebody may still cancel',
  attacking: 'the monsters and Traps of the combat in progress',
  attached: 'the Attachments on a card',
  discard: 'the Adventure discard pile',
  'glory-deck': 'the Glory deck of a grade, where Adventure cards are in two decks',
  'peril-deck': 'the Peril deck of a grade, where Adventure cards are in two decks',
  'glory-discard': 'the discard pile of the Glory deck',
  'peril-discard': 'the discard pile of the Peril deck',
  'later-maps': 'the Map cards of a grade and realm that are set aside',
  gone: 'cards that are out of the game',
  aside: 'cards that are being shuffled before they go back',
};
