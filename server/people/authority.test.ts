/**
 * Who may ask for what over HTTP: every route, from everybody who might. One that is added has no row here, and fails
 * until somebody has said who may ask.
 */
import { dailyGames, dayName } from '@underhall/table/daily';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { type Hosted, host } from '../testing/hosted.ts';

/**
 * The status for somebody without a name, for a page of another site with the cookie of a person, for a cookie that was
 * signed out, for the token of a bot, and for the person himself.
 */
type Row = readonly [nobody: number, elsewhere: number, replayed: number, bot: number, person: number];

const OPEN: Row = [200, 200, 200, 200, 200];
/** What only looks may be asked from anywhere: browsers do not show the answer to pages of other sites. */
const LOOKING: Row = [401, 200, 401, 200, 200];
const OWN: Row = [401, 403, 401, 200, 200];
/** Only for browsers; what is asked here fits nothing. Passkeys also look where the page of a bot came from. */
const ofBrowsers = (person: number, bot = 401): Row => [401, 403, 401, bot, person];

const routes: Readonly<Record<string, Row>> = {
  'GET /health': OPEN,
  'GET /ready': OPEN,
  'GET /metrics': OPEN,
  'GET /api/push': OPEN,
  'GET /api/me': OPEN,
  'POST /api/me': [400, 403, 400, 400, 400],
  'GET /api/me/account': LOOKING,
  'GET /api/me/export': LOOKING,
  'GET /api/me/blocks': LOOKING,
  'POST /api/me/blocks': [401, 403, 401, 404, 404],
  'DELETE /api/me/blocks/:person': OWN,
  'POST /api/me/phrase': OWN,
  'POST /api/me/token': OWN,
  'POST /api/recover': [403, 403, 403, 403, 403],
  'POST /api/me/passkeys/options': ofBrowsers(200, 403),
  'POST /api/me/passkeys': ofBrowsers(400, 403),
  'DELETE /api/me/passkeys/:id': ofBrowsers(404, 403),
  'POST /api/passkey/options': [200, 403, 200, 403, 200],
  'POST /api/passkey': [403, 403, 403, 403, 403],
  'POST /api/me/push': ofBrowsers(400),
  'DELETE /api/me/push': ofBrowsers(404),
  'GET /api/daily/:game/:day': OPEN,
  // Nobody here has a run of his own.
  'GET /api/daily/:game/:day/:run': [403, 403, 403, 403, 403],
  'POST /api/daily/:game/:day': [403, 403, 403, 403, 400],
  'GET /api/messages': [400, 400, 400, 400, 400],
  'POST /api/messages': [400, 403, 400, 400, 400],
  // Last, because nobody is signed in afterwards.
  'POST /api/me/sign-out': OWN,
  'DELETE /api/me': OWN,
};

/** What stands for the parts of a route; of anything else there is none. */
const PARTS: Readonly<Record<string, string>> = { game: dailyGames[0], day: dayName(Date.now()) };

let at: Hosted;
beforeAll(async () => {
  at = await host();
}, 60_000);
afterAll(() => at.end());

/** What comes of asking for it; `metrics` alone is no JSON. */
async function status(
  who: Browser,
  route: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [method, path] = route.replace(/:(\w+)/g, (_, part) => PARTS[part] ?? 'somebody-else').split(' ');
  const headers = { ...more, Origin: who.origin, Cookie: who.cookie, 'Content-Type': 'application/json' };
  const body = method === 'GET' ? {} : { body: '{}' };
  return (await fetch(`http://localhost:${at.port}${path}`, { method, headers, ...body })).status;
}

test('every route has its row', () => {
  expect(Object.keys(routes).toSorted()).toEqual(at.running.routes.toSorted());
});

test('who may ask for what', async () => {
  const victim = await Browser.guest(at.port, 'Victim');
  const elsewhere = new Browser(at.port, 'http://evil.example');
  const replayed = await Browser.guest(at.port, 'Replayed');
  const cookie = [...replayed.cookies];
  await replayed.post('/api/me/sign-out', {});
  for (const [jar, cookies] of [
    [elsewhere, victim.cookies],
    [replayed, cookie],
  ] as const)
    for (const [name, value] of cookies) jar.cookies.set(name, value);
  for (const [route, row] of Object.entries(routes)) {
    const own = route.includes('sign-out') || route === 'DELETE /api/me';
    // Whoever signs out or goes is somebody new each time.
    const [person, bot] = own
      ? [await Browser.guest(at.port, 'Own'), await Browser.guest(at.port, 'Bot')]
      : [victim, victim];
    const { token } = (await bot.post('/api/me/token')).body;
    const told = [
      await status(new Browser(at.port), route),
      await status(elsewhere, route),
      await status(replayed, route),
      await status(new Browser(at.port, 'http://evil.example'), route, { Authorization: `Bearer ${token}` }),
      await status(person, route),
    ];
    expect([route, ...told]).toEqual([route, ...row]);
  }
  expect((await victim.get('/api/me')).body).toMatchObject({ name: 'Victim' });
});

test('what is too deep, too long or no JSON is refused with a sentence, and keys of prototypes are only keys', async () => {
  const person = await Browser.guest(at.port, 'Nester');
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const [text, code] of [
    [`{"name":${deep}}`, 400],
    [deep, 400],
    ['{"name":', 400],
    [`{"name":"${'x'.repeat(600_000)}"}`, 413],
    ['{"__proto__":{"name":"Polluted"}}', 400],
    ['{"constructor":{"prototype":{"name":"Polluted"}}}', 400],
    ['[]', 400],
    ['null', 400],
  ] as const) {
    const { status, body } = await person.post('/api/me', text);
    expect([text.slice(0, 40), status]).toEqual([text.slice(0, 40), code]);
    expect(body.message).toMatch(/\w/);
  }
  const packs = `[{"type":"create","id":"x","game":"pig","places":[{"kind":"open"}],"packs":[${deep}]}]`;
  expect((await person.post('/api/messages?line=line-of-nester', packs)).status).toBe(400);
  expect(({} as { name?: unknown }).name).toBeUndefined();
  expect((await person.get('/api/me')).body).toMatchObject({ name: 'Nester' });
});
