import { readFileSync } from 'node:fs';
import { Playthrough, pack, stateHash } from '@underhall/kernel';
import { pig } from '@underhall/kernel/examples';
import { describe, expect, it } from 'vitest';
import { replayed } from '../records.ts';
import { file, underhall } from '../testing.ts';

function match(): Playthrough<unknown> {
  const play = new Playthrough(pig, { seats: [{}, {}], options: { goal: 10 }, seed: 'replay' });
  while (!play.match.outcome) {
    const seat = play.match.asked();
    play.choose(seat, play.match.legal(seat).at(-1)?.id ?? 'roll');
  }
  return play as Playthrough<unknown>;
}

describe('underhall replay', { timeout: 60_000 }, () => {
  it('prints the log and the final hash of a file and of a link', () => {
    const play = match();
    const fromFile = underhall(['replay', file(play.record)]);
    expect(fromFile).toMatchObject({ code: 0, err: '' });
    expect(fromFile.out).toContain('Player 1 rolls');
    expect(fromFile.out).toContain('(PIG-WIN-1)');
    expect(fromFile.out).toContain(`hash ${stateHash(play.match)}\n`);
    const link = pack(play.game, play.record);
    expect(underhall(['replay', link]).out).toBe(fromFile.out);
    expect(underhall(['replay', `https://underhall.example/replay#${link}`]).out).toBe(fromFile.out);
  });

  it('takes a bare link that is longer than any name of a file may be', () => {
    const play = new Playthrough(pig, { seats: [{}, {}], options: { goal: 1000 }, seed: 'long' });
    for (let choice = 0; choice < 1000; choice++) {
      const seat = play.match.asked();
      play.choose(seat, play.match.legal(seat).at(-1)?.id ?? 'roll');
    }
    const link = pack(pig, play.record);
    expect(link.length).toBeGreaterThan(255);
    expect(underhall(['replay', link])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`hash ${stateHash(play.match)}`),
    });
    expect(underhall(['play', '--from', link, '--me', 'all'], ['q']).out).toContain(
      'Left after 1000 choices',
    );
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(underhall(['replay', file(`\uFEFF${JSON.stringify(match().record)}`)]).code).toBe(0);
  });

  it('shows what one seat saw', () => {
    const path = file(match().record);
    expect(underhall(['replay', path, '--seat', '1'])).toMatchObject({ code: 0 });
    expect(underhall(['replay', path, '--seat', '7'])).toMatchObject({ code: 2 });
  });

  it('says what is wrong with what it cannot replay', () => {
    const { record } = match();
    const refused = (source: string) => {
      const { code, err } = underhall(['replay', source]);
      expect(code).toBe(2);
      return err;
    };
    expect(refused('nothing at all')).toContain("'nothing at all' is neither a file nor a link.");
    expect(refused('abc.def')).toContain('This link');
    expect(refused(file({ game: 'pig' }))).toContain('setup: must be');
    expect(refused(file({ ...record, version: '0-old' }))).toContain('0-old');
    expect(refused(file({ ...record, choices: [[0, 'hold']] }))).toContain(
      'This record: does not replay at choice 1: ',
    );
    expect(refused(file(readFileSync(new URL(import.meta.url), 'utf8')))).toContain('is not JSON');
  });

  it.each([
    [[0, 5]],
    [[0]],
    [[0, null]],
    [[0, {}]],
    [[0, [5]]],
    [['0', 'roll']],
    [[0.5, 'roll']],
    [[0, 'roll', 1]],
  ])('takes %j for no choice', (choice) => {
    expect(() => replayed(file({ ...match().record, choices: [choice] }), [])).toThrow('choices[0]');
  });

  it('neither floods nor steers the terminal with what a file says', () => {
    const { record } = match();
    const { err } = underhall(['replay', file({ ...record, choices: new Array(50_000).fill(5) })]);
    expect(err.trimEnd().split('\n').at(-1)).toBe('  … and 49950 more.');
    const steering = underhall(['replay', file({ ...record, '\x1b[2J': 'x'.repeat(9000) })]).err;
    expect(steering).toContain('is not known here');
    expect(steering).not.toContain('\x1b');
    const seed = { ...record.setup, seed: '\x1b[2J' };
    expect(underhall(['replay', file({ ...record, choices: [], setup: seed })]).out).not.toContain('\x1b');
  });
});
