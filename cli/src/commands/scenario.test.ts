import { mkdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gamesThereAre } from '../boxes.ts';
import { file, folder, underhall } from '../testing.ts';

const story = (score: number) => ({
  title: 'PIG-HOLD-1 holding banks the turn total',
  rules: ['PIG-HOLD-1'],
  game: 'pig',
  seats: [{}, {}],
  steps: [
    { dice: [4] },
    { seat: 0, refused: 'hold', rule: 'PIG-HOLD-2' },
    { choose: 'roll' },
    { choose: 'hold' },
    { expect: { facts: { 'seats[0].score': score } } },
  ],
});

describe('underhall scenario', { timeout: 60_000 }, () => {
  it('passes a scenario that holds', () => {
    const { code, out } = underhall(['scenario', file(story(4))]);
    expect(code).toBe(0);
    expect(out).toContain('✓ PIG-HOLD-1 holding banks the turn total');
    expect(out).toContain('1 passed, 0 failed');
  });

  it('shows what was expected and what is there, with exit code 1', () => {
    const { code, out } = underhall(['scenario', file(story(5))]);
    expect(code).toBe(1);
    expect(out).toContain('✗ PIG-HOLD-1');
    expect(out).toContain('step 5');
    expect(out).toContain('seats[0].score: expected 5, found 4');
    expect(out).toContain('0 passed, 1 failed');
  });

  it('plays with the content packs that a scenario names, as a file beside it or in itself', () => {
    const draught = {
      id: 'dungeon-cold-draught',
      deck: 'dungeon',
      name: 'Cold Draught',
      count: 1,
      type: 'Threat',
      effect: 'wound 1',
    };
    const pack = {
      pack: 'cold-draughts',
      game: 'dungeonquest-classic',
      name: 'Cold Draughts',
      without: { 'dungeon-silent-chamber': 1 },
      cards: [draught],
    };
    const told = (packs: unknown) => ({
      title: 'a cold draught',
      rules: [],
      game: 'dungeonquest-classic',
      packs,
      seats: [{}],
      arrange: [{ next: { dungeon: ['dungeon-cold-draught'] }, spare: true }, { turn: 0 }],
      steps: [{ expect: { zones: { dungeon: { top: ['dungeon-cold-draught'] } } } }],
    });
    const home = folder();
    mkdirSync(`${home}/scenarios`);
    file(pack, 'pack.json', home);
    file(told(['pack.json']), 'scenarios/a.json', home);
    expect(underhall(['scenario', file(told([pack]))]).out).toContain('1 passed');
    expect(underhall(['scenario', `${home}/scenarios/a.json`]).out).toContain('pack.json cannot be read');
    file(told(['../pack.json']), 'scenarios/a.json', home);
    expect(underhall(['scenario', `${home}/scenarios/a.json`]).out).toContain('1 passed');
    const { code, out } = underhall(['scenario', file(told([]))]);
    expect({ code, out }).toMatchObject({ code: 2, out: expect.stringContaining('dungeon-cold-draught') });
  });

  it('prints what a step wants to be printed', () => {
    const { out } = underhall(['scenario', file({ ...story(4), steps: [{ print: 'options' }] })]);
    expect(out).toContain('step 1, options:\nseat 0, ask roll-or-hold: roll\n  not hold: PIG-HOLD-2\n✓');
  });

  it('runs folders and patterns, and of a game only its scenarios', () => {
    const home = folder();
    mkdirSync(`${home}/scenarios/hold`, { recursive: true });
    file({ cards: [] }, 'content.json', home);
    file(story(4), 'scenarios/one.json', home);
    file(story(4), 'scenarios/hold/two.json', home);
    expect(underhall(['scenario', home]).out).toContain('2 passed, 0 failed');
    expect(underhall(['scenario', `${home}/**/t*.json`]).out).toContain('1 passed, 0 failed');
    expect(underhall(['scenario', home, '--quiet'])).toMatchObject({ code: 0, out: '2 passed, 0 failed\n' });
  });

  it('goes on after a file that it does not understand, and ends with exit code 2', () => {
    const home = folder();
    file({ ...story(4), game: 'chess' }, 'a.json', home);
    file({ ...story(4), steps: [{ jump: 1 }] }, 'b.json', home);
    file('{ "title": ', 'c.json', home);
    file({ ...story(4), seats: [{}] }, 'd.json', home);
    file(story(4), 'e.json', home);
    const { code, out } = underhall(['scenario', home]);
    expect(code).toBe(2);
    expect(out).toContain(`There is no game 'chess'. ${gamesThereAre()}`);
    expect(out).toContain('steps[0]: must be one of');
    expect(out).toContain('is not JSON');
    expect(out).toContain('It is for 2 to 6 seats, not 1.');
    expect(out).toContain('1 passed, 0 failed, 4 not understood');
  });

  it('goes on after a file that makes the game stumble', () => {
    const home = folder();
    const seats = [{ hero: 'challara' }, { hero: 'hugo' }];
    file(
      { ...story(4), game: 'dungeonquest-classic', seats, arrange: [{ turn: 99 }], steps: [] },
      'a.json',
      home,
    );
    file(story(4), 'b.json', home);
    const { code, out, err } = underhall(['scenario', home]);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(out).toContain('1 passed, 0 failed, 1 not understood');
  });

  it('wants files that exist', () => {
    expect(underhall(['scenario'])).toMatchObject({ code: 2 });
    const { code, err } = underhall(['scenario', '/nowhere/x.json']);
    expect(code).toBe(2);
    expect(err).toContain("There is no file, folder or match for '/nowhere/x.json'.");
  });
});
