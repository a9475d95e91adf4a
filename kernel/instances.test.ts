import { beforeEach, expect, test } from 'vitest';
import { EVERYBODY, NONE } from './ids.ts';
import { Instances } from './instances.ts';
import { Rng } from './rng.ts';
import { ZoneLayout } from './zones.ts';

const layout = new ZoneLayout(
  {
    deck: { per: 'table', sees: 'nobody' },
    open: { per: 'table', sees: 'everybody' },
    hand: { per: 'seat', sees: 'owner' },
  },
  2,
  6,
);
const deck = layout.zone('deck');
const open = layout.zone('open');
const hand = layout.zone('hand', 1);
let cards: Instances;

beforeEach(() => {
  cards = new Instances(layout, new Uint8Array(6));
  for (let card = 0; card < 6; card++) {
    cards.setFace(card, card * 10);
    cards.toBottom(card, deck);
  }
});

const facesIn = (zone: number): number[] => cards.list(zone).map((card) => cards.face(card));

test('a zone lists its cards from top to bottom', () => {
  expect(cards.list(deck)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([cards.first(deck), cards.last(deck), cards.size(deck)]).toEqual([0, 5, 6]);
  expect([cards.first(open), cards.last(open), cards.size(open)]).toEqual([NONE, NONE, 0]);
});

test('a card moves to the top or the bottom of a zone and leaves the one it lay in', () => {
  cards.toTop(3, open);
  cards.toTop(0, open);
  cards.toBottom(5, open);
  expect(cards.list(open)).toEqual([0, 3, 5]);
  expect(cards.list(deck)).toEqual([1, 2, 4]);
  expect(cards.zoneOf(3)).toBe(open);
});

test('a card can be put under its own pile', () => {
  cards.toBottom(0, deck);
  expect(cards.list(deck)).toEqual([1, 2, 3, 4, 5, 0]);
});

test('pouring keeps the order and puts it below what lies there', () => {
  cards.toTop(5, open);
  cards.pour(deck, open);
  expect(cards.list(open)).toEqual([5, 0, 1, 2, 3, 4]);
  cards.pour(open, open);
  expect(cards.size(open)).toBe(6);
});

test('who sees into a zone learns what comes there, and keeps it', () => {
  cards.toTop(2, hand);
  cards.toTop(2, deck);
  expect(cards.noted(2)).toBe(0b10);
  cards.toTop(2, open);
  expect(cards.noted(2)).toBe(EVERYBODY);
});

test('a shuffle moves faces, not instances', () => {
  cards.shuffle(deck, Rng.fromSeed('mix'));
  expect(cards.list(deck)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(facesIn(deck)).not.toEqual([0, 10, 20, 30, 40, 50]);
  expect(facesIn(deck).toSorted((a, b) => a - b)).toEqual([0, 10, 20, 30, 40, 50]);
});

test('after a shuffle the number of an instance tells nothing: every face is equally likely on each', () => {
  const seen = Array.from({ length: 6 }, () => new Map<number, number>());
  const rng = Rng.fromSeed('opaque');
  for (let i = 0; i < 3000; i++) {
    cards.shuffle(deck, rng);
    for (let card = 0; card < 6; card++) {
      seen[card].set(cards.face(card), (seen[card].get(cards.face(card)) ?? 0) + 1);
    }
  }
  for (const counts of seen) {
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
  }
});

test('a shuffle makes everybody forget, but those who see into the zone', () => {
  cards.reveal(0, 0b01);
  cards.note(1, 'name', EVERYBODY);
  cards.note(5, 'name', EVERYBODY);
  cards.toTop(5, open);
  cards.shuffle(deck, Rng.fromSeed('mix'));
  expect(cards.noted(0)).toBe(0);
  expect(cards.notes.map((note) => note.card)).toEqual([5]);
  cards.shuffle(open, Rng.fromSeed('mix'));
  expect(cards.noted(5)).toBe(EVERYBODY);
});

test('a shuffle leaves every back where it lies, however many backs there are', () => {
  const backs = Uint8Array.from([0, 32, 0, 32, 64, 64]);
  const mixed = new Instances(layout, backs);
  backs.forEach((back, card) => {
    mixed.setFace(card, back * 10 + (card % 2));
    mixed.toBottom(card, deck);
  });
  for (let i = 0; i < 20; i++) mixed.shuffle(deck, Rng.fromSeed(`${i}`));
  backs.forEach((back, card) => {
    expect(Math.floor(mixed.face(card) / 10)).toBe(back);
  });
});

test('a note adds to what is known of the same part', () => {
  cards.note(0, 'name', 0b01);
  cards.note(0, 'name', 0b10);
  cards.note(0, 'kind', 0b01);
  expect(cards.notes).toEqual([
    { card: 0, aspect: 'name', audience: 0b11 },
    { card: 0, aspect: 'kind', audience: 0b01 },
  ]);
});

test('forgetting takes face and parts away from those who forget', () => {
  cards.reveal(0, EVERYBODY);
  cards.note(0, 'name', 0b11);
  cards.forget(0, 0b01);
  expect(cards.noted(0)).toBe(EVERYBODY & ~1);
  expect(cards.notes).toEqual([{ card: 0, aspect: 'name', audience: 0b10 }]);
  cards.forget(0, EVERYBODY);
  expect(cards.notes).toEqual([]);
});

test('a clone shares nothing that changes', () => {
  const copy = cards.clone();
  copy.toTop(0, open);
  copy.setFace(1, 7);
  copy.reveal(2, 1);
  copy.note(3, 'name', 1);
  expect([cards.zoneOf(0), cards.face(1), cards.noted(2), cards.notes]).toEqual([deck, 10, 0, []]);
});
