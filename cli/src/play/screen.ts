/** How a match is shown in a terminal. Every word of the game comes from its Words. */
import {
  type Consequences,
  type Game,
  type Json,
  type Pending,
  type SeenEvent,
  sayIn,
  type View,
  type Words,
} from '@underhall/kernel';
import type { TextBoard } from '../board.ts';
import { bold, dim, warm } from '../style.ts';

/** Clears the screen and what could be scrolled back to. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

export class Screen {
  readonly #words: Words;
  readonly #say: ReturnType<typeof sayIn>;
  readonly #game: Game;
  readonly #board: TextBoard | undefined;

  constructor(game: Game, words: Words, board: TextBoard | undefined) {
    this.#game = game;
    this.#words = words;
    this.#say = sayIn(game.spec.messages);
    this.#board = board;
  }

  say(text = ''): void {
    console.log(text);
  }

  clear(): void {
    process.stdout.write(CLEAR);
  }

  log(view: View, events: readonly SeenEvent[]): void {
    for (const seen of events) {
      const line = this.#words.event(this.#say, view, seen);
      if (line !== undefined) this.say(`  ${line}`);
    }
  }

  board(view: View): boolean {
    if (this.#board) this.say(this.#board(view));
    return this.#board !== undefined;
  }

  /** What is awaited, what can be chosen by which number, and what not and why. */
  question(who: string, view: View, pending: Pending): void {
    const rules = this.#words.rules(pending);
    const behind = rules.length > 0 ? dim(`  ${rules.join(', ')}`) : '';
    const prompt =
      pending.kind === 'offer' ? 'You may act now.' : this.#words.prompt(this.#say, view, pending);
    this.say();
    this.say(`${bold(`${who}: ${prompt}`)}${behind}`);
    if (pending.picks.length > 0) {
      const picked = pending.picks.map((id) => this.option(view, pending, id));
      this.say(dim(`  picked: ${picked.join(', ')}`));
    }
    pending.options.forEach(({ id }, i) => {
      const text = this.option(view, pending, id);
      this.say(`${String(i + 1).padStart(3)}  ${text}${dim(`  ${id}`)}`);
    });
    for (const { id, rule, reason } of pending.forbidden) {
      this.say(dim(`  –  ${this.option(view, pending, id)}: ${this.#game.reason(reason)} (${rule})`));
    }
  }

  option(view: View, pending: Pending, id: string): string {
    return this.#words.option(this.#say, view, pending, { id });
  }

  rulesBehind(pending: Pending): readonly string[] {
    return [...this.#words.rules(pending), ...pending.forbidden.map(({ rule }) => rule)];
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
