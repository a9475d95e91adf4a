/** The tables of the database, the same for both kinds. Each entry is a step that is taken once, in order. */
export const migrations: readonly string[] = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, banned INTEGER NOT NULL
   );
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind TEXT NOT NULL, created BIGINT NOT NULL
   );
   CREATE INDEX sessions_person ON sessions (person);
   CREATE TABLE tables (
     id TEXT PRIMARY KEY, revision INTEGER NOT NULL, phase TEXT NOT NULL, is_public INTEGER NOT NULL,
     doc TEXT NOT NULL, changed BIGINT NOT NULL, due BIGINT
   );
   CREATE INDEX tables_open ON tables (changed) WHERE phase = 'gathering' AND is_public = 1;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_old ON tables (phase, changed);
   CREATE TABLE members (
     tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL, PRIMARY KEY (tbl, person)
   );
   CREATE INDEX members_person ON members (person);
   CREATE TABLE steps (
     tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, seat INTEGER NOT NULL,
     what TEXT NOT NULL, act TEXT, at BIGINT NOT NULL, PRIMARY KEY (tbl, number)
   );
   CREATE UNIQUE INDEX steps_act ON steps (tbl, seat, act) WHERE act IS NOT NULL;
   CREATE TABLE snapshots (
     tbl TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL, saved TEXT NOT NULL
   );
   CREATE TABLE reports (
     id TEXT PRIMARY KEY, at BIGINT NOT NULL, tbl TEXT NOT NULL, by_person TEXT NOT NULL, about TEXT NOT NULL,
     text TEXT NOT NULL
   );`,
  `CREATE TABLE passkeys (
     id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, name TEXT NOT NULL,
     public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL, created BIGINT NOT NULL,
     used BIGINT
   );
   CREATE INDEX passkeys_person ON passkeys (person);
   CREATE TABLE challenges (hash TEXT PRIMARY KEY, bound TEXT NOT NULL, expires BIGINT NOT NULL);
   CREATE INDEX challenges_expires ON challenges (expires);`,
  `CREATE TABLE subscriptions (
     endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     session TEXT NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
     created BIGINT NOT NULL
   );
   CREATE INDEX subscriptions_person ON subscriptions (person);
   CREATE INDEX subscriptions_session ON subscriptions (session);
   CREATE TABLE notices (
     tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, kind TEXT NOT NULL, number INTEGER NOT NULL,
     PRIMARY KEY (tbl, person, kind)
   );
   CREATE INDEX notices_person ON notices (person);
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
  `CREATE TABLE blocks (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, created BIGINT NOT NULL,
     PRIMARY KEY (person, blocked)
   );
   CREATE INDEX blocks_blocked ON blocks (blocked);`,
  `CREATE TABLE runs (
     id TEXT PRIMARY KEY, game TEXT NOT NULL, day TEXT NOT NULL,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, worth BIGINT NOT NULL, outcome TEXT NOT NULL,
     record TEXT NOT NULL, at BIGINT NOT NULL, UNIQUE (game, day, person)
   );
   CREATE INDEX runs_best ON runs (game, day, worth DESC, at);
   CREATE INDEX runs_person ON runs (person);`,
];
