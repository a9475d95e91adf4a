/**
 * What scenarios, tutorials and puzzles can arrange, besides dice and cards. Each statement is known by one of its
 * fields and has its shape. Before the set-up it decides what is dealt; later it changes what lies there.
 */
import { type Instance, NONE, type Shaped, seatOf, shape, statement, type Zone } from '@underhall/kernel';
import { setCharges } from './cards/control.ts';
import { deckFor } from './cards/piles.ts';
import { adventure, mapCard } from './cards.ts';
import { type Card, GRADES, REALMS } from './content/cards.ts';
import { joinMaps } from './grades/changing.ts';
import { lifeScore } from './heroes/stack.ts';
import { layMap } from './map/building.ts';
import { SIDES } from './map/grid.ts';
import { placePortal } from './map/portals.ts';
import { reindex } from './modifiers/standing.ts';
import { questDeck } from './quests/zones.ts';
import { adventureId, cell, heroId, mapId, questId, score } from './shapes.ts';
import { becomeHero } from './turn/setup.ts';
import { type M, NOWHERE } from './world.ts';

const { flag, listOf, meant, nullable, object, oneOf, seat, wholeNumber } = shape;

/** More than anybody ever has. */
const MOST = 99;
const amount = wholeNumber(0, MOST);
const adventures = listOf(adventureId, MOST);
const quests = listOf(questId, MOST);

const heroSays = object(
  { hero: seat },
  {
    is: meant('who he plays, before the set-up', heroId),
    stack: meant('his Hero cards of later grades, before the set-up', listOf(heroId, MOST)),
    at: meant('the Map card he stands on', mapId),
    onExit: nullable(oneOf(...SIDES)),
    level: wholeNumber(1, 10),
    life: wholeNumber(1, MOST),
    glory: amount,
    peril: amount,
    mp: amount,
    saved: wholeNumber(0, 1),
    tipped: flag,
    rise: object({ score, number: wholeNumber(1, MOST) }),
    hand: meant('all cards in his hand', adventures),
    boons: adventures,
    treasures: adventures,
    pack: adventures,
    banes: adventures,
    quests: meant('all his uncompleted Personal Quests', quests),
    completed: quests,
  },
);

const mapSays = object(
  {
    map: meant(
      'all placed Map cards, the Entrance first',
      listOf(object({ space: mapId, at: cell }, { turned: flag }), MOST),
    ),
  },
  { deck: meant('all Map cards that are left to draw, top first', listOf(mapId, MOST)) },
);

export const arrangements = {
  hero: statement('a hero and what he has: any of these', heroSays, arrangeHero),
  map: statement('the whole map, before the set-up', mapSays, arrangeMap),
  first: statement('Player A, before the set-up', object({ first: seat }), (match: M, said) => {
    match.world.first = seatOf(match, said, 'first');
  }),
  global: statement('the Global Quests', object({ global: quests }), (match: M, { global }) => {
    const { base } = match.instances.layout;
    fill(match, base.global, global);
    reindex(match);
  }),
  grade: statement(
    'the grade whose decks are in play, before the set-up',
    object({ grade: oneOf(...GRADES) }),
    (match: M, { grade }) => {
      const { world } = match;
      if (!world.grades.includes(GRADES.indexOf(grade)))
        throw new RangeError(`There is no ${grade} set in this game.`);
      world.grade = GRADES.indexOf(grade);
      joinMaps(match);
    },
  ),
  round: statement('which round it is', object({ round: wholeNumber(1, 1000) }), (match: M, { round }) => {
    match.world.round = round;
  }),
};

/** The card with this id, wherever it lies. */
function find(match: M, id: string): Instance {
  const face = match.game.faceIndex(id);
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) if (instances.face(card) === face) return card;
  throw new RangeError(`'${id}' is not in this game.`);
}

/** A zone holds these cards and no others, the first on top; what was there goes under its deck. */
function fill(match: M, zone: Zone, ids: readonly string[]): void {
  const { instances } = match;
  for (const card of instances.list(zone)) {
    const isQuest = (match.face(card) as Card).back === 'quest';
    instances.toBottom(card, isQuest ? questDeck(match) : deckFor(match, card));
  }
  for (const id of ids) instances.toBottom(findFor(match, id, zone), zone);
}

/** What has charges has all of them. */
function charge(match: M, zone: Zone): void {
  for (const card of match.instances.list(zone)) {
    const { charges } = adventure(match, card);
    if (charges > 0) setCharges(match, card, charges);
  }
}

/** Of two copies, one that is not there yet. */
function findFor(match: M, id: string, zone: Zone): Instance {
  const face = match.game.faceIndex(id);
  const { instances } = match;
  for (let card = 0; card < instances.count; card++)
    if (instances.face(card) === face && instances.zoneOf(card) !== zone) return card;
  throw new RangeError(`There is no (further) '${id}' in this game.`);
}

function arrangeHero(match: M, said: Shaped<typeof heroSays>): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const who = seatOf(match, said, 'hero');
  const hero = world.heroes[who];
  if (said.is !== undefined) {
    if (hero.card !== NONE) throw new RangeError(`Seat ${who} plays somebody already.`);
    becomeHero(match, who, find(match, said.is));
  }
  for (const id of said.stack ?? []) instances.toBottom(find(match, id), base.hero + who);
  if (hero.card === NONE) throw new RangeError(`Say who seat ${who} plays ("is"), or arrange it in a step.`);
  if (said.at !== undefined) {
    const card = find(match, said.at);
    const space = world.spaces.findIndex((one) => one.card === card);
    if (space === NOWHERE) throw new RangeError(`'${said.at}' is not on the map.`);
    hero.space = space;
    hero.visited = [space];
  }
  if (said.onExit !== undefined) hero.onExit = said.onExit === null ? NOWHERE : SIDES.indexOf(said.onExit);
  if (said.tipped !== undefined) hero.tipped = said.tipped;
  if (said.rise !== undefined) hero.rise = said.rise;
  hero.level = said.level ?? hero.level;
  hero.life = Math.min(said.life ?? hero.life, lifeScore(match, who));
  hero.glory = said.glory ?? hero.glory;
  hero.peril = said.peril ?? hero.peril;
  hero.mp = said.mp ?? hero.mp;
  hero.saved = said.saved ?? hero.saved;
  for (const zone of ['hand', 'boons', 'treasures', 'pack', 'banes'] as const) {
    const ids = said[zone];
    if (ids) fill(match, base[zone] + who, ids);
    if (ids && zone === 'treasures') charge(match, base[zone] + who);
  }
  for (const zone of ['quests', 'completed'] as const) {
    const ids = said[zone];
    if (ids) fill(match, base[zone] + who, ids);
  }
  reindex(match);
}

function arrangeMap(match: M, { map, deck }: Shaped<typeof mapSays>): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  if (world.turn > 0) throw new RangeError('The map is arranged before the set-up.');
  for (let realm = 0; realm < REALMS.length; realm++)
    instances.pour(base.starts + realm, base['map-deck'] + realm);
  for (const { space, at, turned = false } of map) {
    const [x, y] = at.split(',').map(Number);
    layMap(match, find(match, space), { x, y, turned });
    placePortal(match, world.spaces.length - 1, NONE);
  }
  if (!deck) return;
  for (let realm = 0; realm < REALMS.length; realm++) {
    const zone = base['map-deck'] + realm;
    for (const card of instances.list(zone)) instances.toBottom(card, base.gone);
  }
  for (const id of deck) {
    const card = find(match, id);
    instances.toBottom(card, base['map-deck'] + REALMS.indexOf(mapCard(match, card).realm));
  }
}
