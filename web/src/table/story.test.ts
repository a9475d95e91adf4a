import { createBot } from '@underhall/bots';
import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import type { Event, Game } from '@underhall/kernel';
import { playMatch } from '@underhall/table/bulk';
import { expect, test } from 'vitest';
import type { Told } from '../play/scene.ts';
import type { Direction } from '../play/stage.ts';
import { rowsOf, turnsOf } from './story.ts';

let n = 0;
const told = (type: string, seat?: number, line?: string) =>
  ({ n: n++, event: { type, seat }, faces: {}, line, moment: 0 }) as unknown as Told;

const LASTS: Readonly<Record<string, number>> = { moved: 1, killed: 3, gained: 2 };
const direction: Direction = { lasts: ({ event }) => LASTS[event.type] ?? 0 };
const sitters = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Brack' },
] as const;

const log = [
  told('became', 0, 'You are the Elf.'),
  told('turn', 0),
  told('moved', 0, 'You move.'),
  told('killed', 0, 'You kill the Rats.'),
  told('turn', 1),
  told('moved', 1, 'Brack moves.'),
  told('killed', 1, 'Brack kills the Goblins.'),
  told('gained', 1, 'Brack takes a treasure.'),
  told('turn', 0),
  told('moved', 0, 'You move on.'),
  told('turn', 1),
  told('moved', 1, 'Brack moves on.'),
  told('gained', 1, 'Brack takes another.'),
];

const shown = (viewer: number | 'spectator', opened: readonly number[] = []) =>
  rowsOf(log, { viewer, sitters }, direction, new Set(opened)).map((row) =>
    'told' in row ? `${row.told.line}${row.hidden ? ` +${row.hidden}` : ''}` : `Round ${row.round}`,
  );

test('the log has a heading for each round, and a rival’s turn is one line once it is over', () => {
  expect(shown(0)).toEqual([
    'You are the Elf.',
    'Round 1',
    'You move.',
    'You kill the Rats.',
    'Brack kills the Goblins. +2',
    'Round 2',
    'You move on.',
    'Brack moves on.',
    'Brack takes another.',
  ]);
});

test('a turn in short is read whole on demand, and whoever only watches reads everything', () => {
  const brack = turnsOf(log).find(({ seat }) => seat === 1);
  expect(shown(0, [brack?.n ?? -1])).toContain('Brack takes a treasure.');
  expect(shown('spectator').filter((line) => line.startsWith('Brack')).length).toBe(5);
});

test('what happens to you in the turn of a rival is not left out', () => {
  const hit = [
    told('turn', 0),
    told('moved', 0, 'You move.'),
    told('turn', 1),
    told('killed', 1, 'Brack draws.'),
    told('moved', 0, 'You are hit.'),
  ];
  const rows = rowsOf([...hit, ...log.slice(8)], { viewer: 0, sitters }, direction, new Set());
  expect(rows.flatMap((row) => ('told' in row ? row.told.line : []))).toContain('You are hit.');
});

test.for([
  ['Dungeon!', dungeon, 5],
  ['DungeonQuest', dungeonquestClassic, 4],
] as const)('the headings of %s count as the game counts its rounds', ([, box, seats]) => {
  const game = box.open() as unknown as Game;
  const bots = Array.from({ length: seats }, (_, seat) => createBot('random', { seed: `${seat}` }));
  const agreed = game.agree({
    seats: bots.map(() => ({})),
    options: { rounds: 20 },
    seed: 'rounds',
  });
  const events: Told[] = [];
  const match = playMatch(game, agreed, bots, {
    tell: (event: Event) => {
      events.push({ n: events.length, event, faces: {}, line: event.type, moment: 0 } as unknown as Told);
    },
    choice: () => undefined,
  });
  // The round after the last one is counted, but not played.
  const { round } = match.world as { round: number };
  expect(Math.max(...turnsOf(events).map((turn) => turn.round))).toBe(Math.min(20, round));
});
