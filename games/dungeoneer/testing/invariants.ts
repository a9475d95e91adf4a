/** INVARIANTS: what must hold in every match, whenever somebody is asked. */
import { type Event, NONE, type Seat } from '@underhall/kernel';
import { must, type Watch } from '@underhall/kernel/testing';
import { woundsOn } from '../cards/control.ts';
import { adventure, mapCard } from '../cards.ts';
import { monsterOn } from '../combat/monsters.ts';
import { lifeScore } from '../heroes/stack.ts';
import { distances } from '../map/distances.ts';
import { exitAt, isPassable, walkable } from '../map/grid.ts';
import { carryLimit, packLimit } from '../modifiers/rules.ts';
import { completedBy } from '../winning/winning.ts';
import { type M, NOWHERE } from '../world.ts';

/** Watches a match: kinds of event that were told, and the ledger's invariants. */
export function watch(match: M): Watch {
  const seen = new Set<string>();
  let completedThisTurn = 0;
  return {
    seen,
    tell(event: Event) {
      seen.add(event.type);
      if (event.type === 'turn') completedThisTurn = 0;
      if (event.type === 'completed') {
        completedThisTurn++;
        must(completedThisTurn === 1, 'DNR-INVARIANTS-29', 'two Quests were completed in one turn');
        must(event.seat === match.world.active, 'DNR-INVARIANTS-29', 'a Quest was completed off-turn');
      }
    },
    check() {
      if (match.outcome === undefined) checkAll(match);
      else must(match.outcome.winners.length > 0, 'DNR-INVARIANTS-37', 'nobody has won');
    },
  };
}

function checkAll(match: M): void {
  const { world } = match;
  const left = world.heroes.filter(({ out }) => !out).length;
  must(left > 1, 'DNR-INVARIANTS-37', 'the match goes on with one hero');
  checkMap(match);
  if (isAtRest(match)) {
    checkGlobal(match);
    checkPeace(match);
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (world.heroes[seat].card === NONE) continue;
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
  must(asked === NONE || !world.heroes[asked].out, 'DNR-INVARIANTS-36', 'somebody is asked who is out');
  must(completedBy(match, seat) < 3, 'DNR-INVARIANTS-30', 'the match goes on after three Quests');
  if (isAtRest(match)) checkCarried(match, seat);
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
    .flatMap((card) => adventure(match, card).category || []);
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
  must(!distances(match, [0]).includes(NOWHERE), 'DNR-INVARIANTS-18', 'a space cannot be reached');
  let open = 0;
  for (let space = 0; space < world.spaces.length; space++)
    for (let side = 0; side < 4; side++) {
      const next = walkable(match, space, side);
      if (next !== NOWHERE) {
        const back = walkable(match, next, (side + 2) % 4) === space;
        must(back, 'DNR-INVARIANTS-21', 'a connection leads one way only');
      } else if (world.spaces[space].beside[side] === NOWHERE && isPassable(exitAt(match, space, side)))
        open++;
      const { realm } = mapCard(match, world.spaces[space].card);
      must(realm === mapCard(match, world.spaces[0].card).realm, 'DNR-INVARIANTS-20', 'two realms adjoin');
    }
  const last = instances.size(base['map-deck']) + instances.size(base['map-deck'] + 1) === 0;
  must(last || open > 0, 'DNR-INVARIANTS-19', 'the map is closed');
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
    must(
      !['hand', 'deck', 'discard'].includes(zone),
      'DNR-INVARIANTS-7',
      `a card in the ${zone} has counters`,
    );
  }
}

function checkGlobal({ world, instances }: M): void {
  const { base } = instances.layout;
  if (world.turn === 0) return;
  const global = instances.size(base.global);
  must(
    global === 1 || (global === 0 && instances.size(base['quest-deck']) === 0),
    'DNR-INVARIANTS-28',
    `${global} Global Quests`,
  );
}
