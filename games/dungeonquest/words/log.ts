/** What has happened, in full sentences. */
import {
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
  type Tellings,
  type Told,
} from '@underhall/kernel';
import { ESCAPE_REASONS } from '../classic/combat/escape.ts';
import type { Card, CombatCard } from '../classic/content.ts';
import type { World } from '../classic/world.ts';
import { DIRECTIONS, isTower, nameOf, type Space, SUN_TRACK, sideOf, TREASURE_CHAMBER } from '../grid.ts';
import { attributesOf } from '../tests.ts';
import { MONSTERS, type MonsterKind } from '../verbs.ts';
import { ALL } from '../wounds.ts';
import {
  aMonster,
  attackName,
  cardName,
  causeName,
  contentOf,
  goldText,
  heroName,
  nameOnFace,
  placeName,
  type Speech,
  theMonster,
} from './names.ts';
import { rolledLine, sumOf } from './rolls.ts';

export function sentence(speech: Speech, seen: SeenEvent<World>): string | undefined {
  return logLine(speech, seen, TELLINGS, commonHoles);
}

type Faces = SeenEvent['faces'];
type Seen<T extends EventIn<World>['type']> = SeenEvent<World, EventOf<World, T>>;

/** Fields that mean the same wherever they occur. */
interface Common {
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

/** What the plain fields of an event mean in words. */
function commonHoles(speech: Speech, { event, faces }: SeenEvent<World>): Holes {
  const { say } = speech;
  const common: Common = event;
  const { seat, space, deck, cause, side, card = NONE, cards } = common;
  const holes = plainHoles(event);
  if (seat !== undefined) {
    holes.hero = heroName(speech, seat);
    holes.foe = foeIn(speech, common);
    holes.player = say('player.of', { hero: holes.hero });
  }
  if (space !== undefined) holes.place = placeName(speech, space);
  const kind = monsterIn(common);
  if (kind) holes.monster = theMonster(speech, kind);
  if (deck) holes.deck = say(`deck.${deck}`);
  if (cause) holes.cause = causeName(speech, cause);
  if (side) holes.who = side === 'hero' ? holes.hero : holes.foe;
  if (card !== NONE) {
    holes.card = cardName(speech, card, faces);
    holes.name = nameOnFace(speech, faces[card] ?? '') ?? holes.card;
  }
  if (cards) {
    holes.cards = listed(say, namesOf(speech, cards, faces));
    holes.n = cards.length;
  }
  return holes;
}

function namesOf(speech: Speech, cards: readonly Instance[], faces: Faces): string[] {
  return cards.map((card) => cardName(speech, card, faces));
}

function attacksOf(speech: Speech, cards: readonly Instance[], faces: Faces): string[] {
  return cards.map((card) => attackName(speech, card, faces));
}

const LAST = SUN_TRACK.length;

const TELLINGS: Tellings<World> = {
  sun: (_speech, { event: { space } }) => ({ space, last: LAST }),
  'late-start': (_speech, { event: { space } }) => ({ space }),
  'sun-rolled': ({ say }, { event: { die, closing, gone } }, { hero, player }) => {
    const range = closing === 1 ? '1' : say('text.range', { from: 1, to: closing });
    const key = die <= closing ? 'sun-rolled.shut' : 'sun-rolled';
    // The First Player goes on moving the sun when his Hero is dead or out.
    return { key, range, who: gone ? player : hero };
  },
  wounded: (_speech, { event: { life, total } }) => ({ left: life - total }),
  worth: (_speech, { event: { gold } }) => ({ gold: goldText(gold) }),
  'will-lose-turns': (_speech, { event }) => ({
    key: event.turns === 1 ? 'will-lose-turns' : 'will-lose-turns.many',
  }),
  entered: (_speech, { event }) => ({ key: manner(event) }),
  'drew-chamber': (speech, { event, faces }, { place }) => {
    if (event.card === NONE) return undefined;
    const chamber = nameOnFace(speech, faces[event.card] ?? '');
    const key = event.again ? 'drew-chamber.again' : 'drew-chamber';
    return chamber ? { key, chamber, place, space: nameOf(event.space) } : undefined;
  },
  rotated: (_speech, { event: { space } }) => ({ space: nameOf(space) }),
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
  'monster-met': ({ say, view }, { event }) => {
    const monster = aMonster({ say, view }, event.kind);
    const reason = ESCAPE_REASONS[event.rule ?? ''];
    return reason ? { key: 'monster-met.no-escape', monster, why: say(`reason.${reason}`) } : { monster };
  },
  rolled: (speech, seen) => rolledLine(speech, seen),
  tested: testedLine,
  rerolled: (_speech, { event }) => ({ dice: event.dice.join(' + ') }),
  prevented: (speech, { event, faces }, { hero, name }) => ({
    key: event.wounds >= ALL ? 'prevented.all' : 'prevented',
    who: ownerOf(speech, faces[event.card]) ?? hero,
    by: name ? speech.say('event.prevented.by', { name }) : '',
  }),
  died: ({ say, view }, { event }, { place }) => {
    const own = `died.${event.cause}`;
    return {
      key: `event.${own}` in view.game.spec.messages ? own : 'died',
      place: event.below ? say('cause.catacombs') : place,
    };
  },
  'went-below': ({ say }, { event }) => ({
    direction: say(`direction.${DIRECTIONS[event.heading]}`),
  }),
  surfacing: ({ say }, { event }) => ({
    space: nameOf(event.space),
    side: say(event.turn < 0 ? 'side.left' : 'side.right'),
  }),
  'escape-tried': (speech, { event }) => ({
    key: event.success ? 'escape-tried' : 'escape-tried.fail',
    own: event.hero,
    theirs: event.monster,
    hero: heroName(speech, event.seat),
  }),
  revealed: (speech, { event, faces }, { who }) => {
    const [a = '', b = ''] = attacksOf(speech, event.cards, faces);
    if (b) return { a, b };
    return { key: a ? 'revealed.one' : 'revealed.none', a, who };
  },
  counterattack: (speech, { event, faces }) => ({ name: attackName(speech, event.card, faces) }),
  'attack-changed': (_speech, { event: { by } }, { name }) => {
    return { key: name ? 'attack-changed.by' : 'attack-changed', by: by < 0 ? `−${-by}` : `+${by}` };
  },
  'monster-counter': (speech, { event: { played }, faces }) => {
    if (played.length === 0) return { key: 'monster-counter.none' };
    return { cards: listed(speech.say, attacksOf(speech, played, faces)) };
  },
  round: roundLine,
  struck: (_speech, { event: { cards, wounds = 0 } }) => ({ n: cards?.length ?? wounds }),
  'combat-dice': ({ say }, { event: { dice, attribute } }) => {
    if (dice.length === 1) return { key: 'combat-die', dice: dice[0] };
    return { dice: dice.join(' + '), sum: sumOf(dice), attribute: say(`attribute.${attribute}`) };
  },
  'hero-attacked': (speech, { event }) => ({ other: heroName(speech, event.opponent) }),
  'hero-defeated': (speech, { event }) => ({
    key: event.killed ? 'hero-defeated.killed' : 'hero-defeated',
    other: heroName(speech, event.loser),
  }),
  'loot-taken': (speech, { event }) => ({ other: heroName(speech, event.from) }),
  'servant-moved': ({ say }, { event }) => ({
    kind: say(`monster.${event.kind}`),
    from: nameOf(event.from),
  }),
  'servant-added': ({ say }, { event }) => ({ kind: say(`monster.${event.kind}`) }),
  end: endLine,
};

function isSeen({ event, faces }: Seen<'drew' | 'gained'>): boolean {
  return faces[event.card] !== undefined;
}

/** The Monster whose Power card this is: its player, who has played it, is not the one it is about. */
function ownerOf(speech: Speech, face: string | undefined): string | undefined {
  const { game } = speech.view;
  const { owner } = face === undefined ? {} : (game.faces[game.faceIndex(face)] as Partial<CombatCard>);
  const kind = MONSTERS.find((known) => known === owner);
  return kind && theMonster(speech, kind);
}

/** The card says that nothing happens. */
function isIdle({ view: { game } }: Speech, { event, faces }: Seen<'drew'>): boolean {
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
function testedLine({ say, view }: Speech, { event }: Seen<'tested'>): Told {
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
    dice: burden > 0 ? say('event.tested.loot', { dice: dice.join(' + '), n: burden }) : dice.join(' + '),
    sum: sumOf(dice) + burden,
    target: by === 0 ? target : say('event.tested.target', { target, printed, by: signed }),
  };
}

// ------------------------------------------------------------------ combat and the end

/** Whom a hero fought. The view may be of a later fight, so only what the event says counts. */
function foeIn(speech: Speech, event: Common): string {
  const { say, view } = speech;
  const kind = monsterIn(event);
  if (kind) return theMonster(speech, kind);
  if (event.kind === '' && event.opponent !== undefined) return heroName(speech, event.opponent);
  return say(view.setup.options.pvp === true ? 'monster.other' : 'monster.some');
}

function monsterIn({ kind }: Common): MonsterKind | undefined {
  return MONSTERS.find((known) => known === kind);
}

/** With cards, the totals decide; in a variant a round gives wounds to one side or both. */
function roundLine(_speech: Speech, { event }: Seen<'round'>, { hero, foe }: Holes): Told {
  const { winner, hero: a, monster: b, damage, deathblow = 0 } = event;
  const won = winner === 'hero';
  const sides = { winner: won ? hero : foe, loser: won ? foe : hero };
  if (damage !== undefined) {
    const result = deathblow > 0 ? 'round.deathblow' : 'round';
    const totals = { own: won ? a : b, theirs: won ? b : a };
    return { key: damage > 0 ? result : 'round.harmless', ...sides, ...totals, n: damage };
  }
  if (winner === null) return { key: 'round.both', a, b };
  return { key: 'round.plain', ...sides, n: won ? b : a };
}

function endLine(speech: Speech, { event }: Seen<'end'>): Told {
  const { say, view } = speech;
  const { winners, results } = event;
  const goldOf = (seat: number): number => Number(results[seat].gold);
  if (view.seats === 1) {
    if (results[0].out !== true) return { key: 'end.nobody' };
    const key = winners.length > 0 ? 'end.alone' : 'end.survived';
    return { key, hero: heroName(speech, 0), gold: goldText(goldOf(0)) };
  }
  if (winners.length === 0) return { key: 'end.nobody' };
  const names = winners.map((seat) => heroName(speech, seat));
  const all =
    names.length === 1
      ? say('event.end.winner', { hero: names[0] })
      : say('event.end.winners', { heroes: listed(say, names) });
  return { winners: all, gold: goldText(goldOf(winners[0])) };
}
