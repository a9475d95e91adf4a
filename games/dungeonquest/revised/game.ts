/** DungeonQuest Revised: everything put together. */

import {
  type Dealt,
  type Face,
  Game,
  gameBox,
  type Json,
  type Match,
  type ZoneSpec,
} from '@underhall/kernel';
import { declared } from '#revised/declared';
import { customs, preferences, SPARES_AT_ONCE } from '../chores.ts';
import { DECK_SIZES } from '../content.ts';
import { boxSpec, sharedCarried, sharedChapters, sharedDealt } from '../spec.ts';
import { facedown, faceup, seatZones, tableZones } from '../zones.ts';
import { about } from './about.ts';
import { actionChapter } from './action.ts';
import { arrangements } from './arrange.ts';
import { belowChapter } from './below.ts';
import { revisedChamberChapter } from './chambers.ts';
import { combatChapters, seesFacing } from './combat/index.ts';
import { type Content, MONSTER_CARDS, type MonsterCard, readContent } from './content.ts';
import { deedChapter } from './deeds.ts';
import { determinationChapter } from './determination.ts';
import { revisedEdition } from './edition.ts';
import { facts } from './facts.ts';
import { revisedIds } from './ids.ts';
import { judgement } from './judgement.ts';
import { messages } from './messages.ts';
import { concerned, standIn } from './monster-player.ts';
import { conflicts, tableOptions } from './options.ts';
import { policy } from './policy.ts';
import { rageChapter } from './rage.ts';
import { remembers } from './remembered.ts';
import { respawnChapter } from './respawn.ts';
import { tally } from './tally.ts';
import { torchlightChapter } from './torchlight.ts';
import { visitChapter } from './visits.ts';
import { revisedReading } from './words/phrases.ts';
import { words } from './words.ts';
import { cloneWorld, newRevisedWorld, type RevisedSpec, type World } from './world.ts';

/** Where everything can lie, and who sees it (HIDDEN). */
function zones(faces: readonly Face[]): Record<string, ZoneSpec<Match<World>>> {
  return {
    ...tableZones,
    monster: facedown,
    'monster-discard': faceup,
    /** DQR-HIDDEN-4, DQR-HIDDEN-9 */
    facing: { per: 'table', sees: seesFacing },
    /** DQR-SETUP-7: the three cards of the Hero and of the monster, laid aside or in hand. */
    set: { per: 2, sees: 'everybody' },
    played: { per: 2, sees: 'everybody' },
    ...seatZones(faces),
  };
}

function facesOf({ tiles, cards, monsters, combatCards }: Content): readonly Face[] {
  return [...tiles, ...cards, ...monsters, ...combatCards];
}

function dealt(content: Content): Dealt[] {
  return [
    ...sharedDealt(content),
    ...content.monsters.map(({ id, count }) => ({ face: id, zone: 'monster', count })),
    ...content.combatCards.map(({ id, side }) => ({
      face: id,
      zone: 'set',
      key: side === 'hero' ? 0 : 1,
      count: 1,
    })),
  ];
}

function specOf(content: Content): RevisedSpec {
  const all = dealt(content);
  const faces = facesOf(content);
  return {
    ...boxSpec(content, faces, messages, declared, revisedIds(content)),
    preferences: [...preferences, SPARES_AT_ONCE],
    customs: (people) => ({ ...customs(people), [SPARES_AT_ONCE]: 'yes' }),
    id: 'dungeonquest-revised',
    name: 'DungeonQuest Revised',
    version: 1,
    options: tableOptions,
    conflicts,
    edition: revisedEdition,
    leavable: [...content.cards, ...content.monsters],
    reading: revisedReading,
    judgement: judgement(content),
    // DQR-COMP-9, DQR-COMP-24..35
    totals: { ...DECK_SIZES, chamber: 117, monster: MONSTER_CARDS, 'hero-combat': 3, 'monster-combat': 3 },
    zones: zones(faces),
    /** DQR-MON-8: everybody hears the name of the monster. */
    aspects: { kind: (face) => (faces[face] as MonsterCard).kind },
    dealt: () => all,
    world: newRevisedWorld,
    cloneWorld,
    chapters: [
      ...sharedChapters,
      actionChapter,
      visitChapter,
      revisedChamberChapter,
      torchlightChapter,
      belowChapter,
      determinationChapter,
      deedChapter,
      rageChapter,
      respawnChapter,
      ...combatChapters,
    ],
    carried: sharedCarried(content),
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
export function openRevised(packs: readonly Json[] = []): Game<World> {
  return new Game<World>(specOf(readContent(packs)));
}

export const dungeonquestRevised = gameBox<World>({
  id: 'dungeonquest-revised',
  name: 'DungeonQuest Revised',
  define: openRevised,
  words,
});
