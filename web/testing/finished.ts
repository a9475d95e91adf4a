/** A match that is over, for tests of what it leaves behind: played at random, which takes no time. */
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { CARDS, NONE, Playthrough, Rng } from '@underhall/kernel';
import type { App } from './app.ts';

/** So many choices are a story, and not a long one. */
const LEAST = 60;
const MOST = 160;

function randomMatch(seed: string): Playthrough {
  const play = new Playthrough(dungeonquestClassic.open(), { seats: [{}, {}], seed });
  const rng = Rng.fromSeed(seed);
  for (let seat = play.match.asked(); seat !== NONE; seat = play.match.asked()) {
    const options = play.match.legal(seat);
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
  }
  return play;
}

/** Brings in a finished match of DungeonQuest against a bot, and tells by which name it is kept. */
export async function bringFinished(app: App): Promise<string> {
  let play = randomMatch('finished 0');
  for (let n = 1; play.choices.length < LEAST || play.choices.length > MOST; n++)
    play = randomMatch(`finished ${n}`);
  const sitters = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', name: 'Brack', level: 'apprentice' },
  ];
  await app.bringIn(play.record, sitters);
  await app.over.getByText('Key moments').waitFor();
  return (await app.page.evaluate(() => location.hash)).replace('#/table/', '');
}
