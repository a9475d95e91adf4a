/** DungeonQuest, 2010 edition: everything put together. */
import {
  type Dealt,
  type Effect,
  type Face,
  Game,
  gameBox,
  type Json,
  type Match,
  type ZoneSpec,
} from '@underhall/kernel';
import { SPACES } from '../grid.ts';
import { MONSTERS } from '../verbs.ts';
import { arrangements } from './arrange.ts';
import { cardHandlers, cardQuestions } from './cards.ts';
import { catacombHandlers, catacombQuestions } from './catacombs.ts';
import { chamberHandlers, chamberQuestions } from './chambers.ts';
import { combatHandlers, combatQuestions, seesFacing, seesHand } from './combat/index.ts';
import { type Card, type Content, DECK_NAMES, DECK_SIZES, readContent } from './content.ts';
import { deathHandlers, deathQuestions } from './death.ts';
import { declared } from './declared.ts';
import { counts, evaluate, tally } from './evaluation.ts';
import { facts } from './facts.ts';
import { flowHandlers, flowQuestions } from './flow.ts';
import { listens, plays, useHandlers, windowOrder } from './listeners.ts';
import { lootHandlers, lootQuestions } from './loot.ts';
import { messages } from './messages.ts';
import { movementHandlers, movementQuestions } from './movement.ts';
import { obstacleHandlers } from './obstacles.ts';
import { optionIds } from './option-ids.ts';
import { conflicts, seatOptions, tableOptions } from './options.ts';
import { placingHandlers, placingQuestions } from './placing.ts';
import { policy } from './policy.ts';
import { searchHandlers } from './searching.ts';
import { servantHandlers, servantQuestions } from './servants.ts';
import { layOut, setUpHandlers, setUpQuestions } from './setup.ts';
import { specialHandlers, specialQuestions } from './special.ts';
import { testHandlers, testQuestions } from './tests.ts';
import { towerHandlers, towerQuestions } from './towers.ts';
import { treasureHandlers, treasureQuestions } from './treasure-chamber.ts';
import { turnHandlers, turnQuestions } from './turn.ts';
import { winningHandlers } from './winning.ts';
import { words } from './words.ts';
import {
  type ClassicSpec,
  cloneWorld,
  isSolo,
  type M,
  newWorld,
  optional,
  WAITING,
  type World,
} from './world.ts';
import { woundHandlers } from './wounds.ts';

/** Where everything can lie, and who sees it (HIDDEN). */
function zones(content: Content, owners: readonly string[]): Record<string, ZoneSpec<Match<World>>> {
  const facedown = { per: 'table', sees: 'nobody' } as const;
  const open = { per: 'table', sees: 'everybody' } as const;
  const isLoot = (face: number) => (facesOf(content)[face] as Card).type === 'Loot';
  return {
    /** DQ-HIDDEN-2 */
    chamber: { per: SPACES, sees: 'everybody' },
    /** DQ-HIDDEN-5, DQ-HIDDEN-6, DQ-HIDDEN-17 */
    monsters: { per: SPACES, sees: (match) => (isSolo(match) ? 0xffff : 0) },
    /** DQ-HIDDEN-1 */
    stock: facedown,
    'drawn-tiles': open,
    ...Object.fromEntries(DECK_NAMES.map((deck) => [deck, facedown])),
    /** DQ-HIDDEN-4, DQ-OPTCLOAK-6 */
    ...Object.fromEntries(DECK_NAMES.map((deck) => [`${deck}-discard`, open])),
    removed: open,
    pool: facedown,
    /** DQ-HIDDEN-6, DQ-HIDDEN-7 */
    facing: { per: 'table', sees: seesFacing },
    /** DQ-HIDDEN-13, DQ-HIDDEN-21 */
    power: { per: owners.length, sees: 'nobody' },
    combat: facedown,
    'combat-discard': open,
    'combat-stack': open,
    /** DQ-HIDDEN-10, DQ-HIDDEN-19 */
    hand: { per: 2, sees: seesHand },
    played: { per: 2, sees: 'everybody' },
    damage: { per: 2, sees: 'everybody' },
    /** DQ-HIDDEN-12 */
    escape: { per: 2, sees: 'everybody' },
    /** DQ-HIDDEN-15, DQ-OPTCLOAK-1..4 */
    loot: {
      per: 'seat',
      sees: (match, seat) => (optional(match).cloak ? 1 << seat : 0xffff),
      fits: isLoot,
    },
    /** DQ-HIDDEN-14 */
    kept: { per: 'seat', sees: 'everybody' },
    /** DQ-HIDDEN-14, DQ-RUNE-4 */
    runes: { per: 'seat', sees: 'everybody' },
    /** DQ-HIDDEN-3 */
    drawn: { per: 'seat', sees: 'everybody' },
    'drawn-secret': { per: 'seat', sees: 'owner', fits: isLoot },
    trip: { per: 'seat', sees: 'everybody' },
    'classic-hand': { per: 'seat', sees: 'everybody' },
  };
}

function facesOf(content: Content): readonly Face[] {
  return [...content.tiles, ...content.cards, ...content.combatCards, ...content.powers, ...content.tokens];
}

function dealt(content: Content, owners: readonly string[]): Dealt[] {
  return [
    ...content.tiles.map(({ id, count }) => ({ face: id, zone: 'stock', count })),
    ...content.cards.map(({ id, back, count }) => ({ face: id, zone: back, count })),
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

/** Everything content can put on the agenda. */
function carried(content: Content): Effect[] {
  return [
    ...content.cards.flatMap((card) => card.effects),
    ...content.powers.flatMap((power) => power.effects),
    ...content.heroes.flatMap((hero) => hero.abilities.flatMap((ability) => ability.effects)),
  ];
}

function specOf(content: Content): ClassicSpec {
  const owners = [...content.heroes.map((hero) => hero.id), ...MONSTERS];
  const all = dealt(content, owners);
  const faces = facesOf(content);
  return {
    id: 'dungeonquest-classic',
    name: 'DungeonQuest',
    version: 4,
    seats: { least: 1, most: 4 },
    options: tableOptions,
    seatOptions: seatOptions(content.heroes),
    conflicts,
    content,
    leavable: content.cards,
    owners,
    optionIds: optionIds(faces),
    faces,
    // DQ-COMP-9 to 21, DQ-COMP-32
    totals: {
      ...DECK_SIZES,
      chamber: 117,
      combat: 54,
      ...Object.fromEntries(MONSTERS.map((kind) => [`token-${kind}`, 4])),
    },
    zones: zones(content, owners),
    dealt: () => all,
    world: newWorld,
    cloneWorld,
    begin: layOut,
    chapters: [
      { handlers: setUpHandlers, questions: setUpQuestions },
      { handlers: turnHandlers, questions: turnQuestions },
      { handlers: movementHandlers, questions: movementQuestions },
      { handlers: placingHandlers, questions: placingQuestions },
      { handlers: obstacleHandlers },
      { handlers: chamberHandlers, questions: chamberQuestions },
      { handlers: searchHandlers },
      { handlers: specialHandlers, questions: specialQuestions },
      { handlers: catacombHandlers, questions: catacombQuestions },
      { handlers: treasureHandlers, questions: treasureQuestions },
      { handlers: towerHandlers, questions: towerQuestions },
      { handlers: cardHandlers, questions: cardQuestions },
      { handlers: flowHandlers, questions: flowQuestions },
      { handlers: useHandlers },
      { handlers: lootHandlers, questions: lootQuestions },
      { handlers: testHandlers, questions: testQuestions },
      { handlers: woundHandlers },
      { handlers: deathHandlers, questions: deathQuestions },
      { handlers: servantHandlers, questions: servantQuestions },
      { handlers: combatHandlers, questions: combatQuestions },
      { handlers: winningHandlers },
    ],
    carried: carried(content),
    listens,
    plays,
    order: windowOrder,
    preferences: ['monsters'],
    // Who has no Hero in the dungeon yet has nothing to give up.
    resignation: ({ world }: M, seat) =>
      world.heroes[seat].state === WAITING ? undefined : { do: 'die', cause: 'resigned' },
    declares: declared,
    facts,
    arrangements,
    horizon: ({ world }) => world.turn,
    counts,
    tally,
    evaluate,
    policy,
    messages,
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
