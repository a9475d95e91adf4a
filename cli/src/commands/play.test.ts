import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxes, gamesThereAre } from '../boxes.ts';
import { folder, underhall } from '../testing.ts';

const often = (line: string, times = 400) => Array<string>(times).fill(line);
const hashIn = (out: string) => /hash (\w+)/.exec(out)?.[1];

describe('underhall play', { timeout: 60_000 }, () => {
  it('plays a whole match of pig from piped input, which replays to the same hash', () => {
    const args = ['play', 'pig', '--seed', 'a', '--options', 'goal=30', '--bot', 'random'];
    const { code, out, err } = underhall(
      args,
      often('hold').flatMap((hold) => ['roll', hold]),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/The match is over: won by seat \d \((you|random)\) \(PIG-WIN-1\)\./);
    const link = /underhall replay (\S+)/.exec(out)?.[1] ?? '';
    const replay = underhall(['replay', link]);
    expect(hashIn(replay.out)).toBe(hashIn(out));
  });

  it('plays a whole match of market with offers and drafts', () => {
    const args = [
      'play',
      'market',
      '--seats',
      '3',
      '--seed',
      'b',
      '--options',
      'rounds=5',
      '--bot',
      'greedy:5',
    ];
    const { code, out, err } = underhall(
      args,
      often('sell').flatMap((sell) => [sell, '1', 'done', '']),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Which goods of one name do you sell?');
    expect(out).toContain('picked:');
    expect(out).toMatch(/won by .* \(MARKET-END-1\)/);
  });

  it('plays sealed choices around one screen', () => {
    const { code, out } = underhall(['play', 'duel', '--me', 'all', '--seed', 'c'], often('1'));
    expect(code).toBe(0);
    expect(out).toContain('--- seat 1 ---');
    expect(out).toContain('(DUEL-WIN-1)');
  });

  it('lets bots play among themselves', () => {
    const { code, out } = underhall(['play', 'pig', '--me', 'none', '--bot', 'random', '--seats', '4']);
    expect(code).toBe(0);
    expect(out).toMatch(/won by seat \d \(random\)/);
  });

  it('shows what is forbidden with reason and rule, and refuses it so', () => {
    const { out } = underhall(['play', 'pig', '--seed', 'd'], ['hold', 'fly', '', 'q']);
    expect(out).toContain('–  Hold: You have not rolled yet in this turn. (PIG-HOLD-2)');
    expect(out).toContain('> hold\n  You have not rolled yet in this turn. (PIG-HOLD-2)');
    expect(out).toContain("> fly\n  There is no option 'fly' now. You can choose: roll.");
    expect(out).toContain('Choose by number or id');
  });

  it('shows help, rules, odds and facts', () => {
    const { out } = underhall(
      ['play', 'pig', '--seed', 'd'],
      ['?', 'r pig-hold-1', 'r pig-win', 'r', 'o 1', 'f', 'q'],
    );
    expect(out).toContain('odds: what option N leads to');
    expect(out).toContain('PIG-HOLD-1 A player who holds adds his turn total');
    expect(out).toContain('PIG-WIN-2 Ruling');
    expect(out).toContain('PIG-HOLD-2 A player may not hold before');
    expect(out).toMatch(/Roll, tried 300 times:\n {4}roll goes well: 8\d %/);
    expect(out).toContain('seats[1].score: 0');
  });

  it('takes picks and choices back while nothing came to light', () => {
    const { out } = underhall(['play', 'market', '--seed', 'e'], ['sell', '1', 'u', 'u', 'u', 'q']);
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(out).toContain('This cannot be taken back');
    expect(out).toContain('Left after 0 choices');
  });

  it('sets preferences as a record writes them, and walks on to a far room', () => {
    const { out } = underhall(
      ['play', 'dungeon', '--adventurer', 'elf,hero', '--seed', 'walk', '--me', 'all'],
      ['=tea:yes', '=walk:9-9', '=walk:5-1', 'q'],
    );
    expect(out).toContain("> =tea:yes\n  There is no preference 'tea'.");
    expect(out).toContain('> =walk:9-9\n  There is no such space.');
    expect(out).toMatch(/> =walk:5-1\n.*moves 5 spaces.*Where do you go/s);
  });

  it('saves a match and goes on with it', () => {
    const path = `${folder()}/match.json`;
    const first = underhall(
      ['play', 'pig', '--seed', 'f', '--bot', 'random'],
      ['roll', `s ${path}`, 'l', 'q'],
    );
    expect(first.out).toContain(`Saved to ${path}`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'pig', choices: [[0, 'roll']] });
    const link = /play --from (\S+)\n$/.exec(first.out)?.[1] ?? '';
    for (const source of [path, link]) {
      const { code, out } = underhall(['play', '--from', source], ['log', 'q']);
      expect(code).toBe(0);
      expect(out).toContain('Player 1 rolls');
      expect(out).toContain('Left after 1 choices');
    }
    expect(underhall(['play', 'pig'], [`s ${path}`]).out).toContain('exists already');
  });

  it('asks which game when none is named', () => {
    const pig = 1 + boxes.findIndex(({ box }) => box.id === 'pig');
    expect(underhall(['play'], ['0', String(pig), 'q']).out).toContain('Pig, 2 seats.');
    expect(underhall(['play'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`Which game? ${gamesThereAre()}`),
    });
  });

  it('ends clearly when the input ends', () => {
    const { code, out } = underhall(['play', 'pig', '--seed', 'g'], ['roll']);
    expect(code).toBe(0);
    expect(out).toContain('the match is not over');
  });

  it.each([
    [['chess'], `There is no game 'chess'. ${gamesThereAre()}`],
    [['pig', '--seats', '9'], '--seats must be a number from 2 to 6 for Pig.'],
    [['pig', '--me', '5'], "--me must be a seat from 0 to 1, 'all' or 'none', not '5'."],
    [['pig', '--bot', 'genius'], "'genius' is not known"],
    [['pig', '--options', 'goal=many'], 'it is a whole number from 10 to 1000'],
    [['pig', '--options', 'torch'], "'torch' does not exist. There are: goal."],
    [['pig', '--pack', '/nowhere.json'], '/nowhere.json cannot be read'],
    [['pig', '--hero', 'hugo'], "Unknown option '--hero'."],
    [['pig', '--options', '__proto__=1'], "'__proto__' does not exist. There are: goal."],
    [['pig', '--pack', ''], 'A file without a name cannot be read'],
    [['--from', 'x', '--seed', 'y', '--seats', '2'], 'as it was agreed; leave out --seats, --seed.'],
    [['market', '--from', 'x'], 'as it was agreed; leave out market.'],
    [['--from', '/nowhere.json'], '/nowhere.json cannot be read: there is no such file'],
  ])('refuses %j with exit code 2', (args, sentence) => {
    const { code, err } = underhall(['play', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
