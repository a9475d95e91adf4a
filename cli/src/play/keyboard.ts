import { createInterface, type Interface } from 'node:readline';

/** Lines that a person types or a pipe brings; none is lost, however early it comes. */
export class Keyboard {
  /** Does a person sit there, or does a pipe bring the lines? */
  readonly person: boolean;
  readonly #lines: string[] = [];
  readonly #interface: Interface;
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stdout) {
    this.person = Boolean(input.isTTY && output.isTTY);
    // No history: the next person at this screen must not leaf through it.
    this.#interface = createInterface({ input, output, terminal: this.person, historySize: 0 });
    this.#interface.on('line', (line) => {
      this.#lines.push(line);
      this.#wake?.();
    });
    this.#interface.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
  }

  /** The next line, or undefined when there will be none. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.person && !this.#ended) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    } else process.stdout.write(prompt);
    while (this.#lines.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const line = this.#lines.shift();
    // Nobody has typed into what a pipe answers.
    if (!this.person) process.stdout.write(line === undefined ? '\n' : `${line}\n`);
    return line?.trim();
  }

  close(): void {
    this.#interface.close();
  }
}
