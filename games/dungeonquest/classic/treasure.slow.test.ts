import { cheapChoice, type Match, Playthrough, Rng } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();
const HEROES = ['hugo', 'tatianna', 'lindel', 'gherinn', 'krutzbeck', 'challara'];

/** Two Heroes have reached the dragon, two begin in their towers; all go on by the cheap policy. */
function playedOut(number: number): Match {
  const seats = [0, 1, 2, 3].map((seat) => ({ hero: HEROES[(number + seat) % HEROES.length] }));
  const { match } = new Playthrough(game, { seats, seed: `hoard ${number}` }, [
    { hero: 0, at: 'G5' },
    { hero: 1, at: 'G5' },
    { hero: 2, at: 'A1' },
    { hero: 3, at: 'M10' },
    { turn: 0 },
  ]);
  const rng = Rng.fromSeed(`policy ${number}`);
  while (!match.outcome) {
    const seat = match.asked();
    match.take(seat, match.legal(seat)[cheapChoice(match, seat, rng)]);
  }
  return match;
}

it('DQ-CONTENT-35 who comes out with a Treasure card beats all who come out without one in nine of ten matches', () => {
  let compared = 0;
  let ahead = 0;
  for (let number = 0; number < 5_000; number++) {
    for (const { treasureAhead } of playedOut(number).outcome?.results ?? []) {
      if (treasureAhead === undefined) continue;
      compared++;
      if (treasureAhead) ahead++;
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(ahead / compared, `${ahead} of ${compared}`).toBeGreaterThan(0.9);
});
