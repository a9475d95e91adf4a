import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { file, folder, underhall } from '../testing.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const example = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));
const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('python3 is not here: the Python example of docs/writing-a-bot.md is not tested.');

/** A bot in JavaScript that answers each question as the given function does; without a name it does not say hello. */
function botThat(answer: string, name = 'a test'): string {
  const path = file(
    `import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
createInterface({ input: process.stdin }).on('line', (line) => {
  const said = JSON.parse(line);
  if (said.type === 'hello' && '${name}') say({ type: 'hello', name: '${name}' });
  if (said.type === 'ask') (${answer})(said, say);
});`,
    'bot.mjs',
  );
  return `"${process.execPath}" "${path}"`;
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('underhall bot-host', { timeout: 60_000 }, () => {
  it.runIf(python)('plays the Python example of the docs, in games it knows and others', () => {
    const pig = underhall([
      'bot-host',
      'pig',
      '--bot',
      `python3 ${example}`,
      '--bots',
      'random',
      '--games',
      '10',
    ]);
    expect(pig.err).toBe('');
    expect(pig.code).toBe(0);
    expect(Number(/won (\d+) of 10/.exec(pig.out)?.[1])).toBeGreaterThan(5);
    expect(underhall(['bot-host', 'market', '--bot', `python3 ${example}`, '--seats', '3']).code).toBe(0);
  });

  it('tells a program why its answer is refused, and lets it answer again', () => {
    const bot = botThat(
      `(ask, say) => say({ type: 'answer', id: ask.id, option: ask.id % 2 ? 'fly' : ask.options[0] })`,
    );
    const { code, out } = underhall([
      'bot-host',
      'pig',
      '--bot',
      bot,
      '--options',
      'goal=10',
      '--bots',
      'random',
    ]);
    expect(out).toMatch(/^a test: won [01] of 1 matches/);
    expect(code).toBe(0);
  });

  it('chooses for a program that is silent, and says so', () => {
    const args = ['--options', 'goal=10', '--timeout', '20', '--bots', 'greedy'];
    const { code, out } = underhall(['bot-host', 'pig', '--bot', botThat('() => {}'), ...args]);
    expect(out).toMatch(/gave no legal answer/);
    expect(code).toBe(1);
  });

  it('tells programs without a name apart by their commands', () => {
    const first = `(ask, say) => say({ type: 'answer', option: ask.options[0] })`;
    const bots = [botThat(first, ''), botThat(first, '')];
    const args = ['bot-host', 'duel', ...bots.flatMap((bot) => ['--bot', bot])];
    const lines = underhall(args).out.trim().split('\n');
    expect(lines.map((line) => line.split(': won')[0])).toEqual(bots);
  });

  it('wants whole numbers of matches and milliseconds', () => {
    for (const flag of ['--games', '--timeout']) {
      const { code, err } = underhall(['bot-host', 'pig', '--bot', 'true', flag, 'many']);
      expect(err).toContain(`${flag} must be a number from 1`);
      expect(code).toBe(2);
    }
  });

  /** A shell that starts a program which takes no notice of anything; its number is in the file. */
  function stubborn(): { command: string; alive: () => boolean } {
    const pid = join(folder(), 'pid');
    return {
      command: `sleep 600 & echo $! > "${pid}"; trap '' TERM INT HUP; wait; sleep 600`,
      alive: () => existsSync(pid) && isAlive(Number(readFileSync(pid, 'utf8'))),
    };
  }

  it('leaves no process of its bots behind', async () => {
    const { command, alive } = stubborn();
    const args = ['--options', 'goal=10', '--timeout', '500', '--bots', 'random'];
    expect(underhall(['bot-host', 'pig', '--bot', command, ...args]).out).toContain('won');
    await vi.waitUntil(() => !alive(), { timeout: 5_000 });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves none behind when it is ended by %s',
    async (signal) => {
      const { command, alive } = stubborn();
      const host = spawn(process.execPath, [main, 'bot-host', 'pig', '--bot', command], { stdio: 'ignore' });
      const ended = new Promise<number | null>((resolve) => host.on('close', resolve));
      await vi.waitUntil(alive, { timeout: 30_000 });
      host.kill(signal);
      expect(await ended).toBeGreaterThan(128);
      await vi.waitUntil(() => !alive(), { timeout: 5_000 });
    },
  );

  it.each([
    ['a line without end', 'exec cat /dev/zero', /said a line without end/],
    ['nothing but noise', 'exec yes', /gave no legal answer/],
  ])('is not drowned in %s', (_, command, sentence) => {
    const args = ['--options', 'goal=10', '--timeout', '200', '--bots', 'random'];
    const { code, out, err } = underhall(['bot-host', 'pig', '--bot', command, ...args]);
    expect(out + err).toMatch(sentence);
    expect(code).toBeGreaterThan(0);
  });

  it.each([
    [['pig', '--bot', ''], 'Say which program plays'],
    [['pig', '--bot', 'true', '--bot', ' '], 'Say which program plays'],
    [['--bot', 'true', 'pig'], 'Name one game, before the options.'],
    [['pig', '--bot', 'true', '--timeout', '99999999999'], '--timeout must be a number from 1 to 86400000'],
    [['pig', '--bot', 'true', '--bots', 'nobody'], "'nobody' is not known"],
    [['pig', '--bot', 'true', '--options', '__proto__=1'], "'__proto__' does not exist"],
    [['pig', '--bot', 'kill -9 $$'], 'was ended by SIGKILL'],
  ])('refuses %j with one sentence', (args, sentence) => {
    const { code, err } = underhall(['bot-host', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('says so when the program ends', () => {
    const { code, err } = underhall(['bot-host', 'pig', '--bot', botThat('() => process.exit(3)')]);
    expect(err).toMatch(/ended with code 3/);
    expect(code).toBe(2);
  });
});
