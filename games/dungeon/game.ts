/** Dungeon!, Basic and Expert: everything put together. */

import {
  type Dealt,
  type Face,
  Game,
  gameBox,
  type Json,
  type Match,
  type Setup,
  type ZoneSpec,
} from '@underhall/kernel';
import { declared } from '#declared';
import { about } from './about.ts';
import { arrangements } from './arrange.ts';
import { attacks } from './attack.ts';
import { LEVELS } from './board.ts';
import { type Content, readContent } from './content.ts';
import { encounters } from './encounter.ts';
import { counts, evaluate, tally } from './evaluation.ts';
import { facts } from './facts.ts';
import { leaving } from './leaving.ts';
import { looking, seesRoom } from './looking.ts';
import { messages } from './messages.ts';
import { movement } from './movement.ts';
import { notes } from './notes.ts';
import { conflictsOf, seatOptions, tableOptions } from './options.ts';
import { policy } from './policy.ts';
import { remembers } from './remembered.ts';
import { searching } from './searching.ts';
import { layOut, setUp } from './setup.ts';
import { knownIds, markersFor } from './shapes.ts';
import { spells } from './spells.ts';
import { powersByFace } from './treasure.ts';
import { turns } from './turn.ts';
import type { Deeds } from './verbs.ts';
import { walking, whyNoWalk } from './walking.ts';
import { WALK } from './walks.ts';
import { words } from './words.ts';
import { cloneWorld, type DungeonSpec, isExpertTable, newWorld, type World } from './world.ts';

/** Where everything can lie, and who sees it (HIDDEN). Piles are kept by level, markers by number; both begin at 1. */
function zones(content: Content): Record<string, ZoneSpec<Match<World>>> {
  const piles = LEVELS + 1;
  const numbers = markersFor(content) + 1;
  const open = { per: 'table', sees: 'everybody' } as const;
  return {
    /** DUN-HIDDEN-1 */
    monsters: { per: piles, sees: 'nobody' },
    treasures: { per: piles, sees: 'nobody' },
    /** DUN-HIDDEN-17, DUN-HIDDEN-18 */
    supply: open,
    spells: { per: 'seat', sees: 'everybody' },
    cast: open,
    box: open,
    /** DUN-HIDDEN-5, DUN-HIDDEN-14 */
    hand: { per: 'seat', sees: 'owner' },
    /** DUN-HIDDEN-2 */
    fight: { per: 'seat', sees: 'everybody' },
    /** DUN-HIDDEN-3, DUN-HIDDEN-4 */
    guard: { per: numbers, sees: 'everybody' },
    hoard: { per: numbers, sees: 'nobody' },
    /** DUN-HIDDEN-12, DUN-HIDDEN-13 */
    'seen-monster': { per: numbers, sees: seesRoom },
    'seen-treasure': { per: numbers, sees: seesRoom },
    /** DUN-HIDDEN-11 */
    look: { per: 'seat', sees: 'owner' },
  };
}

function facesOf({ monsters, treasures, spells }: Content): readonly Face[] {
  return [...monsters, ...treasures, ...spells];
}

/** DUN-SETUP-4, DUN-SETUP-6, DUN-SETUP-7 */
function dealt({ monsters, treasures, spells }: Content, expert: boolean): Dealt[] {
  return [
    ...monsters.map(({ id, level, count }) => ({ face: id, zone: 'monsters', key: level, count })),
    ...treasures.map(({ id, level, count }) => ({ face: id, zone: 'treasures', key: level, count })),
    ...spells.map(({ id, count }) => ({ face: id, zone: expert ? 'supply' : 'box', count })),
  ];
}

/** Everything content can put on the agenda. */
function carried({ monsters, spells }: Content): Deeds {
  return [
    ...monsters.flatMap(({ effects }) => effects),
    ...spells.flatMap(({ effects: [_cast, ...then] }) => then),
  ];
}

function specOf(content: Content): DungeonSpec {
  const basic = dealt(content, false);
  const expert = dealt(content, true);
  const faces = facesOf(content);
  return {
    id: 'dungeon',
    name: 'Dungeon!',
    version: 5,
    seats: { least: 2, most: 8 },
    options: tableOptions,
    seatOptions: seatOptions(content.adventurers),
    conflicts: (setup) => conflictsOf(content.adventurers, setup),
    content,
    leavable: [...content.monsters, ...content.treasures],
    faces,
    powers: powersByFace(faces),
    zones: zones(content),
    dealt: (setup: Setup) => (isExpertTable(setup) ? expert : basic),
    world: newWorld,
    cloneWorld,
    begin: layOut,
    chapters: [setUp, turns, movement, walking, encounters, attacks, spells, looking, searching, leaving],
    carried: carried(content),
    resignation: ({ world }, seat) => (world.adventurers[seat].gone ? undefined : { do: 'leave-game' }),
    preferences: [WALK],
    unfit: (match, seat, name, value) => (name === WALK ? whyNoWalk(match, seat, value) : undefined),
    declares: {
      ...declared,
      ids: knownIds(content),
      told: { Adventurers: content.adventurers.map(({ id }) => id) },
    },
    about,
    facts,
    arrangements,
    horizon: ({ world }) => world.turn,
    counts,
    tally,
    remembers,
    notes,
    evaluate,
    policy,
    tastes: ['choose-adventurer'],
    messages,
  };
}

/** Opens the box, with content packs if there are any. */
export function openDungeon(packs: readonly Json[] = []): Game<World> {
  return new Game<World>(specOf(readContent(packs)));
}

export const dungeon = gameBox<World>({ id: 'dungeon', name: 'Dungeon!', define: openDungeon, words });
