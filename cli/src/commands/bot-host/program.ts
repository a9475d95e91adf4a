import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Refusal } from '@underhall/kernel';
import type { Player, Turn } from '@underhall/table';
import { objectIn } from '../../json.ts';

/** The program cannot be talked to: it could not be started, ended, or does not say hello. */
export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

const windows = process.platform === 'win32';
/** How long a program may take to end by itself once there is nothing more to read. */
const FAREWELL = 1_000;
/** No answer is longer than that; and nobody who is asked one thing says so many. */
const LONGEST_LINE = 1_000_000;
const MOST_LINES = 1_000;
/** Lines that are no JSON, before a question counts as not answered. */
const MOST_NONSENSE = 20;

/** A bot in another process. One JSON value a line in both directions; docs/writing-a-bot.md is the protocol. */
export class Program implements Player {
  readonly command: string;
  readonly #timeout: number;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #unfinished = '';
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
    // As the first of a group of its own: what the command starts in turn is ended with it.
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: !windows });
    process.on('exit', this.#kill);
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code, signal) => {
      this.#end(code === null ? `was ended by ${signal}` : `ended with code ${code}`);
    });
    // Writing to a program that has ended is told by its exit.
    this.#child.stdin?.on('error', () => {});
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  #hear(text: string): void {
    const lines = (this.#unfinished + text).split('\n');
    this.#unfinished = lines.pop() ?? '';
    this.#lines.push(...lines.filter((line) => line.trim() !== ''));
    if (this.#unfinished.length > LONGEST_LINE) this.#dismiss('said a line without end');
    // Whoever talks faster than he is listened to must wait.
    if (this.#lines.length > MOST_LINES) this.#child.stdout?.pause();
    this.#wake?.();
  }

  #dismiss(why: string): void {
    this.#end(why);
    this.#unfinished = '';
    this.#kill();
  }

  #end(why: string): void {
    this.#ended ??= why;
    this.#wake?.();
  }

  /** The program and everything it has started. */
  readonly #kill = (): void => {
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (windows) {
      spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
      return;
    }
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of them is left.
    }
  };

  #say(message: { readonly [key: string]: unknown }): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  hello({ seat, view: { game, setup } }: Turn): void {
    this.#shown = 0;
    const { options, seats } = setup;
    this.#say({ type: 'hello', protocol: 1, game: game.id, version: game.version, seat, options, seats });
  }

  /** What the program chose, or undefined if it gave no answer in time. */
  async answer({ seat, view, heard }: Turn): Promise<string | undefined> {
    const { pending } = view;
    const events = heard(this.#shown);
    this.#shown += events.length;
    this.#say({
      type: 'ask',
      id: ++this.#asked,
      seat,
      question: pending?.question.do,
      kind: pending?.kind,
      options: pending?.options.map(({ id }) => id),
      forbidden: pending?.forbidden,
      picks: pending?.picks.map(({ id }) => id),
      facts: view.facts(),
      view: view.toJSON(),
      events,
    });
    return this.#answered(this.#asked);
  }

  async #answered(id: number): Promise<string | undefined> {
    const until = Date.now() + this.#timeout;
    let nonsense = 0;
    for (;;) {
      const line = await this.#line(until);
      if (line === undefined) return undefined;
      const said = objectIn(line);
      if (said === undefined) {
        if (++nonsense > MOST_NONSENSE) return undefined;
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
      this.#child.stdout?.resume();
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

  failed(): void {
    this.troubles++;
  }

  end({ seat, view: { outcome }, heard }: Turn): void {
    const events = heard(this.#shown);
    this.#say({ type: 'end', seat, won: outcome?.winners.includes(seat) ?? false, outcome, events });
  }

  /** Leaves it a moment to end by itself; then nothing of it is left behind. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    // What it still says is nobody's business, but it must be able to say it.
    this.#child.stdout?.removeAllListeners('data').resume();
    if (this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid !== undefined) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, FAREWELL);
        this.#child.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    this.#kill();
    process.off('exit', this.#kill);
    this.#child.stdout?.destroy();
    this.#child.unref();
  }
}
