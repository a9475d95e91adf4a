/** SETUP, OPTSPELL: the piles, the adventurers, the spells, the first player. */
import {
  type Chapter,
  DONE,
  type Handlers,
  NONE,
  type Options,
  type Questions,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { LEVELS, START } from './board.ts';
import { CHOOSE } from './options.ts';
import { contentOf, isExpert, leftOf, type M, NO_TYPE, typeOf, UNMARKED, type World } from './world.ts';

export type SetUp =
  | { do: 'set-up' }
  | { do: 'choose-types' }
  | { do: 'become'; type: number }
  | { do: 'deal-spells' }
  | { do: 'roll-for-spells'; seats: readonly Seat[] }
  | { do: 'spells-in-turn'; seats: readonly Seat[] }
  | { do: 'take-spell'; spell: string }
  | { do: 'roll-for-first'; seats: readonly Seat[] }
  | { do: 'first-turn' };

export type SetUpQuestion = { do: 'choose-adventurer' } | { do: 'choose-spell' } | { do: 'choose-spells' };

/** DUN-SETUP-4, DUN-SETUP-5 */
export function layOut(match: M): void {
  const { base } = match.instances.layout;
  for (let level = 1; level <= LEVELS; level++) {
    match.shuffle(base.monsters + level);
    match.shuffle(base.treasures + level);
  }
  match.push({ do: 'set-up' }, TABLE);
}

const handlers: Handlers<World, SetUp> = {
  'set-up'(match) {
    match.push({ do: 'first-turn' }, TABLE);
    match.push({ do: 'roll-for-first', seats: match.seatsFrom(0) }, TABLE);
    match.push({ do: 'deal-spells' }, TABLE);
    match.push({ do: 'choose-types' }, TABLE);
  },

  /** DUN-SETUP-9..12: those who came with a type have it; the others choose in seating order. */
  'choose-types'(match) {
    const { adventurers } = contentOf(match);
    const wanted = match.setup.seats.map(({ adventurer }) => adventurer);
    for (const [seat, type] of wanted.entries())
      if (type !== CHOOSE)
        become(
          match,
          seat,
          adventurers.findIndex(({ id }) => id === type),
        );
    for (let seat = match.seats - 1; seat >= 0; seat--)
      if (wanted[seat] === CHOOSE) match.push({ do: 'choose-adventurer' }, scopeOf(seat));
  },

  /** DUN-SETUP-13, DUN-SETUP-14, DUN-SETUP-19, DUN-DEATH-3, DUN-DEATH-4, DUN-DEATH-10 */
  become(match, { type }, { seat }) {
    become(match, seat, type);
    if (match.world.turn > 0 && typeOf(match, seat).spells > 0) equip(match, seat);
  },

  /** DUN-SETUP-19, DUN-OPTSPELL-4, DUN-OPTSPELL-5 */
  'deal-spells'(match) {
    const wizards = match.seatsFrom(0).filter((seat) => isWizardIn(match, seat));
    if (wizards.length === 1) equip(match, wizards[0]);
    else if (wizards.length > 1) match.push({ do: 'roll-for-spells', seats: wizards }, TABLE);
  },

  /** DUN-OPTSPELL-5, DUN-OPTSPELL-6 */
  'roll-for-spells'(match, { seats }) {
    const leaders = highest(match, seats, 'rolled-for-spells');
    if (leaders.length > 1) {
      match.push({ do: 'roll-for-spells', seats }, TABLE);
      return;
    }
    const order = [...leaders, ...seats.filter((seat) => !leaders.includes(seat))];
    match.push({ do: 'spells-in-turn', seats: order }, TABLE);
  },

  /** DUN-OPTSPELL-7 */
  'spells-in-turn'(match, { seats }) {
    const [seat, ...others] = seats.filter((one) => canTakeSpell(match, one));
    if (seat === undefined) {
      for (const wizard of match.seatsFrom(0)) if (isWizardIn(match, wizard)) tellSpells(match, wizard);
      return;
    }
    match.push({ do: 'spells-in-turn', seats: [...others, seat] }, TABLE);
    match.push({ do: 'choose-spell' }, scopeOf(seat));
  },

  'take-spell'(match, { spell }, { seat }) {
    takeSpell(match, seat, spell);
  },

  /** DUN-SETUP-16, DUN-SETUP-17 */
  'roll-for-first'(match, { seats }) {
    const present = seats.filter((seat) => !match.world.adventurers[seat].gone);
    const leaders = highest(match, present, 'rolled-for-first');
    if (leaders.length > 1) match.push({ do: 'roll-for-first', seats: leaders }, TABLE);
    else {
      match.world.first = leaders[0];
      match.tell({ type: 'first-player', seat: leaders[0] });
    }
  },

  'first-turn'(match) {
    const { world } = match;
    const first = world.adventurers[world.first].gone ? leftOf(match, world.first) : world.first;
    world.active = first;
    world.round = 1;
    match.push({ do: 'turn' }, scopeOf(first));
  },
};

/** Two dice for each; those with the highest total. */
function highest(match: M, seats: readonly Seat[], type: 'rolled-for-first' | 'rolled-for-spells'): Seat[] {
  let best = 0;
  let leaders: Seat[] = [];
  for (const seat of seats) {
    const dice = [match.roll(), match.roll()];
    const total = dice[0] + dice[1];
    match.tell({ type, seat, dice });
    if (total > best) leaders = [];
    best = Math.max(best, total);
    if (total === best) leaders.push(seat);
  }
  return leaders;
}

function become(match: M, seat: Seat, type: number): void {
  const adventurer = match.world.adventurers[seat];
  adventurer.type = type;
  adventurer.space = START;
  adventurer.lostTurns = 0;
  adventurer.doors = 0;
  adventurer.number = UNMARKED;
  adventurer.afterwards = [];
  match.tell({ type: 'became', seat, adventurer: type });
}

function isWizardIn(match: M, seat: Seat): boolean {
  const { gone, type } = match.world.adventurers[seat];
  return !gone && type !== NO_TYPE && typeOf(match, seat).spells > 0;
}

function canTakeSpell(match: M, seat: Seat): boolean {
  const { instances } = match;
  const { base } = instances.layout;
  return (
    isWizardIn(match, seat) &&
    instances.size(base.spells + seat) < typeOf(match, seat).spells &&
    instances.size(base.supply) > 0
  );
}

/** DUN-OPTSPELL-4, DUN-DEATH-10: up to ten of choice; all there are if that is no choice. */
function equip(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.size(base.supply) > typeOf(match, seat).spells) {
    match.push({ do: 'choose-spells' }, scopeOf(seat));
    return;
  }
  instances.pour(base.supply, base.spells + seat);
  tellSpells(match, seat);
}

function tellSpells(match: M, seat: Seat): void {
  const { instances } = match;
  match.tell({ type: 'took-spells', seat, cards: instances.list(instances.layout.base.spells + seat) });
}

function takeSpell(match: M, seat: Seat, spell: string): void {
  const { instances } = match;
  const { base } = instances.layout;
  let card = instances.first(base.supply);
  while (match.face(card).id !== spell) card = instances.next(card);
  instances.toBottom(card, base.spells + seat);
}

/** The kinds of spell in the supply, less those picked already. */
function addSpells(match: M, picks: readonly string[], options: Options<World>): void {
  const { instances } = match;
  for (const { id } of contentOf(match).spells) {
    let left = -picks.filter((pick) => pick === id).length;
    for (let c = instances.first(instances.layout.base.supply); c !== NONE; c = instances.next(c))
      if (match.face(c).id === id) left++;
    if (left > 0) options.add(id, { do: 'take-spell', spell: id });
  }
}

/** DUN-SETUP-9, 10: the types of the game that is played. */
export function isInGame(match: M, type: number): boolean {
  return contentOf(match).adventurers[type].games.includes(isExpert(match) ? 'expert' : 'basic');
}

/** DUN-SETUP-11: pawns of a type that nobody has. */
function pawnsLeft(match: M, type: number): number {
  let left = contentOf(match).adventurers[type].count;
  for (const adventurer of match.world.adventurers) if (adventurer.type === type) left--;
  return left;
}

const questions: Questions<World, SetUpQuestion> = {
  /** DUN-CHOICE-2, DUN-CHOICE-21 */
  'choose-adventurer': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      for (const [type, { id }] of contentOf(match).adventurers.entries()) {
        if (!isInGame(match, type)) options.forbid(id, 'DUN-SETUP-9', 'expert-only', { adventurer: id });
        else if (pawnsLeft(match, type) > 0) options.add(id, { do: 'become', type });
        else options.forbid(id, 'DUN-SETUP-11', 'no-pawn', { adventurer: id });
      }
    },
  },

  /** DUN-CHOICE-4 */
  'choose-spell': {
    kind: 'ask',
    options: (match, _question, _scope, options) => addSpells(match, [], options),
  },

  /** DUN-CHOICE-3, DUN-CHOICE-22 */
  'choose-spells': {
    kind: 'draft',
    options(match, _question, { seat }, options, picks) {
      if (picks.length < typeOf(match, seat).spells) addSpells(match, picks, options);
      else options.add('done', DONE);
    },
    finish(match, _question, { seat }, picks) {
      for (const pick of picks) if (pick !== 'done') takeSpell(match, seat, pick);
      tellSpells(match, seat);
    },
  },
};

export const setUp: Chapter<World, SetUp, SetUpQuestion> = { handlers, questions };
