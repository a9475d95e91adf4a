import { dungeon } from '@underhall/dungeon';
import { CARDS, NONE, Playthrough, Rng } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { ReplayTable } from './replay.ts';
import type { MatchRecord, Sitter } from './scene.ts';
import { speaking } from './words.ts';

const speech = speaking(dungeon);
const record = played();

/** The first choices of a match, made at random. */
function played(): MatchRecord {
  const play = new Playthrough(speech.game, { seats: [{}, {}], seed: 'told to you' });
  const rng = Rng.fromSeed('told to you');
  for (let seat = play.match.asked(); seat !== NONE && play.match.choices < 40; seat = play.match.asked()) {
    const options = play.match.legal(seat);
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
  }
  return play.record;
}

function linesFor(...kinds: Sitter['kind'][]): string {
  const sitters = kinds.map((kind, seat) => ({ kind, name: ['Ida', 'Otto'][seat] }));
  const { told } = new ReplayTable(speech, record, sitters).at(40, 'spectator');
  return told.map(({ line }) => line ?? '').join('\n');
}

test('a match that somebody played alone is told to him, also where he looks on', () => {
  expect(linesFor('me', 'bot')).toMatch(/^You move/m);
  expect(linesFor('me', 'bot')).not.toContain('Ida');
  expect(linesFor('me', 'bot')).toMatch(/\(Otto\) moves/);
});

test('a match of several people, or of bots, calls everybody by name', () => {
  expect(linesFor('me', 'here')).toMatch(/\(Ida\) moves/);
  expect(linesFor('bot', 'bot')).toMatch(/\(Ida\) moves/);
});
