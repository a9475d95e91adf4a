#!/usr/bin/env node
/**
 * The `underhall` command: the games in a terminal, and what people need who make games, cards and scenarios.
 * Each command is one file in commands/ and a line here; only the one that is called gets loaded.
 * Exit codes: 0 well, 1 something was found wrong, 2 wrong use.
 */
import { createRequire, enableCompileCache } from 'node:module';
import { type Command, sentenceOf, WrongUse } from './command.ts';

interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

const commands: readonly Entry[] = [
  {
    name: 'play',
    summary: 'play a match here in the terminal, against bots or around one screen',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'replay',
    summary: 'tell a recorded match again: its log, how it ended, its final hash',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'check that the dice of an online match were fair',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'scenario',
    summary: 'run rule scenarios, and see where a match goes another way',
    load: async () => (await import('./commands/scenario.ts')).scenario,
  },
  {
    name: 'rules',
    summary: 'which rules of a game are tested, and which are not',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'facts',
    summary: 'list everything that a scenario can name in a game',
    load: async () => (await import('./commands/facts.ts')).facts,
  },
  {
    name: 'check',
    summary: 'check a content pack: every mistake with its place and reason',
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'simulate',
    summary: 'let bots play thousands of matches, and read what came out',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'worker',
    summary: "play matches for 'underhall simulate --queue', on any machine",
    load: async () => (await import('./commands/worker.ts')).worker,
  },
  {
    name: 'bot-host',
    summary: 'seat a program of yours, in any language, at a match',
    load: async () => (await import('./commands/bot-host.ts')).botHost,
  },
  {
    name: 'drive',
    summary: 'let a program of yours run many matches at once',
    load: async () => (await import('./commands/drive.ts')).drive,
  },
];

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: underhall COMMAND [arguments]

${list.join('\n')}

underhall COMMAND --help   what a command takes, with examples
underhall --version        which version this is

To play in the browser: npm start
`;
}

function version(): string {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
  return version;
}

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined) throw new WrongUse(`Which command? ${names()}. See underhall --help.`);
  if (name === '--version' || name === '-v') {
    console.log(version());
    return 0;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(args[0] === undefined ? overview() : (await command(args[0])).help);
    return 0;
  }
  const called = await command(name);
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (own.includes('--help') || own.includes('-h')) {
    process.stdout.write(called.help);
    return 0;
  }
  return await called.run(args);
}

async function command(name: string): Promise<Command> {
  const entry = commands.find((each) => each.name === name);
  if (!entry)
    throw new WrongUse(`There is no command '${name}'${await perhaps(name)}. Commands: ${names()}.`);
  return entry.load();
}

async function perhaps(name: string): Promise<string> {
  const { meantPerhaps } = await import('@underhall/kernel');
  return meantPerhaps(
    name,
    commands.map((each) => each.name),
  );
}

function names(): string {
  return commands.map(({ name }) => name).join(', ');
}

/** What a person gave us does not fit, and a sentence says why; anything else is our own fault. */
async function isForPeople(error: unknown): Promise<boolean> {
  const { Misfit } = await import('@underhall/kernel');
  return error instanceof WrongUse || error instanceof Misfit;
}

// `underhall replay … | head` closes our output early: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Stripping types off the same files again and again takes most of the time that a command needs to start.
enableCompileCache();

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(await isForPeople(error))) throw error;
  console.error(`underhall: ${sentenceOf(error as Error)}`);
  process.exitCode = 2;
}
