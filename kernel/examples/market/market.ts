/** The Night Market: uses everything the kernel can do that Pig and Duel do not. */
import { seatOf, statement } from '../../arrange.ts';
import { DONE, type Scope, scopeOf } from '../../effect.ts';
import { type Face, Game, type Handlers, type Questions } from '../../game.ts';
import { EVERYBODY, type Instance, NONE, type Seat } from '../../ids.ts';
import type { Match } from '../../match.ts';
import type { Options } from '../../questions.ts';
import type { Declares } from '../../seams.ts';
import {
  bySeat,
  card,
  type EventsOf,
  flag,
  idOf,
  listOf,
  meant,
  object,
  pair,
  type Shaped,
  seat,
  seenCard,
  wholeNumber,
} from '../../shape.ts';

const coins = wholeNumber(0);
const goodName = idOf('the name of a good', 'good');
const goodsSeen = listOf(seenCard('the id of a good', 'card of good'));
const charmsSeen = listOf(seenCard('the id of a charm', 'card of charm'));
const events = {
  drew: object({ seat, card }),
  peeked: object({ seat, card }),
  bought: object({ seat, card }),
  showed: object({ seat, name: goodName }),
  stole: object({ seat, from: seat, card }),
  theft: object({ seat, from: seat }),
  shielded: object({ seat, card }),
  sold: object({ seat, cards: listOf(card), coins }),
  rang: object({ seat, card }),
};
const facts = object({
  turn: wholeNumber(1),
  active: seat,
  pile: goodsSeen,
  open: goodsSeen,
  vault: goodsSeen,
  names: meant('cards of which only the name is known, with it', listOf(pair(card, goodName))),
  seats: bySeat(object({ coins, hand: goodsSeen, charms: charmsSeen, spyglass: flag })),
});
const options = {
  draw: 'takes the top of the pile',
  peek: 'looks at the top of the pile',
  top: 'leaves it there',
  bottom: 'puts it under the pile',
  buy: 'takes the top open good for a coin',
  'show:CARD': 'shows the name of a good for a coin',
  'steal:SEAT': 'takes a good of this seat at random',
  spyglass: 'takes the spyglass',
  sell: 'begins to lay out goods',
  CARD: 'lays out this good',
  done: 'has laid out enough',
  'shield:CARD': 'wards a thief off',
  'debt:CARD': 'pays a debt',
  'ring:CARD': 'rings the bell for 2 coins',
};
const forbidden = {
  draw: { empty: 'MARKET-END-2', full: 'MARKET-TURN-3' },
  peek: { empty: 'MARKET-END-2' },
  buy: { full: 'MARKET-TURN-3', poor: 'MARKET-ACT-3' },
  'show:CARD': { shown: 'MARKET-ACT-4' },
  'steal:SEAT': { full: 'MARKET-TURN-3' },
  spyglass: { 'has-glass': 'MARKET-ACT-7' },
  CARD: { 'other-name': 'MARKET-ACT-8' },
};
const results = object({ coins });
const zones = {
  pile: 'the goods that are left',
  open: 'goods that were sold',
  vault: 'two goods that only the holder of the spyglass sees',
  hand: 'the goods of a seat',
  'charm-pile': 'the charms that were not dealt',
  charms: 'the charms of a seat',
  'charm-discard': 'charms that were used',
  glass: 'the spyglass, if the seat has it',
  table: 'the spyglass, while nobody has it',
};

interface Seams {
  effect: MarketEffect | MarketQuestion;
  event: EventsOf<typeof events>;
  facts: Shaped<typeof facts>;
  about: { card: Instance } | { seat: Seat };
}

interface World extends Declares<Seams> {
  active: Seat;
  turn: number;
  coins: number[];
}

interface Good extends Face {
  readonly name: string;
  readonly grade: number;
}

type MarketEffect =
  | { do: 'deal' }
  | { do: 'turn' }
  | { do: 'draw' }
  | { do: 'peek' }
  | { do: 'keep-on-top' }
  | { do: 'put-under' }
  | { do: 'buy' }
  | { do: 'show'; card: Instance }
  | { do: 'steal'; from: Seat }
  | { do: 'theft'; from: Seat }
  | { do: 'shield'; card: Instance }
  | { do: 'take-glass' }
  | { do: 'sell' }
  | { do: 'lay'; card: Instance }
  | { do: 'ring'; card: Instance }
  | { do: 'pay-debt' }
  | { do: 'end-turn' };

type MarketQuestion = { do: 'act' } | { do: 'top-or-bottom' } | { do: 'lay-out' };

const HAND_LIMIT = 5;
const NAMES = ['silk', 'amber', 'spice'];
const goods: readonly Good[] = NAMES.flatMap((name) =>
  [1, 2, 3, 4, 5].map((grade) => ({ id: `${name}-${grade}`, back: 'good', name, grade })),
);
const charms: readonly Face[] = ['shield', 'bell', 'debt'].map((id) => ({ id, back: 'charm' }));
const faces: readonly Face[] = [...goods, ...charms, { id: 'spyglass', back: 'spyglass' }];

const questions: Questions<World, MarketQuestion> = {
  /** MARKET-TURN-1 */
  act: {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const full = match.instances.size(match.zone('hand', seat)) >= HAND_LIMIT;
      pileOptions(match, full, options);
      buyOption(match, seat, full, options);
      for (const card of match.instances.list(match.zone('hand', seat))) {
        if (match.instances.notes.some((note) => note.card === card)) {
          options.forbid(`show:${card}`, 'MARKET-ACT-4', 'shown');
        } else options.add(`show:${card}`, { do: 'show', card });
      }
      for (let other = 0; other < match.seats; other++) {
        if (other !== seat) stealOption(match, other, full, options);
      }
      if (match.instances.zoneOf(glass(match)) === match.zone('glass', seat)) {
        options.forbid('spyglass', 'MARKET-ACT-7', 'has-glass');
      } else options.add('spyglass', { do: 'take-glass' });
      options.add('sell', { do: 'sell' });
    },
  },

  /** MARKET-ACT-2 */
  'top-or-bottom': {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      options.add('top', { do: 'keep-on-top' });
      options.add('bottom', { do: 'put-under' });
    },
  },

  /** MARKET-ACT-8 */
  'lay-out': {
    kind: 'draft',
    lone: 'ask',
    options(match, _question, { seat }, options, picks) {
      const name = picks.length > 0 ? goodOf(match, Number(picks[0])).name : undefined;
      for (const card of match.instances.list(match.zone('hand', seat))) {
        if (picks.includes(String(card))) continue;
        if (name === undefined || goodOf(match, card).name === name)
          options.add(String(card), { do: 'lay', card });
        else options.forbid(String(card), 'MARKET-ACT-8', 'other-name');
      }
      options.add('done', DONE);
    },
    finish(match, _question, { seat }, picks) {
      let earned = 0;
      const cards = picks.filter((pick) => pick !== 'done').map(Number);
      for (const card of cards) {
        earned += goodOf(match, card).grade;
        match.instances.toTop(card, match.zone('open'));
      }
      match.world.coins[seat] += earned;
      match.tell({ type: 'sold', seat, cards, coins: earned });
    },
  },
};

function pileOptions(match: Match<World>, full: boolean, options: Options<World>): void {
  if (match.instances.size(match.zone('pile')) === 0) {
    options.forbid('draw', 'MARKET-END-2', 'empty');
    options.forbid('peek', 'MARKET-END-2', 'empty');
    return;
  }
  if (full) options.forbid('draw', 'MARKET-TURN-3', 'full');
  else options.add('draw', { do: 'draw' });
  options.add('peek', { do: 'peek' });
}

function buyOption(match: Match<World>, seat: Seat, full: boolean, options: Options<World>): void {
  if (match.instances.size(match.zone('open')) === 0) return;
  if (full) options.forbid('buy', 'MARKET-TURN-3', 'full');
  else if (match.world.coins[seat] < 1) options.forbid('buy', 'MARKET-ACT-3', 'poor');
  else options.add('buy', { do: 'buy' });
}

function stealOption(match: Match<World>, from: Seat, full: boolean, options: Options<World>): void {
  if (match.instances.size(match.zone('hand', from)) === 0) return;
  if (full) options.forbid(`steal:${from}`, 'MARKET-TURN-3', 'full');
  else options.add(`steal:${from}`, { do: 'steal', from });
}

function goodOf(match: Match<World>, card: Instance): Good {
  return match.face(card) as Good;
}

/** The spyglass is the last instance dealt. */
function glass({ instances }: { instances: { count: number } }): Instance {
  return instances.count - 1;
}

/** MARKET-HIDDEN-4 */
function holderOfGlass(match: Match<World>): number {
  const { instances } = match;
  const zone = instances.zoneOf(glass(match));
  return instances.layout.name(zone) === 'glass' ? 1 << instances.layout.key(zone) : 0;
}

const handlers: Handlers<World, MarketEffect> = {
  /** MARKET-SETUP-1, MARKET-SETUP-2 */
  deal(match) {
    const { instances } = match;
    for (let seat = 0; seat < match.seats; seat++) {
      for (let i = 0; i < 3; i++)
        instances.toBottom(instances.first(match.zone('pile')), match.zone('hand', seat));
      instances.toBottom(instances.first(match.zone('charm-pile')), match.zone('charms', seat));
    }
    for (let i = 0; i < 2; i++) instances.toBottom(instances.first(match.zone('pile')), match.zone('vault'));
    match.push({ do: 'turn' }, scopeOf(0));
  },

  /** MARKET-TURN-1, MARKET-TURN-2 */
  turn(match, _effect, scope) {
    match.push({ do: 'end-turn' }, scope);
    match.open('turn-start', scope.seat, 0, { do: 'act' }, scope);
  },

  'pay-debt'({ world }, _effect, { seat }) {
    world.coins[seat] = Math.max(0, world.coins[seat] - 1);
  },

  /** MARKET-ACT-1 */
  draw(match, _effect, { seat }) {
    const card = match.instances.first(match.zone('pile'));
    match.instances.toBottom(card, match.zone('hand', seat));
    match.tell({ type: 'drew', seat, card });
  },

  peek(match, _effect, scope) {
    const card = match.instances.first(match.zone('pile'));
    match.instances.reveal(card, 1 << scope.seat);
    match.tell({ type: 'peeked', seat: scope.seat, card });
    match.push({ do: 'top-or-bottom' }, scope);
  },

  'keep-on-top'() {},

  /** MARKET-HIDDEN-3 */
  'put-under'(match) {
    match.instances.toBottom(match.instances.first(match.zone('pile')), match.zone('pile'));
  },

  /** MARKET-ACT-3, MARKET-HIDDEN-2 */
  buy(match, _effect, { seat }) {
    const card = match.instances.first(match.zone('open'));
    match.world.coins[seat]--;
    match.instances.toBottom(card, match.zone('hand', seat));
    match.tell({ type: 'bought', seat, card });
  },

  /** MARKET-ACT-4 */
  show(match, { card }, { seat }) {
    match.instances.note(card, 'name', EVERYBODY);
    match.world.coins[seat]++;
    match.tell({ type: 'showed', seat, name: goodOf(match, card).name });
  },

  /** MARKET-ACT-5, MARKET-ACT-6 */
  steal(match, { from }, scope) {
    match.open('theft', from, 0, { do: 'theft', from }, scope);
  },

  theft(match, { from }, { seat }) {
    const card = match.randomOf(match.zone('hand', from));
    match.instances.toBottom(card, match.zone('hand', seat));
    match.tell({ type: 'stole', seat, from, card }, (1 << seat) | (1 << from));
    match.tell({ type: 'theft', seat, from });
  },

  shield(match, { card }, { seat }) {
    match.instances.toTop(card, match.zone('charm-discard'));
    match.changeSubject(undefined);
    match.tell({ type: 'shielded', seat, card });
  },

  /** MARKET-ACT-7 */
  'take-glass'(match, _effect, { seat }) {
    match.instances.toTop(glass(match), match.zone('glass', seat));
  },

  /** A pick: what comes of it is in the end of the draft. */
  lay() {},

  sell(match, _effect, scope) {
    match.push({ do: 'lay-out' }, scope);
  },

  /** MARKET-BELL-1 */
  ring(match, { card }, { seat }) {
    match.instances.toTop(card, match.zone('charm-discard'));
    match.world.coins[seat] += 2;
    match.tell({ type: 'rang', seat, card });
  },

  'end-turn'(match) {
    const { world, seats } = match;
    world.turn++;
    world.active = (world.active + 1) % seats;
    if (world.turn > Number(match.setup.options.rounds) * seats) finish(match);
    else match.push({ do: 'turn' }, scopeOf(world.active));
  },
};

/** MARKET-END-1 */
function finish(match: Match<World>): void {
  const { coins } = match.world;
  const most = Math.max(...coins);
  match.end({
    winners: coins.flatMap((c, seat) => (c === most ? [seat] : [])),
    results: coins.map((c) => ({ coins: c })),
    rule: 'MARKET-END-1',
  });
}

function charmsOf(match: Match<World>, seat: Seat, id: string): Instance[] {
  return match.instances.list(match.zone('charms', seat)).filter((card) => match.face(card).id === id);
}

export const market = new Game<World>({
  id: 'market',
  name: 'The Night Market',
  version: 1,
  seats: { least: 2, most: 4 },
  options: [{ id: 'rounds', kind: 'number', standard: 8, least: 1, most: 50 }],
  faces,
  totals: { good: 15, charm: 6, spyglass: 1 },
  zones: {
    pile: { per: 'table', sees: 'nobody' },
    open: { per: 'table', sees: 'everybody' },
    vault: { per: 'table', sees: holderOfGlass },
    hand: { per: 'seat', sees: 'owner' },
    'charm-pile': { per: 'table', sees: 'nobody' },
    charms: { per: 'seat', sees: 'owner' },
    'charm-discard': { per: 'table', sees: 'everybody' },
    glass: { per: 'seat', sees: 'everybody' },
    table: { per: 'table', sees: 'everybody' },
  },
  aspects: { name: (face) => (faces[face] as Good).name ?? null },
  dealt: () => [
    ...goods.map(({ id }) => ({ face: id, zone: 'pile', count: 1 })),
    ...charms.map(({ id }) => ({ face: id, zone: 'charm-pile', count: 2 })),
    { face: 'spyglass', zone: 'table', count: 1 },
  ],
  world: ({ seats }) => ({ active: 0, turn: 1, coins: seats.map(() => 2) }),
  begin(match) {
    match.shuffle(match.zone('pile'));
    match.shuffle(match.zone('charm-pile'));
    match.push({ do: 'deal' }, scopeOf(0));
  },
  chapters: [{ handlers, questions }],
  plays(match, window, seat, plays) {
    if (window.name === 'turn-start' && seat === window.seat) {
      for (const card of charmsOf(match, seat, 'debt')) {
        plays.must.push({ id: `debt:${card}`, effect: { do: 'pay-debt' }, scope: own(seat) });
      }
    } else if (window.name === 'theft' && seat === window.seat && match.subject()) {
      for (const card of charmsOf(match, seat, 'shield')) {
        plays.may.push({ id: `shield:${card}`, effect: { do: 'shield', card }, scope: own(seat) });
      }
    }
  },
  offers(match, seat, options) {
    for (const card of charmsOf(match, seat, 'bell')) options.add(`ring:${card}`, { do: 'ring', card });
  },
  declares: { events, facts, options, forbidden, results, zones, ids: { good: NAMES } },
  about(_match, effect) {
    if ('card' in effect) return { card: effect.card };
    return 'from' in effect ? { seat: effect.from } : undefined;
  },
  facts: (view) => ({
    turn: view.world.turn,
    active: view.world.active,
    pile: view.faces(view.zone('pile')),
    open: view.faces(view.zone('open')),
    vault: view.faces(view.zone('vault')),
    names: view.parts.map(({ card, value }): [Instance, string] => [card, String(value)]),
    seats: view.world.coins.map((coins, seat) => ({
      coins,
      hand: view.faces(view.zone('hand', seat)),
      charms: view.faces(view.zone('charms', seat)),
      spyglass: view.instances.size(view.zone('glass', seat)) > 0,
    })),
  }),
  arrangements: {
    coins: statement('the coins of a seat', object({ seat, coins: wholeNumber(0, 1000) }), (match, said) => {
      match.world.coins[seatOf(match, said, 'seat')] = said.coins;
    }),
  },
  horizon: ({ world }) => world.turn,
  counts: ({ world }, seat) => ({ coins: world.coins[seat] }),
  evaluate({ world, outcome }, seat) {
    if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    return world.coins[seat] / (1 + world.coins.reduce((a, b) => a + b, 0));
  },
  messages: {
    'option.rounds': 'Rounds',
    'prompt.act': 'What do you do?',
    'prompt.top-or-bottom': 'Leave the card on top of the pile, or put it under it?',
    'prompt.lay-out': 'Which goods of one name do you sell?',
    'event.drew': 'Player {seat-player} draws {cards}.',
    'event.peeked': 'Player {seat-player} looks at the top of the pile: {cards}.',
    'event.bought': 'Player {seat-player} buys {cards}.',
    'event.showed': 'Player {seat-player} shows {name} for a coin.',
    'event.theft': 'Player {seat-player} steals from player {from-player}.',
    'event.stole': 'What is stolen: {cards}.',
    'event.shielded': 'Player {seat-player} wards off the thief.',
    'event.sold': 'Player {seat-player} sells {cards} for {coins} {coins|coin|coins}.',
    'event.rang': 'Player {seat-player} rings the bell and takes 2 coins.',
    'event.end': 'The match is over.',
    'reason.empty': 'The pile is empty.',
    'reason.full': 'Your hand is full.',
    'reason.poor': 'You have no coin.',
    'reason.shown': 'Everybody knows its name already.',
    'reason.has-glass': 'You have the spyglass already.',
    'reason.other-name': 'Only goods of one name are sold together.',
  },
});

function own(seat: Seat): Scope {
  return scopeOf(seat, NONE);
}
