/** What has happened in both editions, in full sentences. */
import {
  capital,
  type EventIn,
  type EventOf,
  type Holes,
  type Instance,
  listed,
  logLine,
  NONE,
  plainHoles,
  type Seat,
  type SeenEvent,
  type Speech as SpeechOf,
  type Tellings,
  type Told,
} from '@underhall/kernel';
import { DIRECTIONS, isTower, nameOf, type Space, SUN_TRACK, sideOf, TREASURE_CHAMBER } from '../grid.ts';
import { attributesOf } from '../tests.ts';
import { MONSTERS } from '../verbs.ts';
import type { Card, World } from '../world.ts';
import { ALL, DRAGON_RAGE } from '../wounds.ts';
import {
  besideWhat,
  type Called,
  calledAs,
  calledFor,
  cardName,
  causeName,
  contentOf,
  goldText,
  nameOnFace,
  placeName,
  type Speech,
  theMonster,
  whereName,
} from './names.ts';
import { rolledLine, sumOf, testDice, upTo } from './rolls.ts';

/** How an edition tells what has happened. */
export interface LogWords<W extends World> {
  readonly tellings: Tellings<W>;
  /** Whom a Hero fought, where the event names no kind of Monster. */
  otherFoe(speech: SpeechOf<W>, event: Common): Called;
}

export function sentenceBy(
  { tellings, otherFoe }: LogWords<World>,
  speech: Speech,
  seen: SeenEvent<World>,
): string | undefined {
  return logLine(speech, seen, tellings, (now, one) => {
    const common: Common = one.event;
    return commonHoles(now, common, one.faces, plainHoles(one.event), () => otherFoe(now, common));
  });
}

type Faces = SeenEvent['faces'];
export type Seen<W extends World, T extends EventIn<W>['type']> = SeenEvent<W, EventOf<W, T>>;

/** Fields that mean the same wherever they occur. */
export interface Common {
  readonly type: string;
  readonly seat?: Seat;
  readonly opponent?: Seat;
  readonly space?: Space;
  readonly kind?: string;
  readonly deck?: string;
  readonly cause?: string;
  readonly side?: string;
  readonly card?: Instance;
  readonly cards?: readonly Instance[];
}

/**
 * What the plain fields of an event mean in words. The reader's own Hero is “you”, so verbs have two endings, chosen by
 * `o` for the Hero, `f` for whom he fights, `p` for the side the event is about and `q` for the player.
 */
function commonHoles(
  speech: Speech,
  event: Common,
  faces: Faces,
  plain: Holes,
  otherFoe: () => Called,
): Holes {
  const { say } = speech;
  const { seat, space, deck, cause, side, card = NONE, cards } = event;
  const holes: Record<string, string | number> = { ...plain };
  const kind = MONSTERS.find((known) => known === event.kind);
  if (kind) holes.monster = theMonster(speech, kind);
  if (seat !== undefined) {
    const hero = calledFor(speech, seat);
    // The view may be of a later fight, so only what the event says counts.
    const foe = kind ? calledAs(speech, theMonster(speech, kind)) : otherFoe();
    const who = side === 'hero' ? hero : foe;
    Object.assign(holes, { hero: hero.name, heros: hero.own, o: hero.o, foe: foe.name, f: foe.o });
    Object.assign(holes, { who: who.name, whos: who.own, p: who.o });
    holes.player = hero.o === 2 ? hero.name : say('player.of', { hero: hero.name });
    holes.q = hero.o;
  }
  if (space !== undefined) {
    holes.place = placeName(speech, space);
    holes.where = whereName(speech, space);
  }
  if (deck) holes.deck = say(`deck.${deck}`);
  if (cause) holes.cause = causeName(speech, cause);
  if (card !== NONE) {
    holes.card = cardName(speech, card, faces);
    holes.name = nameOnFace(speech, faces[card] ?? '') ?? holes.card;
  }
  if (cards) {
    const names = cards.map((one) => cardName(speech, one, faces));
    holes.cards = listed(say, names);
    holes.n = cards.length;
  }
  return holes;
}

const LAST = SUN_TRACK.length;

export const sharedTellings = {
  sun: (_speech, { event: { space } }) => ({ space, last: LAST }),
  'sun-rolled': ({ say }, { event: { die, closing, gone } }, { hero, player, o }) => {
    const range = upTo(say, closing);
    const key = die <= closing ? 'sun-rolled.shut' : 'sun-rolled';
    // The First Player goes on moving the sun when his Hero is dead or out.
    return { key, range, who: gone && o === 1 ? player : hero };
  },
  wounded: (_speech, { event: { life, total, source, cause: by } }, { cause }) => {
    const fatal = source === DRAGON_RAGE ? 'wounded.fire' : 'wounded.fatal';
    // What a Hero does to himself is no deed of the dungeon.
    const lived = by === 'dungeon' ? 'wounded.own' : 'wounded';
    return { key: total < life ? lived : fatal, left: life - total, cause: capital(String(cause)) };
  },
  worth: (_speech, { event: { gold } }) => ({ gold: goldText(gold) }),
  'will-lose-turns': (_speech, { event }) => ({
    key: event.turns === 1 ? 'will-lose-turns' : 'will-lose-turns.many',
  }),
  entered: (speech, { event }) => {
    const key = manner(event);
    return { key: key === 'entered' && besideWhat(speech, event.space) ? 'entered.to' : key };
  },
  'drew-chamber': (speech, { event, faces }, { place }) => {
    if (event.card === NONE) return undefined;
    const chamber = nameOnFace(speech, faces[event.card] ?? '');
    const key = event.again ? 'drew-chamber.again' : 'drew-chamber';
    return chamber ? { key, chamber, place, space: nameOf(event.space) } : undefined;
  },
  rotated: (_speech, { event: { space } }) => ({ space: nameOf(space) }),
  stopped: (_speech, _seen, { o }) => ({ key: o === 2 ? 'stopped.you' : 'stopped' }),
  door: (_speech, { event }) => ({ key: event.open ? 'door' : 'door.shut' }),
  darkness: ({ say }, { event }) => ({
    key: event.blocked ? 'darkness.blocked' : 'darkness',
    direction: say(`direction.${DIRECTIONS[sideOf(event.exit)]}`),
  }),
  drew: (speech, seen) => {
    if (!isSeen(seen)) return {};
    return { key: isIdle(speech, seen) ? 'drew.nothing' : 'drew.seen' };
  },
  gained: (_speech, seen) => ({ key: isSeen(seen) ? 'gained.seen' : 'gained' }),
  // What a chamber does, other events tell.
  encountered: (_speech, { event }) => (event.kind === 'rotating-room' ? {} : undefined),
  rolled: (speech, seen, { o }) => rolledLine(speech, seen, o === 2),
  tested: testedLine,
  rerolled: (_speech, { event }) => ({ dice: event.dice.join(' + ') }),
  prevented: ({ say }, { event }, { hero, name, o }) => ({
    key: event.wounds >= ALL ? 'prevented.all' : 'prevented',
    who: hero,
    p: o,
    by: name ? say('event.prevented.by', { name }) : '',
  }),
  died: ({ say, view }, { event }, { where }) => {
    const own = `died.${event.cause}`;
    return {
      key: `event.${own}` in view.game.spec.messages ? own : 'died',
      where: event.below ? say('where.in', { place: say('cause.catacombs') }) : where,
    };
  },
  'went-below': ({ say }, { event }) => ({
    direction: say(`direction.${DIRECTIONS[event.heading]}`),
  }),
  surfacing: ({ say }, { event }) => ({
    space: nameOf(event.space),
    side: say(event.turn < 0 ? 'side.left' : 'side.right'),
  }),
  end: endLine,
} satisfies Tellings<World>;

function isSeen({ event, faces }: Seen<World, 'drew' | 'gained'>): boolean {
  return faces[event.card] !== undefined;
}

/** The card says that nothing happens. */
function isIdle({ view: { game } }: Speech, { event, faces }: Seen<World, 'drew'>): boolean {
  const { effects = [] } = game.faces[game.faceIndex(faces[event.card])] as Partial<Card>;
  return effects.length > 0 && effects.every((effect) => effect.do === 'nothing');
}

/** How somebody came into a space: on foot unless the event says otherwise. */
function manner({ from, special, space }: EventOf<World, 'entered'>): string {
  if (from === null) return special ? 'entered.special' : 'entered.start';
  if (special) return from === TREASURE_CHAMBER ? 'entered.fled' : 'entered.back';
  return isTower(from) && isTower(space) ? 'entered.jump' : 'entered';
}

// ------------------------------------------------------------------ tests

/** The roll with everything added to it, and the target with what changed it from the printed value. */
function testedLine({ say, view }: Speech, { event }: Seen<World, 'tested'>): Told {
  const { dice, burden, target } = event;
  const names = attributesOf(event.attribute);
  const card = contentOf(view).heroes[view.world.heroes[event.seat].card];
  const printed = Math.min(...names.map((name) => card[name]));
  const by = target - printed;
  const signed = by < 0 ? `− ${-by}` : `+ ${by}`;
  return {
    key: event.success ? 'tested' : 'tested.fail',
    attribute: listed(
      say,
      names.map((name) => say(`attribute.${name}`)),
      'or',
    ),
    dice: testDice(say, dice, burden),
    sum: sumOf(dice) + burden,
    target: by === 0 ? target : say('event.tested.target', { target, printed, by: signed }),
  };
}

// ------------------------------------------------------------------ the end

function endLine(speech: Speech, { event }: Seen<World, 'end'>): Told {
  const { say, view } = speech;
  const { winners, results } = event;
  const goldOf = (seat: number): string => goldText(Number(results[seat].gold));
  if (view.seats === 1) {
    if (results[0].out !== true) return { key: 'end.nobody' };
    const { name, o } = calledFor(speech, 0);
    return {
      key: winners.length > 0 ? 'end.alone' : 'end.survived',
      Hero: capital(name),
      o,
      gold: goldOf(0),
    };
  }
  if (winners.length === 0) return { key: 'end.nobody' };
  const { name, o } = calledFor(speech, winners[0]);
  const names = winners.map((seat) => calledFor(speech, seat).name);
  const all =
    names.length === 1
      ? say('event.end.winner', { hero: capital(name), o })
      : say('event.end.winners', { heroes: capital(listed(say, names)) });
  return { winners: all, gold: goldOf(winners[0]) };
}
