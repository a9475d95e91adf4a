/** Warren: a map that grows, cards on cards, minions of others, answers and holds. */
import { seatOf, statement } from '../../arrange.ts';
import { type Scope, scopeOf, TABLE } from '../../effect.ts';
import { type Face, Game, type Handlers, type Questions } from '../../game.ts';
import { EVERYBODY, type Instance, NONE, type Seat } from '../../ids.ts';
import type { Match } from '../../match.ts';
import type { OptionPart } from '../../option-forms.ts';
import type { Options } from '../../questions.ts';
import type { Declares } from '../../seams.ts';
import {
  bySeat,
  card,
  type EventsOf,
  flag,
  listOf,
  meant,
  nullable,
  object,
  type Shaped,
  seat,
  seenCard,
  shape,
  wholeNumber,
} from '../../shape.ts';
import {
  type Cell,
  cellAt,
  fits,
  freePlaces,
  named,
  type Place,
  placeOf,
  type Tunnel,
  waysFrom,
} from './map.ts';

const ACTS = 2;
const GEMS = 6;
const GEMS_TO_WIN = 3;
const HAND = 3;

type WarrenEffect =
  | { do: 'deal' }
  | { do: 'turn' }
  | { do: 'lay'; at: Place }
  | { do: 'acts' }
  | { do: 'walk'; to: Instance }
  | { do: 'arrive' }
  | { do: 'caught'; snare: Instance; deeper: boolean }
  | { do: 'take-gem' }
  | { do: 'set'; card: Instance; on: Instance }
  | { do: 'rat'; card: Instance; on: Seat }
  | { do: 'feint'; card: Instance }
  | { do: 'nudge'; rat: Instance }
  | { do: 'steal-gem'; rat: Instance }
  | { do: 'collapse'; card: Instance; tunnel: Instance }
  | { do: 'rest' }
  | { do: 'end-turn' };

type WarrenQuestion = { do: 'dig' } | { do: 'act' };

const isPlace = (word: unknown) => typeof word === 'string' && /^-?\d+,-?\d+$/.test(word);
const place = shape<string>('a place, as `0,-1`', isPlace);
const tricksSeen = listOf(seenCard('the id of a trick', 'card of trick'));
const events = {
  dug: object({ seat, card, place }),
  'fits-nowhere': object({ seat, card }),
  walked: object({ seat, place }),
  'took-gem': object({ seat }),
  'stole-gem': object({ seat, from: seat, card }),
  snared: object({ seat, place, card }),
  feinted: object({ seat, card }),
  nudged: object({ seat, from: seat }),
  'set-trap': object({ seat, card, place }),
  bluffed: object({ seat, card }),
  'laid-rat': object({ seat, card, on: seat }),
  collapsed: object({ seat, card, place }),
  'sat-out': object({ seat }),
};
const facts = object({
  turn: wholeNumber(1),
  active: seat,
  acts: meant('acts left in this turn', wholeNumber(0)),
  pile: meant('tunnels left to draw', wholeNumber(0)),
  discard: tricksSeen,
  map: listOf(
    object({
      place,
      tunnel: seenCard('the id of a tunnel', 'card of tunnel', 'card of den'),
      gem: flag,
      on: tricksSeen,
    }),
  ),
  seats: bySeat(
    object({
      place,
      gems: wholeNumber(0),
      hand: tricksSeen,
      rat: meant(
        'whose rat is on the mole: `of 1`',
        nullable(shape<string>('`of` and a seat', (v) => /^of \d+$/.test(String(v)))),
      ),
      lost: meant('turns to sit out', wholeNumber(0)),
    }),
  ),
});
const options = {
  'lay:PLACE': 'lays the tunnel there',
  'walk:PLACE': 'walks to the next tunnel',
  'set:CARD:PLACE': 'lays a card facedown on a tunnel',
  'rat:CARD:SEAT': 'sets a rat on the mole of this seat',
  'feint:CARD': 'slips out of a snare',
  'nudge:CARD': 'lets a rat push its mole deeper into a snare',
  'collapse:CARD:PLACE': 'lets a tunnel fall in',
  rest: 'ends the turn',
};
const PLACE: OptionPart = {
  what: 'a place of the map, as it lies from the den: `0,-1` is north of it',
  has: isPlace,
};
const forbidden = {
  'lay:PLACE': { 'does-not-fit': 'WARREN-DIG-2' },
  'set:CARD:PLACE': { taken: 'WARREN-TRICK-1' },
  'rat:CARD:SEAT': { 'has-rat': 'WARREN-TRICK-2' },
  'feint:CARD': { 'no-snare': 'WARREN-TRICK-3' },
  'collapse:CARD:PLACE': { stands: 'WARREN-ANYTIME-1' },
};
const results = object({ gems: wholeNumber(0) });
const zones = {
  pile: 'the tunnels that are left',
  'turned-up': 'the tunnel to be laid',
  map: 'the tunnels of the map',
  fallen: 'tunnels that fell in',
  gems: 'the gems that are left',
  'gem-in': 'the gem in a tunnel',
  tricks: 'the cards that were not dealt',
  hand: 'the cards of a seat',
  'on-tunnel': 'the card on a tunnel',
  'on-mole': 'the rat on a mole',
  discard: 'cards that were used',
  won: 'the gems of a seat',
  moles: 'the moles, by seat',
};

interface Seams {
  effect: WarrenEffect | WarrenQuestion;
  event: EventsOf<typeof events>;
  facts: Shaped<typeof facts>;
  about: { place?: string; card?: Instance; seat?: Seat };
}

interface World extends Declares<Seams> {
  turn: number;
  active: Seat;
  /** Acts left in this turn. */
  acts: number;
  cells: Cell[];
  /** The tunnel each mole stands on. */
  moles: Instance[];
  gems: number[];
  /** Turns each mole must sit out. */
  lost: number[];
  /** The tunnel in whose snare the mole of this turn was caught: he takes no gem there. */
  caughtIn: Instance;
  /** Whose each rat is. */
  masters: { readonly rat: Instance; readonly master: Seat }[];
}

type M = Match<World>;

const SHAPES: readonly (readonly [id: string, sides: string, gem: boolean, count: number])[] = [
  ['cross', 'nesw', false, 2],
  ['hall', 'ew', false, 2],
  ['shaft', 'ns', false, 2],
  ['bend', 'es', true, 2],
  ['nook', 'n', true, 2],
  ['fork', 'esw', true, 2],
];
const sides = (open: string): boolean[] => [...'nesw'].map((side) => open.includes(side));
const tunnels: readonly Tunnel[] = SHAPES.map(([id, open, gem]) => ({
  id,
  back: 'tunnel',
  open: sides(open),
  gem,
}));
const den: Tunnel = { id: 'den', back: 'den', open: sides('nesw'), gem: false };
const TRICKS = ['snare', 'rat', 'feint', 'collapse'];
const tricks: readonly Face[] = TRICKS.map((id) => ({ id, back: 'trick' }));
/** A mole is a card so that a rat can lie on it. */
const mole: Face = { id: 'mole', back: 'mole' };

const isTunnel = (face: Face): face is Tunnel => 'open' in face;

function tunnelOf(match: M, tunnel: Instance): Tunnel {
  const face = match.face(tunnel);
  return isTunnel(face) ? face : den;
}

function cardsIn(match: M, zone: string, key: number, face?: string): Instance[] {
  const all = match.instances.list(match.zone(zone, key));
  return face === undefined ? all : all.filter((one) => match.face(one).id === face);
}

/** Moles were dealt last, one for each seat. */
function moleOf({ instances, seats }: M, who: Seat): Instance {
  return instances.count - seats + who;
}

function ratOn(match: M, who: Seat): Instance {
  return match.instances.first(match.zone('on-mole', moleOf(match, who)));
}

function masterOf({ world }: M, rat: Instance): Seat {
  return world.masters.find((one) => one.rat === rat)?.master ?? NONE;
}

function standsOn({ world }: M, tunnel: Instance): boolean {
  return world.moles.includes(tunnel);
}

function discard(match: M, one: Instance): void {
  match.instances.toTop(one, match.zone('discard'));
}

const questions: Questions<World, WarrenQuestion> = {
  /** WARREN-DIG-1, WARREN-DIG-2 */
  dig: {
    kind: 'ask',
    lone: 'ask',
    // Nobody lets a tunnel fall in while this one is held in hand: it might fit nowhere then.
    midway: true,
    options(match, _question, _scope, options) {
      const drawn = tunnelOf(match, match.instances.first(match.zone('turned-up')));
      for (const at of freePlaces(match.world.cells)) {
        const id = `lay:${named(at)}`;
        if (fits(match.world.cells, drawn, at, (one) => tunnelOf(match, one)))
          options.add(id, { do: 'lay', at });
        else options.forbid(id, 'WARREN-DIG-2', 'does-not-fit', { place: named(at) });
      }
    },
  },

  /** WARREN-ACT-1 */
  act: {
    kind: 'ask',
    options(match, _question, { seat: who }, options) {
      const here = placeOf(match.world.cells, match.world.moles[who]);
      for (const next of waysFrom(match.world.cells, here, (one) => tunnelOf(match, one)))
        options.add(`walk:${named(next)}`, { do: 'walk', to: next.card });
      for (const trick of cardsIn(match, 'hand', who)) addTrap(match, trick, options);
      for (const rat of cardsIn(match, 'hand', who, 'rat')) addRats(match, who, rat, options);
      for (const feint of cardsIn(match, 'hand', who, 'feint'))
        options.forbid(`feint:${feint}`, 'WARREN-TRICK-3', 'no-snare', { card: feint });
      options.add('rest', { do: 'rest' });
    },
  },
};

/** WARREN-TRICK-1 */
function addTrap(match: M, trick: Instance, options: Options<World>): void {
  for (const cell of match.world.cells) {
    const id = `set:${trick}:${named(cell)}`;
    const free =
      !standsOn(match, cell.card) && match.instances.size(match.zone('on-tunnel', cell.card)) === 0;
    if (free) options.add(id, { do: 'set', card: trick, on: cell.card });
    else options.forbid(id, 'WARREN-TRICK-1', 'taken', { card: trick, place: named(cell) });
  }
}

/** WARREN-TRICK-2 */
function addRats(match: M, who: Seat, rat: Instance, options: Options<World>): void {
  for (let on = 0; on < match.seats; on++) {
    if (on === who) continue;
    if (ratOn(match, on) === NONE) options.add(`rat:${rat}:${on}`, { do: 'rat', card: rat, on });
    else options.forbid(`rat:${rat}:${on}`, 'WARREN-TRICK-2', 'has-rat', { card: rat, seat: on });
  }
}

const handlers: Handlers<World, WarrenEffect> = {
  /** WARREN-SETUP-1, WARREN-SETUP-2 */
  deal(match) {
    const { instances, world } = match;
    const middle = instances.first(match.zone('map'));
    world.cells = [{ card: middle, x: 0, y: 0 }];
    world.moles = world.moles.map(() => middle);
    for (let who = 0; who < match.seats; who++)
      for (let i = 0; i < HAND; i++)
        instances.toBottom(instances.first(match.zone('tricks')), match.zone('hand', who));
    match.push({ do: 'turn' }, scopeOf(0));
  },

  /** WARREN-DIG-1, WARREN-DIG-3, WARREN-TRICK-4 */
  turn(match, _effect, scope) {
    const { world, instances } = match;
    world.acts = ACTS;
    world.caughtIn = NONE;
    if (world.lost[scope.seat] > 0) {
      world.lost[scope.seat]--;
      match.tell({ type: 'sat-out', seat: scope.seat });
      match.push({ do: 'end-turn' }, scope);
      return;
    }
    match.push({ do: 'acts' }, scope);
    const drawn = instances.first(match.zone('pile'));
    if (drawn === NONE) return;
    instances.toTop(drawn, match.zone('turned-up'));
    const found = freePlaces(world.cells).some((at) =>
      fits(world.cells, tunnelOf(match, drawn), at, (one) => tunnelOf(match, one)),
    );
    if (found) match.push({ do: 'dig' }, scope);
    else {
      match.tell({ type: 'fits-nowhere', seat: scope.seat, card: drawn });
      instances.toBottom(drawn, match.zone('pile'));
    }
  },

  /** WARREN-DIG-4 */
  lay(match, { at }, { seat: who }) {
    const { instances, world } = match;
    const drawn = instances.first(match.zone('turned-up'));
    instances.toTop(drawn, match.zone('map'));
    world.cells.push({ card: drawn, ...at });
    const gem = instances.first(match.zone('gems'));
    if (tunnelOf(match, drawn).gem && gem !== NONE) instances.toTop(gem, match.zone('gem-in', drawn));
    match.tell({ type: 'dug', seat: who, card: drawn, place: named(at) });
  },

  acts(match, _effect, scope) {
    const { world } = match;
    if (world.acts === 0) match.push({ do: 'end-turn' }, scope);
    else {
      world.acts--;
      match.push({ do: 'acts' }, scope);
      match.push({ do: 'act' }, scope);
    }
  },

  rest({ world }) {
    world.acts = 0;
  },

  walk(match, { to }, scope) {
    match.world.moles[scope.seat] = to;
    match.tell({ type: 'walked', seat: scope.seat, place: named(placeOf(match.world.cells, to)) });
    match.push({ do: 'arrive' }, scope);
  },

  /** WARREN-SNARE-1, WARREN-SNARE-2 */
  arrive(match, _effect, scope) {
    const here = match.world.moles[scope.seat];
    const trap = match.instances.first(match.zone('on-tunnel', here));
    match.push({ do: 'take-gem' }, scope);
    if (trap === NONE) return;
    match.instances.reveal(trap, EVERYBODY);
    if (match.face(trap).id === 'snare') {
      match.open('snare', scope.seat, 0, { do: 'caught', snare: trap, deeper: false }, scope);
      return;
    }
    match.tell({ type: 'bluffed', seat: scope.seat, card: trap });
    discard(match, trap);
  },

  caught(match, { snare, deeper }, { seat: who }) {
    const { world } = match;
    world.acts = 0;
    world.caughtIn = world.moles[who];
    if (deeper) world.lost[who]++;
    const at = named(placeOf(world.cells, world.moles[who]));
    match.tell({ type: 'snared', seat: who, place: at, card: snare });
    discard(match, snare);
  },

  /** WARREN-TRICK-3 */
  feint(match, { card: feint }, { seat: who }) {
    const caught = match.subject();
    discard(match, feint);
    if (caught?.do === 'caught') discard(match, caught.snare);
    match.changeSubject(undefined);
    match.tell({ type: 'feinted', seat: who, card: feint });
  },

  /** WARREN-TRICK-4 */
  nudge(match, { rat }, { seat: who, value: victim }) {
    const caught = match.subject();
    discard(match, rat);
    if (caught?.do === 'caught') match.changeSubject({ do: 'caught', snare: caught.snare, deeper: true });
    match.tell({ type: 'nudged', seat: who, from: victim });
    match.reopen();
  },

  /** WARREN-ACT-2 */
  'take-gem'(match, _effect, scope) {
    const { world } = match;
    const here = world.moles[scope.seat];
    const gem = match.instances.first(match.zone('gem-in', here));
    if (gem === NONE || world.caughtIn === here) return;
    const rat = ratOn(match, scope.seat);
    if (rat === NONE) gain(match, scope.seat, gem);
    else match.push({ do: 'steal-gem', rat }, scope);
    if (rat === NONE) match.tell({ type: 'took-gem', seat: scope.seat });
  },

  /** WARREN-TRICK-2 */
  'steal-gem'(match, { rat }, { seat: from }) {
    const master = masterOf(match, rat);
    const gem = match.instances.first(match.zone('gem-in', match.world.moles[from]));
    discard(match, rat);
    match.tell({ type: 'stole-gem', seat: master, from, card: rat });
    gain(match, master, gem);
  },

  set(match, { card: trick, on }, { seat: who }) {
    match.instances.toTop(trick, match.zone('on-tunnel', on));
    const at = named(placeOf(match.world.cells, on));
    match.tell({ type: 'set-trap', seat: who, card: trick, place: at });
  },

  rat(match, { card: rat, on }, { seat: who }) {
    match.instances.toTop(rat, match.zone('on-mole', moleOf(match, on)));
    match.world.masters = [...match.world.masters.filter((one) => one.rat !== rat), { rat, master: who }];
    match.tell({ type: 'laid-rat', seat: who, card: rat, on });
  },

  /** WARREN-ANYTIME-1 */
  collapse(match, { card: trick, tunnel }, { seat: who }) {
    const { world } = match;
    const at = named(placeOf(world.cells, tunnel));
    discard(match, trick);
    world.cells = world.cells.filter(({ card: one }) => one !== tunnel);
    const gem = match.instances.first(match.zone('gem-in', tunnel));
    if (gem !== NONE) match.instances.toTop(gem, match.zone('gems'));
    match.instances.toTop(tunnel, match.zone('fallen'));
    match.tell({ type: 'collapsed', seat: who, card: tunnel, place: at });
  },

  'end-turn'(match) {
    const { world, seats } = match;
    world.turn++;
    world.active = (world.active + 1) % seats;
    if (world.turn > Number(match.setup.options.rounds) * seats) finish(match, 'WARREN-END-2');
    else match.push({ do: 'turn' }, scopeOf(world.active));
  },
};

/** WARREN-END-1 */
function gain(match: M, who: Seat, gem: Instance): void {
  match.instances.toTop(gem, match.zone('won', who));
  match.world.gems[who]++;
  if (match.world.gems[who] >= GEMS_TO_WIN) finish(match, 'WARREN-END-1');
}

function finish(match: M, rule: string): void {
  const { gems } = match.world;
  const most = Math.max(...gems);
  match.end({
    winners: gems.flatMap((count, who) => (count === most ? [who] : [])),
    results: gems.map((count) => ({ gems: count })),
    rule,
  });
}

/** WARREN-ANYTIME-1 */
function isLoose(match: M, tunnel: Instance): boolean {
  const free = match.instances.size(match.zone('on-tunnel', tunnel)) === 0 && !standsOn(match, tunnel);
  return free && match.face(tunnel).id !== den.id;
}

const own = (who: Seat, value = 0): Scope => scopeOf(who, NONE, value);

export const warren = new Game<World>({
  id: 'warren',
  name: 'Warren',
  version: 1,
  seats: { least: 2, most: 4 },
  options: [{ id: 'rounds', kind: 'number', standard: 20, least: 1, most: 50 }],
  faces: [den, ...tunnels, ...tricks, mole, { id: 'gem', back: 'gem' }],
  totals: { tunnel: 12, trick: 12, gem: GEMS, den: 1 },
  zones: {
    pile: { per: 'table', sees: 'nobody' },
    'turned-up': { per: 'table', sees: 'everybody' },
    map: { per: 'table', sees: 'everybody' },
    fallen: { per: 'table', sees: 'everybody' },
    gems: { per: 'table', sees: 'everybody' },
    'gem-in': { per: 'card', sees: 'everybody' },
    tricks: { per: 'table', sees: 'nobody' },
    hand: { per: 'seat', sees: 'owner' },
    /** WARREN-TRICK-1: whoever laid a card knows it from the hand; nobody learns it here. */
    'on-tunnel': { per: 'card', sees: 'nobody' },
    'on-mole': { per: 'card', sees: 'everybody' },
    discard: { per: 'table', sees: 'everybody' },
    won: { per: 'seat', sees: 'everybody' },
    moles: { per: 'table', sees: 'everybody' },
  },
  dealt: ({ seats }) => [
    { face: 'den', zone: 'map', count: 1 },
    ...SHAPES.map(([id, , , count]) => ({ face: id, zone: 'pile', count })),
    ...TRICKS.map((id) => ({ face: id, zone: 'tricks', count: 3 })),
    { face: 'gem', zone: 'gems', count: GEMS },
    { face: 'mole', zone: 'moles', count: seats.length },
  ],
  world: ({ seats }) => ({
    turn: 1,
    active: 0,
    acts: 0,
    cells: [],
    moles: seats.map(() => NONE),
    gems: seats.map(() => 0),
    lost: seats.map(() => 0),
    caughtIn: NONE,
    masters: [],
  }),
  begin(match) {
    match.shuffle(match.zone('pile'));
    match.shuffle(match.zone('tricks'));
    match.push({ do: 'deal' }, TABLE);
  },
  chapters: [{ handlers, questions }],
  order: (match, _window, about) => match.seatsFrom(about),
  plays(match, window, who, plays) {
    if (window.name !== 'snare' || match.subject() === undefined) return;
    if (who === window.seat) {
      for (const feint of cardsIn(match, 'hand', who, 'feint'))
        plays.may.push({ id: `feint:${feint}`, effect: { do: 'feint', card: feint }, scope: own(who) });
      return;
    }
    const rat = ratOn(match, window.seat);
    if (rat !== NONE && masterOf(match, rat) === who)
      plays.may.push({ id: `nudge:${rat}`, effect: { do: 'nudge', rat }, scope: own(who, window.seat) });
  },
  offers(match, who, options) {
    for (const trick of cardsIn(match, 'hand', who, 'collapse')) {
      for (const { card: tunnel, ...at } of match.world.cells) {
        const id = `collapse:${trick}:${named(at)}`;
        if (isLoose(match, tunnel)) options.add(id, { do: 'collapse', card: trick, tunnel });
        else options.forbid(id, 'WARREN-ANYTIME-1', 'stands', { card: trick, place: named(at) });
      }
    }
  },
  preferences: ['skip-snare', 'ask-snare'],
  spans: { turn: ({ world }) => world.turn },
  declares: { events, facts, options, parts: { PLACE }, forbidden, results, zones },
  about(match, effect) {
    const where = (tunnel: Instance) => named(placeOf(match.world.cells, tunnel));
    if (effect.do === 'lay') return { place: named(effect.at) };
    if (effect.do === 'walk') return { place: where(effect.to) };
    if (effect.do === 'set') return { card: effect.card, place: where(effect.on) };
    if (effect.do === 'rat') return { card: effect.card, seat: effect.on };
    return effect.do === 'collapse' ? { card: effect.card, place: where(effect.tunnel) } : undefined;
  },
  facts: (view) => ({
    turn: view.world.turn,
    active: view.world.active,
    acts: view.world.acts,
    pile: view.instances.size(view.zone('pile')),
    discard: view.faces(view.zone('discard')),
    map: view.world.cells.map((cell) => ({
      place: named(cell),
      tunnel: view.face(cell.card)?.id ?? '',
      gem: view.instances.size(view.zone('gem-in', cell.card)) > 0,
      on: view.faces(view.zone('on-tunnel', cell.card)),
    })),
    seats: view.world.gems.map((gems, who) => {
      const rat = view.instances.first(view.zone('on-mole', view.instances.count - view.seats + who));
      return {
        place: named(placeOf(view.world.cells, view.world.moles[who])),
        gems,
        hand: view.faces(view.zone('hand', who)),
        rat: rat === NONE ? null : `of ${view.world.masters.find((one) => one.rat === rat)?.master}`,
        lost: view.world.lost[who],
      };
    }),
  }),
  arrangements: {
    gems: statement('the gems of a seat', object({ seat, gems: wholeNumber(0, GEMS) }), (match, said) => {
      match.world.gems[seatOf(match, said, 'seat')] = said.gems;
    }),
    lost: statement(
      'turns that the mole of a seat sits out',
      object({ seat, lost: wholeNumber(0, 10) }),
      (match, said) => {
        match.world.lost[seatOf(match, said, 'seat')] = said.lost;
      },
    ),
    at: statement('where the mole of a seat stands', object({ seat, at: place }), (match, said) => {
      const [x, y] = said.at.split(',').map(Number);
      const cell = cellAt(match.world.cells, { x, y });
      if (!cell) throw new RangeError(`There is no tunnel at ${said.at}.`);
      match.world.moles[seatOf(match, said, 'seat')] = cell.card;
    }),
  },
  horizon: ({ world }) => world.turn,
  counts: ({ world }, who) => ({ gems: world.gems[who] }),
  evaluate({ world, outcome }, who) {
    if (outcome) return outcome.winners.includes(who) ? 1 / outcome.winners.length : 0;
    return (1 + world.gems[who]) / (world.gems.length + world.gems.reduce((a, b) => a + b, 0));
  },
  messages: {
    'option.rounds': 'Rounds',
    'prompt.dig': 'Where do you lay this tunnel?',
    'prompt.act': 'What do you do?',
    'prompt.window': 'Do you answer?',
    'prompt.held': 'You asked the table to wait. What do you play?',
    'option.lay': 'Lay it at {what}',
    'option.walk': 'Walk to {what}',
    'option.rest': 'Rest',
    'event.dug': 'Player {seat-player} digs at {place}.',
    'event.fits-nowhere': 'The tunnel fits nowhere and goes under the pile.',
    'event.walked': 'Player {seat-player} walks to {place}.',
    'event.took-gem': 'Player {seat-player} takes a gem.',
    'event.stole-gem': 'The rat of player {seat-player} snatches the gem from player {from-player}.',
    'event.snared': 'Player {seat-player} is caught in a snare at {place}.',
    'event.feinted': 'Player {seat-player} slips out of the snare.',
    'event.nudged': 'The rat of player {seat-player} pushes player {from-player} deeper in.',
    'event.set-trap': 'Player {seat-player} lays a card at {place}.',
    'event.bluffed': 'It was a bluff.',
    'event.laid-rat': 'Player {seat-player} sets a rat on player {on-player}.',
    'event.collapsed': 'Player {seat-player} lets the tunnel at {place} fall in.',
    'event.sat-out': 'Player {seat-player} digs himself out.',
    'event.taken-back': 'Player {seat-player} can no longer do that and chooses again.',
    'event.end': 'The match is over.',
    'reason.does-not-fit': 'The sides do not fit there.',
    'reason.taken': 'A mole stands there, or something lies there already.',
    'reason.stands': 'A mole stands there, a card lies there, or it is the den.',
    'reason.has-rat': 'That mole has a rat already.',
    'reason.no-snare': 'It is played when you are about to be caught in a snare.',
  },
});
