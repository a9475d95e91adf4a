/** `npm run operate`: what an operator does besides starting the server. It may run meanwhile. */
import { configFrom, WrongSetting } from './config.ts';
import { openStore } from './server.ts';
import { backUp, restore, Unfit } from './store/backup.ts';
import type { Store } from './store/store.ts';

const HELP = `Usage: npm run operate -- COMMAND

  reports [MOST]    the last reports of players, newest first (20), one line of JSON each
  ban PERSON        this person may only look on, from the next connection on
  unban PERSON
  backup FILE       copies the SQLite file to a new one, also while it is played on
  restore FILE      puts such a copy where the server looks for it, while no server runs

PERSON is the id that a report names. Where the tables are is said as for the server: UNDERHALL_FILE
or DATABASE_URL (docs/operations.md).
`;

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(configFrom(process.env));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function sqliteFile(): string {
  const { databaseUrl, file } = configFrom(process.env);
  if (databaseUrl) throw new Unfit('PostgreSQL is copied with pg_dump and pg_restore (docs/operations.md).');
  return file;
}

async function setBan(person: string, banned: boolean): Promise<string> {
  return withStore(async (store) => {
    const found = await store.person(person);
    if (!found) throw new Unfit(`There is nobody with the id ${person}.`);
    await store.changePerson(person, { banned });
    return `${JSON.stringify(found.name)} ${banned ? 'may only look on now' : 'may play again'}.`;
  });
}

const commands: Readonly<Record<string, (word: string | undefined) => Promise<string>>> = {
  reports: async (most = '20') => {
    if (!/^[1-9]\d{0,4}$/.test(most)) throw new Unfit(`How many reports? Not '${most}'.`);
    const reports = await withStore((store) => store.reports(Number(most)));
    const lines = reports.map(({ at, ...rest }) =>
      JSON.stringify({ at: new Date(at).toISOString(), ...rest }),
    );
    return lines.length > 0 ? lines.join('\n') : 'Nobody has reported anything.';
  },
  ban: (person) => setBan(named(person), true),
  unban: (person) => setBan(named(person), false),
  backup: async (to) => {
    await backUp(sqliteFile(), named(to));
    return `${to} has everything up to now, and is whole.`;
  },
  restore: async (from) => {
    restore(named(from), sqliteFile());
    return `${sqliteFile()} is ${from}.`;
  },
};

function named(word: string | undefined): string {
  if (!word) throw new Unfit('Say which one. npm run operate -- --help');
  return word;
}

/** Gives the exit code: 0 well, 1 not done, 2 wrong use. */
export async function operate(
  [name = '', word]: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    say(HELP);
    return name === '--help' ? 0 : 2;
  }
  try {
    say(await command(word));
    return 0;
  } catch (error) {
    if (!(error instanceof Unfit || error instanceof WrongSetting)) throw error;
    say(error.message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await operate(process.argv.slice(2), console.log);
