import { dungeon } from '@underhall/dungeon';
import { CARDS, NONE, Playthrough, Rng } from '@underhall/kernel';
import { speaking, standingOf } from '@underhall/table';
import { expect, test } from 'vitest';
import { runsOf } from './deeds.ts';
import { hadEnded, sorted } from './kept.ts';
import { faredIn, nameOf, winnersLine } from './results.ts';
import type { Kept, Sitter } from './scene.ts';
import type { OwnPack } from './store.ts';

const speech = speaking(dungeon);
const sitters: readonly Sitter[] = [
  { kind: 'me', name: 'Ida' },
  { kind: 'bot', name: 'Otto', level: 'veteran' },
];

/** A match of two after its first choices, made at random. */
function played(choices: number): Kept {
  const play = new Playthrough(speech.game, { seats: [{}, {}], seed: 'kept' });
  const rng = Rng.fromSeed('kept');
  for (
    let seat = play.match.asked();
    seat !== NONE && play.match.choices < choices;
    seat = play.match.asked()
  ) {
    const options = play.match.legal(seat);
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
  }
  const { outcome } = play.match;
  return {
    ...{ id: 'one', game: 'dungeon', packs: [], sitters, record: play.record, picks: [] },
    ...{ created: 1_700_000_000_000, changed: 1_700_000_000_000, outcome },
    waitsFor: play.view('spectator').awaited,
    standing: standingOf(speech, play.view(0), play.events),
    occasion: { kind: 'daily', name: '2026-01-31' },
  };
}

const open = played(40);
const over: Kept = {
  ...open,
  outcome: { winners: [1], results: [{ gold: 100 }, { gold: 12_000 }], rule: 'DUN-WIN-1' },
};
const pack: OwnPack = { id: 'p', name: 'Draughts', game: 'dungeon', content: { cards: [] }, added: 1 };

const GARBAGE: readonly unknown[] = [
  ...[undefined, null, '', 'x', -1, 0.5, 99, Number.NaN, Number.POSITIVE_INFINITY, 1e300],
  ...[true, {}, [], [null], [[]], ['x'], [-1], [99], { x: null }, new Map(), 10n],
];

/** A copy with one value anywhere in it put in the place of what was there. */
function* mutants(value: unknown): Generator<unknown> {
  yield* GARBAGE;
  if (Array.isArray(value)) {
    yield value.slice(1);
    yield [...value, null];
    for (let i = 0; i < Math.min(value.length, 3); i++)
      for (const inner of mutants(value[i])) yield value.with(i, inner);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const inner of mutants(held)) yield { ...value, [key]: inner };
    }
  }
}

/** Everything that home, hall and daily make of a match. */
function show(match: Kept): void {
  const { record, occasion, outcome, waitsFor } = match;
  const day = new Intl.DateTimeFormat('en');
  day.format(match.changed);
  if (occasion?.kind === 'daily') day.format(Date.parse(occasion.name));
  match.sitters.map(({ name }) => name.length);
  waitsFor.map((seat) => match.sitters[seat].name.length);
  record.choices.map(([seat, what]) => [match.sitters[seat].name, what.length]);
  for (const { who = '', counts } of match.standing?.seats ?? [])
    Object.values(counts).map((count) => count.toLocaleString('en') + who);
  if (!outcome) return;
  const cards = {};
  runsOf([{ ...match, outcome }], cards).map(({ line, gold }) => line + gold.toLocaleString('en'));
  winnersLine(undefined, outcome, match.sitters);
  match.sitters.map(
    (_, seat) => nameOf(undefined, outcome, match.sitters, seat) + faredIn(undefined, outcome, seat).line,
  );
}

test('a match, open or over, is read as it was kept', () => {
  expect(sorted('matches', [open, over])).toEqual({ sound: [open, over], damaged: [] });
  const { standing: _, occasion: __, ...older } = open;
  expect(sorted('matches', [older]).sound).toEqual([older]);
  expect(sorted('packs', [pack])).toEqual({ sound: [pack], damaged: [] });
});

for (const [name, match] of Object.entries({ open, over })) {
  test(`of a store full of damaged matches (${name}), what is sound is shown and the rest can be told`, () => {
    const store = [...mutants(match)].map((raw, n) =>
      typeof raw === 'object' && raw !== null && 'id' in raw && raw.id === 'one'
        ? { ...raw, id: `${n}` }
        : raw,
    );
    expect(store.length).toBeGreaterThan(1000);
    const { sound, damaged } = sorted('matches', [match, ...store, match]);
    expect(sound.length + damaged.length).toBe(store.length + 2);
    expect(sound[0]).toBe(match);
    expect(sound.at(-1)).toBe(match);
    for (const one of sound) expect(() => show(one)).not.toThrow();
    expect(damaged.length).toBeGreaterThan(900);
  });
}

test('every field that screens rely on is looked at', () => {
  const { standing: _, occasion: __, outcome: ___, ...needed } = over;
  for (const field of Object.keys(needed)) {
    const { damaged } = sorted('matches', [{ ...over, [field]: null }]);
    expect(damaged[0]?.where, field).toBe(field);
  }
  for (const field of ['standing', 'occasion', 'outcome']) {
    expect(sorted('matches', [{ ...over, [field]: null }]).damaged, field).toHaveLength(1);
  }
  for (const field of Object.keys(pack))
    expect(sorted('packs', [{ ...pack, [field]: null }]).damaged[0]?.where, field).toBe(field);
});

test('a damaged entry keeps its key, its game where it can be told, and where the damage is', () => {
  const raw = { ...over, record: { ...over.record, choices: [[0, 'x'], [0]] } };
  const [damage] = sorted('matches', [raw]).damaged;
  expect(damage).toEqual({ key: 'one', game: 'dungeon', where: 'record.choices[1]', raw });
  expect(hadEnded(damage)).toBe(true);
  expect(hadEnded(sorted('matches', [{ ...open, sitters: 3 }]).damaged[0])).toBe(false);
});
