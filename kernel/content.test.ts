import { describe, expect, test } from 'vitest';
import { Proofreader, packShape } from './content.ts';
import type { Json } from './ids.ts';
import { number } from './language/parameters.ts';
import { Misfit } from './refusal.ts';
import { listOf, object, text, wholeNumber } from './shape.ts';

const language = { verbs: { wound: { args: [number('wounds')], rules: [] } } };
const toyPack = packShape('toy', { cards: listOf(object({ id: text })) });

function problemsOf(proof: Proofreader): readonly string[] {
  try {
    proof.close('The content');
  } catch (error) {
    if (error instanceof Misfit) return error.problems;
    throw error;
  }
  return [];
}

test('a text becomes effects, and a mistake in it is told with its place', () => {
  const proof = new Proofreader(language);
  expect(proof.effects('rope', 'wound 2')).toEqual([{ do: 'wound', wounds: 2 }]);
  expect(proof.effects('snake', 'wound much')).toEqual([]);
  expect(problemsOf(proof)).toEqual([
    `snake, effect "wound much", column 7: 'wound' expects a number, found 'much'`,
  ]);
});

test('a mistake is told with the file or pack in which the card stands, and the part of the card', () => {
  const proof = new Proofreader(language);
  proof.from('decks.json', {
    trap: [{ id: 'snake' }],
    heroes: [{ id: 'hugo', abilities: [{ id: 'sing' }] }],
  });
  proof.packs(toyPack, [{ pack: 'more', game: 'toy', cards: [{ id: 'adder' }] }]);
  proof.effects('snake', 'bite');
  proof.effects('hugo', 'wound', undefined, 'sing');
  proof.effects('adder', 'wound');
  const [snake, hugo, adder] = problemsOf(proof);
  expect(snake).toContain(`decks.json: snake, effect "bite", column 1: there is no verb 'bite'`);
  expect(hugo).toContain(`decks.json: hugo, sing, effect "wound", column 1`);
  expect(adder).toContain(`more: adder, effect "wound", column 1`);
});

test('of a long text only the neighbourhood of the mistake is shown', () => {
  const proof = new Proofreader(language);
  const wounds = 'wound 1; '.repeat(50);
  proof.effects('snake', `${wounds}bite; ${wounds}wound 1`);
  const [problem] = problemsOf(proof);
  expect(problem).toMatch(
    /^snake, effect "….*; wound 1; bite; wound 1; .*…", column 451: there is no verb 'bite'/,
  );
  expect(problem.length).toBeLessThan(260);
});

test('everything that is wrong is told at once, and nothing if all is well', () => {
  const proof = new Proofreader(language);
  expect(problemsOf(proof)).toEqual([]);
  proof.wrong('one');
  proof.distinct([{ id: 'rope' }, { id: 'snake' }, { id: 'rope' }]);
  expect(problemsOf(proof)).toEqual(['one', "two cards have the id 'rope'"]);
});

describe('content packs', () => {
  test('have the shape of the game, or are refused with their names', () => {
    const good: Json = { pack: 'good', game: 'toy', cards: [{ id: 'a' }], without: { rope: 1 } };
    expect(new Proofreader(language).packs(toyPack, [good])).toEqual([good]);
    const refused = () => new Proofreader(language).packs(toyPack, [{ pack: 'bad', game: 'other' }, null]);
    expect(refused).toThrow(/bad: game: must be one of toy.*pack 2: /s);
  });

  test('are read as copies: what a later pack leaves out is still in the pack that brought it', () => {
    const brought: Json = { pack: 'one', game: 'toy', cards: [{ id: 'a', count: 2 }] };
    const counted = packShape('toy', { cards: listOf(object({ id: text, count: wholeNumber(1) })) });
    const proof = new Proofreader(language);
    const [read] = proof.packs(counted, [brought]);
    proof.leaveOut(read.cards ?? [], { pack: 'two', without: { a: 1 } });
    expect(read.cards).toEqual([{ id: 'a', count: 1 }]);
    expect(brought.cards).toEqual([{ id: 'a', count: 2 }]);
  });

  test('leave out what there is, one pack after the other', () => {
    const proof = new Proofreader(language);
    const cards = [
      { id: 'rope', count: 2 },
      { id: 'snake', count: 1 },
    ];
    proof.leaveOut(cards, { pack: 'one', without: { rope: 1, snake: 1 } });
    expect(cards.map(({ count }) => count)).toEqual([1, 0]);
    expect(problemsOf(proof)).toEqual([]);
    proof.leaveOut(cards, { pack: 'two', without: { rope: 2, torch: 1 } });
    expect(problemsOf(proof)).toEqual([
      "two: there are not 2 of 'rope' to leave out, but 1",
      "two: there is no 'torch' to leave out",
    ]);
  });
});
