import { describe, expect, it } from 'vitest';
import { underhall } from './testing.ts';

const commands = ['play', 'replay', 'scenario', 'rules', 'facts', 'check'];

describe('underhall', { timeout: 60_000 }, () => {
  it('lists its commands with --help', () => {
    const { code, out } = underhall(['--help']);
    expect(code).toBe(0);
    for (const name of commands) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  it.each(commands)('explains %s with --help', (name) => {
    const { code, out, err } = underhall([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: underhall ${name} `));
    expect(out).toContain('Example');
  });

  it('tells its version', () => {
    expect(underhall(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    [[], 'Which command? play, '],
    [['fly'], "There is no command 'fly'. Commands: play"],
    [['simulte'], "There is no command 'simulte' (did you mean 'simulate'?). Commands: play"],
    [['play', 'dungoen'], "There is no game 'dungoen' (did you mean 'dungeon'?). Games: "],
    [['rules', '--loudly'], "Unknown option '--loudly'."],
    [['play', 'pig', '--seed'], "Option '--seed <value>' argument missing."],
  ])('refuses %j with one sentence and exit code 2', (args, sentence) => {
    const { code, out, err } = underhall(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`underhall: ${sentence}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('uses no colours where nobody looks at a terminal', () => {
    expect(underhall(['rules']).out).not.toContain('\x1b');
  });
});
