import { Playthrough } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { boxOf } from './boxes.ts';
import { shelf } from './shelf.ts';
import { standingOf } from './standing.ts';
import { speaking } from './words.ts';

const withFolk = shelf.filter(({ kind, playable }) => kind === 'classic' && playable);

test.each(withFolk)('a kept match of $id tells who sat there', async ({ id }) => {
  const speech = speaking(await boxOf(id));
  const { seatOptions = [], seats } = speech.game.spec;
  const [option] = seatOptions;
  if (option === undefined) {
    const play = new Playthrough(speech.game, { seats: [{}, {}], seed: 'standing' });
    const { who } = standingOf(speech, play.view('spectator'), play.events).seats[0];
    const names = speech.game.faces.map((face) => speech.words.face(speech.say, face.id).name);
    // By the printed name, or by the first one.
    expect(names.filter((name) => who && name.startsWith(who))).not.toEqual([]);
    return;
  }
  const value = option.kind === 'one-of' ? (option.values.find((one) => one !== option.standard) ?? '') : '';
  const around = Array.from({ length: seats.least }, (_, seat) => (seat === 0 ? { [option.id]: value } : {}));
  const play = new Playthrough(speech.game, { seats: around, seed: 'standing' });
  const { who } = standingOf(speech, play.view('spectator'), play.events).seats[0];
  expect(who).toBe(speech.words.face(speech.say, value).name);
});
