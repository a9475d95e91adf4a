import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkClientMessage, readClientMessage, readServerMessage, sittersOf, Unreadable } from './index.ts';

const why = (text: string): string => {
  try {
    return JSON.stringify(readClientMessage(text));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return error.message;
  }
};

test('a message is read as it was written', () => {
  const choose = { type: 'choose', id: 'a1', table: 't', option: 'roll', moment: 3 } as const;
  expect(readClientMessage(JSON.stringify(choose))).toEqual(choose);
});

test('what is no message is refused with a sentence that says where', () => {
  expect(why('nonsense')).toContain('not JSON');
  expect(why('[1]')).toContain('no message');
  expect(why('{"type":"conquer","id":"a"}')).toContain('at type');
  expect(why('{"type":"choose","id":"a","table":"t","option":"roll","moment":-1}')).toContain('at moment');
  expect(why('{"type":"choose","id":"a","table":"t","option":"roll","moment":1,"seat":2}')).toContain(
    'no message',
  );
  expect(why(`${'['.repeat(100)}${']'.repeat(100)}`)).toContain('deep');
  expect(why(`"${'x'.repeat(600_000)}"`)).toContain('at most');
});

test('names of things that every object has are no names here', () => {
  const dress = '{"type":"dress","id":"a","table":"t","options":{"__proto__":{"polluted":true}}}';
  const message = (() => {
    try {
      return readClientMessage(dress);
    } catch {
      return undefined;
    }
  })();
  expect(Object.prototype).not.toHaveProperty('polluted');
  expect(message === undefined || !('polluted' in (message as { options: object }).options)).toBe(true);
});

test('whatever comes, it is a message or a sentence', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      try {
        checkClientMessage(value);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }),
    { numRuns: 300 },
  );
});

test('a refused message is answered by its id', () => {
  expect(() => readClientMessage('{"type":"choose","id":"mine"}')).toThrow(
    expect.objectContaining({ id: 'mine' }),
  );
});

test('what the server says is read, and more than that does no harm', () => {
  expect(readServerMessage('{"type":"error","code":"stale","message":"Look again.","new":1}')).toMatchObject({
    code: 'stale',
  });
});

test('a screen knows who is here, who elsewhere, and who is a bot', () => {
  const place = { options: {}, here: true, standIn: false };
  const places = [
    { ...place, kind: 'person' as const, name: 'Ada' },
    { ...place, kind: 'person' as const, name: 'Otto' },
    { ...place, kind: 'bot' as const, name: 'Bot', level: 'veteran', temperament: 'sly' },
  ];
  expect(sittersOf({ places, you: 1 })).toEqual([
    { kind: 'there', name: 'Ada' },
    { kind: 'me', name: 'Otto' },
    { kind: 'bot', name: 'Bot', level: 'veteran', temperament: 'sly' },
  ]);
});
