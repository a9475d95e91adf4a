import { expect, test } from 'vitest';
import { EventLog } from './events.ts';
import { market } from './examples/index.ts';
import { EVERYBODY } from './ids.ts';
import { Playthrough } from './playthrough.ts';
import { seats } from './testing/toy.ts';

const log = new EventLog();
log.tell({ type: 'a' }, EVERYBODY, []);
log.tell({ type: 'b' }, 0b01, []);
log.tell({ type: 'c', card: 4 }, EVERYBODY, [{ card: 4, face: 'rope', audience: 0b10 }]);
log.tell({ type: 'd', card: 5 }, 0, [{ card: 5, face: 'trap', audience: 0 }]);

const types = (viewer: Parameters<EventLog['seenBy']>[0], since = 0) =>
  log.seenBy(viewer, since).map(({ n, event }) => `${n}${event.type}`);

test('a viewer gets the events for it, numbered without gaps', () => {
  expect(types(0)).toEqual(['0a', '1b', '2c']);
  expect(types(1)).toEqual(['0a', '1c']);
  expect(types('spectator')).toEqual(['0a', '1c']);
});

test('a viewer asks for what is new by its own numbers', () => {
  expect(types(1, 1)).toEqual(['1c']);
  expect(types(1, 2)).toEqual([]);
});

test('a face is told only to those who knew it when it happened', () => {
  expect(log.seenBy(1).at(-1)?.faces).toEqual({ 4: 'rope' });
  expect(log.seenBy(0).at(-1)?.faces).toEqual({});
});

test('the all-seeing view gets every event and every face', () => {
  expect(types('everything')).toEqual(['0a', '1b', '2c', '3d']);
  expect(log.seenBy('everything').map(({ faces }) => faces)).toEqual([{}, {}, { 4: 'rope' }, { 5: 'trap' }]);
});

test('MARKET-ACT-5 thief and victim are told which good was stolen, others only that one was', () => {
  const play = new Playthrough(market, { seats: seats(3), seed: 'theft' }, [
    { next: { 'charm-pile': ['bell', 'bell', 'debt'] } },
  ]);
  play.choose(0, 'steal:1');
  const told = (viewer: number) => play.events.seenBy(viewer).map(({ event }) => event.type);
  expect([told(0), told(1), told(2)]).toEqual([['stole', 'theft'], ['stole', 'theft'], ['theft']]);
  const [stole] = play.events.seenBy(1);
  expect(Object.keys(stole.faces)).toHaveLength(1);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(play.events.seenBy(viewer).map(({ n }) => n)).toEqual(play.events.seenBy(viewer).map((_, i) => i));
  }
});
