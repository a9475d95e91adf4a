/** How a match is shown in a terminal. Every word of the game comes from its table. */
import type { Consequences, Game, Json, View } from '@underhall/kernel';
import type { Asked, Told } from '@underhall/table';
import type { TextBoard } from '@underhall/table/boxes';
import { bold, dim, warm } from '../style.ts';

/** Clears the screen and what could be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

export class Screen {
  readonly #game: Game;
  readonly #board: TextBoard | undefined;

  constructor(game: Game, board: TextBoard | undefined) {
    this.#game = game;
    this.#board = board;
  }

  say(text = ''): void {
    console.log(text);
  }

  clear(): void {
    process.stdout.write(CLEAR);
  }

  log(told: readonly Told[]): void {
    for (const { line } of told) if (line !== undefined) this.say(`  ${line}`);
  }

  board(view: View): boolean {
    if (this.#board) this.say(this.#board(view));
    return this.#board !== undefined;
  }

  /** What is awaited, what can be chosen by which number, and what not and why. */
  question(who: string, { kind, prompt, rules, picks, options, forbidden }: Asked): void {
    const behind = rules.length > 0 ? dim(`  ${rules.join(', ')}`) : '';
    this.say();
    this.say(`${bold(`${who}: ${kind === 'offer' ? 'You may act now.' : prompt}`)}${behind}`);
    if (picks.length > 0) this.say(dim(`  picked: ${picks.map(({ label }) => label).join(', ')}`));
    options.forEach(({ id, label }, i) => {
      this.say(`${String(i + 1).padStart(3)}  ${label}${dim(`  ${id}`)}`);
    });
    for (const { label, rule, reason } of forbidden) this.say(dim(`  –  ${label}: ${reason} (${rule})`));
  }

  facts(facts: Json): void {
    for (const [path, value] of flattened(facts)) this.say(`  ${path}: ${value}`);
  }

  odds(option: string, { samples, changes, chances }: Consequences): void {
    const { messages } = this.#game.spec;
    this.say(`  ${option}, tried ${samples} times:`);
    for (const [name, { chance, times }] of Object.entries(chances)) {
      const share = times < samples ? ` of the ${times} times it came to that` : '';
      this.say(`    ${messages[`chance.${name}`] ?? `${name} goes well`}: ${percent(chance)}${share}`);
    }
    for (const [name, { mean, chance }] of Object.entries(changes)) {
      const average = `${mean > 0 ? '+' : ''}${mean.toFixed(2)}`;
      this.say(
        `    ${messages[`count.${name}`] ?? name}: ${average} on average, changes in ${percent(chance)}`,
      );
    }
  }

  warn(text: string): void {
    this.say(`  ${warm(text)}`);
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** `seats[0].coins`: the paths that scenarios use. Short lists stay in one line. */
function flattened(value: Json, path = ''): [path: string, value: string][] {
  if (Array.isArray(value)) {
    const plain = value.every((item) => item === null || typeof item !== 'object');
    if (plain) return [[path, value.map(String).join(', ') || 'none']];
    return value.flatMap((item, i) => flattened(item, `${path}[${i}]`));
  }
  if (value === null || typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => flattened(item, path ? `${path}.${key}` : key));
}
