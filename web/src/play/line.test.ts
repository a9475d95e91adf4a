import { expect, test } from 'vitest';
import type { Reply, Request } from './calls.ts';
import { HallError, type Health, LIMIT, Line, PATIENCE, type Ping, type Works } from './line.ts';

/** A worker that does what a test says. */
class Puppet implements Works {
  readonly calls: Request[] = [];
  ended = false;
  /** Busy with something that never ends, or gone without a word. */
  lost = false;
  onmessage: Works['onmessage'] = null;
  onerror: Works['onerror'] = null;
  onmessageerror: Works['onmessageerror'] = null;

  postMessage(message: Request | Ping): void {
    if (this.lost) return;
    if ('ping' in message) this.say({ pong: true });
    else this.calls.push(message);
  }

  say(data: Reply): void {
    if (!this.ended) this.onmessage?.({ data } as MessageEvent);
  }

  terminate(): void {
    this.ended = true;
  }
}

function lineWith(open = { table: false }) {
  const workers: Puppet[] = [];
  const health: Health[] = [];
  const ticking = new Set<() => void>();
  const line = new Line({
    begin: () => {
      workers.push(new Puppet());
      return workers[workers.length - 1];
    },
    hear: () => undefined,
    changed: (now) => health.push(now),
    isNeeded: () => open.table,
    tick: (work) => {
      ticking.add(work);
      return () => ticking.delete(work);
    },
  });
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds; i++) for (const work of ticking) work();
  };
  return { line, workers, health, pass, ticking };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Error) => (error instanceof HallError ? error.name : String(error)),
  );

test('a call gets its answer or its error', async () => {
  const { line, workers } = lineWith();
  const good = line.call('describe', ['pig', []], true);
  const bad = failure(line.call('describe', ['nothing', []], true));
  const [one, two] = workers[0].calls;
  workers[0].say({ answers: two.id, error: { name: 'Misfit', message: 'No.', problems: ['No.'] } });
  workers[0].say({ answers: one.id, value: 7 });
  expect(await good).toBe(7);
  expect(await bad).toBe('Misfit');
});

test('a worker that cannot load says so to whoever calls, and the next call tries again', async () => {
  const { line, workers, health } = lineWith();
  const lost = failure(line.call('describe', ['pig', []], true));
  workers[0].onerror?.({} as ErrorEvent);
  expect(await lost).toBe('unloadable');
  expect(health).toEqual(['unloadable']);
  const again = line.call('describe', ['pig', []], true);
  workers[1].say({ answers: workers[1].calls[0].id, value: 'there' });
  expect(await again).toBe('there');
  expect(health).toEqual(['unloadable', 'well']);
});

test('a replay that never ends is given up, and the next call is answered by another worker', async () => {
  const { line, workers, health, pass } = lineWith();
  const lost = failure(line.call('recordOfLink', ['evil'], true));
  workers[0].lost = true;
  pass(LIMIT);
  expect(workers[0].ended).toBe(false);
  pass(1);
  expect(workers[0].ended).toBe(true);
  expect(await lost).toBe('slow');
  expect(health).toEqual([]);
  const next = line.call('describe', ['pig', []], true);
  workers[1].say({ answers: workers[1].calls[0].id, value: 'there' });
  expect(await next).toBe('there');
});

test('a worker that is loading or thinks in small parts is waited for as long as it takes', () => {
  const { line, workers, health, pass } = lineWith();
  void line.call('replay', ['x'], true);
  pass(20 * LIMIT);
  expect(workers[0].ended).toBe(false);
  expect(health).toEqual([]);
});

test('an open table whose worker does not answer says so, and no longer once it answers', async () => {
  const { line, workers, health, pass } = lineWith({ table: true });
  const choice = line.call('choose', ['t'], false);
  const [{ id }] = workers[0].calls;
  workers[0].lost = true;
  pass(PATIENCE + 1);
  expect(health).toEqual(['silent']);
  pass(10 * LIMIT);
  expect(workers[0].ended).toBe(false);
  workers[0].say({ answers: id, value: undefined });
  expect(health).toEqual(['silent', 'well']);
  expect(await choice).toBeUndefined();
});

test('an open table is watched also while nothing is asked of it, and a closed one is not', () => {
  const open = { table: true };
  const { line, workers, health, pass, ticking } = lineWith(open);
  void line.call('open', ['t'], true);
  workers[0].say({ answers: workers[0].calls[0].id, value: undefined });
  workers[0].lost = true;
  pass(PATIENCE + 1);
  expect(health).toEqual(['silent']);
  open.table = false;
  pass(1);
  expect(ticking.size).toBe(0);
});

test('a worker that breaks is gone for good, and so is the table in it', async () => {
  const { line, workers, health } = lineWith({ table: true });
  const lost = failure(line.call('choose', ['t'], false));
  workers[0].say({ pong: true });
  workers[0].onerror?.({ message: 'out of memory' } as ErrorEvent);
  expect(await lost).toBe('stopped');
  void line.call('describe', ['pig', []], true);
  workers[1].say({ pong: true });
  expect(health).toEqual(['stopped']);
});
