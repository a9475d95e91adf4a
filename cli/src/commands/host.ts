import { configFrom, copySqlite, openStore } from '@underhall/server';
import { argumentsOf, type Command, plain, WrongUse } from '../command.ts';

const MOST_REPORTS = 1000;

export const host: Command = {
  help: `Usage: underhall host reports | ban PERSON | unban PERSON | backup FILE

For who runs a server. Finds its store as the server does: DATABASE_URL, or UNDERHALL_FILE.

  reports         what people have reported, the last first
  ban PERSON      from now on this person may only look on (the id is in the report)
  unban PERSON    takes that back
  backup FILE     a copy of the SQLite file, also while the server runs

Example: UNDERHALL_FILE=/var/lib/underhall/underhall.db underhall host reports
`,

  async run(args) {
    const { positionals } = argumentsOf(args, {});
    const [what, subject, ...more] = positionals;
    const needs = what === 'ban' || what === 'unban' || what === 'backup';
    if (more.length > 0 || (what !== 'reports' && !needs) || needs !== (subject !== undefined))
      throw new WrongUse('Say reports, ban PERSON, unban PERSON or backup FILE.');
    const config = configFrom(process.env);
    if (what === 'backup') {
      if (config.databaseUrl) throw new WrongUse('This server is on PostgreSQL: use pg_dump.');
      copySqlite(config.file, subject);
      console.log(`Copied ${config.file} to ${subject}.`);
      return 0;
    }
    const store = await openStore(config);
    try {
      if (what === 'reports') {
        const reports = await store.reports(MOST_REPORTS);
        for (const { at, table, by, about, text } of reports)
          console.log(plain(`${new Date(at).toISOString()}  ${about}  by ${by}  at ${table}: ${text}`));
        if (reports.length === 0) console.log('There are no reports.');
        return 0;
      }
      if (!(await store.person(subject))) throw new WrongUse(`There is no person '${subject}'.`);
      await store.changePerson(subject, { banned: what === 'ban' });
      console.log(what === 'ban' ? 'May only look on from the next visit on.' : 'May play again.');
      return 0;
    } finally {
      await store.close();
    }
  },
};
