import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Browser } from '../testing/browser.ts';
import { Client, NONCE } from '../testing/client.ts';
import { type Hosted, host } from '../testing/hosted.ts';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';

let postgres: PrivatePostgres;
const folder = mkdtempSync(join(tmpdir(), 'underhall-passkeys-'));
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  await postgres.end();
  rmSync(folder, { recursive: true });
}, 60_000);

const kinds: readonly (readonly [string, () => Promise<Readonly<Record<string, string>>>])[] = [
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.database(`passkeys${++databases}`) })],
];

async function added(browser: Browser, name = 'Laptop'): Promise<Authenticator> {
  const key = new Authenticator();
  const { body: options } = await browser.post('/api/me/passkeys/options');
  const done = await browser.post('/api/me/passkeys', { name, response: key.make(browser.origin, options) });
  expect(done).toMatchObject({ status: 200, body: { name, used: null } });
  return key;
}

async function signIn(browser: Browser, key: Authenticator) {
  const { body: options } = await browser.post('/api/passkey/options');
  return browser.post('/api/passkey', { response: key.prove(browser.origin, options) });
}

describe.each(kinds)('passkeys on %s', (_, settings) => {
  let at: Hosted;
  beforeEach(async () => {
    at = await host(await settings());
  });
  afterEach(() => at.end());

  test('who has added a passkey is the same person in another browser, and his tables are there', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    const line = new Client(at.port, `underhall=${ada.cookies.get('underhall')}`);
    await line.connect();
    await line.ask({ type: 'create', game: 'pig', places: [{ kind: 'me', nonce: NONCE }, { kind: 'open' }] });
    line.close();
    const key = await added(ada);
    const elsewhere = await Browser.guest(at.port, 'Somebody');
    const before = elsewhere.cookies.get('underhall');
    expect(await signIn(elsewhere, key)).toMatchObject({ status: 200, body: { name: 'Ada' } });
    const { body } = await elsewhere.get('/api/me/account');
    expect(body).toMatchObject({ name: 'Ada', tables: 1, phrase: false, passkeys: [{ name: 'Laptop' }] });
    expect(body.passkeys[0].used).toBeGreaterThan(0);
    expect((await elsewhere.get('/api/me/export')).body).toMatchObject({
      name: 'Ada',
      tables: [{ game: 'pig', phase: 'gathering', seat: 0 }],
      passkeys: [{ name: 'Laptop' }],
      sessions: [{ kind: 'cookie' }, { kind: 'cookie' }],
    });
    // Whom this browser was before, nobody is by the old cookie any more.
    elsewhere.cookies.set('underhall', before ?? '');
    expect((await elsewhere.get('/api/me')).body).toEqual({});
  });

  test('what was said once counts once, for whom and for what it was asked', async () => {
    const [ada, eve] = [await Browser.guest(at.port, 'Ada'), await Browser.guest(at.port, 'Eve')];
    const key = await added(ada);
    const { body: options } = await ada.post('/api/passkey/options');
    const response = key.prove(ada.origin, options);
    // Another browser has not asked for it.
    expect((await eve.post('/api/passkey', { response })).status).toBe(403);
    await eve.post('/api/passkey/options');
    expect((await eve.post('/api/passkey', { response })).status).toBe(403);
    const asking = ada.cookies.get('underhall-asks') ?? '';
    expect((await ada.post('/api/passkey', { response })).status).toBe(200);
    ada.cookies.set('underhall-asks', asking);
    expect((await ada.post('/api/passkey', { response })).status).toBe(403);
    // One to be added is no one to sign in with, and Eve's is not Ada's.
    const { body: toMake } = await ada.post('/api/me/passkeys/options');
    const made = new Authenticator().make(ada.origin, toMake);
    expect((await eve.post('/api/me/passkeys', { name: 'Mine', response: made })).status).toBe(403);
    expect((await ada.post('/api/me/passkeys', { name: 'Mine', response: made })).status).toBe(200);
    expect((await ada.post('/api/me/passkeys', { name: 'Mine', response: made })).status).toBe(403);
    const { body: again } = await ada.post('/api/me/passkeys/options');
    const proof = key.prove(ada.origin, { challenge: again.challenge, rpId: 'localhost' });
    expect((await ada.post('/api/passkey', { response: proof })).status).toBe(403);
  });

  test('a challenge is answered within minutes or not at all', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    const key = await added(ada);
    const { body: options } = await ada.post('/api/passkey/options');
    const later = Date.now() + 5 * 60_000 + 1;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    const { status } = await ada.post('/api/passkey', { response: key.prove(ada.origin, options) });
    clock.mockRestore();
    expect(status).toBe(403);
  });

  test('a passkey that was copied is found out by its count', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    const key = await added(ada);
    expect((await signIn(ada, key)).status).toBe(200);
    const count = key.counter;
    expect((await signIn(ada, key)).status).toBe(200);
    key.counter = count;
    expect((await signIn(ada, key)).status).toBe(403);
    key.counter = count + 5;
    expect((await signIn(ada, key)).status).toBe(200);
  });

  test('nobody sees, removes or takes over what is another’s', async () => {
    const [ada, eve] = [await Browser.guest(at.port, 'Ada'), await Browser.guest(at.port, 'Eve')];
    const key = await added(ada);
    expect((await eve.get('/api/me/account')).body.passkeys).toEqual([]);
    expect((await eve.remove(`/api/me/passkeys/${key.name}`)).status).toBe(404);
    const { body: options } = await eve.post('/api/me/passkeys/options');
    const response = key.make(eve.origin, options);
    expect((await eve.post('/api/me/passkeys', { name: 'Taken', response })).status).toBe(403);
    expect((await new Browser(at.port).post('/api/me/passkeys/options')).status).toBe(401);
    expect((await new Browser(at.port).get('/api/me/account')).status).toBe(401);
    expect((await ada.remove(`/api/me/passkeys/${key.name}`)).status).toBe(200);
    expect((await signIn(eve, key)).status).toBe(403);
    // The passkey of somebody who is no more leads nowhere.
    const another = await added(ada);
    await ada.remove('/api/me');
    expect((await signIn(eve, another)).status).toBe(403);
    expect((await eve.get('/api/me')).body).toMatchObject({ name: 'Eve' });
  });
});

describe('passkeys', () => {
  let at: Hosted;
  beforeEach(async () => {
    at = await host();
  });
  afterEach(() => at.end());

  test('outlive signing out everywhere, and a cookie that was signed out gets none', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    const key = await added(ada);
    const cookie = ada.cookies.get('underhall') ?? '';
    await ada.post('/api/me/sign-out', { everywhere: true });
    ada.cookies.set('underhall', cookie);
    expect((await ada.post('/api/me/passkeys/options')).status).toBe(401);
    expect((await ada.remove(`/api/me/passkeys/${key.name}`)).status).toBe(401);
    expect((await signIn(ada, key)).status).toBe(200);
  });

  test('are tied to the name that people type', async () => {
    const numbered = new Browser(at.port, undefined, '127.0.0.1');
    expect(await numbered.post('/api/passkey/options')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('127.0.0.1 is none') },
    });
    const ada = await Browser.guest(at.port, 'Ada');
    const { body: options } = await ada.post('/api/me/passkeys/options');
    expect(options.rp.id).toBe('localhost');
    const elsewhere = new Authenticator().make('http://elsewhere.example', options);
    expect((await ada.post('/api/me/passkeys', { name: 'X', response: elsewhere })).status).toBe(403);
  });

  test('follow the public address where there is one', async () => {
    await at.end();
    at = await host({ PUBLIC_URL: 'https://play.example.org' });
    const ada = new Browser(at.port, 'https://play.example.org');
    await ada.post('/api/me', { name: 'Ada' });
    const key = await added(ada);
    expect((await signIn(new Browser(at.port, 'https://play.example.org'), key)).status).toBe(200);
    expect((await new Browser(at.port).post('/api/passkey/options')).status).toBe(403);
    await at.end();
    at = await host({ PUBLIC_URL: 'http://play.example.org' });
    const plain = new Browser(at.port, 'http://play.example.org');
    expect(await plain.post('/api/passkey/options')).toMatchObject({
      status: 403,
      body: { message: 'Passkeys need https, except on localhost.' },
    });
  });

  test('are asked for at one process and proved at another', async () => {
    const both = { PUBLIC_URL: 'https://play.example.org', DATABASE_URL: await postgres.database('both') };
    const [one, other] = [await host(both), await host(both)];
    const at = (hosted: Hosted) => new Browser(hosted.port, both.PUBLIC_URL);
    const [ada, there] = [at(one), at(other)];
    await ada.post('/api/me', { name: 'Ada' });
    const key = await added(ada);
    const { body: options } = await ada.post('/api/passkey/options');
    there.cookies.set('underhall-asks', ada.cookies.get('underhall-asks') ?? '');
    const response = key.prove(ada.origin, options);
    const answers = await Promise.all(
      [ada, there].map((browser) => browser.post('/api/passkey', { response })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    await Promise.all([one.end(), other.end()]);
  });

  test('are not for the tokens of bots', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    const { token } = (await ada.post('/api/me/token')).body;
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await ada.call('POST', '/api/me/passkeys/options', {}, bearer)).status).toBe(401);
    const elsewhere = new Browser(at.port, 'http://evil.example');
    expect((await elsewhere.call('POST', '/api/me/passkeys/options', {}, bearer)).status).toBe(403);
  });

  test('whatever is sent, it is refused and nothing has changed', async () => {
    const ada = await Browser.guest(at.port, 'Ada');
    await added(ada);
    const nonsense = [
      null,
      7,
      'x',
      [],
      { response: null },
      { response: { response: { clientDataJSON: 'e30' } } },
      { response: { id: {}, response: { clientDataJSON: [] } } },
      { name: '', response: {} },
      { name: 'x'.repeat(30), response: {} },
      {
        name: 'Mine',
        response: { response: { clientDataJSON: Buffer.from('{"challenge":"x"}').toString('base64url') } },
      },
    ];
    for (const body of nonsense)
      for (const path of ['/api/me/passkeys', '/api/passkey'])
        expect([400, 403]).toContain((await ada.post(path, JSON.stringify(body))).status);
    for (const body of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])
      expect((await ada.post('/api/passkey', body)).status).toBe(400);
    expect((await ada.post('/api/passkey', `{"response":"${'x'.repeat(600_000)}"}`)).status).toBe(413);
    expect((await ada.get('/api/me/account')).body.passkeys).toHaveLength(1);
    expect(Object.prototype).not.toHaveProperty('polluted');
    const tries: number[] = [];
    for (let i = 0; i < 70; i++) tries.push((await ada.post('/api/passkey')).status);
    expect(tries.at(-1)).toBe(429);
  });
});
