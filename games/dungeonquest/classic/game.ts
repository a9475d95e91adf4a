/** DungeonQuest, 2010 edition: everything put together. */

import {
  type Dealt,
  type Face,
  Game,
  gameBox,
  type Json,
  type Match,
  type ZoneSpec,
} from '@underhall/kernel';
import { declared } from '#classic/declared';
import { DECK_SIZES } from '../content.ts';
import { SPACES, SQUARE_NAMES } from '../grid.ts';
import { boxSpec, sharedCarried, sharedChapters, sharedDealt } from '../spec.ts';
import { MONSTERS } from '../verbs.ts';
import { isSolo } from '../world.ts';
import { facedown, faceup, seatZones, tableZones } from '../zones.ts';
import { about } from './about.ts';
import { actionChapter } from './action.ts';
import { arrangements } from './arrange.ts';
import { classicChamberChapter } from './chambers.ts';
import { combatChapters, seesFacing, seesHand } from './combat/index.ts';
import { type Content, readContent } from './content.ts';
import { classicEdition } from './edition.ts';
import { facts } from './facts.ts';
import { classicIds } from './ids.ts';
import { judgement } from './judgement.ts';
import { knockOutChapter } from './knock-out.ts';
import { messages } from './messages.ts';
import { concerned, standIn } from './monster-player.ts';
import { conflicts, tableOptions } from './options.ts';
import { policy } from './policy.ts';
import { remembers } from './remembered.ts';
import { revealChapter } from './reveal.ts';
import { searchChapter } from './searching.ts';
import { servantChapter } from './servants.ts';
import { classicSetUpChapter } from './setup.ts';
import { tally } from './tally.ts';
import { classicReading } from './words/phrases.ts';
import { words } from './words.ts';
import { type ClassicSpec, cloneWorld, newClassicWorld, optional, type World } from './world.ts';

const SIDES = ['hero', 'monster'];

/** Where everything can lie, and who sees it (HIDDEN). */
function zones(faces: readonly Face[], owners: readonly string[]): Record<string, ZoneSpec<Match<World>>> {
  const ofSeats = seatZones(faces);
  return {
    ...tableZones,
    /** DQ-HIDDEN-5, DQ-HIDDEN-6, DQ-HIDDEN-17 */
    monsters: { per: SPACES, names: SQUARE_NAMES, sees: (match) => (isSolo(match) ? 0xffff : 0) },
    pool: facedown,
    /** DQ-HIDDEN-6, DQ-HIDDEN-7 */
    facing: { per: 'table', sees: seesFacing },
    /** DQ-HIDDEN-13, DQ-HIDDEN-21 */
    power: { per: owners.length, names: owners, sees: 'nobody' },
    combat: facedown,
    'combat-discard': faceup,
    'combat-stack': faceup,
    /** DQ-HIDDEN-10, DQ-HIDDEN-19 */
    hand: { per: 2, names: SIDES, sees: seesHand },
    played: { per: 2, names: SIDES, sees: 'everybody' },
    damage: { per: 2, names: SIDES, sees: 'everybody' },
    /** DQ-HIDDEN-12 */
    escape: { per: 2, names: SIDES, sees: 'everybody' },
    ...ofSeats,
    /** DQ-HIDDEN-15, DQ-OPTCLOAK-1..4 */
    loot: { ...ofSeats.loot, sees: (match, seat) => (optional(match).cloak ? 1 << seat : 0xffff) },
    /** DQ-OPTCLOAK-5 */
    'drawn-secret': { ...ofSeats.loot, sees: 'owner' },
    'classic-hand': { per: 'seat', sees: 'everybody' },
  };
}

function facesOf(content: Content): readonly Face[] {
  return [...content.tiles, ...content.cards, ...content.combatCards, ...content.powers, ...content.tokens];
}

function dealt(content: Content, owners: readonly string[]): Dealt[] {
  return [
    ...sharedDealt(content),
    ...content.combatCards.map(({ id, count }) => ({ face: id, zone: 'combat', count })),
    // DQ-SETUP-3, DQ-SETUP-8
    ...content.powers.map(({ id, owner = '' }) => ({
      face: id,
      zone: 'power',
      key: owners.indexOf(owner),
      count: 1,
    })),
    ...content.tokens.map(({ id }) => ({ face: id, zone: 'pool', count: 1 })),
  ];
}

function specOf(content: Content): ClassicSpec {
  const owners = [...content.heroes.map((hero) => hero.id), ...MONSTERS];
  const all = dealt(content, owners);
  const faces = facesOf(content);
  return {
    ...boxSpec(content, faces, messages, declared, classicIds(content)),
    id: 'dungeonquest-classic',
    name: 'DungeonQuest',
    version: 5,
    options: tableOptions,
    conflicts,
    edition: classicEdition,
    leavable: content.cards,
    owners,
    reading: classicReading,
    judgement: judgement(content),
    // DQ-COMP-9 to 21, DQ-COMP-32
    totals: {
      ...DECK_SIZES,
      chamber: 117,
      combat: 54,
      ...Object.fromEntries(MONSTERS.map((kind) => [`token-${kind}`, 4])),
    },
    zones: zones(faces, owners),
    dealt: () => all,
    world: newClassicWorld,
    cloneWorld,
    chapters: [
      ...sharedChapters,
      classicSetUpChapter,
      actionChapter,
      classicChamberChapter,
      searchChapter,
      revealChapter,
      knockOutChapter,
      servantChapter,
      ...combatChapters,
    ],
    carried: [...sharedCarried(content), ...content.powers.flatMap((power) => power.effects)],
    standIn,
    about,
    facts,
    arrangements,
    tally,
    concerned,
    remembers,
    policy,
  };
}

/** Opens the box, with content packs if there are any. */
export function openClassic(packs: readonly Json[] = []): Game<World> {
  return new Game<World>(specOf(readContent(packs)));
}

export const dungeonquestClassic = gameBox<World>({
  id: 'dungeonquest-classic',
  name: 'DungeonQuest',
  define: openClassic,
  words,
});
