import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playWatched } from '@underhall/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { watched } from './testing/watched.ts';

const { game } = watched;
const ledger = readFileSync(join(import.meta.dirname, 'rules.md'), 'utf8');

/** The rows of CHOICE, each with the question that puts it; those without one are decided before the match. */
const rows: readonly (readonly [row: number, question: string])[] = [
  [1, ''],
  [2, 'choose-adventurer'],
  [3, 'choose-spells'],
  [4, 'choose-spell'],
  [5, 'act'],
  [6, 'act'],
  [7, 'act'],
  [8, 'act'],
  [9, 'act'],
  [10, 'enter-or-refuse'],
  [11, 'which-guard'],
  [12, 'how-to-fight'],
  [13, 'act'],
  [14, 'move-in-or-stay'],
  [15, 'jump-or-stay'],
  [16, 'slide-where'],
  [17, 'drop-which'],
  [18, 'split'],
  [19, 'choose-pile'],
  [20, 'retreat-where'],
  [21, 'choose-adventurer'],
  [22, 'choose-spells'],
  [23, 'search-or-not'],
];

describe('decision points', () => {
  const asked = new Map<string, number>();
  beforeAll(() => {
    for (let seed = 2_000; seed < 2_060; seed++) {
      for (const play of ['random', 'sensible'] as const) {
        playWatched(watched, seed, play, (match) => {
          const [{ question, options }] = match.pending();
          asked.set(question.do, Math.min(asked.get(question.do) ?? Number.MAX_SAFE_INTEGER, options.length));
        });
      }
    }
  }, 120_000);

  it('are the rows of the ledger', () => {
    const ids = [...ledger.matchAll(/^\| DUN-CHOICE-(\d+) \|/gm)].map(([, id]) => Number(id));
    expect(rows.map(([row]) => row)).toEqual(ids);
  });

  it('belong to a row each, and every row has its question', () => {
    const known = new Set(rows.map(([, question]) => question).filter(Boolean));
    expect([...known].sort()).toEqual([...game.questions].sort());
  });

  it('are never asked with one option', () => {
    for (const [question, least] of asked) expect(least, question).toBeGreaterThan(1);
  });

  it('come up in a hundred matches, nearly all', () => {
    const unseen = rows.filter(([, question]) => question && !asked.has(question));
    expect(unseen.length, unseen.join()).toBeLessThan(4);
  });
});
