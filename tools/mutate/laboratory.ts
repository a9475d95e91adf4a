// Runs trials side by side, each runner in a process of its own, so that one caught in an endless loop can be
// ended and replaced.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Trial, Verdict } from './runner.ts';

const runner = fileURLToPath(new URL('runner.ts', import.meta.url));

export interface Laboratory {
  /** 'endless' when the tests did not end in time. */
  attempt(trial: Trial, milliseconds: number): Promise<Verdict | 'endless'>;
  close(): void;
}

interface Bench {
  process?: ChildProcess;
}

export function laboratory(folder: string, size: number): Laboratory {
  const free: Bench[] = Array.from({ length: size }, () => ({}));
  const waiting: ((bench: Bench) => void)[] = [];
  const running = new Set<ChildProcess>();

  const take = () =>
    new Promise<Bench>((resolve) => {
      const bench = free.pop();
      if (bench) resolve(bench);
      else waiting.push(resolve);
    });
  const give = (bench: Bench) => {
    const next = waiting.shift();
    if (next) next(bench);
    else free.push(bench);
  };

  async function start(bench: Bench): Promise<ChildProcess> {
    if (bench.process?.connected) return bench.process;
    const child = fork(runner, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], cwd: folder });
    bench.process = child;
    running.add(child);
    child.on('exit', () => running.delete(child));
    let complaint = '';
    child.stderr?.on('data', (chunk) => {
      complaint += chunk;
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new Error(`The test runner could not be started:\n${complaint}`)));
    });
    return child;
  }

  return {
    async attempt(trial, milliseconds) {
      const bench = await take();
      try {
        const child = await start(bench);
        return await new Promise<Verdict | 'endless'>((resolve) => {
          const finish = (verdict: Verdict | 'endless') => {
            clearTimeout(timer);
            child.removeAllListeners('message');
            child.removeListener('exit', died);
            resolve(verdict);
          };
          const died = () =>
            finish({ ran: 0, failed: true, milliseconds: 0, message: 'the test process died' });
          const timer = setTimeout(() => {
            delete bench.process;
            child.kill('SIGKILL');
            finish('endless');
          }, milliseconds);
          child.once('message', (verdict: Verdict) => finish(verdict));
          child.once('exit', died);
          child.send(trial);
        });
      } finally {
        give(bench);
      }
    },
    close() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
