/** A match that was begun on somebody's own machine goes on here. */
import { type Json, type Match, Playthrough, Rng, stateHash } from '@underhall/kernel';
import { picksUnderWay } from '@underhall/table';
import { boxOf } from '@underhall/table/boxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, NONCE, type Wanted } from './testing/client.ts';
import { type Hosted, host } from './testing/hosted.ts';

let at: Hosted;
let ada: Client;
let otto: Client;

beforeAll(async () => {
  at = await host();
  [ada, otto] = await Promise.all(['Ada', 'Otto'].map((name) => Client.join(at.port, name)));
});

afterAll(async () => {
  for (const one of [ada, otto]) one.close();
  await at.end();
});

const dice = Rng.fromSeed('begun');

/** Chooses at random, a pick of a draft at a time. */
function chooseAny(play: Playthrough): void {
  const [{ seat, options }] = play.match.pending().filter(({ kind }) => kind !== 'offer');
  play.choose(seat, options[dice.below(options.length, 0)].id);
}

async function localMatch(game: string, seats = 3, packs: readonly Json[] = []): Promise<Playthrough> {
  const wanted = { seats: Array.from({ length: seats }, () => ({})), seed: 'at home' };
  return new Playthrough((await boxOf(game)).open(packs), wanted);
}

type Bring = Extract<Wanted, { readonly type: 'bring' }>;

/** What an app says that takes a match online: the first seat is its own, the second somebody else may have. */
function bringing({ record, match }: Playthrough, packs: readonly Json[] = []): Bring {
  const bot = { kind: 'bot', level: 'apprentice', name: 'Zara', temperament: 'sly' } as const;
  return {
    type: 'bring',
    record: record as unknown as Json,
    picks: [...picksUnderWay(match)],
    hash: stateHash(match),
    packs: [...packs],
    places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }, ...record.setup.seats.slice(2).map(() => bot)],
  };
}

/** As the server has it. */
async function liveMatch(table: string): Promise<Match> {
  const play = await (await at.running.hall.room(table)).play();
  if (!play) throw new Error('It is not played at.');
  return play.table.match;
}

const pack = (game: string, more: object): readonly [string, Json] => [
  game,
  { pack: 'our-own', game, name: 'Our Own', ...more },
];
const draught = { id: 'dungeon-our-draught', deck: 'dungeon', name: 'Cold Draught', count: 1 };

test.each([
  pack('dungeonquest-classic', {
    without: { 'dungeon-silent-chamber': 1 },
    cards: [{ ...draught, type: 'Threat', effect: 'test luck { success: nothing | fail: wound 1 }' }],
  }),
  pack('dungeonquest-revised', {
    without: { 'dungeon-empty-room': 1 },
    cards: [
      { ...draught, type: 'Event', effect: 'test strength { success: draw search | fail: determination 1 }' },
    ],
  }),
  pack('dungeon', {
    monsters: [
      {
        ...{ id: 'our-goose', level: 1, name: 'Goose', count: 1, effect: 'fight' },
        values: { elf: 5, hero: 5, superhero: 4, wizard: 6, fireBall: 2, lightningBolt: 2 },
      },
    ],
  }),
  pack('dungeoneer', {
    set: 'drowned-carillon',
    adventures: [
      {
        ...{ id: 'our-rope', name: 'Our Rope', type: 'encounter', cost: 1, times: ['dungeonlord'] },
        ...{ duration: 'instant', category: 'trap', target: 'hero[opponent]' },
        effect: 'threat speed 5+ { fail: lose glory 1 | success: nothing }',
      },
    ],
  }),
])('%s goes on online as it stood, with a pack, for whoever takes the free seat, too', async (game, own) => {
  const packs = [own];
  const local = await localMatch(game, 3, packs);
  while (local.choices.length < 40 || picksUnderWay(local.match).length > 0) chooseAny(local);
  const { table = '', invite = '' } = await ada.ask(bringing(local, packs));
  const { card: seen } = await otto.ask({ type: 'look', table, invite });
  expect(seen).toMatchObject({ begun: { by: 'Ada', choices: local.choices.length }, phase: 'gathering' });
  expect(seen?.places[2]).toMatchObject({ name: 'Zara', temperament: 'sly' });
  expect(JSON.stringify(seen)).not.toContain('at home');
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  await ada.ask({ type: 'start', table });
  expect((await liveMatch(table)).choices).toBeGreaterThanOrEqual(local.match.choices);
  const room = await at.running.hall.room(table);
  const record = (await room.play())?.table.record;
  expect(record?.choices.slice(0, local.choices.length)).toEqual(local.choices);
  expect(record?.setup).toEqual(local.setup);
});

test('a draft that is under way goes on with what was picked', async () => {
  const local = await localMatch('dungeoneer', 2);
  while (picksUnderWay(local.match).length === 0) chooseAny(local);
  const { table = '' } = await ada.ask({
    ...bringing(local),
    places: [0, 1].map((seat) =>
      seat === local.match.asked() ? { kind: 'me', nonce: NONCE } : { kind: 'bot', level: 'apprentice' },
    ),
  });
  await ada.ask({ type: 'start', table });
  expect((await liveMatch(table)).picks).toEqual(local.match.picks);
});

test('both play on to the end, through a restart; the record says where it began and proves nothing of its dice', async () => {
  const local = await localMatch('market', 2);
  while (local.choices.length < 6) chooseAny(local);
  const { table = '', invite = '' } = await ada.ask(bringing(local));
  await otto.ask({ type: 'sit', table, invite, nonce: NONCE });
  for (const one of [ada, otto]) await one.watch(table);
  await ada.ask({ type: 'start', table });
  const before = stateHash(await liveMatch(table));
  expect(before).toBe(stateHash(local.match));
  await at.running.close();
  at = await at.again();
  for (const one of [ada, otto]) {
    await one.connect(at.port);
    await one.watch(table);
  }
  expect(stateHash(await liveMatch(table))).toBe(before);
  await Promise.all([ada.play(table, () => 0), otto.play(table, () => 0)]);
  await ada.until(() => ada.cards.get(table)?.phase === 'over');
  const { record, fairness, begun } = await otto.ask({ type: 'record', table });
  expect(fairness).toBeUndefined();
  expect(begun).toEqual({ by: 'Ada', choices: local.choices.length });
  expect(record?.choices.slice(0, local.choices.length)).toEqual(local.choices);
  // The next match is one of this server's own.
  const { table: next = '' } = await ada.ask({ type: 'rematch', table });
  expect((await ada.ask({ type: 'look', table: next })).card).not.toHaveProperty('begun');
});

test('what cannot have gone so is refused, and no table is set', async () => {
  const eve = await Client.join(at.port, 'Eve');
  const local = await localMatch('market', 2);
  while (local.choices.length < 4) chooseAny(local);
  const good = bringing(local);
  const { record } = local;
  const other = (change: object): Bring => ({ ...good, record: { ...record, ...change } as unknown as Json });
  const cases: readonly (readonly [Bring, RegExp])[] = [
    [{ ...good, hash: 'a1' }, /stands otherwise/],
    [other({ choices: [...record.choices, [0, 'nonsense']] }), /cannot have gone so: choice 5/],
    [other({ choices: [[9, 'x']] }), /cannot have gone so/],
    [other({ choices: 7 }), /no record/],
    [other({ version: '0-older' }), /version/],
    [other({ game: 'chess' }), /chess/],
    [other({ arranged: [{ dice: [1], spare: true }] }), /lesson/],
    [{ ...good, record: null }, /which game/],
    [{ ...good, picks: ['silk', 'silk'] }, /cannot have gone so/],
    [{ ...good, packs: [{ pack: 'x' }] }, /./],
    [{ ...good, places: good.places.slice(1) }, /2 seats/],
    [{ ...good, places: [...good.places.slice(0, 1), { kind: 'locked' }] }, /closed/],
    [{ ...good, places: [{ kind: 'open' }, { kind: 'open' }] }, /which seat is yours/],
    [{ ...good, places: [good.places[0], { kind: 'bot', level: 'apprentice', temperament: 'mad' }] }, /bold/],
  ];
  for (const [message, why] of cases)
    await expect(eve.ask(message), String(why)).rejects.toMatchObject({
      code: 'unfit',
      message: expect.stringMatching(why),
    });
  while (!local.match.outcome) chooseAny(local);
  await expect(eve.ask(bringing(local))).rejects.toMatchObject({ code: 'phase' });
  const { mine } = await eve.ask({ type: 'tables' });
  expect(mine).toEqual([]);
  eve.close();
});

test('who brings match after match is told to wait', async () => {
  const eve = await Client.join(at.port, 'Eve');
  const local = await localMatch('pig', 2);
  const codes: string[] = [];
  for (let i = 0; i < 40 && !codes.includes('slower'); i++)
    codes.push(
      await eve.ask({ ...bringing(local), hash: 'a1' }).then(
        () => 'done',
        ({ code }) => code,
      ),
    );
  expect(codes.at(-1)).toBe('slower');
  eve.close();
});

test('its rules, its heroes and its seats stay as they are', async () => {
  const local = await localMatch('dungeon', 3);
  const { table = '' } = await ada.ask(bringing(local));
  for (const message of [
    { type: 'dress', table, options: {} },
    { type: 'alter', table, options: {} },
    { type: 'place', table, seat: 1, as: { kind: 'locked' } },
  ] as const)
    await expect(ada.ask(message)).rejects.toMatchObject({ code: 'phase' });
  await ada.ask({ type: 'alter', table, public: true });
  const { card: altered } = await ada.ask({
    type: 'place',
    table,
    seat: 1,
    as: { kind: 'bot', level: 'apprentice' },
  });
  expect(altered?.places[1]).toMatchObject({ kind: 'bot', options: local.setup.seats[1] });
});
