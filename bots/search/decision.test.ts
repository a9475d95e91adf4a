import { describe, expect, it } from 'vitest';
import { Decision } from './decision.ts';

describe('Decision', () => {
  it('numbers its edges once, whether few or many', () => {
    const node = new Decision(0, 'act', '');
    const keys = Array.from({ length: 20 }, (_, i) => `option ${i}`);
    for (const [i, key] of keys.entries()) expect(node.edge(key, 99)).toBe(i);
    for (const [i, key] of keys.entries()) expect(node.edge(key, 0)).toBe(i);
  });

  it('keeps apart what may follow an edge by seat, question and secret choices', () => {
    const node = new Decision(0, 'act', '');
    const edge = node.edge('go', 0);
    const mine = node.follow(edge, 0, 'act', '');
    const theirs = node.follow(edge, 1, 'act', '');
    const after = node.follow(edge, 0, 'act', '1:2 ');
    expect(new Set([mine, theirs, after]).size).toBe(3);
    expect(node.find(edge, 1, 'act', '')).toBe(theirs);
    expect(node.find(edge, 1, 'other', '')).toBeUndefined();
  });

  it('goes on beside itself for another seat of a sealed question, whatever was chosen', () => {
    const node = new Decision(0, 'choose', '');
    expect(node.beside(1, 'choose')).toBe(node.beside(1, 'choose'));
    expect(node.beside(2, 'choose')).not.toBe(node.beside(1, 'choose'));
  });
});
