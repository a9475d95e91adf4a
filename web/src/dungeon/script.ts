/** How long each event is on stage, what it sounds like, and what it changes at once on the plan. */
import type { Json, Told } from '../play/scene.ts';
import type { Sound } from '../sound/sound.ts';
import { withSeat } from '../table/seats.ts';
import type { Script } from '../table/useTable.ts';
import { asJson, type Facts, readFacts } from './facts.ts';
import { spaceOf } from './places.ts';

/** One space of a walk, at full time. */
export const STEP = 150;
/** How long a pawn is seen at the end of its walk before the next thing happens. */
const ARRIVAL = 160;

const LASTS: Readonly<Record<string, number>> = {
  turn: 250,
  'first-player': 900,
  'lost-turn': 600,
  became: 300,
  'took-spells': 500,
  shown: 500,
  met: 900,
  'no-monster': 700,
  cast: 800,
  attacked: 1700,
  'cannot-kill': 1300,
  killed: 350,
  'spell-failed': 700,
  'trap-outside': 1200,
  'monster-attacked': 2000,
  gained: 1200,
  regained: 800,
  'no-treasure': 600,
  enough: 1800,
  forged: 1400,
  'sword-returned': 1100,
  dropped: 700,
  'pile-kept': 900,
  'carried-home': 800,
  retreated: 600,
  died: 1700,
  caged: 1500,
  slid: 900,
  teleported: 900,
  looked: 1200,
  saw: 1400,
  searched: 1300,
  'left-game': 700,
};

const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: 'step',
  retreated: 'step',
  met: 'card',
  cast: 'card',
  looked: 'card',
  saw: 'card',
  gained: 'gold',
  regained: 'gold',
  enough: 'win',
  attacked: 'dice',
  'monster-attacked': 'dice',
  forged: 'dice',
  caged: 'dice',
  searched: 'dice',
  'rolled-for-first': 'dice',
  'learned-door': 'door',
  'cleaned-out': 'tile',
  dropped: 'wound',
  'carried-home': 'wound',
  died: 'death',
};

/** Where the pawn of a seat is now. */
function moved(facts: Facts, seat: Json | undefined, to: Json | undefined): Facts {
  const space = spaceOf(to);
  return space ? withSeat(facts, seat, () => ({ space })) : facts;
}

/** Whoever had this monster before him has it no longer; that is whose turn it is where nobody else is named. */
function monsterGone(facts: Facts, seat: Json | undefined): Facts {
  return withSeat(facts, seat ?? facts.active, () => ({ monster: null }));
}

export function without<T>(list: readonly T[], gone: T): readonly T[] {
  const at = list.indexOf(gone);
  return at < 0 ? list : list.toSpliced(at, 1);
}

function after(facts: Facts, { event, faces }: Told): Facts {
  const { seat } = event;
  const face = event.card === undefined ? undefined : faces[event.card];
  switch (event.type) {
    case 'turn':
      return { ...facts, active: Number(seat), moved: 0 };
    case 'first-player':
      return { ...facts, first: Number(seat), active: Number(seat) };
    case 'slid':
      return moved(monsterGone(facts, seat), seat, event.to);
    case 'moved':
    case 'teleported':
    case 'retreated':
      return moved(facts, seat, event.to);
    case 'carried-home':
      return withSeat(facts, seat, () => ({ space: 'start' }));
    case 'met':
      return withSeat(facts, seat, () => ({ monster: face ?? null }));
    case 'killed':
    case 'monster-gone':
    case 'guards':
      return monsterGone(facts, seat);
    case 'cleaned-out': {
      const room = spaceOf(event.space);
      return room ? { ...facts, graves: [...facts.graves, room] } : facts;
    }
    case 'lost-turn':
      return withSeat(facts, seat, () => ({ lostTurns: Number(event.left) }));
    case 'caged':
      return withSeat(facts, seat, ({ lostTurns }) => ({
        lostTurns: lostTurns + Number(event.turns),
        caged: true,
        monster: null,
      }));
    case 'will-lose-turn':
      return withSeat(facts, seat, ({ lostTurns }) => ({ lostTurns: lostTurns + 1 }));
    case 'searched':
    case 'learned-door':
      if (event.success === false) return facts;
      return withSeat(facts, seat, ({ doors }) => ({ doors: [...doors, String(event.door)] }));
    case 'cast':
      return withSeat(facts, seat, ({ spells }) => ({ spells: without(spells, String(event.spell)) }));
    case 'died':
      return withSeat(facts, seat, () => ({ monster: null, lostTurns: 0, doors: [], space: null }));
    case 'left-game':
      return withSeat(facts, seat, () => ({ gone: true, space: null }));
    default:
      return facts;
  }
}

/** Everybody's pawn walks its way space by space. */
function lasts({ event }: Told): number {
  if (event.type === 'moved') return Number(event.steps) * STEP + ARRIVAL;
  return LASTS[event.type] ?? 0;
}

export const script: Script = {
  lasts,
  after: (facts, told) => asJson(after(readFacts(facts), told)),
  sound: ({ type }) => SOUNDS[type],
};
