/** What must hold whenever somebody is asked (INV), for tests. */
import { type Instance, NONE } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import {
  CHAMBER,
  GALLERY,
  kindOf,
  LEVELS,
  levelOf,
  ROOM,
  ROOMS,
  roomIndex,
  type Space,
  START,
} from '../board.ts';
import type { MonsterCard, TreasureCard } from '../content.ts';
import { hasEnough } from '../treasure.ts';
import { contentOf, engaged, isExpert, isWizard, type M, NO_TYPE, UNMARKED } from '../world.ts';
import { checkSecrets } from './secrets.ts';

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkCards(match);
  checkPlaces(match);
  checkPlayers(match);
  checkMarks(match);
  checkSecrets(match);
  if (!match.outcome) checkQuestion(match);
}

/** DUN-INV-2, DUN-INV-3, DUN-INV-21, DUN-INV-26, DUN-INV-31 */
function checkCards(match: M): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  for (let level = 1; level <= LEVELS; level++) {
    for (const [zone, back] of [
      ['monsters', 'monster'],
      ['treasures', 'treasure'],
    ]) {
      for (const card of instances.list(base[zone] + level))
        must(
          match.face(card).back === `${back}-${level}`,
          'DUN-INV-2',
          `a ${match.face(card).back} card in ${zone} ${level}`,
        );
    }
    const uncleared = ROOMS.filter((room, i) => levelOf[room] === level && world.graves[i] === 0).length;
    let treasures = instances.size(base.treasures + level);
    for (const { number, space } of world.marks)
      if (levelOf[space] === level) treasures += instances.size(base['seen-treasure'] + number);
    must(
      treasures >= uncleared,
      'DUN-INV-26',
      `level ${level} has ${treasures} treasures for ${uncleared} rooms`,
    );
  }
  let spells = instances.size(base.supply) + instances.size(base.cast) + instances.size(base.box);
  for (let seat = 0; seat < match.seats; seat++) spells += instances.size(base.spells + seat);
  const all = contentOf(match).spells.reduce((sum, { count }) => sum + count, 0);
  must(spells === all, 'DUN-INV-21', `${spells} spell cards`);
  must(goldIn(match) === goldOfTheBox(match), 'DUN-INV-31', `${goldIn(match)} gold`);
}

function goldOfTheBox(match: M): number {
  return contentOf(match).treasures.reduce((sum, { gold, count }) => sum + gold * count, 0);
}

/** What lies back in the box is out of the game. */
function goldIn(match: M): number {
  const { instances } = match;
  let gold = 0;
  for (let card = 0; card < instances.count; card++)
    if (instances.layout.name(instances.zoneOf(card)) !== 'box')
      gold += (match.face(card) as Partial<TreasureCard>).gold ?? 0;
  return gold;
}

/** DUN-INV-3, DUN-INV-5 to 9 */
function checkPlaces(match: M): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const monsters = new Map<Space, number>();
  const note = (space: Space, card: Instance) => {
    if (card === NONE) return;
    const face = match.face(card) as MonsterCard;
    must(face.level === levelOf[space], 'DUN-INV-3', `a ${face.id} on level ${levelOf[space]}`);
    must(kindOf[space] === ROOM || kindOf[space] === CHAMBER, 'DUN-INV-8', 'a monster in a corridor');
    must(space !== GALLERY && space !== START, 'DUN-INV-8', 'a monster in the Main Gallery or on Start');
    monsters.set(space, (monsters.get(space) ?? 0) + 1);
  };
  for (const { number, space } of world.marks) note(space, instances.first(base.guard + number));
  world.adventurers.forEach(({ space }, seat) => {
    note(space, engaged(match, seat));
  });
  for (const { number, space, seen } of world.marks)
    if (seen) note(space, instances.first(base['seen-monster'] + number));
  for (const [space, count] of monsters) {
    must(kindOf[space] === CHAMBER || count === 1, 'DUN-INV-9', 'two monsters in a room');
    must(
      kindOf[space] === CHAMBER || world.graves[roomIndex[space]] === 0,
      'DUN-INV-6',
      'a monster in a cleaned-out room',
    );
  }
  for (const { space } of world.marks)
    must(
      kindOf[space] === CHAMBER || world.graves[roomIndex[space]] === 0,
      'DUN-INV-6',
      'a number in a cleaned-out room',
    );
  must(world.graves.length === ROOMS.length, 'DUN-INV-7', 'a grave marker outside rooms');
  const held = new Set<Space>();
  // In the middle of a move, at a look (DUN-ESP-14), a pawn may be over another.
  const passing =
    world.moved > 0 && match.agenda.some(({ do: kind }) => kind === 'act' || kind === 'enter-or-refuse');
  for (const [seat, { space }] of world.adventurers.entries()) {
    if (space < 0 || space === START || kindOf[space] === CHAMBER) continue;
    if (passing && seat === world.active) continue;
    must(!held.has(space), 'DUN-INV-5', 'two pawns on one space');
    held.add(space);
  }
}

/** DUN-INV-4, 10, 18 to 23, 24 */
function checkPlayers(match: M): void {
  const { instances, world, agenda } = match;
  const { base } = instances.layout;
  const types = new Map<number, number>();
  const choosing = agenda.some((effect) => effect.do === 'choose-adventurer' || effect.do === 'choose-types');
  world.adventurers.forEach((adventurer, seat) => {
    const { type, space, lostTurns, gone } = adventurer;
    const hand = instances.list(base.hand + seat).map((card) => match.face(card) as TreasureCard);
    must(lostTurns >= 0 && lostTurns <= 6, 'DUN-INV-19', `${lostTurns} turns to lose`);
    must(instances.size(base.fight + seat) <= 1, 'DUN-INV-10', 'two monsters engaged with one player');
    if (gone) {
      must(space < 0 && hand.length === 0, 'DUN-DEATH-12', 'a player who left has something');
      return;
    }
    if (type === NO_TYPE) {
      must(choosing, 'DUN-INV-4', 'a player without a pawn');
      if (world.turn > 0) {
        const bare = hand.length === 0 && adventurer.doors === 0 && lostTurns === 0 && space === START;
        must(bare, 'DUN-INV-18', 'a killed adventurer has something left');
      }
      return;
    }
    types.set(type, (types.get(type) ?? 0) + 1);
    must(space >= 0, 'DUN-INV-4', 'a pawn nowhere');
    const spells = instances.size(base.spells + seat);
    must(isWizard(match, seat) ? spells <= 10 : spells === 0, 'DUN-INV-21', `${spells} spell cards`);
    const swords = hand.filter(({ power }) => power === 'sword');
    must(swords.length === 0 || !isWizard(match, seat), 'DUN-INV-22', 'a wizard with a sword');
    if (isExpert(match))
      for (const { id } of swords)
        must(
          [1, 2].includes(world.bonuses[id]),
          'DUN-INV-23',
          `a sword with a bonus of ${world.bonuses[id]}`,
        );
    else
      must(
        Object.keys(world.bonuses).length === 0 && spells === 0,
        'DUN-INV-20',
        'Expert things in the Basic Game',
      );
    must(isExpert(match) || type < 2, 'DUN-INV-20', 'an Expert adventurer in the Basic Game');
    if (!match.outcome && space === START)
      must(!hasEnough(match, seat), 'DUN-INV-24', 'somebody on Start has enough');
  });
  for (const [, count] of types) must(count <= 2, 'DUN-INV-4', 'three pawns of one type');
}

/** DUN-INV-10 to 13, DUN-INV-32 */
function checkMarks(match: M): void {
  const { instances, world, agenda } = match;
  const { base } = instances.layout;
  const numbers = world.marks.map(({ number }) => number);
  must(new Set(numbers).size === numbers.length, 'DUN-INV-13', 'a number on two spaces');
  for (const { number, space, seen } of world.marks) {
    const guard = instances.size(base.guard + number);
    const hoard = instances.size(base.hoard + number);
    const assigned = instances.size(base['seen-monster'] + number);
    must(guard === 0 || hoard > 0, 'DUN-INV-11', 'a guard without treasure');
    must(
      seen === world.sights.some((sight) => sight.number === number),
      'DUN-INV-12',
      'a seen room without a ball',
    );
    must(seen || assigned === 0, 'DUN-INV-12', 'a face-down monster outside a seen room');
    const owner = world.adventurers.findIndex((one) => one.number === number);
    must(guard > 0 || seen || owner >= 0, 'DUN-INV-13', `number ${number} lies on nothing`);
    if (owner >= 0 && engaged(match, owner) !== NONE)
      must(world.adventurers[owner].space === space, 'DUN-INV-10', 'an engaged monster elsewhere');
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (instances.size(base.look + seat) > 0)
      must(
        agenda.some((effect) => effect.do === 'enter-or-refuse' || effect.do === 'how-to-fight'),
        'DUN-INV-12',
        'a look without end',
      );
    const { number } = world.adventurers[seat];
    must(number === UNMARKED || numbers.includes(number), 'DUN-INV-13', `number ${number} is on no space`);
  }
  const balls = world.sights.map(({ ball }) => ball);
  must(new Set(balls).size === balls.length, 'DUN-INV-32', 'a ball tied to two rooms');
}

/** DUN-INV-28 */
function checkQuestion(match: M): void {
  const asked = match.pending().filter(({ kind }) => kind !== 'offer');
  must(asked.length === 1, 'DUN-INV-28', `${asked.length} players are asked`);
  must(asked[0].options.length > 0, 'DUN-INV-28', `'${asked[0].question.do}' has no option`);
}
