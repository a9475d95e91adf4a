/** Everything that is told in a match, with the shape of its fields. */
import { shape } from '@underhall/kernel';
import { ATTACK_RESULTS } from './attack-table.ts';
import { SPELL_COLUMNS } from './columns.ts';
import { TYPES } from './content.ts';
import { card, door, space, spellId } from './shapes.ts';
import { WALK_ENDS } from './walks.ts';

const { called, flag, listOf, meant, nullable, numberFor, object, oneOf, seat, wholeNumber } = shape;

const cards = listOf(card);
const adventurer = numberFor('a type of adventurer', TYPES);
const number = called('the number of a marker', wholeNumber(1));
const die = wholeNumber(1);
const dice = listOf(die);
const count = wholeNumber(0);
/** The value of the spell that is used; '' by hand. */
const spell = oneOf('', ...SPELL_COLUMNS);

export const events = {
  // Set-up, turns, the end.
  became: object({ seat, adventurer }),
  'rolled-for-spells': object({ seat, dice }),
  'took-spells': object({ seat, cards }),
  'rolled-for-first': object({ seat, dice }),
  'first-player': object({ seat }),
  turn: object({ seat, turn: wholeNumber(1) }),
  'lost-turn': object({ seat, left: count }),
  'will-lose-turn': object({ seat }),
  'left-game': object({ seat }),
  'treasure-shown': object({ seat, cards }),

  // Moving, searching, looking.
  stayed: object({ seat, space }),
  moved: object({ seat, from: space, to: space, path: listOf(space), steps: count }),
  'learned-door': object({ seat, door }),
  searched: object({ seat, door, die, success: flag }),
  looked: object({ seat, space, card }),
  refused: object({ seat, space }),
  saw: object({ seat, space, number, cards }),
  teleported: object({ seat, from: space, to: space }),
  /** Who walks to a far space by himself is asked again. */
  'walk-ended': object({ seat, space, why: oneOf(...WALK_ENDS) }),

  // Monsters.
  met: object({ seat, card, space }),
  'no-monster': object({ seat, space }),
  cast: object({ seat, card, spell: spellId }),
  /** The value to be reached is null for a dash. */
  attacked: object({ seat, card, dice, bonus: count, value: nullable(count), spell, success: flag }),
  'cannot-kill': object({ seat, card, spell }),
  'spell-failed': object({ seat, card }),
  'trap-outside': object({ seat, card, space }),
  'stayed-outside': object({ seat, space }),
  killed: object({ seat, card, space }),
  'cleaned-out': object({ seat, space }),
  caged: object({ seat, dice, turns: count }),
  slid: object({ seat, to: space }),
  'slide-leads-nowhere': object({ seat, card }),
  guards: object({ seat, card, number }),
  'monster-gone': object({ seat, card }),

  // The monster strikes back.
  'monster-attacked': object({
    seat,
    card,
    dice,
    result: oneOf(...ATTACK_RESULTS),
    treasures: meant('how many treasures he holds', count),
  }),
  dropped: object({ seat, cards, number }),
  split: object({ seat, first: count, second: count }),
  /** The first or the second pile. */
  'pile-kept': object({ seat, by: seat, keep: wholeNumber(1, 2) }),
  'carried-home': object({ seat }),
  retreated: object({ seat, to: space }),
  died: object({ seat, card, space, adventurer }),

  // Treasure.
  gained: object({ seat, card }),
  regained: object({ seat, card }),
  'no-treasure': object({ seat }),
  enough: object({ seat, gold: count }),
  /** Told to the others, of what all can see: he comes nearer to the Main Staircase with what may be enough. */
  'heads-home': object({
    seat,
    steps: meant('spaces left', count),
    treasures: count,
    sure: meant('it is enough, whatever the cards are', flag),
  }),
  shown: object({ seat, card }),
  forged: object({ seat, card, dice, bonus: count }),
  'sword-returned': object({ seat, card }),
};

export type DungeonEvent = shape.EventsOf<typeof events>;
