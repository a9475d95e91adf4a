/** A server that is measured, in a process of its own: the child's side tells what it uses, the parent's side asks. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bytesInUse } from '../memory.ts';

export interface Usage {
  /** Seconds of processor time so far, of all threads. */
  readonly cpu: number;
  /** Bytes of this process altogether, and of its heap once all garbage is gone (only if that was asked for). */
  readonly resident: number;
  readonly heap: number;
}

type Asked = 'usage' | 'memory' | 'close';

/** The child's side: it serves on `port`. */
export function hosted(port: number, close: () => Promise<void>): void {
  process.on('message', (asked: Asked) => {
    if (asked === 'close') void close().then(() => process.exit(0));
    else process.send?.(usage(asked === 'memory'));
  });
  // Whoever measured is gone.
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

function usage(withHeap: boolean): Usage {
  const { user, system } = process.cpuUsage();
  const heap = withHeap ? bytesInUse() : 0;
  return { cpu: (user + system) / 1e6, resident: process.memoryUsage.rss(), heap };
}

/** The parent's side. */
export class Host {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(program: 'ours.ts' | 'theirs.ts', words: readonly string[] = []): Promise<Host> {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), words, {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: process.env.BENCH_PROFILE
        ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
        : [],
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${program} ended before it served.`);
    });
    const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
    ended.catch(() => undefined);
    return new Host(child, port);
  }

  async usage(withHeap = false): Promise<Usage> {
    const answer = once(this.#child, 'message');
    this.#child.send(withHeap ? 'memory' : 'usage');
    const [told] = (await answer) as [Usage];
    return told;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.send('close');
    await ended;
  }
}
