import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { underhall } from '../testing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not here: the Python module of python/ is not tested.');

interface Told {
  readonly type: string;
  readonly match?: number;
  readonly seat: number;
  readonly options: readonly string[];
  readonly reason: string;
  readonly outcome?: { readonly winners: readonly number[] };
  readonly [more: string]: unknown;
}

/** What is told after hello. */
function told(args: readonly string[], messages: readonly object[]): Told[] {
  const lines = messages.map((message) => JSON.stringify(message));
  const { out, err, code } = underhall(['drive', ...args], lines);
  expect([err, code]).toEqual(['', 0]);
  const [hello, ...rest] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  expect(hello).toMatchObject({ type: 'hello', protocol: 1, game: args[0] });
  return rest;
}

const begin = (match: number, more: object = {}) => ({ type: 'begin', match, ...more });
const answer = (match: number, option: string) => ({ type: 'answer', match, option });

function python(code: string): string {
  const { stdout, stderr } = spawnSync('python3', ['-c', code], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PYTHONPATH: `${root}python`,
      UNDERHALL: `"${process.execPath}" "${root}cli/src/main.ts"`,
    },
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

describe('underhall drive', { timeout: 60_000 }, () => {
  it('asks for every seat of several matches, each as it goes', () => {
    const asks = told(['pig'], [begin(1), begin(2), answer(2, 'roll'), answer(1, 'roll')]);
    expect(asks.map(({ match, type }) => [match, type])).toEqual([
      [1, 'ask'],
      [2, 'ask'],
      [2, 'ask'],
      [1, 'ask'],
    ]);
    expect(asks[0]).toMatchObject({ seat: 0, question: 'roll-or-hold', facts: { total: 0 } });
  });

  it('the same seed gives the same match', () => {
    const play = (seed: number) =>
      told(['pig'], [begin(1, { seed }), ...Array.from({ length: 5 }, () => answer(1, 'roll'))]);
    expect(play(7)).toEqual(play(7));
    expect(play(7)).not.toEqual(play(8));
  });

  it('leaves seats to bots of the house, and tells how it ended', () => {
    const [end] = told(['dungeonquest-classic'], [begin(1, { bots: { 0: 'random', 1: 'random' } })]);
    expect(end).toMatchObject({ type: 'end', outcome: { rule: expect.stringMatching(/^DQ-/) } });
    const [ask] = told(['duel'], [begin(1, { bots: { 0: 'greedy' } })]);
    expect(ask.seat).toBe(1);
  });

  it('tells what is wanted and no more; a look shows what a seat may know', () => {
    const [bare] = told(['market', '--tell', ''], [begin(1)]);
    expect(bare).not.toHaveProperty('facts');
    const [ask, seen] = told(
      ['market', '--tell', 'events,view,forbidden'],
      [begin(1), { type: 'look', match: 1, seat: 1 }],
    );
    expect(Object.keys(ask)).toEqual(expect.arrayContaining(['events', 'view', 'forbidden']));
    expect(seen).toMatchObject({ type: 'seen', seat: 1, view: { viewer: 1 } });
    expect(JSON.stringify(seen)).not.toContain('"seed"');
  });

  it.each([
    [{ type: 'fly' }, "A message is of the type 'begin'"],
    [answer(4, 'roll'), 'There is no match 4: begin it first.'],
    [{ type: 'begin' }, "'match' is a name or a number"],
    [{ type: 'answer', match: 1 }, "'option' is one of the options"],
    [answer(1, 'fly'), "There is no option 'fly' now."],
    [{ type: 'look', match: 1, seat: 9 }, "'seat' is a number from 0 to 1."],
    [begin(1, { seats: 99 }), "'seats' is a number from 2 to 6"],
    [begin(1, { options: { goal: 'x' } }), "option 'goal' cannot be"],
    [begin(1, { bots: { 0: 'nobody' } }), "'nobody' is not known"],
    [begin(1, { bots: { 7: 'greedy' } }), "'bots' says for seats from 0 to 1"],
    [[1, 2], 'A message is a JSON object'],
  ])('refuses %j, and the match goes on as it was', (message, sentence) => {
    const [, refused, seen] = told(['pig'], [begin(1), message, { type: 'look', match: 1, seat: 0 }]);
    expect(refused.type).toBe('refused');
    expect(refused.reason).toContain(sentence);
    expect(seen.options).toEqual(['roll']);
  });

  it('forgets what is left', () => {
    const [, left, gone] = told(['pig'], [begin(1), { type: 'leave', match: 1 }, answer(1, 'roll')]);
    expect([left.type, gone.type]).toEqual(['left', 'refused']);
  });

  it.each([
    [['nothing'], "There is no game 'nothing'."],
    [[], 'Which game? Games: '],
    [['pig', '--tell', 'secrets'], "--tell is a list of facts, view, events, forbidden, not 'secrets'."],
  ])('called with %j says what is wrong', (args, sentence) => {
    const { code, err } = underhall(['drive', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it.runIf(hasPython)('Python: whole matches in the manner of PettingZoo, whatever the game', () => {
    const played = python(`
from underhall import Environment
for game in "pig", "duel", "market", "dungeon", "dungeonquest-classic":
    with Environment(game) as env:
        env.reset(seed=1)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, info = env.last()
            env.step(None if terminated else env.legal(agent)[-1])
        assert env.agents == [] and set(env.rewards.values()) <= {1, -1}, env.rewards
        print(game, env.outcome["rule"])
`);
    expect(played.split('\n')).toHaveLength(5);
  });

  it.runIf(hasPython)(
    'Python: what is refused is an exception with its reason, and the match goes on',
    () => {
      const said = python(`
from underhall import Environment, Refused
with Environment("pig", bots={1: "greedy"}) as env:
    env.reset(seed=2)
    try:
        env.step("fly")
    except Refused as error:
        print(error)
    env.step("roll")
    print(env.agent_selection, env.legal("seat_1"))
try:
    Environment("nothing")
except RuntimeError as error:
    print(error)
`);
      expect(said).toContain("There is no option 'fly' now.");
      expect(said).toContain('seat_0 []');
      expect(said).toContain("There is no game 'nothing'.");
    },
  );

  it.runIf(hasPython)('Python: the example of the docs learns to hold', () => {
    const won = python(`
import runpy, sys
main = runpy.run_path(${JSON.stringify(`${root}python/examples/learn_pig.py`)})["main"]
assert main(40) > 40
`);
    expect(won).toMatch(/wins of 64 against chance: \d+ before, [\d.]+ after 2560 matches/);
  });

  it.runIf(hasPython)('Python: the example that measures itself plays matches to their end', () => {
    const said = python(`
import runpy
measure = runpy.run_path(${JSON.stringify(`${root}python/examples/how_fast.py`)})["measure"]
assert measure("pig", 2, 0.5) > 0
`);
    expect(said).toMatch(/^pig, 2 seats: [\d,]+ decisions a second, [\d,.]+ matches/);
  });
});
