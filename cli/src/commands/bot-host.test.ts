import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file, underhall } from '../testing.ts';

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
      expect(err).toContain(`${flag} must be a number from 1, not 'many'.`);
      expect(code).toBe(2);
    }
  });

  it('says so when the program ends', () => {
    const { code, err } = underhall(['bot-host', 'pig', '--bot', botThat('() => process.exit(3)')]);
    expect(err).toMatch(/ended with code 3/);
    expect(code).toBe(2);
  });
});
