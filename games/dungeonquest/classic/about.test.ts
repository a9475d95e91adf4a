import { type Pending, Playthrough, scopeOf } from '@underhall/kernel';
import { playWatched, seeds } from '@underhall/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type About, aboutExit } from '../about.ts';
import { beyond, exitOf, exitsOf, nameOf, TOWERS, TREASURE_CHAMBER } from '../grid.ts';
import { about } from './about.ts';
import { watched } from './testing/watched.ts';
import type { M, World } from './world.ts';

/** Which part of an id each of these heads goes on with. */
const PARTS: Readonly<Record<string, 'way' | 'space' | 'direction' | 'face' | 'seat' | 'monster'>> = {
  move: 'way',
  through: 'way',
  retreat: 'way',
  tower: 'space',
  jump: 'space',
  to: 'space',
  place: 'space',
  heading: 'direction',
  entry: 'direction',
  play: 'face',
  use: 'face',
  on: 'face',
  take: 'face',
  chamber: 'face',
  loot: 'face',
  meet: 'monster',
  attack: 'seat',
};

const { game } = watched;

/** What an id says, as far as it says anything of it; undefined if nothing. */
function partOf(about: About | undefined, part: string): string | undefined {
  if (part === 'way') return about?.exit?.way;
  const value = about?.[part as 'space' | 'direction' | 'face' | 'seat' | 'monster'];
  return value === undefined ? undefined : String(value);
}

function mistakesIn({ options, forbidden, question }: Pending<World>): string[] {
  return [...options, ...forbidden].flatMap(({ id, about }) => {
    const [head, first, ...rest] = id.split(':');
    const part = question.do === 'choose' ? undefined : PARTS[head];
    if (part === undefined || first === undefined) return [];
    // Cards are counted where their faces are not known.
    if (part === 'face' && !game.hasFace(first))
      return about?.face === undefined ? [] : [`${id} tells a face`];
    if (head === 'play' && !about?.hand) return [`${id} is not known to be played from the hand`];
    const word = head === 'move' && rest.length > 0 ? rest[1] : first;
    return partOf(about, part) === word ? [] : [`${id} is about ${JSON.stringify(about)}`];
  });
}

describe('what options are about', () => {
  const heads = new Set<string>();
  const mistakes = new Set<string>();
  const look = (match: M): void => {
    for (const pending of match.pending()) {
      for (const { id } of [...pending.options, ...pending.forbidden]) heads.add(id.split(':')[0]);
      for (const mistake of mistakesIn(pending)) mistakes.add(`${pending.question.do}: ${mistake}`);
    }
  };
  beforeAll(() => {
    for (const seed of seeds(5_000, 160)) playWatched(watched, seed, seed % 2 ? 'random' : 'sensible', look);
  }, 120_000);

  it('is what their ids say', () => expect([...mistakes]).toEqual([]));

  it('was looked at for all of them', () => {
    expect(Object.keys(PARTS).filter((head) => !heads.has(head))).toEqual([]);
  });
});

it('a Monster on the board is known by its place and kind, not by its life', () => {
  const table = { seats: [{ hero: 'hugo' }], seed: 'about' };
  const { match } = new Playthrough(game, table, [
    { chamber: 'dungeon-room-cross', at: 'B1' },
    { token: 'troll', at: 'B1' },
  ]);
  const token = match.instances.first(match.zone('monsters', 1));
  const found = about(match, { do: 'take-token', token }, scopeOf(0));
  expect(found).toEqual({ space: 'B1', card: token, monster: 'troll' });
});

describe('a way', () => {
  it('leads out of a space, and to the one beyond unless that is outside', () => {
    const [corner] = TOWERS;
    expect(exitsOf(corner).map(aboutExit)).toContainEqual({
      exit: { from: nameOf(corner), way: 'east' },
      space: 'B1',
    });
    expect(aboutExit(exitOf(corner, 0))).toEqual({ exit: { from: nameOf(corner), way: 'north' } });
  });

  it('is found from where a Hero withdraws to', () => {
    const table = { seats: [{ hero: 'hugo' }], seed: 'about' };
    const { match } = new Playthrough(game, table, [{ hero: 0, at: 'A1' }]);
    const [corner] = TOWERS;
    const to = beyond(exitOf(corner, 1));
    expect(about(match, { do: 'withdraw', to }, scopeOf(0))).toEqual(aboutExit(exitOf(corner, 1)));
  });

  it('leads out of the Treasure Chamber from either of its halves', () => {
    const from = nameOf(TREASURE_CHAMBER);
    const ways = exitsOf(TREASURE_CHAMBER).map((exit) => aboutExit(exit).exit);
    expect(ways).toContainEqual({ from, way: 'south-west' });
    expect(new Set(ways.map((way) => way?.way)).size).toBe(6);
  });
});
