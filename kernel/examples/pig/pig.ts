/** Pig: a push-your-luck dice game. The smallest game there is; docs/adding-a-game.md builds it step by step. */
import { numberOf, seatOf, statement } from '../../arrange.ts';
import { scopeOf } from '../../effect.ts';
import { Game, type Handlers, type Questions } from '../../game.ts';
import type { Seat } from '../../ids.ts';
import type { Match } from '../../match.ts';
import type { Declares } from '../../seams.ts';
import { bySeat, type EventsOf, meant, object, type Shaped, seat, wholeNumber } from '../../shape.ts';

type PigEffect = { do: 'roll' } | { do: 'bank' } | { do: 'next-turn' };
type PigQuestion = { do: 'roll-or-hold' };

const points = wholeNumber(0);
const events = {
  rolled: object({ seat, die: wholeNumber(1) }),
  held: object({ seat, total: points }),
};
const facts = object({
  turn: meant('turns begun', wholeNumber(1)),
  active: meant('whose turn it is', seat),
  total: meant('what this turn has brought so far', points),
  seats: bySeat(object({ score: points })),
});
const options = { roll: 'rolls the die', hold: 'adds the turn total to the score' };
const forbidden = { hold: { 'nothing-yet': 'PIG-HOLD-2' } };
const results = object({ score: points });

interface Seams {
  effect: PigEffect | PigQuestion;
  event: EventsOf<typeof events>;
  facts: Shaped<typeof facts>;
}

interface World extends Declares<Seams> {
  /** Whose turn it is. */
  active: Seat;
  turn: number;
  /** What this turn has brought so far; 0 before the first roll. */
  total: number;
  scores: number[];
}

const ASK: PigQuestion = { do: 'roll-or-hold' };
const ROLL: PigEffect = { do: 'roll' };
const BANK: PigEffect = { do: 'bank' };
const NEXT: PigEffect = { do: 'next-turn' };
const LAST_TURN = 1000;

const questions: Questions<World, PigQuestion> = {
  /** PIG-ROLL-1 */
  'roll-or-hold': {
    kind: 'ask',
    lone: 'ask',
    options({ world }, _question, _scope, options) {
      options.add('roll', ROLL);
      if (world.total > 0) options.add('hold', BANK);
      else options.forbid('hold', 'PIG-HOLD-2', 'nothing-yet');
    },
  },
};

const handlers: Handlers<World, PigEffect> = {
  roll(match, _effect, scope) {
    const { world } = match;
    const die = match.roll();
    match.tell({ type: 'rolled', seat: scope.seat, die });
    if (die === 1) {
      // PIG-ROLL-3
      world.total = 0;
      match.push(NEXT, scope);
    } else {
      // PIG-ROLL-2
      world.total += die;
      match.push(ASK, scope);
    }
  },

  /** PIG-HOLD-1 */
  bank(match, _effect, scope) {
    const { world } = match;
    world.scores[scope.seat] += world.total;
    match.tell({ type: 'held', seat: scope.seat, total: world.total });
    world.total = 0;
    const goal = Number(match.setup.options.goal);
    if (world.scores[scope.seat] >= goal) finish(match, 'PIG-WIN-1');
    else match.push(NEXT, scope);
  },

  'next-turn'(match) {
    const { world } = match;
    if (world.turn >= LAST_TURN) {
      finish(match, 'PIG-WIN-2');
      return;
    }
    world.turn++;
    world.active = (world.active + 1) % match.seats;
    match.push(ASK, scopeOf(world.active));
  },
};

function finish(match: Match<World>, rule: string): void {
  const { scores } = match.world;
  const best = Math.max(...scores);
  match.end({
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    results: scores.map((score) => ({ score })),
    rule,
  });
}

export const pig = new Game<World>({
  id: 'pig',
  name: 'Pig',
  version: 1,
  seats: { least: 2, most: 6 },
  options: [{ id: 'goal', kind: 'number', standard: 100, least: 10, most: 1000 }],
  faces: [],
  zones: {},
  dealt: () => [],
  world: ({ seats }) => ({ active: 0, turn: 1, total: 0, scores: seats.map(() => 0) }),
  cloneWorld: (world) => ({
    active: world.active,
    turn: world.turn,
    total: world.total,
    scores: world.scores.slice(),
  }),
  begin: (match) => match.push(ASK, scopeOf(0)),
  chapters: [{ handlers, questions }],
  declares: { events, facts, options, forbidden, results },
  facts: ({ world }) => ({
    turn: world.turn,
    active: world.active,
    total: world.total,
    seats: world.scores.map((score) => ({ score })),
  }),
  arrangements: {
    score: statement('the score of a seat', object({ seat, score: points }), (match, said) => {
      const goal = Number(match.setup.options.goal);
      match.world.scores[seatOf(match, said, 'seat')] = numberOf(said, 'score', 0, goal - 1);
    }),
    turn: statement(
      'which turn it is',
      object({ turn: wholeNumber(1, LAST_TURN) }),
      ({ world }, { turn }) => {
        world.turn = turn;
      },
    ),
  },
  horizon: ({ world }) => world.turn,
  counts: ({ world }, seat) => ({ score: world.scores[seat] }),
  tally: (event) => (event.type === 'rolled' ? ['roll', event.die === 1 ? 0 : 1] : undefined),
  evaluate({ world, outcome, setup }, seat) {
    if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    const pending = world.active === seat ? world.total : 0;
    return Math.min(0.99, (world.scores[seat] + 0.7 * pending) / Number(setup.options.goal));
  },
  messages: {
    'option.goal': 'Goal',
    'prompt.roll-or-hold': 'Roll, or keep what this turn has brought?',
    'event.rolled': 'Player {seat-player} rolls {die}{die|: this turn brings nothing|}.',
    'event.held': 'Player {seat-player} keeps {total}.',
    'event.end': 'The match is over.',
    'reason.nothing-yet': 'You have not rolled yet in this turn.',
  },
});
