/** The worker behind the screens: games, local tables and replays. Answers calls and tells news. */
import { Misfit, type Wanted } from '@underhall/kernel';
import {
  type DistantTable,
  gameCard,
  inWords,
  onlyPerson,
  type ReplayTable,
  type Screen,
  type Speaking,
  speaking,
  Table,
} from '@underhall/table';
import { boxOf, NoSuchGame } from '@underhall/table/boxes';
import { translate } from '../messages/translate.ts';
import type { Call, Reply, Request } from './calls.ts';
import type { Ping } from './line.ts';
import type { Json, MatchRecord, Plan, Seat, Sitter, Tried } from './scene.ts';
import { store } from './store.ts';
import { hearOrder, THINKER } from './thinker.ts';

/** A table of this browser or one elsewhere, and the one screen before it. */
type Opened = { readonly screen: Screen } & (
  | { readonly table: Table; readonly far?: never }
  | { readonly far: DistantTable; readonly table?: never }
);

const lookers = () => import('./lookers.ts');

let locale = 'en';
/** On battery nobody thinks before he must. */
let hasPower = true;
const spoken = new Map<string, Promise<Speaking>>();
const MOST_SPOKEN = 12;
const tables = new Map<string, Opened>();
const replays = new Map<string, ReplayTable>();

const post = (reply: Reply) => self.postMessage(reply);
const breathe = (milliseconds = 0) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function speech(game: string, packs: readonly Json[] = []): Promise<Speaking> {
  const key = JSON.stringify([game, packs, locale]);
  let found = spoken.get(key);
  if (!found) {
    found = boxOf(game).then((box) => speaking(box, packs, (messages) => translate(messages, locale)));
    found.catch(() => spoken.delete(key));
    spoken.set(key, found);
    // A pack that is being written is opened anew with every word: the oldest are forgotten.
    if (spoken.size > MOST_SPOKEN) spoken.delete(spoken.keys().next().value ?? '');
  }
  return found;
}

function openedAs(id: string): Opened {
  const opened = tables.get(id);
  if (!opened) throw new Error('This table is not open.');
  return opened;
}

function tableOf(id: string): Table {
  const { table } = openedAs(id);
  if (!table) throw new Error('This match is elsewhere.');
  return table;
}

function farOf(id: string): DistantTable {
  const { far } = openedAs(id);
  if (!far) throw new Error('This match is here.');
  return far;
}

function closeTable(id: string): void {
  const opened = tables.get(id);
  tables.delete(id);
  (opened?.far ?? opened?.table)?.close();
}

async function openTable(plan: Plan): Promise<void> {
  closeTable(plan.id);
  const spoken = await speech(plan.game, plan.packs);
  checkRules(spoken, plan.record);
  const table = playable(
    () =>
      new Table(spoken, plan, {
        keep: async (now) => {
          await store.put('matches', { ...plan, ...now(), changed: Date.now() });
        },
        warn: (trouble) => post({ table: plan.id, trouble }),
        breathe,
        thinker: async () => {
          const { thinkers } = await import('./thinkers.ts');
          return thinkers.for({ game: plan.game, packs: plan.packs });
        },
        ponders: () => hasPower,
      }),
  );
  const screen = table.screen({ tell: (news) => post({ table: plan.id, news }) });
  tables.set(plan.id, { table, screen });
  await table.open();
}

async function problemsOf(game: string, packs: readonly Json[], wanted: Wanted): Promise<readonly string[]> {
  const spoken = await speech(game, packs);
  try {
    spoken.game.agree(wanted);
    return [];
  } catch (error) {
    if (error instanceof Misfit) return inWords(spoken, error.problems, wanted);
    throw error;
  }
}

async function replayOf(
  record: MatchRecord,
  sitters: readonly Sitter[],
  packs: readonly Json[],
  you?: Seat,
): Promise<ReplayTable> {
  const [{ ReplayTable }, spoken] = await Promise.all([lookers(), speech(record.game, packs)]);
  checkRules(spoken, record);
  return playable(() => new ReplayTable(spoken, record, sitters, you));
}

async function recordOfLink(link: string): Promise<MatchRecord> {
  const { readHead, unpack } = await lookers();
  const head = readHead(link);
  const spoken = await speech(head.game);
  checkRules(spoken, head);
  return unpack(spoken.game, link);
}

/** Made by other rules, or with other content, than those that are here. */
class OtherRules extends Error {
  override readonly name = 'OtherRules';
}

/** The choices of a record that cannot be made. */
class Unplayable extends Error {
  override readonly name = 'Unplayable';
}

function playable<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw error instanceof Misfit ? error : new Unplayable((error as Error).message);
  }
}

function checkRules({ game }: Speaking, { version }: Pick<MatchRecord, 'version'>): void {
  if (version !== game.version) throw new OtherRules(`Made by ${version}; here is ${game.version}.`);
}

async function versionOf(game: string, packs: readonly Json[]): Promise<string | undefined> {
  try {
    return (await speech(game, packs)).game.version;
  } catch (error) {
    if (error instanceof Misfit || error instanceof NoSuchGame) return undefined;
    throw error;
  }
}

const calls: { readonly [K in keyof Call]: Call[K] } = {
  speak(wanted) {
    locale = wanted;
    return Promise.resolve();
  },
  power(isSpare) {
    hasPower = isSpare;
    return Promise.resolve();
  },
  versionOf,
  describe: async (game, packs) => gameCard(await speech(game, packs)),
  agree: async (game, packs, wanted) => ({
    setup: (await speech(game, packs)).game.agree(wanted),
    version: (await speech(game, packs)).game.version,
  }),
  problems: (game, packs, many) => Promise.all(many.map((wanted) => problemsOf(game, packs, wanted))),
  open: openTable,
  async openFar(plan) {
    closeTable(plan.id);
    const { DistantTable } = await lookers();
    const far = new DistantTable(await speech(plan.game, plan.packs), plan, breathe);
    tables.set(plan.id, { far, screen: far.screen({ tell: (news) => post({ table: plan.id, news }) }) });
  },
  hearFar: async (id, sent) => farOf(id).hear(sent),
  seatFar: async (id, sitters) => farOf(id).seat(sitters),
  // What is being kept is kept first: nothing is written once it is closed.
  async close(id) {
    await tables.get(id)?.table?.inTurn(() => undefined);
    closeTable(id);
  },
  look: async (id, viewer) => openedAs(id).screen.look(viewer),
  choose: (id, seat, option, moment) => tableOf(id).choose(seat, option, moment),
  retract: (id, seat) => tableOf(id).retract(seat),
  undo: (id, seat) => tableOf(id).undo(seat),
  hold: (id, seat, raised) => tableOf(id).hold(seat, raised),
  prefer: (id, seat, name, value) => tableOf(id).prefer(seat, name, value),
  resign: (id, seat) => tableOf(id).resign(seat),
  consequences(id, seat, option, asking) {
    const { far, table } = openedAs(id);
    const tell = (found: Tried) => post({ asking, found });
    return far ? far.consequences(option, tell) : table.consequences(seat, option, tell);
  },
  async stopSampling(id) {
    const opened = tables.get(id);
    (opened?.far ?? opened?.table)?.stopSampling();
  },
  async shown(id) {
    tables.get(id)?.screen.shown();
  },
  record: async (id) => tableOf(id).inTurn(() => tableOf(id).record),
  async begun(id) {
    const [{ picksUnderWay, stateHash }, table] = [await lookers(), tableOf(id)];
    return table.inTurn(() => ({
      record: table.record,
      picks: picksUnderWay(table.match),
      hash: stateHash(table.match),
    }));
  },
  async linkOf(record, packs) {
    const [{ pack }, spoken] = await Promise.all([lookers(), speech(record.game, packs)]);
    checkRules(spoken, record);
    return pack(spoken.game, record);
  },
  recordOfLink,
  // Told to whoever played it, and not to those who only look at it.
  story: async (record, sitters, packs) => (await replayOf(record, sitters, packs, onlyPerson(sitters))).card,
  async replay(id, record, sitters, packs) {
    const table = await replayOf(record, sitters, packs);
    replays.set(id, table);
    return table.card;
  },
  async replayAt(id, moment, viewer) {
    const table = replays.get(id);
    if (!table) throw new Error('This replay is not open.');
    return table.at(moment, viewer);
  },
  async closeReplay(id) {
    replays.delete(id);
  },
};

async function hearPage({ data }: MessageEvent<Request | Ping>): Promise<void> {
  if ('ping' in data) {
    post({ pong: true });
    return;
  }
  const call = calls[data.call] as (...words: readonly unknown[]) => Promise<unknown>;
  try {
    post({ answers: data.id, value: await call(...data.words) });
  } catch (error) {
    const { name, message } = error as Error;
    const problems = error instanceof Misfit ? error.problems : [];
    post({ answers: data.id, error: { name, message, problems } });
  }
}

self.onmessage = self.name === THINKER ? hearOrder : hearPage;
