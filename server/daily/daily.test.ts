import { Alone } from '@underhall/bots';
import { type MatchRecord, type Outcome, Playthrough, Rng } from '@underhall/kernel';
import { gameCard, type Speaking, speaking, Table } from '@underhall/table';
import { boxOf } from '@underhall/table/boxes';
import { dailySetup, dailyWorth, dayBefore, dayName, RIVAL_LEVEL } from '@underhall/table/daily';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest } from '../testing/client.ts';
import { type Hosted, host } from '../testing/hosted.ts';

let at: Hosted;
const SOLO = 'dungeonquest-classic';
const today = dayName(Date.now());
/** A Hero who goes anywhere gets out once in fifteen runs. */
const MOST_RUNS = 500;

beforeAll(async () => {
  at = await host();
});

afterAll(() => at.end());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly runs: readonly { readonly id: string; readonly name: string; readonly mine?: true }[];
    readonly open: boolean;
    readonly mine?: { readonly place: number };
    readonly place?: number;
    readonly message?: string;
    readonly record?: MatchRecord;
    readonly name?: string;
  };
}

async function call(path: string, cookie = '', body?: unknown, headers: object = {}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${at.port}/api/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Cookie: cookie,
      Origin: `http://127.0.0.1:${at.port}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

interface Run {
  readonly record: MatchRecord;
  readonly outcome: Outcome;
}

const speeches = new Map<string, Promise<Speaking>>();
function speechOf(game: string): Promise<Speaking> {
  const known = speeches.get(game) ?? boxOf(game).then((box) => speaking(box));
  speeches.set(game, known);
  return known;
}

/** The day's match as somebody plays it who chooses at random, against its rivals. */
async function played(game: string, day: string, luck: string): Promise<Run> {
  const speech = await speechOf(game);
  const setup = speech.game.agree(dailySetup(gameCard(speech), day));
  const sitters = setup.seats.map((_, seat) =>
    seat === 0
      ? ({ kind: 'me', name: 'Ada' } as const)
      : ({ kind: 'bot', name: 'Morwen', level: RIVAL_LEVEL } as const),
  );
  const record: MatchRecord = { game, version: speech.game.version, setup, choices: [] };
  const table = new Table(speech, { id: 'run', sitters, record, picks: [] }, { thinker: () => new Alone() });
  await table.open();
  const dice = Rng.fromSeed(luck);
  while (!table.isOver) {
    const [mine] = table.match.pending().filter(({ seat, kind }) => seat === 0 && kind !== 'offer');
    if (mine) await table.choose(0, mine.options[dice.below(mine.options.length, 0)].id);
    else if (!((await table.stepIn()) || (await table.answer()))) throw new Error('Nobody plays on.');
  }
  return { record: table.record, outcome: table.match.outcome as Outcome };
}

/** Two that are not worth the same, the worse first. No day is like another, so it plays on until there are two. */
async function unlike(day: string): Promise<[Run, Run]> {
  const worth = ({ outcome }: Run) => dailyWorth(SOLO, outcome);
  const first = await played(SOLO, day, 'luck 0');
  for (let i = 1; i < MOST_RUNS; i++) {
    const other = await played(SOLO, day, `luck ${i}`);
    if (worth(other) !== worth(first)) return worth(other) > worth(first) ? [first, other] : [other, first];
  }
  throw new Error(`${MOST_RUNS} runs of ${day} are all worth the same.`);
}

test('the best run of each person stands in the list of the day, and opens to those who have finished their own', async () => {
  const list = `daily/${SOLO}/${today}`;
  const [ada, otto, eve] = await Promise.all(['Ada', 'Otto', 'Eve'].map((name) => guest(at.port, name)));
  const [worst, best] = await unlike(today);
  expect((await call(list, ada, best)).body).toEqual({ place: 1 });
  expect((await call(list, otto, worst)).body).toEqual({ place: 2 });
  // A worse one does not take the place of a better one.
  expect((await call(list, ada, worst)).body).toEqual({ place: 1 });

  const seen = (await call(list, otto)).body;
  expect(seen.runs.map(({ name, mine }) => [name, mine])).toEqual([
    ['Ada', undefined],
    ['Otto', true],
  ]);
  expect(seen).toMatchObject({ open: true, mine: { place: 2 } });
  const [{ id }] = seen.runs;
  const watched = await call(`${list}/${id}`, otto);
  expect(watched.body).toMatchObject({ name: 'Ada', record: JSON.parse(JSON.stringify(best.record)) });
  const again = Playthrough.replay((await speechOf(SOLO)).game, watched.body.record as MatchRecord);
  expect(again.match.outcome).toEqual(best.outcome);

  // Who has finished none of his own sees how others fared, and not how.
  for (const cookie of [eve, '']) {
    const { body } = await call(list, cookie);
    expect(body).toMatchObject({ open: false, runs: [{ name: 'Ada' }, { name: 'Otto' }] });
    expect(JSON.stringify(body)).not.toContain('choices');
    expect((await call(`${list}/${id}`, cookie)).status).toBe(403);
  }
  expect((await call(`daily/${SOLO}/2026-01-02/${id}`, eve)).status).toBe(404);

  // What is kept of somebody is given out, and goes with him.
  const kept = (await call('me/export', ada)).body as unknown as { runs: object[] };
  expect(kept.runs).toMatchObject([{ game: SOLO, day: today, outcome: best.outcome }]);
  await fetch(`http://127.0.0.1:${at.port}/api/me`, {
    method: 'DELETE',
    headers: { Cookie: ada, Origin: `http://127.0.0.1:${at.port}` },
  });
  expect((await call(list, otto)).body.runs.map(({ name }) => name)).toEqual(['Otto']);
  expect((await call(`${list}/${id}`, otto)).status).toBe(404);
}, 120_000);

test('a run that claims what its record does not give is refused, and the list stays as it was', async () => {
  const mallory = await guest(at.port, 'Mallory');
  const game = 'dungeonquest-revised';
  const list = `daily/${game}/${today}`;
  const { record, outcome } = await played(game, today, 'honest');
  const [own, ...others] = outcome.results;
  const richer = { ...outcome, results: [{ ...own, gold: 99_000 }, ...others] };
  const put = (run: unknown, day = today) => call(`daily/${game}/${day}`, mallory, run);
  const wrong: readonly (readonly [unknown, RegExp])[] = [
    [{ record, outcome: richer }, /does not end as it claims/],
    [{ record }, /does not end as it claims/],
    [{ record: { ...record, choices: record.choices.slice(0, -1) }, outcome }, /not over/],
    [{ record: { ...record, choices: [...record.choices, [0, 'x']] }, outcome }, /cannot have gone so/],
    [{ record: { ...record, setup: { ...record.setup, seed: 'lucky' } }, outcome }, /./],
    [{ record: { ...record, version: '0-older' }, outcome }, /version/],
    [{ record: { ...record, arranged: [{ dice: [1], spare: true }] }, outcome }, /./],
    [{ record: 7, outcome }, /no record/],
    [{}, /no record/],
    [7, /no record/],
  ];
  for (const [run, why] of wrong)
    expect(await put(run), String(why)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(why) },
    });
  const other = await played(game, dayBefore(today), 'honest');
  expect(await put(other)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not of the match of that day') },
  });
  expect((await put(other, dayBefore(today))).status).toBe(200);
  expect((await put({ record, outcome }, dayName(Date.now() + 86_400_000))).status).toBe(403);
  expect((await put({ record, outcome }, '2020-01-01')).status).toBe(403);
  for (const path of ['chess/2026-01-01', `${game}/2026-02-31`, `${game}/soon`, `__proto__/${today}`])
    expect((await call(`daily/${path}`, mallory, { record, outcome })).status).toBe(404);
  expect((await call(list, mallory)).body).toMatchObject({ runs: [], open: false });
}, 120_000);

test('rivals play as they do: a run in which they throw the match away is refused', async () => {
  const ada = await guest(at.port, 'Ada');
  const game = 'dungeoneer';
  const { record, outcome } = await played(game, today, 'rivals');
  expect((await call(`daily/${game}/${today}`, ada, { record, outcome })).body).toEqual({ place: 1 });
  // From his first choice on a rival chooses whatever stands last.
  const { game: box } = await speechOf(game);
  const forged = new Playthrough(box, record.setup);
  while (!forged.match.outcome) {
    const [{ seat, options }] = forged.match.pending().filter(({ kind }) => kind !== 'offer');
    forged.choose(seat, options[options.length - 1].id);
  }
  const answer = await call(`daily/${game}/${today}`, ada, {
    record: forged.record,
    outcome: forged.match.outcome,
  });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('a rival') } });
}, 240_000);

test('only people at browsers put runs on the list, now and then', async () => {
  const list = `daily/${SOLO}/${today}`;
  expect((await call(list, '', {})).status).toBe(403);
  const ada = await guest(at.port, 'Ada');
  const { token } = (await call('me/token', ada, {})).body as unknown as { token: string };
  expect((await call(list, '', {}, { Authorization: `Bearer ${token}` })).status).toBe(403);
  expect((await call(list, ada, {}, { Origin: 'http://evil.example' })).status).toBe(403);
  const { store } = at.running.hall;
  const { id } = (await call('me', ada)).body as unknown as { id: string };
  await store.changePerson(id, { banned: true });
  expect((await call(list, ada, {})).status).toBe(403);
  await store.changePerson(id, { banned: false });
  const statuses: number[] = [];
  for (let i = 0; i < 40 && !statuses.includes(429); i++) statuses.push((await call(list, ada, {})).status);
  expect(statuses.at(-1)).toBe(429);
  for (let i = 0; i < 80; i++) statuses.push((await call(list)).status);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
