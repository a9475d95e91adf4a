import { arrange } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();

it.each([
  [{ stock: -1 }, 'stock: must be a whole number from 0 to 117'],
  [{ sun: -1 }, 'sun: must be a whole number from 1 to 30'],
  [{ sun: 31 }, 'sun: must be a whole number from 1 to 30'],
  [{ turn: 99 }, 'turn: must be a seat from 0 to 1'],
  [{ first: 0.5 }, 'first: must be a seat from 0 to 1, not 0.5'],
  [{ round: 1e9 }, 'round: must be a whole number from 0 to 1000'],
  [{ hero: 2, wounds: 1 }, 'hero: must be a seat from 0 to 1'],
  [{ hero: 0, wounds: 99 }, 'wounds: must be a whole number from 0 to'],
  [{ hero: 0, lostTurns: 1e9 }, 'lostTurns: must be a whole number from 0 to 10'],
  [{ hero: 0, half: 2 }, 'half: must be a whole number from 0 to 1'],
  [{ hero: 0, searches: -1 }, 'searches: must be a whole number from 0 to 2'],
  [{ hero: 0, trip: 1e9 }, 'trip: must be a whole number from 0 to 30'],
  [{ hero: 0, determination: { web: 1e9 } }, 'determination.web: must be a whole number from 1 to 24'],
  [{ hero: 0, wound: 1 }, "wound: is not known here (did you mean 'wounds'?). Fields: hero, at"],
  [{ hero: 0, at: 'c4' }, 'at: must be a space, A1 to M10, not "c4" (did you mean \'C4\'?)'],
  [{ hero: 0, determination: { webb: 1 } }, 'determination.webb: must be what a test is made for'],
  [{ chamber: 'corridor-crss', at: 'C4' }, "did you mean 'corridor-cross'?"],
  [{ token: 'orc', at: 'C4' }, 'token: must be one of skeleton, sorcerer'],
  [{ hero: 0, at: 'C4' }, 'Nobody can stand at C4: no chamber lies there; lay one first.'],
  [{ hero: 0, determination: { 'portcullis:C4:est': 1 } }, "did you mean 'portcullis:C4:east'?"],
  [{ hero: 0, at: 'N1' }, 'at: must be a space, A1 to M10, not "N1"'],
  [{ hero: 0, determination: { web: 'many' } }, 'determination.web: must be a whole number from 1 to 24'],
])('%j cannot be arranged', (statement, problem) => {
  const match = game.start({ seats: [{}, {}], seed: 'arranged' });
  expect(() => arrange(match, [statement])).toThrow(problem);
});

it('an entrance marker is laid once on a chamber, and six at most', () => {
  const match = game.start({ seats: [{}, {}], seed: 'arranged' });
  const lay = (...spaces: string[]) =>
    arrange(
      match,
      spaces.map((entrance) => ({ entrance })),
    );
  expect(() => lay('C4', 'C4')).toThrow('There are 6 entrance markers');
  expect(() => lay('D4', 'E4', 'F4', 'G4', 'H4', 'I4')).toThrow('There are 6 entrance markers');
});
