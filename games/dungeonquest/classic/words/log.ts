/** What has happened, in full sentences. An event without a message is noise: another one tells the same. */
import {
  capital,
  type Event,
  type Instance,
  listed,
  NONE,
  type Outcome,
  type SeenEvent,
} from '@underhall/kernel';
import boardData from '../../content/board.json' with { type: 'json' };
import { DIRECTIONS, isTower, nameOf, sideOf, TREASURE_CHAMBER } from '../../grid.ts';
import { type Attribute, MONSTERS, type MonsterKind } from '../../verbs.ts';
import {
  aMonster,
  cardName,
  causeName,
  contentOf,
  heroName,
  nameOnFace,
  numberIn,
  placeName,
  type Speech,
  textIn,
  theMonster,
} from './names.ts';

type Holes = Readonly<Record<string, string | number>>;
/** Holes of the event's message; with `key`, another message than `event.TYPE`; undefined: not worth a line. */
type Telling = (
  speech: Speech,
  seen: SeenEvent,
  common: Holes,
) => (Holes & { readonly key?: string }) | undefined;

export function sentence(speech: Speech, seen: SeenEvent): string | undefined {
  const { type } = seen.event;
  const telling = TELLINGS[type];
  if (!telling && !(`event.${type}` in speech.view.game.spec.messages)) return undefined;
  const common = commonHoles(speech, seen);
  const told = telling ? telling(speech, seen, common) : {};
  if (!told) return undefined;
  const { key = type, ...holes } = told;
  return capital(speech.say(`event.${key}`, { ...common, ...holes }));
}

/** What the plain fields of an event mean in words, wherever they occur. */
function commonHoles(speech: Speech, { event, faces }: SeenEvent): Holes {
  const { say } = speech;
  const holes: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') holes[name] = value;
  }
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

const LAST = boardData.sunTrack.length;

const TELLINGS: Readonly<Record<string, Telling>> = {
  sun: (_speech, { event }) => ({ space: numberIn(event, 'space'), last: LAST }),
  'late-start': (_speech, { event }) => ({ space: numberIn(event, 'space') }),
  'sun-rolled': ({ say }, { event }) => {
    const closing = numberIn(event, 'closing');
    const range = closing === 1 ? '1' : say('text.range', { from: 1, to: closing });
    return { key: numberIn(event, 'die') <= closing ? 'sun-rolled.shut' : 'sun-rolled', range };
  },
  'will-lose-turns': (_speech, { event }) => ({
    key: event.turns === 1 ? 'will-lose-turns' : 'will-lose-turns.many',
  }),
  entered: (_speech, { event }) => ({ key: manner(event) }),
  'drew-chamber': (speech, { event, faces }, { place }) => {
    if (event.card === undefined || event.card === NONE) return undefined;
    const chamber = nameOnFace(speech, faces[event.card] ?? '');
    return chamber ? { chamber, place, space: nameOf(numberIn(event, 'space')) } : undefined;
  },
  rotated: (_speech, { event }) => ({ space: nameOf(numberIn(event, 'space')) }),
  door: (_speech, { event }) => ({ key: event.open ? 'door' : 'door.shut' }),
  darkness: ({ say }, { event }) => ({
    key: event.blocked ? 'darkness.blocked' : 'darkness',
    direction: say(`direction.${DIRECTIONS[sideOf(numberIn(event, 'exit'))]}`),
  }),
  drew: (_speech, seen) => ({ key: isSeen(seen) ? 'drew.seen' : 'drew' }),
  gained: (_speech, seen) => ({ key: isSeen(seen) ? 'gained.seen' : 'gained' }),
  // What a chamber does, other events tell.
  encountered: (_speech, { event }) => (event.kind === 'rotating-room' ? {} : undefined),
  'monster-met': (speech, { event }) => ({ monster: aMonster(speech, textIn(event, 'kind')) }),
  rolled: (speech, { event }, { name, cause }) => {
    const why = name ?? cause ?? abilityIn(speech, event);
    return {
      key: why ? 'rolled.for' : 'rolled',
      name: why ?? '',
      dice: diceText(speech.say, diceIn(event)),
    };
  },
  tested: testedLine,
  rerolled: (_speech, { event }) => ({ dice: diceIn(event).join(' + ') }),
  prevented: (_speech, { event }) => ({
    key: numberIn(event, 'wounds') >= MANY ? 'prevented.all' : 'prevented',
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
  revealed: (speech, { event, faces }) => {
    const [a = '', b = ''] = namesOf(speech, event.cards ?? [], faces);
    if (b) return { a, b };
    return { key: a ? 'revealed.one' : 'revealed.none', a };
  },
  'monster-counter': (speech, { event, faces }) => {
    const played = (event.played ?? []) as readonly Instance[];
    if (played.length === 0) return { key: 'monster-counter.none' };
    return { cards: listed(speech.say, namesOf(speech, played, faces)) };
  },
  round: roundLine,
  struck: (_speech, { event }) => ({ n: event.cards?.length ?? numberIn(event, 'wounds') }),
  'combat-dice': ({ say }, { event }) => {
    const dice = diceIn(event);
    if (dice.length === 1) return { key: 'combat-die', dice: dice[0] };
    return { dice: dice.join(' + '), sum: sumOf(dice), attribute: say(`attribute.${event.attribute}`) };
  },
  'hero-attacked': (speech, { event }) => ({ other: heroName(speech, numberIn(event, 'defender')) }),
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

/** More wounds than anybody can be spared one by one. */
const MANY = 99;

function isSeen({ event, faces }: SeenEvent): boolean {
  return event.card !== undefined && faces[event.card] !== undefined;
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

// ------------------------------------------------------------------ dice

function diceIn({ dice }: Event): readonly number[] {
  return Array.isArray(dice) ? dice.map(Number) : [];
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((a, b) => a + b, 0);
}

/** The special ability for which dice were rolled. */
function abilityIn({ view }: Speech, event: Event): string | undefined {
  const { abilities } = contentOf(view).heroes[view.world.heroes[numberIn(event, 'seat')].card];
  return abilities.find(({ id }) => id === event.ability)?.name;
}

function diceText(say: Speech['say'], dice: readonly number[]): string {
  const text = dice.join(' + ');
  return dice.length > 1 ? say('event.rolled.sum', { dice: text, sum: sumOf(dice) }) : text;
}

/** The roll with everything added to it, and the target with what changed it from the printed value. */
function testedLine({ say, view }: Speech, { event }: SeenEvent): Holes & { key?: string } {
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
function roundLine(_speech: Speech, { event }: SeenEvent, { hero, foe }: Holes): Holes & { key?: string } {
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

function endLine(speech: Speech, { event }: SeenEvent): Holes & { key?: string } {
  const { say, view } = speech;
  const { winners, results } = event as unknown as Outcome;
  const goldOf = (seat: number): number => Number(results[seat].gold);
  if (view.seats === 1) {
    if (results[0].out !== true) return { key: 'end.nobody' };
    const key = winners.length > 0 ? 'end.alone' : 'end.survived';
    return { key, hero: heroName(speech, 0), gold: goldOf(0) };
  }
  if (winners.length === 0) return { key: 'end.nobody' };
  const names = winners.map((seat) => heroName(speech, seat));
  const all =
    names.length === 1
      ? say('event.end.winner', { hero: names[0] })
      : say('event.end.winners', { heroes: listed(say, names) });
  return { winners: all, gold: goldOf(winners[0]) };
}
