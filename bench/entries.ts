/** What is measured: one line for each figure of a game. */
import { Search, type SearchShape } from '@underhall/bots';
import { dungeon } from '@underhall/dungeon';
import { dungeoneer } from '@underhall/dungeoneer';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import {
  CARDS,
  EventLog,
  type Game,
  type GameBox,
  type Match,
  NONE,
  Rng,
  type Setup,
  save,
  View,
} from '@underhall/kernel';
import { duel, market, pig } from '@underhall/kernel/examples';
import { type Entry, type Measure, perSecond } from './measure.ts';
import { bytesEach } from './memory.ts';
import { playDungeon, searchDungeon } from './peer/dungeon.ts';
import { playTicTacToe, searchTicTacToe } from './peer/tic-tac-toe.ts';

/** Whom we are measured beside: its smallest game, and one whose state is as large as a dungeon. */
const PEER = {
  name: 'boardgame.io/tic-tac-toe',
  suffix: '',
  play: () => playTicTacToe().moves,
  search: searchTicTacToe,
  /** To the end of the turn: its matches are no longer. */
  shape: { rounds: 1 } as Partial<SearchShape>,
};
const ALIKE: typeof PEER = {
  name: 'boardgame.io/dungeon',
  suffix: '-alike',
  play: playDungeon,
  // A playout of its hundred choices takes long: few at once, or a round would take seconds.
  search: () => searchDungeon(ITERATIONS / 50),
  // As bots search, which is at least as far as its hundred choices.
  shape: {},
};
/** Of one search, ours and theirs. */
const ITERATIONS = 200;
/** A game that is opened when its first figure is measured, so that others need not know of it. */
type Box = Pick<GameBox, 'id' | 'open'>;
const boxOf = (game: Pick<Game, 'id'>): Box => ({ id: game.id, open: () => game as Game });

export function entries(): Entry[] {
  const [dice, trade, fight] = [pig, market, duel].map(boxOf);
  return [
    ...[dungeonquestClassic, dungeonquestRevised, dungeon, dungeoneer].flatMap((game) => [
      random(game, 4),
      random(game, 4, { events: true }),
      random(game, 4, { peer: ALIKE }),
      search(game, 4),
      search(game, 4, ALIKE),
      clones(game, 4),
      memory(game, 4),
    ]),
    playouts(dungeonquestClassic, 1),
    ...[dice, trade].flatMap((game) => [random(game, 4), random(game, 4, { events: true })]),
    random(fight, 2),
    random(fight, 2, { events: true }),
    playouts(trade, 4),
    clones(dice, 4),
    clones(trade, 4),
    memory(dice, 4),
    memory(trade, 4),
  ];
}

/** A measure that is prepared when it is first taken. */
function lazily(prepare: () => Measure): Measure {
  let measure: Measure | undefined;
  return (ms) => {
    measure ??= prepare();
    return measure(ms);
  };
}

/** Random play on one core: choices in a second, the set-up of each match included. */
function random(game: Box, seats: number, { events = false, peer = PEER } = {}): Entry {
  return {
    name: `${game.id}/random-${seats}${events ? '-events' : ''}${peer.suffix}`,
    unit: 'choices/s',
    ours: lazily(() => {
      const next = matchesOf(game.open(), seats);
      const rng = Rng.fromSeed(`choices of ${game.id}`);
      return (ms) =>
        perSecond(ms, () => {
          const match = next();
          if (events) match.sink = new EventLog();
          return play(match, rng);
        });
    }),
    peer: peer.name,
    theirs: (ms) => perSecond(ms, peer.play),
  };
}

/** Whole random matches in a second; alone it is called solo-playouts. */
function playouts(game: Box, seats: number): Entry {
  return {
    name: `${game.id}/${seats === 1 ? 'solo-playouts' : `playouts-${seats}`}`,
    unit: 'playouts/s',
    ours: lazily(() => {
      const next = matchesOf(game.open(), seats);
      const rng = Rng.fromSeed(`choices of ${game.id}`);
      return (ms) =>
        perSecond(ms, () => {
          play(next(), rng);
          return 1;
        });
    }),
    peer: PEER.name,
    theirs: (ms) =>
      perSecond(ms, () => {
        playTicTacToe();
        return 1;
      }),
  };
}

/** Iterations of tree search by the cheap policy, on questions of matches in progress. */
function search(game: Box, seats: number, peer = PEER): Entry {
  return {
    name: `${game.id}/search-${seats}${peer.suffix}`,
    unit: 'iterations/s',
    ours: lazily(() => {
      const questions = openQuestions(matchesOf(game.open(), seats), 20);
      let asked = 0;
      return (ms) =>
        perSecond(ms, () => {
          const bot = new Search('search', { iterations: ITERATIONS }, 'bench', peer.shape);
          bot.answer(questions[asked++ % questions.length]);
          return bot.iterations;
        });
    }),
    peer: peer.name.replace('/', '/MCTSBot '),
    theirs: (ms) => perSecond(ms, () => peer.search(ITERATIONS)),
  };
}

/** What a seat sees that has something to choose. */
function openQuestions(next: () => Match, count: number): View[] {
  const rng = Rng.fromSeed('questions');
  const views: View[] = [];
  while (views.length < count) {
    const match = midway(next, rng);
    const seat = match.asked();
    if (match.legal(seat).length > 1) views.push(new View(match, seat));
  }
  return views;
}

/** Copies of a match in progress, as search makes them. */
function clones(game: Box, seats: number): Entry {
  const made = () => midway(matchesOf(game.open(), seats), Rng.fromSeed('midway'));
  return {
    name: `${game.id}/clone-${seats}`,
    unit: 'clones/s',
    ours: lazily(() => {
      const match = made();
      return (ms) => perSecond(ms, () => times(100, () => match.clone()));
    }),
    peer: 'structuredClone/same state',
    theirs: lazily(() => {
      const state = save(made());
      return (ms) => perSecond(ms, () => times(100, () => structuredClone(state)));
    }),
  };
}

/** What a match in progress takes while it lies in memory. */
function memory(game: Box, seats: number): Entry {
  // Time decides how many: enough to average over in earnest, few enough to be quick in a test.
  const count = (ms: number) => (ms < 100 ? 200 : 2000);
  return {
    name: `${game.id}/memory-${seats}`,
    unit: 'bytes/match',
    ours: lazily(() => {
      const next = matchesOf(game.open(), seats);
      const rng = Rng.fromSeed('midway');
      return (ms) => bytesEach(count(ms), () => midway(next, rng));
    }),
    peer: PEER.name,
    theirs: (ms) => bytesEach(count(ms), (i) => playTicTacToe(i % 5).state),
  };
}

/** Matches of the same table, each with a seed of its own. */
function matchesOf(game: Game, seats: number): () => Match {
  const setup: Setup = game.agree({ seats: Array.from({ length: seats }, () => ({})) });
  let seed = 0;
  return () => game.again(setup, `bench ${seed++}`);
}

function play(match: Match, rng: Rng, most = Number.POSITIVE_INFINITY): number {
  let choices = 0;
  for (let seat = match.asked(); seat !== NONE && choices < most; seat = match.asked(), choices++) {
    const options = match.legal(seat);
    match.take(seat, options[rng.below(options.length, CARDS)]);
  }
  return choices;
}

/** A match after a few choices. */
function midway(next: () => Match, rng: Rng): Match {
  for (;;) {
    const match = next();
    play(match, rng, 20);
    if (!match.outcome) return match;
  }
}

function times(count: number, work: () => unknown): number {
  for (let i = 0; i < count; i++) work();
  return count;
}
