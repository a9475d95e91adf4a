import { cores, workOnQueue } from '@underhall/lab/node';
import { argumentsOf, type Command, countFrom, WrongUse } from '../command.ts';

export const worker: Command = {
  help: `Usage: underhall worker --queue postgres://USER:PASSWORD@HOST/DATABASE [--workers N]

Plays parts of every simulation that is handed out through this PostgreSQL, until Ctrl-C. Start as many as
you like; one that is killed loses nothing. All must be of the same version of Underhall.

  --queue URL    the PostgreSQL that 'underhall simulate --queue' was given
  --workers N    worker threads (one for each core: ${cores})
`,

  async run(args) {
    const { values } = argumentsOf(args, {
      queue: { type: 'string' },
      workers: { type: 'string', default: String(cores) },
    });
    if (values.queue === undefined) throw new WrongUse('Say where the queue is: --queue postgres://…');
    const threads = countFrom('--workers', values.workers);
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    console.log(`Waiting for matches to play, on ${threads} threads. Ctrl-C ends it.`);
    let matches = 0;
    await workOnQueue(values.queue, threads, {
      signal: stop.signal,
      played: ({ from, to }) => {
        matches += to - from;
        if (process.stdout.isTTY) process.stdout.write(`\r${matches} matches played`);
      },
    });
    console.log(`${process.stdout.isTTY ? '\r' : ''}${matches} matches played.`);
    return 0;
  },
};
