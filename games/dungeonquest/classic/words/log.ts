/** What has happened, in full sentences. */
import {
  diceIn,
  type Event,
  type Holes,
  type Instance,
  listed,
  logLine,
  NONE,
  numberIn,
  type Outcome,
  plainHoles,
  type SeenEvent,
  type Telling,
  type Told,
  textIn,
} from '@underhall/kernel';
import boardData from '../../content/board.json' with { type: 'json' };
import { DIRECTIONS, isTower, nameOf, sideOf, TREASURE_CHAMBER } from '../../grid.ts';
import { type Attribute, MONSTERS, type MonsterKind } from '../../verbs.ts';
import { ESCAPE_REASONS } from '../combat/escape.ts';
import type { Card, CombatCard } from '../content.ts';
import type { World } from '../world.ts';
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

export function sentence(speech: Speech, seen: SeenEvent): string | undefined {
  return logLine(speech, seen, TELLINGS, commonHoles);
}

/** What the plain fields of an event mean in words, wherever they occur. */
function commonHoles(speech: Speech, { event, faces }: SeenEvent): Holes {
  const { say } = speech;
  const holes = plainHoles(event);
  if (typeof event.seat === 'number') {
    holes.hero = heroName(speech, event.seat);
    holes.foe = foeIn(speech, event);
    holes.player = say('player.of', { hero: holes.hero });
  }
  if (typeof event.space === 'number') holes.place = placeName(speech, event.space);
  const kind = monsterIn(event);
  if (kind) holes.monster = theMonster(speech, kind);
  if (textIn(event, 'deck')) holes.deck = say(`deck.${event.deck}`);
  if (textIn(event, 'cause')) holes.cause = causeName(speech, textIn(event, 'cause'));
  if (textIn(event, 'side')) holes.who = event.side === 'hero' ? holes.hero : holes.foe;
  if (event.card !== undefined && event.card !== NONE) {
    holes.card = cardName(speech, event.card, faces);
    holes.name = nameOnFace(speech, faces[event.card] ?? '') ?? holes.card;
  }
  if (event.cards) {
    holes.cards = listed(say, namesOf(speech, event.cards, faces));
    holes.n = event.cards.length;
  }
  return holes;
}

function namesOf(speech: Speech, cards: readonly Instance[], faces: SeenEvent['faces']): string[] {
  return cards.map((card) => cardName(speech, card, faces));
}

function attacksOf(speech: Speech, cards: readonly Instance[], faces: SeenEvent['faces']): string[] {
  return cards.map((card) => attackName(speech, card, faces));
}

const LAST = boardData.sunTrack.length;

const TELLINGS: Readonly<Record<string, Telling<World>>> = {
  sun: (_speech, { event }) => ({ space: numberIn(event, 'space'), last: LAST }),
  'late-start': (_speech, { event }) => ({ space: numberIn(event, 'space') }),
  'sun-rolled': ({ say }, { event }, { hero, player }) => {
    const closing = numberIn(event, 'closing');
    const range = closing === 1 ? '1' : say('text.range', { from: 1, to: closing });
    const key = numberIn(event, 'die') <= closing ? 'sun-rolled.shut' : 'sun-rolled';
    // The First Player goes on moving the sun when his Hero is dead or out.
    return { key, range, who: event.gone ? player : hero };
  },
  wounded: (_speech, { event }) => ({ left: numberIn(event, 'life') - numberIn(event, 'total') }),
  worth: (_speech, { event }) => ({ gold: goldText(numberIn(event, 'gold')) }),
  'will-lose-turns': (_speech, { event }) => ({
    key: event.turns === 1 ? 'will-lose-turns' : 'will-lose-turns.many',
  }),
  entered: (_speech, { event }) => ({ key: manner(event) }),
  'drew-chamber': (speech, { event, faces }, { place }) => {
    if (event.card === undefined || event.card === NONE) return undefined;
    const chamber = nameOnFace(speech, faces[event.card] ?? '');
    const key = event.again ? 'drew-chamber.again' : 'drew-chamber';
    return chamber ? { key, chamber, place, space: nameOf(numberIn(event, 'space')) } : undefined;
  },
  rotated: (_speech, { event }) => ({ space: nameOf(numberIn(event, 'space')) }),
  door: (_speech, { event }) => ({ key: event.open ? 'door' : 'door.shut' }),
  darkness: ({ say }, { event }) => ({
    key: event.blocked ? 'darkness.blocked' : 'darkness',
    direction: say(`direction.${DIRECTIONS[sideOf(numberIn(event, 'exit'))]}`),
  }),
  drew: (speech, seen) => {
    if (!isSeen(seen)) return {};
    return { key: isIdle(speech, seen) ? 'drew.nothing' : 'drew.seen' };
  },
  gained: (_speech, seen) => ({ key: isSeen(seen) ? 'gained.seen' : 'gained' }),
  // What a chamber does, other events tell.
  encountered: (_speech, { event }) => (event.kind === 'rotating-room' ? {} : undefined),
  'monster-met': ({ say, view }, { event }) => {
    const monster = aMonster({ say, view }, textIn(event, 'kind'));
    const reason = ESCAPE_REASONS[textIn(event, 'rule')];
    return reason ? { key: 'monster-met.no-escape', monster, why: say(`reason.${reason}`) } : { monster };
  },
  rolled: (speech, seen) => rolledLine(speech, seen),
  tested: testedLine,
  rerolled: (_speech, { event }) => ({ dice: diceIn(event).join(' + ') }),
  prevented: (speech, { event, faces }, { hero, name }) => ({
    key: numberIn(event, 'wounds') >= ALL ? 'prevented.all' : 'prevented',
    who: ownerOf(speech, faces[event.card ?? NONE]) ?? hero,
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
    direction: say(`direction.${DIRECTIONS[numberIn(event, 'heading')]}`),
  }),
  surfacing: ({ say }, { event }) => ({
    space: nameOf(numberIn(event, 'space')),
    side: say(numberIn(event, 'turn') < 0 ? 'side.left' : 'side.right'),
  }),
  'escape-tried': (_speech, { event }) => ({
    key: event.success ? 'escape-tried' : 'escape-tried.fail',
    own: numberIn(event, 'hero'),
    theirs: numberIn(event, 'monster'),
    hero: heroOf(_speech, event),
  }),
  revealed: (speech, { event, faces }, { who }) => {
    const [a = '', b = ''] = attacksOf(speech, event.cards ?? [], faces);
    if (b) return { a, b };
    return { key: a ? 'revealed.one' : 'revealed.none', a, who };
  },
  counterattack: (speech, { event, faces }) => ({ name: attacksOf(speech, [event.card ?? NONE], faces)[0] }),
  'attack-changed': (_speech, { event }, { name }) => {
    const by = numberIn(event, 'by');
    return { key: name ? 'attack-changed.by' : 'attack-changed', by: by < 0 ? `−${-by}` : `+${by}` };
  },
  'monster-counter': (speech, { event, faces }) => {
    const played = (event.played ?? []) as readonly Instance[];
    if (played.length === 0) return { key: 'monster-counter.none' };
    return { cards: listed(speech.say, attacksOf(speech, played, faces)) };
  },
  round: roundLine,
  struck: (_speech, { event }) => ({ n: event.cards?.length ?? numberIn(event, 'wounds') }),
  'combat-dice': ({ say }, { event }) => {
    const dice = diceIn(event);
    if (dice.length === 1) return { key: 'combat-die', dice: dice[0] };
    return { dice: dice.join(' + '), sum: sumOf(dice), attribute: say(`attribute.${event.attribute}`) };
  },
  'hero-attacked': (speech, { event }) => ({ other: heroName(speech, numberIn(event, 'opponent')) }),
  'hero-defeated': (speech, { event }) => ({
    key: event.killed ? 'hero-defeated.killed' : 'hero-defeated',
    other: heroName(speech, numberIn(event, 'loser')),
  }),
  'loot-taken': (speech, { event }) => ({ other: heroName(speech, numberIn(event, 'from')) }),
  'servant-moved': ({ say }, { event }) => ({
    kind: say(`monster.${event.kind}`),
    from: nameOf(numberIn(event, 'from')),
  }),
  'servant-added': ({ say }, { event }) => ({ kind: say(`monster.${event.kind}`) }),
  end: endLine,
};

function isSeen({ event, faces }: SeenEvent): boolean {
  return event.card !== undefined && faces[event.card] !== undefined;
}

/** The Monster whose Power card this is: its player, who has played it, is not the one it is about. */
function ownerOf(speech: Speech, face: string | undefined): string | undefined {
  const { game } = speech.view;
  const { owner } = face === undefined ? {} : (game.faces[game.faceIndex(face)] as Partial<CombatCard>);
  const kind = MONSTERS.find((known) => known === owner);
  return kind && theMonster(speech, kind);
}

/** The card says that nothing happens. */
function isIdle({ view: { game } }: Speech, { event, faces }: SeenEvent): boolean {
  const { effects = [] } = game.faces[game.faceIndex(faces[event.card ?? NONE])] as Partial<Card>;
  return effects.length > 0 && effects.every((effect) => effect.do === 'nothing');
}

function heroOf(speech: Speech, event: Event): string {
  return heroName(speech, numberIn(event, 'seat'));
}

/** How somebody came into a space: on foot unless the event says otherwise. */
function manner({ from, special, space }: Event): string {
  if (from === null) return special ? 'entered.special' : 'entered.start';
  if (special) return from === TREASURE_CHAMBER ? 'entered.fled' : 'entered.back';
  return isTower(Number(from)) && isTower(Number(space)) ? 'entered.jump' : 'entered';
}

// ------------------------------------------------------------------ tests

/** The roll with everything added to it, and the target with what changed it from the printed value. */
function testedLine({ say, view }: Speech, { event }: SeenEvent): Told {
  const dice = diceIn(event);
  const burden = numberIn(event, 'burden');
  const target = numberIn(event, 'target');
  const names = textIn(event, 'attribute').split('/') as Attribute[];
  const card = contentOf(view).heroes[view.world.heroes[numberIn(event, 'seat')].card];
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
function foeIn(speech: Speech, event: Event): string {
  const { say, view } = speech;
  const kind = monsterIn(event);
  if (kind) return theMonster(speech, kind);
  if (event.kind === '' && typeof event.opponent === 'number') return heroName(speech, event.opponent);
  return say(view.setup.options.pvp === true ? 'monster.other' : 'monster.some');
}

function monsterIn({ kind }: Event): MonsterKind | undefined {
  return MONSTERS.find((known) => known === kind);
}

/** With cards, the totals decide; in a variant a round gives wounds to one side or both. */
function roundLine(_speech: Speech, { event }: SeenEvent, { hero, foe }: Holes): Told {
  const won = event.winner === 'hero';
  const sides = { winner: won ? hero : foe, loser: won ? foe : hero };
  const a = numberIn(event, 'hero');
  const b = numberIn(event, 'monster');
  if (typeof event.damage === 'number') {
    const result = numberIn(event, 'deathblow') > 0 ? 'round.deathblow' : 'round';
    const totals = { own: won ? a : b, theirs: won ? b : a };
    return { key: event.damage > 0 ? result : 'round.harmless', ...sides, ...totals, n: event.damage };
  }
  if (event.winner === null) return { key: 'round.both', a, b };
  return { key: 'round.plain', ...sides, n: won ? b : a };
}

function endLine(speech: Speech, { event }: SeenEvent): Told {
  const { say, view } = speech;
  const { winners, results } = event as unknown as Outcome;
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
