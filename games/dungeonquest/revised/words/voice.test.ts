/** How the Revised Edition speaks, where a sentence is its own or was once odd. */
import { Playthrough, sayIn } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquestRevised, openRevised } from '../game.ts';
import { messages } from '../messages.ts';

const game = openRevised();
const spoken = dungeonquestRevised.words(game);
const say = sayIn(messages);

test('what may be done before a test says what the test needs; wounds of one’s own are no deed of the dungeon', () => {
  const play = new Playthrough(game, { seats: [{ hero: 'gherinn' }, { hero: 'lindel' }], seed: 'voice' }, [
    { turn: 0 },
    { chamber: 'portcullis-straight', at: 'C4', entry: 'north' },
    { chamber: 'dungeon-room-cross', at: 'C3', entry: 'south' },
    { hero: 0, at: 'C4', wounds: 3 },
  ]);
  play.choose(0, 'move:north');
  const [pending] = play.match.pending();
  const prompt = spoken.prompt(say, play.view(0), pending);
  expect(prompt).toBe(
    'You are about to test strength: 3 or less (8 %). Suffer 1 wound and gain 3 determination tokens? (Penance)',
  );
  play.choose(0, 'yes');
  const log = play.events.seenBy(0).map((seen) => spoken.event(say, play.view(0), seen));
  expect(log).toContain('You suffer 1 wound: 9 of 13 health left.');
});
