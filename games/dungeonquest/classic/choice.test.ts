import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenWindow } from '@underhall/kernel';
import { playWatched } from '@underhall/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { watched } from './testing/watched.ts';
import type { M } from './world.ts';

const { game } = watched;
const ledger = readFileSync(join(import.meta.dirname, 'rules.md'), 'utf8');

/** Is a lone option taken without asking, asked all the same, or is there never just one? */
type Lone = 'auto' | 'ask' | 'never';

/** The rows of CHOICE, each with the questions that put it. Rows without a question are decided before the match. */
const rows: readonly [id: string, lone: Lone, ...questions: string[]][] = [
  ['CH-01', 'auto'],
  ['CH-02', 'auto'],
  ['CH-03', 'auto', 'choose-tower'],
  ['CH-04', 'auto', 'window must'],
  ['CH-05', 'auto', 'choose-action', 'below'],
  ['CH-06', 'auto', 'choose-move'],
  ['CH-07', 'ask', 'use-secret-door'],
  ['CH-08', 'auto', 'bridge', 'back-or-cross'],
  ['CH-09', 'auto', 'bridge-loot'],
  ['CH-10', 'auto', 'web', 'back-or-cross'],
  ['CH-11', 'auto', 'cave-in'],
  ['CH-12', 'auto', 'which-half'],
  ['CH-13', 'auto', 'tower'],
  ['CH-14', 'auto', 'escape-or-attack'],
  ['CH-15', 'auto', 'choose-token'],
  ['CH-16', 'auto', 'which-monster'],
  ['CH-17', 'ask', 'play-card'],
  ['CH-18', 'ask', 'counterattack'],
  ['CH-19', 'auto', 'counter-card'],
  ['CH-20', 'auto', 'choose', 'may'],
  ['CH-21', 'auto', 'choose-action'],
  ['CH-22', 'auto', 'retreat-where'],
  ['CH-23', 'never', 'heading'],
  ['CH-24', 'ask', 'leave-or-stay'],
  ['CH-25', 'never', 'left-or-right'],
  ['CH-26', 'auto', 'turn-chamber'],
  ['CH-27', 'ask', 'window may'],
  [
    'CH-28',
    'auto',
    'choose',
    'may',
    'pick-card',
    'pick-chamber',
    'lose-loot',
    'teleport-where',
    'may-move-on',
  ],
  ['CH-29', 'ask', 'may', 'which-die'],
  ['CH-30', 'auto', 'window must', 'choose', 'may'],
  ['CH-31', 'auto', 'servant', 'servant-place'],
  ['CH-32', 'auto', 'servant-target'],
  ['CH-33', 'auto', 'lose-loot'],
  ['CH-34', 'auto', 'pull-out-where', 'turn-chamber'],
  ['CH-35', 'ask', 'flee'],
  ['CH-36', 'auto', 'take-loot'],
  ['CH-37', 'auto', 'order'],
  ['CH-38', 'auto', 'withdraw-to'],
  ['CH-39', 'auto', 'reroll-dice'],
  ['CH-40', 'ask', 'reroll-one'],
  ['CH-41', 'ask', 'extra-wound'],
  ['CH-42', 'never', 'choose-classic'],
  ['CH-43', 'auto', 'attack-whom'],
];
const known = new Set(rows.flatMap(([, , ...questions]) => questions));
/** Questions of which a lone option may be shown: every row they belong to says so. */
const mayBeLone = new Set(
  [...known].filter((question) =>
    rows.every(([, lone, ...questions]) => !questions.includes(question) || lone === 'ask'),
  ),
);

/** The name of what is asked; a window asks what must happen first, or what may be played. */
function nameOf(match: M): { name: string; options: number } {
  const { question, options } = match.pending()[0];
  if (question.do !== 'window') return { name: question.do, options: options.length };
  const optional = options.some(({ effect }) => effect.do === 'pass');
  return { name: optional ? 'window may' : 'window must', options: options.length };
}

describe('decision points', () => {
  const asked = new Map<string, number>();
  const windows = new Set<string>();
  beforeAll(() => {
    for (let seed = 2_000; seed < 2_120; seed++) {
      for (const play of ['random', 'sensible'] as const) {
        playWatched(watched, seed, play, (match) => {
          const { name, options } = nameOf(match);
          asked.set(name, Math.min(asked.get(name) ?? Number.MAX_SAFE_INTEGER, options));
          if (name.startsWith('window')) windows.add((match.pending()[0].question as OpenWindow).name);
        });
      }
    }
  }, 120_000);

  it('CH-01 CH-43 are the rows of the ledger', () => {
    const ids = [...ledger.matchAll(/^\| (CH-\d+) \|/gm)].map(([, id]) => id);
    expect(rows.map(([id]) => id)).toEqual(ids);
    expect(ids).toHaveLength(43);
  });

  it('CH-01 CH-43 a row that is decided automatically in the ledger is automatic here', () => {
    for (const [id, lone] of rows) {
      const row = ledger.split('\n').find((line) => line.startsWith(`| ${id} |`)) as string;
      const last = row.split('|').at(-2)?.trim() ?? '';
      if (id === 'CH-17') expect(last).toBe('auto if one card');
      else if (lone === 'auto') expect(last, id).toMatch(/^(auto|none chosen|assigned)/);
      else expect(last, id).toMatch(lone === 'ask' ? /^ask/ : /^never/);
    }
  });

  it('CH-01 CH-43 every question the game can ask belongs to a row, and every row has its question', () => {
    const declared = [...game.questions, 'window must', 'window may'];
    expect([...known].sort()).toEqual(declared.sort());
  });

  it.each(rows.filter(([, lone, ...questions]) => lone !== 'ask' && questions.length > 0))(
    '%s is never asked with one option (%s)',
    (_id, _lone, ...questions) => {
      for (const question of questions)
        if (!mayBeLone.has(question)) expect(asked.get(question) ?? 2, question).toBeGreaterThan(1);
    },
  );

  it.each(rows.filter(([, lone]) => lone === 'ask'))(
    '%s is put as a question',
    (_id, _lone, ...questions) => {
      for (const question of questions) expect(asked.has(question), question).toBe(true);
    },
  );

  it('CH-28 CH-43 most questions come up in a few hundred matches', () => {
    const unseen = [...known].filter((question) => !asked.has(question));
    expect(unseen.length, unseen.join(', ')).toBeLessThan(10);
    expect(windows.size).toBeGreaterThan(5);
  });
});
