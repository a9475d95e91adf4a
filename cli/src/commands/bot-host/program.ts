import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Game, Json, Playthrough, Refusal, Seat } from '@underhall/kernel';

/** The program cannot be talked to: it could not be started, ended, or does not say hello. */
export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

/** A bot in another process. One JSON value a line in both directions; docs/writing-a-bot.md is the protocol. */
export class Program {
  readonly command: string;
  readonly #timeout: number;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #wake: (() => void) | undefined;
  #ended: string | undefined;
  #shown = 0;
  #asked = 0;
  /** How it calls itself. */
  name: string | undefined;
  /** How often a legal option had to be chosen for it. */
  troubles = 0;

  constructor(command: string, timeout: number) {
    this.command = command;
    this.#timeout = timeout;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code) => this.#end(`ended with code ${code}`));
    // Writing to a program that has ended is told by its exit.
    this.#child.stdin?.on('error', () => {});
    if (this.#child.stdout) {
      createInterface({ input: this.#child.stdout }).on('line', (line) => {
        if (line.trim() !== '') this.#lines.push(line);
        this.#wake?.();
      });
    }
  }

  #end(why: string): void {
    this.#ended = why;
    this.#wake?.();
  }

  #say(message: { readonly [key: string]: unknown }): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  hello(game: Game, play: Playthrough, seat: Seat): void {
    this.#shown = 0;
    const { options, seats } = play.setup;
    this.#say({ type: 'hello', protocol: 1, game: game.id, version: game.version, seat, options, seats });
  }

  /** What the program chose, or undefined if it gave no answer in time. */
  async ask(play: Playthrough, seat: Seat): Promise<string | undefined> {
    const view = play.view(seat);
    const { pending } = view;
    const events = play.events.seenBy(seat, this.#shown);
    this.#shown += events.length;
    this.#say({
      type: 'ask',
      id: ++this.#asked,
      seat,
      question: pending?.question.do,
      kind: pending?.kind,
      options: pending?.options.map(({ id }) => id),
      forbidden: pending?.forbidden,
      picks: pending?.picks,
      facts: view.facts(),
      view: view.toJSON(),
      events,
    });
    return this.#answer(this.#asked);
  }

  async #answer(id: number): Promise<string | undefined> {
    const until = Date.now() + this.#timeout;
    for (;;) {
      const line = await this.#line(until);
      if (line === undefined) return undefined;
      const said = parsed(line);
      if (said === undefined) {
        this.#say({ type: 'refused', reason: `That is not JSON: ${line.slice(0, 200)}` });
      } else if (said.type === 'hello') {
        if (typeof said.name === 'string') this.name = said.name;
      } else if (said.type !== 'answer' || typeof said.option !== 'string') {
        this.#say({ type: 'refused', reason: 'An answer is {"type":"answer","id":…,"option":"…"}.' });
        return undefined;
      } else if (said.id === undefined || said.id === id) {
        return said.option;
      }
      // An answer to an older question came too late: it is not for this one.
    }
  }

  async #line(until: number): Promise<string | undefined> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#ended !== undefined)
        throw new ProgramFailure(`The program '${this.command}' ${this.#ended}.`);
      const left = until - Date.now();
      if (left <= 0) return undefined;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  refused({ code, message, rule }: Refusal): void {
    this.#say({ type: 'refused', code, reason: message, ...(rule === undefined ? {} : { rule }) });
  }

  end(play: Playthrough, seat: Seat): void {
    const { outcome } = play.match;
    const events = play.events.seenBy(seat, this.#shown);
    this.#say({ type: 'end', seat, won: outcome?.winners.includes(seat) ?? false, outcome, events });
  }

  close(): void {
    this.#child.stdin?.end();
    this.#child.stdout?.destroy();
    this.#child.unref();
  }
}

function parsed(line: string): { readonly [key: string]: Json } | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as { readonly [key: string]: Json })
      : undefined;
  } catch {
    return undefined;
  }
}
