/** INVARIANTS: what must hold in every match, whenever somebody is asked. */
import { NONE, type Seat } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import { woundsOn } from '../cards/control.ts';
import { adventure, isMinion, mapCard, quest } from '../cards.ts';
import { monsterOn } from '../combat/monsters.ts';
import { type Card, GRADES, type Grade, REALMS } from '../content/cards.ts';
import { firstLevel, lifeScore } from '../heroes/stack.ts';
import { distances } from '../map/distances.ts';
import { exitAt, isPassable, walkable } from '../map/grid.ts';
import { isLast } from '../map/realms.ts';
import { carryLimit, packLimit } from '../modifiers/rules.ts';
import { comesBack } from '../options/reincarnation.ts';
import { questDeck } from '../quests/zones.ts';
import { completedBy, victoryPoints } from '../winning/winning.ts';
import { type M, NOWHERE } from '../world.ts';

export function checkInvariants(match: M): void {
  const { world } = match;
  const left = world.heroes.filter(({ out }, seat) => !out || comesBack(match, seat)).length;
  must(left > 1, 'DNR-INVARIANTS-37', 'the match goes on with one hero');
  checkMap(match);
  checkCounts(match);
  if (isAtRest(match)) {
    checkGlobal(match);
    checkPeace(match);
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (world.heroes[seat].card === NONE) continue;
    if (comesBack(match, seat)) continue;
    if (world.heroes[seat].out) checkGone(match, seat);
    else checkHero(match, seat);
  }
}

/** The questions at which nothing is half-way resolved (DNR-WINDOW-2). */
const AT_REST = ['lord', 'lay', 'act', 'discard-what'];

function isAtRest({ agenda }: M): boolean {
  return AT_REST.includes(agenda.at(-1)?.do ?? '');
}

function checkHero(match: M, seat: Seat): void {
  const { world } = match;
  const hero = world.heroes[seat];
  must(hero.space !== NOWHERE, 'DNR-INVARIANTS-5', `hero ${seat} is nowhere`);
  must(hero.life > 0 && hero.life <= lifeScore(match, seat), 'DNR-INVARIANTS-6', `Life is ${hero.life}`);
  for (const one of [hero.glory, hero.peril, hero.mp])
    must(Number.isInteger(one) && one >= 0, 'DNR-INVARIANTS-8', `${one} is no amount`);
  must(hero.saved === 0 || hero.saved === 1, 'DNR-INVARIANTS-25', `${hero.saved} MP are saved`);
  const asked = match.asked();
  must(
    asked === NONE || !world.heroes[asked].out || comesBack(match, asked),
    'DNR-INVARIANTS-36',
    'somebody is asked who is out',
  );
  checkLevel(match, seat);
  if (isAtRest(match)) checkCarried(match, seat);
}

/** DNR-INVARIANTS-30, DNR-INVARIANTS-31, DNR-INVARIANTS-41 */
function checkLevel(match: M, seat: Seat): void {
  const { heroes, grades, grade } = match.world;
  const { level } = heroes[seat];
  const quests = completedBy(match, seat);
  const first = firstLevel(GRADES[grade]);
  must(level >= first && level <= 10, 'DNR-INVARIANTS-31', `Level ${level}`);
  if (grades.length > 1) {
    const { instances } = match;
    const done = instances
      .list(instances.layout.base.completed + seat)
      .map((card) => quest(match, card).grade);
    const worth = (of: Grade, points: number) => points * done.filter((one) => one === of).length;
    const points = worth('heroic', 1) + worth('epic', 2) + worth('legendary', 3);
    must(victoryPoints(match, seat) === points, 'DNR-INVARIANTS-41', `${points} victory points`);
    return;
  }
  must(quests < 3, 'DNR-INVARIANTS-30', 'the match goes on after three Quests');
  must(level <= first + quests, 'DNR-INVARIANTS-31', `Level ${level} after ${quests} Quests`);
}

/** Where the cards of each back can lie; the kernel sees to it that none is lost or doubled. */
const BELONGS: Readonly<Record<Card['back'], readonly [rule: string, perDeck: number, zones: string]>> = {
  hero: ['DNR-INVARIANTS-5', 3, 'heroes fallen hero'],
  adventure: [
    'DNR-INVARIANTS-2',
    30,
    'deck glory-deck peril-deck discard glory-discard peril-discard hand boons treasures banes pack played attacking attached gone',
  ],
  map: ['DNR-INVARIANTS-3', 11, 'map-deck later-maps starts drawn map unlaid gone'],
  quest: ['DNR-INVARIANTS-4', 7, 'quest-deck global quests completed beside gone'],
};

/** DNR-INVARIANTS-2, DNR-INVARIANTS-3, DNR-INVARIANTS-4: all cards of every deck, each where it can be. */
function checkCounts(match: M): void {
  const { instances } = match;
  const counts = { hero: 0, adventure: 0, map: 0, quest: 0 };
  for (let card = 0; card < instances.count; card++) {
    const { back } = match.face(card) as Card;
    const [rule, , zones] = BELONGS[back];
    const zone = instances.layout.name(instances.zoneOf(card));
    must(zones.split(' ').includes(zone), rule, `a card of ${back} lies in ${zone}`);
    counts[back]++;
  }
  const decks = counts.hero / BELONGS.hero[1];
  for (const back of ['adventure', 'map', 'quest'] as const) {
    const [rule, perDeck] = BELONGS[back];
    must(counts[back] === decks * perDeck, rule, `${counts[back]} cards of ${back} in ${decks} decks`);
  }
}

function checkCarried(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const boons = instances.size(base.boons + seat);
  const treasures = instances.size(base.treasures + seat);
  must(boons <= carryLimit(match, seat, 'boon'), 'DNR-INVARIANTS-11', `${boons} Boons`);
  must(treasures <= carryLimit(match, seat, 'treasure'), 'DNR-INVARIANTS-11', `${treasures} Treasures`);
  const types = instances
    .list(base.treasures + seat)
    .flatMap((card) => (isMinion(match, card) ? [] : adventure(match, card).category || []));
  must(new Set(types).size === types.length, 'DNR-INVARIANTS-12', `two of a type: ${types.join()}`);
  const instant = [base.boons, base.treasures, base.banes].some((zone) =>
    instances.list(zone + seat).some((card) => adventure(match, card).duration === 'instant'),
  );
  must(!instant, 'DNR-INVARIANTS-16', 'an Instant is in play');
}

function checkGone(match: M, seat: Seat): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const { glory, peril, life } = world.heroes[seat];
  must(glory + peril + life === 0, 'DNR-INVARIANTS-36', `seat ${seat} is out and has something`);
  for (const zone of [base.hand, base.boons, base.treasures, base.banes, base.pack, base.quests])
    must(instances.size(zone + seat) === 0, 'DNR-INVARIANTS-36', `seat ${seat} is out and has cards`);
}

/** DNR-INVARIANTS-17..21 */
function checkMap(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  if (world.spaces.length === 0) return;
  const cells = new Set(world.spaces.map(({ realm, x, y }) => `${realm} ${x} ${y}`));
  must(cells.size === world.spaces.length, 'DNR-INVARIANTS-17', 'two Map cards share a cell');
  must(
    world.spaces.length === instances.size(base.map),
    'DNR-INVARIANTS-3',
    'the map is not what lies in its zone',
  );
  for (let realm = 0; realm < REALMS.length; realm++) checkRealm(match, realm);
  for (const { space, entrance, letter } of world.portals) {
    const card = mapCard(match, world.spaces[space].card);
    must(card.portal, 'DNR-INVARIANTS-33', 'a link begins at no Portal');
    must((entrance === NOWHERE) === (letter === ''), 'DNR-INVARIANTS-33', 'a letter leads nowhere');
    if (entrance === NOWHERE) continue;
    const end = mapCard(match, world.spaces[entrance].card);
    must(
      end.entrance && end.realm === 'dungeon',
      'DNR-INVARIANTS-33',
      'a Portal leads to no Dungeon Entrance',
    );
  }
  const marks = world.portals.flatMap(({ space, letter }) => [`at ${space}`, letter || `none ${space}`]);
  must(new Set(marks).size === marks.length, 'DNR-INVARIANTS-33', 'a Portal is linked twice');
}

/** DNR-INVARIANTS-18..21 of one realm */
function checkRealm(match: M, realm: number): void {
  const { world } = match;
  const start = world.spaces.findIndex((space) => space.realm === realm);
  if (start === NOWHERE) return;
  const far = distances(match, [start]);
  let open = 0;
  for (let space = 0; space < world.spaces.length; space++) {
    if (world.spaces[space].realm !== realm) {
      must(far[space] === NOWHERE, 'DNR-INVARIANTS-20', 'two realms adjoin');
      continue;
    }
    must(far[space] !== NOWHERE, 'DNR-INVARIANTS-18', 'a space cannot be reached');
    const printed = mapCard(match, world.spaces[space].card).realm;
    must(printed === REALMS[realm], 'DNR-INVARIANTS-20', 'a card lies in the other realm');
    for (let side = 0; side < 4; side++) {
      const next = walkable(match, space, side);
      if (next !== NOWHERE) {
        const back = walkable(match, next, (side + 2) % 4) === space;
        must(back, 'DNR-INVARIANTS-21', 'a connection leads one way only');
      } else if (world.spaces[space].beside[side] === NOWHERE && isPassable(exitAt(match, space, side)))
        open++;
    }
  }
  must(isLast(match, realm, NONE) || open > 0, 'DNR-INVARIANTS-19', 'the map is closed');
}

/** DNR-INVARIANTS-7, DNR-INVARIANTS-13, DNR-INVARIANTS-14 */
function checkPeace(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  must(world.combat === null, 'DNR-INVARIANTS-14', 'a combat is in progress');
  must(instances.size(base.attacking) === 0, 'DNR-INVARIANTS-14', 'a monster is in a space');
  for (let seat = 0; seat < match.seats; seat++) {
    const pack = instances.list(base.pack + seat);
    must(pack.length <= packLimit(match, seat), 'DNR-INVARIANTS-13', `${pack.length} monsters in a Pack`);
    for (const card of pack) {
      const monster = monsterOn(match, card);
      must(monster !== undefined, 'DNR-INVARIANTS-13', 'no monster is in a Pack');
      must(woundsOn(match, card) < (monster?.life ?? 0), 'DNR-INVARIANTS-7', 'a dead monster is in a Pack');
    }
  }
  for (const { card } of world.counters) {
    const zone = instances.layout.name(instances.zoneOf(card));
    must(!/^hand$|deck$|discard$/.test(zone), 'DNR-INVARIANTS-7', `a card in the ${zone} has counters`);
  }
}

function checkGlobal(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  if (world.turn === 0) return;
  const global = instances.size(base.global);
  const wanted = match.setup.options.optnopersonal ? 2 : 1;
  must(
    global === wanted || (global < wanted && instances.size(questDeck(match)) === 0),
    'DNR-INVARIANTS-28',
    `${global} Global Quests`,
  );
}
