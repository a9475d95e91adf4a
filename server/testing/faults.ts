/**
 * Matches under way while their servers are killed without a warning, again and again. Clients do what the app does: they
 * connect again, and send again what was not answered, under the same id.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DICE, Playthrough, Rng, stateHash } from '@underhall/kernel';
import { customSteps, type Step, Table } from '@underhall/table';
import { configFrom } from '../config.ts';
import type { TableDoc } from '../room/doc.ts';
import { openStore } from '../server.ts';
import type { StepRow } from '../store/store.ts';
import { Client, guest, NONCE, Refusal, speechOf } from './client.ts';
import { QUIET } from './hosted.ts';
import { freePort } from './postgres.ts';

const child = fileURLToPath(new URL('./child.ts', import.meta.url));

/** One process of the server, always on the same port. */
class Victim {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
  }

  async start(): Promise<void> {
    const started = spawn(process.execPath, [child], {
      env: { ...process.env, ...QUIET, ...this.#env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout?.once('data', () => resolve());
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGKILL');
    await ended;
  }
}

export interface Faults {
  readonly env: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly tables: number;
  readonly kills: number;
  /** Between two kills so many choices are acknowledged. */
  readonly choices: number;
  /** Something else that goes wrong after every kill. */
  readonly also?: () => Promise<void>;
}

interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly act: string;
}

const GAME = 'dungeon';

export async function killAgainAndAgain({
  env,
  processes,
  tables,
  kills,
  choices,
  also,
}: Faults): Promise<string[]> {
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const victims = ports.map((port) => new Victim(port, env));
  for (const victim of victims) await victim.start();
  const rng = Rng.fromSeed('faults');
  const acknowledged: Acknowledged[] = [];
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  const done = { isDone: false };
  const note = (one: Acknowledged) => {
    acknowledged.push(one);
    for (const { until, wake } of waiting) if (acknowledged.length >= until) wake();
  };
  const players: Promise<void>[] = [];
  for (let i = 0; i < tables; i++) {
    const { table, clients } = await setTable(ports[0]);
    clients.forEach((client, seat) => {
      players.push(playOn(client, table, seat, ports, rng, note, done));
    });
  }
  for (let killed = 0; killed < kills; killed++) {
    const until = acknowledged.length + choices;
    await new Promise<void>((wake) => waiting.push({ until, wake }));
    const victim = victims[rng.below(victims.length, DICE)];
    await victim.kill();
    await also?.();
    await victim.start();
  }
  done.isDone = true;
  for (const victim of victims) await victim.kill();
  await Promise.all(players);
  return wrongIn(env, acknowledged);
}

async function setTable(port: number): Promise<{ table: string; clients: Client[] }> {
  const clients: Client[] = [];
  for (const name of ['Ada', 'Otto']) {
    const client = new Client(port, await guest(port, name));
    await client.connect();
    clients.push(client);
  }
  const [ada, otto] = clients;
  const { table = '', invite = '' } = await ada.ask({
    type: 'create',
    game: GAME,
    places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }],
  });
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.ask({ type: 'start', table });
  for (const client of clients) client.cut();
  return { table, clients };
}

/** Plays a seat on whichever server answers, until it is told to stop. */
async function playOn(
  client: Client,
  first: string,
  seat: number,
  ports: readonly number[],
  rng: Rng,
  note: (one: Acknowledged) => void,
  done: { readonly isDone: boolean },
): Promise<void> {
  /** What was sent and not answered. */
  let table = first;
  let unanswered: { readonly option: string; readonly moment: number; readonly id: string } | undefined;
  while (!done.isDone) {
    try {
      await client.connect(ports[rng.below(ports.length, DICE)]);
      await client.watch(table);
      for (;;) {
        if (!unanswered) {
          const isMine = () => client.isAsked(table) || client.scenes.get(table)?.outcome !== undefined;
          await Promise.race([client.until(isMine), client.gone]);
          const { asked, moment = 0, outcome } = client.scenes.get(table) ?? {};
          if (outcome) break;
          if (!asked) throw new Refusal('gone', 'The line is gone.');
          const { id: option } = asked.options[rng.below(asked.options.length, DICE)];
          unanswered = { option, moment, id: client.newId() };
        }
        const { id, ...choice } = unanswered;
        const before = client.scenes.get(table);
        await client.ask({ type: 'choose', table, ...choice }, id);
        unanswered = undefined;
        note({ table, seat, act: id });
        await Promise.race([client.until(() => client.scenes.get(table) !== before), client.gone]);
        if (client.scenes.get(table)?.outcome) break;
      }
      // It is over: the same people play again.
      const { table: next } = await client.ask({ type: 'rematch', table });
      if (seat === 0 && next) await client.ask({ type: 'start', table: next });
      table = next ?? table;
    } catch (error) {
      // Refused for good: somebody chose before, or the choice was taken from another moment.
      if (error instanceof Refusal && !['gone', 'unkept', 'busy'].includes(error.code))
        unanswered = undefined;
      client.cut();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Sentences about what was lost, counted twice or cannot be replayed. */
async function wrongIn(
  env: Readonly<Record<string, string>>,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const wrong: string[] = [];
  const store = await openStore(configFrom(env));
  const kept = new Map<string, readonly StepRow[]>();
  for (const table of new Set(acknowledged.map((one) => one.table)))
    kept.set(table, await store.steps(table, 0));
  for (const { table, seat, act } of acknowledged) {
    const found = (kept.get(table) ?? []).filter((step) => step.seat === seat && step.act === act);
    if (found.length !== 1) wrong.push(`The choice ${act} at ${table} is kept ${found.length} times.`);
  }
  const speech = await speechOf(GAME);
  for (const [id, rows] of kept) {
    const { doc } = (await store.table(id)) ?? {};
    const { setup, places } = doc as TableDoc;
    if (rows.some(({ number }, i) => number !== i + 1)) wrong.push(`${id} has a gap in its steps.`);
    if (!setup) {
      wrong.push(`${id} has lost its set-up.`);
      continue;
    }
    const record = { game: GAME, version: speech.game.version, setup, choices: [] };
    const steps = rows.map(({ seat, what }): Step => [seat, what]);
    const custom = customSteps(speech.game, [0, 1]);
    if (`${steps.slice(0, custom.length)}` !== `${custom}`)
      wrong.push(`${id} does not begin with what is usual.`);
    const sitters = places.map(({ name = '' }) => ({ kind: 'here' as const, name }));
    const table = new Table(speech, { id, sitters, record, picks: [], steps });
    const again = Playthrough.replay(speech.game, table.record);
    if (stateHash(again.match) !== stateHash(table.match)) wrong.push(`${id} does not replay to its hash.`);
  }
  await store.close();
  return wrong;
}
