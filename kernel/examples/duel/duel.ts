/** Duel: two hidden hands and a sealed choice. */
import { scopeOf } from '../../effect.ts';
import { type Face, Game, type Handlers, type Questions } from '../../game.ts';
import { type Instance, NONE, type Seat } from '../../ids.ts';
import type { Match } from '../../match.ts';
import type { Option } from '../../questions.ts';
import type { Declares } from '../../seams.ts';
import {
  bySeat,
  card,
  type EventsOf,
  listOf,
  meant,
  object,
  type Shaped,
  seat,
  seenCard,
  wholeNumber,
} from '../../shape.ts';

const cards = listOf(card);
const seen = listOf(seenCard('the id of a card', 'card'));
const events = {
  drew: object({ seat, card }),
  clashed: object({ cards, winner: seat }),
  tied: object({ cards }),
};
const facts = object({
  round: wholeNumber(1),
  deck: meant('cards left in the deck', wholeNumber(0)),
  discard: seen,
  seats: bySeat(object({ points: wholeNumber(0), hand: seen })),
});
const options = { 'play:CARD': 'plays this card, secretly' };
const results = object({ points: wholeNumber(0) });

interface Seams {
  effect: DuelEffect | DuelQuestion;
  event: EventsOf<typeof events>;
  facts: Shaped<typeof facts>;
  about: { card: Instance };
}

interface World extends Declares<Seams> {
  round: number;
  points: [number, number];
}

interface Card extends Face {
  readonly strength: number;
}

type DuelEffect =
  | { do: 'deal' }
  | { do: 'played'; card: Instance }
  | { do: 'clash'; first: Instance; second: Instance }
  | { do: 'refill' };
type DuelQuestion = { do: 'choose-card' };

const PLAYERS: readonly Seat[] = [0, 1];
const HAND = 4;
const CHOOSE: DuelQuestion = { do: 'choose-card' };
const STRENGTHS = [1, 2, 3, 4, 5, 6];
const faces: readonly Card[] = STRENGTHS.map((strength) => ({ id: `s${strength}`, back: 'card', strength }));

/** DUEL-ROUND-1 */
const questions: Questions<World, DuelQuestion> = {
  'choose-card': {
    kind: 'sealed',
    seats: () => PLAYERS,
    options(match, _question, _scope, options, seat) {
      for (const card of match.instances.list(match.zone('hand', seat))) {
        options.add(`play:${card}`, { do: 'played', card });
      }
    },
    reveal(match, _question, scope, [first, second]) {
      match.push({ do: 'clash', first: cardOf(first), second: cardOf(second) }, scope);
    },
  },
};

function cardOf({ effect }: Option<World>): Instance {
  return effect.do === 'played' ? effect.card : NONE;
}

function strength(match: Match<World>, card: Instance): number {
  return (match.face(card) as Card).strength;
}

/** DUEL-ROUND-2..4: 1 if the first card wins, -1 if the second, 0 if neither. */
function verdict(first: number, second: number): number {
  if (first === second) return 0;
  if (first === 1 && second === 6) return 1;
  if (first === 6 && second === 1) return -1;
  return first > second ? 1 : -1;
}

const handlers: Handlers<World, DuelEffect> = {
  /** DUEL-SETUP-1 */
  deal(match, _effect, scope) {
    for (const seat of PLAYERS) for (let i = 0; i < HAND; i++) draw(match, seat);
    match.push(CHOOSE, scope);
  },

  /** An answer that waits for the other: what comes of it is in `clash`. */
  played() {},

  clash(match, { first, second }, scope) {
    const discard = match.zone('discard');
    const won = verdict(strength(match, first), strength(match, second));
    match.instances.toTop(first, discard);
    match.instances.toTop(second, discard);
    if (won > 0) match.world.points[0] += 2;
    if (won < 0) match.world.points[1] += 2;
    const cards = [first, second];
    if (won === 0) match.tell({ type: 'tied', cards });
    else match.tell({ type: 'clashed', cards, winner: won > 0 ? 0 : 1 });
    match.push({ do: 'refill' }, scope);
  },

  /** DUEL-ROUND-5, DUEL-WIN-1 */
  refill(match, _effect, scope) {
    for (const seat of PLAYERS) draw(match, seat);
    match.world.round++;
    if (match.instances.size(match.zone('hand', 0)) > 0) {
      match.push(CHOOSE, scope);
      return;
    }
    const [mine, yours] = match.world.points;
    match.end({
      winners: PLAYERS.filter((seat) => match.world.points[seat] >= Math.max(mine, yours)),
      results: [{ points: mine }, { points: yours }],
      rule: 'DUEL-WIN-1',
    });
  },
};

function draw(match: Match<World>, seat: Seat): void {
  const card = match.instances.first(match.zone('deck'));
  if (card === NONE) return;
  match.instances.toBottom(card, match.zone('hand', seat));
  match.tell({ type: 'drew', seat, card });
}

export const duel = new Game<World>({
  id: 'duel',
  name: 'Duel',
  version: 1,
  seats: { least: 2, most: 2 },
  options: [],
  faces,
  totals: { card: 18 },
  zones: {
    deck: { per: 'table', sees: 'nobody' },
    discard: { per: 'table', sees: 'everybody' },
    hand: { per: 'seat', sees: 'owner' },
  },
  dealt: () => faces.map(({ id }) => ({ face: id, zone: 'deck', count: 3 })),
  world: () => ({ round: 1, points: [0, 0] }),
  cloneWorld: ({ round, points }) => ({ round, points: [points[0], points[1]] }),
  begin(match) {
    match.shuffle(match.zone('deck'));
    match.push({ do: 'deal' }, scopeOf(0));
  },
  chapters: [{ handlers, questions }],
  declares: {
    events,
    facts,
    options,
    results,
    zones: { deck: 'what is left to draw', discard: 'what was played', hand: 'the hand of a seat' },
  },
  about: (_match, effect) => (effect.do === 'played' ? { card: effect.card } : undefined),
  facts: (view) => ({
    round: view.world.round,
    deck: view.instances.size(view.zone('deck')),
    discard: view.faces(view.zone('discard')),
    seats: PLAYERS.map((seat) => ({
      points: view.world.points[seat],
      hand: view.faces(view.zone('hand', seat)),
    })),
  }),
  horizon: ({ world }) => world.round,
  counts: ({ world }, seat) => ({ points: world.points[seat] }),
  evaluate({ world, outcome }, seat) {
    if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    return 0.5 + (world.points[seat] - world.points[1 - seat]) / 40;
  },
  messages: {
    'prompt.choose-card': 'Which card do you play?',
    'event.drew': 'Player {seat-player} draws {cards}.',
    'event.clashed': '{cards}: player {winner-player} wins 2 points.',
    'event.tied': '{cards}: nobody wins.',
    'event.end': 'The match is over.',
  },
});
