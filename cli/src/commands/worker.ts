import { cores, RunBroken, workOnQueue } from '@underhall/lab/node';
import {
  argumentsOf,
  type Command,
  countFrom,
  MOST_PATIENCE,
  mostWorkers,
  sentenceOf,
  WrongUse,
} from '../command.ts';

export const worker: Command = {
  help: `Usage: underhall worker --queue postgres://USER:PASSWORD@HOST/DATABASE [options]

Plays parts of every simulation that is handed out through this PostgreSQL, until Ctrl-C. Start as many as
you like; one that is killed loses nothing. All must be of the same version of Underhall.

  --queue URL    the PostgreSQL that 'underhall simulate --queue' was given
  --workers N    worker threads (one for each core: ${cores})
  --patience S   how many seconds the PostgreSQL may be away before the worker gives up (60)

Example: underhall worker --queue postgres://lab:secret@host/lab
`,

  async run(args) {
    const { values, positionals } = argumentsOf(args, {
      queue: { type: 'string' },
      workers: { type: 'string', default: String(cores) },
      patience: { type: 'string', default: '60' },
    });
    if (positionals.length > 0) throw new WrongUse(`A worker plays every game: leave out ${positionals[0]}.`);
    if (values.queue === undefined) throw new WrongUse('Say where the queue is: --queue postgres://…');
    const threads = countFrom('--workers', values.workers, mostWorkers);
    const outage = 1000 * countFrom('--patience', values.patience, MOST_PATIENCE);
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    let matches = 0;
    const broken = await workOnQueue(values.queue, threads, {
      signal: stop.signal,
      outage,
      ready: () => console.log(`Waiting for matches to play, on ${threads} threads. Ctrl-C ends it.`),
      trouble: (sentence) => console.error(sentence),
      played: ({ from, to }) => {
        matches += to - from;
        if (process.stdout.isTTY) process.stdout.write(`\r${matches} matches played`);
      },
    }).catch((error) => {
      if (error instanceof RunBroken) return error;
      throw error;
    });
    console.log(`${process.stdout.isTTY ? '\r' : ''}${matches} matches played.`);
    if (!broken) return 0;
    console.error(`underhall: ${sentenceOf(broken)}`);
    return 1;
  },
};
