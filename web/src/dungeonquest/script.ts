/** How long each event is on stage and what it sounds like; and where a chamber lies that is not placed yet. */
import type { Sound } from '../sound/sound.ts';
import type { Script } from '../table/art.ts';
import { tumbling } from '../table/rolls.ts';
import { beside, DIRECTIONS, spaceName } from './board.ts';
import { chambers } from './chambers.ts';
import type { ByEvent, Event, EventTypes, Facts, OptionShown, Told, World } from './terms.ts';

const LASTS: ByEvent<number> = {
  turn: 350,
  'lost-turn': 1000,
  sun: 300,
  'sun-rolled': 1700,
  nightfall: 1600,
  'first-player': 500,
  'drew-chamber': 0,
  placed: 600,
  entered: 480,
  rotated: 600,
  drew: 1700,
  'turned-up': 1700,
  'test-rolled': 1200,
  tested: 900,
  rolled: 1500,
  rerolled: 1200,
  wounded: 700,
  healed: 500,
  gained: 700,
  'lost-loot': 1300,
  died: 1600,
  left: 1200,
  door: 800,
  searched: 400,
  'went-below': 600,
  surfacing: 1500,
  'no-way-up': 900,
  darkness: 900,
  jumped: 500,
};

/**
 * What happens to others: the steps are quick, what came of them stays long enough to be read. A fight is a row of
 * blows, not a row of cards; what is not named here is not shown apart.
 */
const ASIDE: ByEvent<number> = {
  turn: 260,
  'lost-turn': 500,
  placed: 320,
  entered: 300,
  rotated: 350,
  jumped: 300,
  searched: 160,
  drew: 700,
  'turned-up': 700,
  tested: 800,
  rolled: 850,
  rerolled: 700,
  wounded: 900,
  healed: 500,
  gained: 600,
  'lost-loot': 1000,
  door: 500,
  'went-below': 500,
  surfacing: 900,
  'no-way-up': 600,
  darkness: 500,
  died: 1500,
  left: 1300,
};

const SOUNDS: ByEvent<Sound> = {
  placed: 'tile',
  entered: 'step',
  rotated: 'tile',
  drew: 'card',
  'turned-up': 'card',
  'test-rolled': 'dice',
  rolled: 'dice',
  'sun-rolled': 'dice',
  surfacing: 'dice',
  wounded: 'wound',
  died: 'death',
  nightfall: 'death',
  gained: 'gold',
  door: 'door',
  left: 'win',
};

/** So long a card lies facedown before it is turned up. */
const FLIP = 450;
const FACEDOWN: EventTypes = new Set(['drew', 'turned-up']);

/**
 * A chamber that is drawn and not yet placed lies where it would come: one sees what is being decided about. Who comes
 * up from below may turn it: then it lies as the option has it that is pointed at.
 */
export function withDrawn(facts: Facts, last: Told | undefined, option?: OptionShown): Facts {
  if (last?.event.type !== 'drew-chamber') return facts;
  const chamber = last.faces[last.event.card];
  const space = spaceName(last.event.space);
  if (!chamber || facts.board[space]) return facts;
  const from = facts.seats[last.event.seat].space;
  const turned = option?.about?.direction ?? 'south';
  const entry = from ? DIRECTIONS.find((_, side) => beside(space, side) === from) : turned;
  if (!entry) return facts;
  const kind = chambers.get(chamber)?.kind ?? '';
  const drawn = { chamber, entry, kind, entrance: false };
  return { ...facts, board: { ...facts.board, [space]: drawn } };
}

const THROWN: EventTypes = new Set(['test-rolled', 'rerolled', 'darkness', 'surfacing']);

/** What is at stake is thrown by hand; a die that an ability rolls every turn is not. */
function isThrown(event: Event): boolean {
  if (event.type === 'sun-rolled') return !event.gone;
  if (event.type === 'rolled') return !event.ability;
  return THROWN.has(event.type);
}

/** How an edition shows the events of its own. */
interface OwnScript {
  /** Dice that whoever rolls them throws himself. */
  readonly thrown: EventTypes;
  readonly lasts: ByEvent<number>;
  readonly aside: ByEvent<number>;
  readonly sounds: ByEvent<Sound>;
}

export function scriptWith(own: OwnScript): Script<World> {
  const lasts: ByEvent<number> = { ...LASTS, ...own.lasts };
  const aside: ByEvent<number> = { ...ASIDE, ...own.aside };
  const sounds: ByEvent<Sound> = { ...SOUNDS, ...own.sounds };
  return {
    lasts: ({ event }) => lasts[event.type] ?? 0,
    aside: ({ event }) => aside[event.type] ?? 0,
    suspense: (told) => (FACEDOWN.has(told.event.type) ? FLIP : tumbling(told)),
    thrown: ({ event }) => own.thrown.has(event.type) || isThrown(event),
    sound: ({ type }) => sounds[type],
  };
}
