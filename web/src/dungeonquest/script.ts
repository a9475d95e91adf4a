/** How long each event is on stage and what it sounds like; and where a chamber lies that is not placed yet. */
import { capital } from '@underhall/kernel';
import type { GameCard } from '../play/scene.ts';
import type { Direction } from '../play/stage.ts';
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
  tested: 800,
  rolled: 1500,
  rerolled: 1200,
  healed: 500,
  gained: 700,
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
  turn: 120,
  'lost-turn': 300,
  placed: 210,
  entered: 210,
  rotated: 260,
  jumped: 240,
  searched: 100,
  drew: 340,
  'turned-up': 340,
  tested: 300,
  rolled: 470,
  rerolled: 360,
  wounded: 400,
  healed: 300,
  gained: 450,
  door: 360,
  'went-below': 400,
  surfacing: 600,
  'no-way-up': 400,
  darkness: 360,
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
const FACEDOWN: EventTypes = new Set(['drew', 'turned-up', 'escape-tried', 'revealed']);

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

/** So long nobody breathes while a card of the dragon is turned, and so long it is looked at then. */
const BREATH = 1700;
const ASLEEP = 1500;
const RAGE = 2600;
/** One card after the other is lost. */
const FIRST_LOST = 1000;
const NEXT_LOST = 420;
/** What everybody should see has this share of its time for those who are not in it. */
const FAR = 0.5;

/** How long it is before anybody knows what comes of the greatest moments. */
function breathAt({ event }: Told): number | undefined {
  if (event.type === 'drew' && event.deck === 'dragon') return BREATH;
  return event.type === 'lost-loot' ? FIRST_LOST + NEXT_LOST * (event.cards.length - 1) : undefined;
}

/** And how long they are on stage. */
function lastsAt(told: Told): number | undefined {
  const breath = breathAt(told);
  const { event, faces } = told;
  if (breath === undefined) return event.type === 'wounded' ? WOUND + EACH_WOUND * event.wounds : undefined;
  if (event.type !== 'drew') return breath + LINE;
  return breath + (faces[event.card] === 'dragon-rage' ? RAGE : ASLEEP);
}

/** Nothing comes of it, and that is read at a glance. */
const IDLE = 1100;
const IDLE_ASIDE = 260;

/** A card that says that nothing happens. */
function isIdle({ event, faces }: Told, { faces: words, messages }: GameCard): boolean {
  if (event.type !== 'drew') return false;
  return words[faces[event.card] ?? '']?.text === `${capital(messages['verb.nothing'] ?? '')}.`;
}

const LINE = 900;
/** The worse it is, the longer it is felt. */
const WOUND = 900;
const EACH_WOUND = 90;

/** Who plays alone is not told that it is his turn again. */
const OWN_TURN: EventTypes = new Set(['turn', 'sun']);

/** Whoever it happens to has a last look. */
const LINGERING: EventTypes = new Set(['died', 'left', 'fell']);

/** Whether a player lets bots play the monsters that meet others. */
export function leavesMonsters(preferences: Readonly<Record<string, string>> | undefined): boolean {
  return preferences?.monsters === 'yes';
}

/** A fight that a bot plays for whoever looks on. */
export function leaves({ event }: Told, preferences: Readonly<Record<string, string>>): boolean {
  return 'opponent' in event && 'kind' in event && event.kind !== '' && leavesMonsters(preferences);
}

/** How an edition shows the events of its own. */
interface OwnScript {
  /** Dice that whoever rolls them throws himself. */
  readonly thrown: EventTypes;
  readonly lasts: ByEvent<number>;
  readonly aside: ByEvent<number>;
  /** What others need not be shown apart, since something else has told it. */
  isTold?(event: Event): boolean;
  readonly sounds: ByEvent<Sound>;
}

export function scriptWith(own: OwnScript): Script<World> {
  const lasts: ByEvent<number> = { ...LASTS, ...own.lasts };
  const aside: ByEvent<number> = { ...ASIDE, ...own.aside };
  const sounds: ByEvent<Sound> = { ...SOUNDS, ...own.sounds };
  const staging: Omit<Direction<World>, 'lasts'> = {
    leaves,
    suspense: (told) => {
      // The dice of a test have lain there since they were rolled.
      if (told.event.type === 'tested') return 0;
      return breathAt(told) ?? (FACEDOWN.has(told.event.type) ? FLIP : tumbling(told));
    },
    thrown: ({ event }) => own.thrown.has(event.type) || isThrown(event),
    lingers: ({ event }) => LINGERING.has(event.type),
  };
  const timing = (idle: (told: Told) => boolean): Direction<World> => {
    const time = (told: Told) => (idle(told) ? IDLE : (lastsAt(told) ?? lasts[told.event.type] ?? 0));
    return {
      ...staging,
      lasts: time,
      alone: (told) => (OWN_TURN.has(told.event.type) ? 0 : time(told)),
      aside: (told) => {
        if (own.isTold?.(told.event)) return 0;
        if (idle(told)) return IDLE_ASIDE;
        const moment = told.event.type === 'wounded' ? undefined : lastsAt(told);
        return moment === undefined ? (aside[told.event.type] ?? 0) : moment * FAR;
      },
    };
  };
  return {
    ...timing(() => false),
    knowing: (card) => timing((told) => isIdle(told, card)),
    sound: ({ type }) => sounds[type],
  };
}
