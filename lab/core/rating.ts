/**
 * Ratings from a round robin: how strong each bot is on one scale, from who won how often against whom. The model is that
 * of Bradley and Terry (a bot wins with s / (s + t)), told as chess tells it: 400 points more are ten wins to one.
 */
import type { Estimate } from './statistics.ts';

/** What two bots made of the matches between them: wins of the first and of the second, shared wins in parts. */
export interface Pairing {
  readonly bots: readonly [string, string];
  readonly wins: readonly [number, number];
}

export interface Rating extends Estimate {
  readonly bot: string;
}

/** What the ratings of a round robin average to. */
const MIDDLE = 1500;
const POINTS = 400 / Math.LN10;
const Z = 1.959963984540054;
/** Each pairing is given one drawn match more, or a bot that lost everything would be infinitely weak. */
const DRAWN = 0.5;
const MOST_STEPS = 100;
const CLOSE_ENOUGH = 1e-10;

/** The strongest first; `n` is the number of matches with a winner that a rating rests on. */
export function rated(pairings: readonly Pairing[]): Rating[] {
  const bots = [...new Set(pairings.flatMap((pairing) => pairing.bots))];
  const games = tableOf(bots, pairings, ([first, second]) => [first + second + 2 * DRAWN, 0]);
  const wins = tableOf(bots, pairings, ([first, second]) => [first + DRAWN, second + DRAWN]);
  const strengths = likeliest(games, wins);
  const spread = inverse(informationOf(games, strengths));
  return bots
    .map((bot, i): Rating => {
      const value = MIDDLE + POINTS * strengths[i];
      // The mean is fixed: it has no error of its own.
      const half = Z * POINTS * Math.sqrt(Math.max(0, spread[i][i] - 1 / bots.length));
      const n = pairings.reduce((sum, each) => sum + (each.bots.includes(bot) ? played(each) : 0), 0);
      return { bot, value, low: value - half, high: value + half, n };
    })
    .sort((a, b) => b.value - a.value);
}

/** How often a bot with one rating beats a bot with another. */
export function expectedShare(first: number, second: number): number {
  return 1 / (1 + Math.exp((second - first) / POINTS));
}

function played({ wins: [first, second] }: Pairing): number {
  return first + second;
}

type Matrix = number[][];

/** By pair of bots: what a pairing says of the first and of the second. */
function tableOf(
  bots: readonly string[],
  pairings: readonly Pairing[],
  of: (wins: Pairing['wins']) => readonly [number, number],
): Matrix {
  const table = bots.map(() => bots.map(() => 0));
  for (const { bots: pair, wins } of pairings) {
    const [first, second] = pair.map((bot) => bots.indexOf(bot));
    const [here, there] = of(wins);
    table[first][second] += here;
    table[second][first] += there;
  }
  return table;
}

function gamesBetween(games: Matrix, i: number, j: number): number {
  return games[i][j] + games[j][i];
}

/** Newton's steps on the logarithms of the strengths, whose sum stays 0. */
function likeliest(games: Matrix, wins: Matrix): number[] {
  let strengths = games.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slopes = games.map((_, i) => slopeOf(games, wins, strengths, i));
    const moves = times(inverse(informationOf(games, strengths)), slopes);
    strengths = strengths.map((strength, i) => strength + moves[i]);
    if (Math.max(...moves.map(Math.abs)) < CLOSE_ENOUGH) break;
  }
  return strengths;
}

/** More wins than the strengths would have it, or fewer. */
function slopeOf(games: Matrix, wins: Matrix, strengths: readonly number[], i: number): number {
  let slope = 0;
  for (let j = 0; j < games.length; j++) {
    if (j !== i) slope += wins[i][j] - gamesBetween(games, i, j) * chanceOf(strengths, i, j);
  }
  return slope;
}

function chanceOf(strengths: readonly number[], i: number, j: number): number {
  return 1 / (1 + Math.exp(strengths[j] - strengths[i]));
}

/** Fisher's information, with the free sum of all strengths held at 0 so that it can be inverted. */
function informationOf(games: Matrix, strengths: readonly number[]): Matrix {
  const held = 1 / games.length;
  const information = games.map(() => games.map(() => held));
  for (let i = 0; i < games.length; i++) {
    for (let j = 0; j < games.length; j++) {
      if (i === j) continue;
      const chance = chanceOf(strengths, i, j);
      const said = gamesBetween(games, i, j) * chance * (1 - chance);
      information[i][j] -= said;
      information[i][i] += said;
    }
  }
  return information;
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, j) => sum + value * vector[j], 0));
}

/** Gauss and Jordan; the matrices here are small and positive definite. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = rows[column][column];
    rows[column] = rows[column].map((value) => value / pivot);
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i][column];
      rows[i] = rows[i].map((value, j) => value - factor * rows[column][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}
