import { expect, test } from 'vitest';
import type { Asked, Facts, SeatFacts, Told } from './terms.ts';
import { rollsOf, trailsIn, withShafts } from './trail.ts';

function below(trip: Partial<SeatFacts>): Facts {
  const one = { hero: 'hugo', state: 'catacombs', marker: 'K4', heading: 'west', trip: 3, ...trip };
  return { seats: [one] } as unknown as Facts;
}

function asked(question: object): Asked {
  const options = ['south', 'north'].map((direction, i) => ({
    id: ['left', 'right'][i],
    about: { direction },
  }));
  return { seat: 0, question, options } as unknown as Asked;
}

const CROSSROADS = asked({ do: 'left-or-right' });
const rolls = (facts: Facts, question = CROSSROADS) =>
  trailsIn(facts, { asked: question })[0].shafts.map((shaft) => `${shaft.space} ${rollsOf(shaft)}`);

test('a trail has a step for each card, and stops at the outer wall', () => {
  const [trail] = trailsIn(below({}), {});
  expect(trail.steps).toEqual([
    [1050, 350],
    [950, 350],
    [850, 350],
    [750, 350],
  ]);
  expect([trail.head, trail.shafts]).toEqual(['H4', []]);
  expect(trailsIn(below({ marker: 'B4' }), {})[0].head).toBe('A4');
  expect(trailsIn(below({ state: 'dungeon' }), {})).toEqual([]);
});

test('DQ-CAT-19, DQ-CAT-20 one may come up so far on either side as the die says, the wall permitting', () => {
  expect(rolls(below({}))).toEqual([
    ...['H5 1', 'H6 2', 'H7 3', 'H8 4', 'H9 5', 'H10 6'],
    ...['H3 1', 'H2 2', 'H1 3–6'],
  ]);
});

test('DQR-CATX-7 what the wall takes of a roll is known', () => {
  const lost = trailsIn(below({}), { asked: CROSSROADS })[0].shafts.map((shaft) => shaft.lost);
  expect(lost).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3]);
});

test('DQ-CAT-22 both squares of the Treasure Chamber lead into it', () => {
  expect(rolls(below({ marker: 'G2', heading: 'west', trip: 0 })).slice(0, 4)).toEqual([
    'G3 1',
    'G4 2',
    'G5 3',
    'G5 4',
  ]);
});

test('a way that leads back is shown as it leads', () => {
  const [trail] = trailsIn(below({}), { asked: asked({ do: 'leave-or-stay', reversed: true }) });
  expect(trail.head).toBe('M4');
});

test('a side is chosen by any place that it leads to', () => {
  const trails = trailsIn(below({}), { asked: CROSSROADS });
  const targets = withShafts(new Map(), trails, CROSSROADS);
  expect(targets.get('H9')?.options).toEqual(['left']);
  expect(targets.get('H2')?.options).toEqual(['right']);
  expect(withShafts(new Map(), trails, asked({ do: 'leave-or-stay' })).size).toBe(0);
});

test('while the die is in the air one side is lit, and then one place', () => {
  const now = { event: { type: 'surfacing', seat: 0, die: 5, turn: -1 } } as unknown as Told;
  const lit = (untold: boolean) => trailsIn(below({}), { now, untold })[0].shafts.map(({ space }) => space);
  expect(lit(true)).toEqual(['H5', 'H6', 'H7', 'H8', 'H9', 'H10']);
  expect(lit(false)).toEqual(['H9']);
});
