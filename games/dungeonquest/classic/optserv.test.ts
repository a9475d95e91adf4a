import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();
const HARMLESS = [
  'naga',
  'ferrox',
  'tremor',
  'razorwing',
  'bane-spider',
  'clear-spring',
  'blood-bats',
  'old-bones',
].map((name) => `dungeon-${name}`);

/** What an eliminated player turns up when Shuffle is the last card of the deck and nine others are discarded. */
function turnedUp(seed: string): string[] {
  const table = { seats: [{ hero: 'hugo' }, { hero: 'krutzbeck' }], options: { serv: true }, seed };
  const play = new Playthrough(game, table, [
    { turn: 0 },
    { hero: 0, state: 'dead' },
    { chamber: 'dungeon-room-cross', at: 'K8' },
    { chamber: 'dungeon-room-cross', at: 'A2' },
    { hero: 1, at: 'K8' },
    { next: { dungeon: ['dungeon-shuffle', 'dungeon-waking-golem', ...HARMLESS] } },
  ]);
  const { match } = play;
  const { instances } = match;
  instances.list(match.zone('dungeon')).forEach((card, i) => {
    if (i > 0) instances.toTop(card, match.zone(i < 10 ? 'dungeon-discard' : 'removed'));
  });
  play.choose(0, 'add');
  const told = play.events.seenBy('everything');
  expect(told.map(({ event }) => event.type)).not.toContain('reshuffled');
  expect(told.map(({ event }) => event.type)).toContain('servant-added');
  return told.flatMap(({ event, faces }) => (event.type === 'servant-turned-up' ? [faces[event.card]] : []));
}

it('DQ-OPTSERV-16 DQ-OPTSERV-17 when Shuffle turns up, deck and discard pile are shuffled together and he goes on', () => {
  const stories = Array.from({ length: 12 }, (_, seed) => turnedUp(`${seed}`));
  for (const story of stories)
    expect([story[0], story.at(-1)]).toEqual(['dungeon-shuffle', 'dungeon-waking-golem']);
  expect(new Set(stories.map((story) => story.join())).size).toBeGreaterThan(6);
});
