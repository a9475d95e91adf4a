import { dungeon } from '@underhall/dungeon';
import { CARDS, NONE, Playthrough, Rng } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { ReplayTable } from './replay.ts';
import type { Looker, MatchRecord, Seat, Sitter } from './scene.ts';
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

const sitters: readonly Sitter[] = [
  { kind: 'me', name: 'Ida' },
  { kind: 'bot', name: 'Otto' },
];

function linesFor(viewer: Looker, you?: Seat): string {
  const { told } = new ReplayTable(speech, record, sitters, you).at(40, viewer);
  return told.map(({ line }) => line ?? '').join('\n');
}

test('a replay calls everybody by name, whosever eyes look at it', () => {
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(linesFor(viewer)).toMatch(/^Ida moves/m);
    expect(linesFor(viewer)).not.toMatch(/\byou\b/i);
  }
});

test('the story of a match is told to whoever played it, also of what he only sees', () => {
  expect(linesFor('spectator', 0)).toMatch(/^You move/m);
  expect(linesFor('spectator', 0)).not.toContain('Ida');
  expect(linesFor('spectator', 0)).toMatch(/^Otto moves/m);
});

test('moments of which there is nothing to tell are known', () => {
  const replay = new ReplayTable(speech, record, sitters);
  const { quiet, length } = replay.card;
  for (let moment = 0; moment <= length; moment++) {
    const { told, from } = replay.at(moment, 'spectator');
    expect(told.slice(from).some(({ line }) => line)).toBe(!quiet.includes(moment));
  }
});

test('how a match ended is told in the game’s own words, to whoever played it or by name', () => {
  const seats = [{ adventurer: 'elf' }, { adventurer: 'hero' }];
  const arranged = [{ adventurer: 0, at: 'main-gallery', holds: ['t6-huge-diamond'] }, { turn: 0 }];
  const play = new Playthrough(speech.game, { seats, seed: 'home' }, arranged);
  play.choose(0, 'to:start');
  // Also who could still have given up sees the moments before the end.
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(new ReplayTable(speech, play.record, sitters).at(0, viewer).scene.outcome).toBeUndefined();
  const ending = (you?: Seat) => new ReplayTable(speech, play.record, sitters, you).card.ending;
  expect(ending()).toBe('Ida came home with 10,000 gold in round 1 and won.');
  expect(ending(0)).toBe('You came home with 10,000 gold in round 1 and won.');
});
