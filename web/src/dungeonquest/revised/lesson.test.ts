import { Playthrough } from '@underhall/kernel';
import { boxOf } from '@underhall/table/boxes';
import { expect, test } from 'vitest';
import { lesson } from './lesson.ts';

test('whichever tower he takes, a learner who explores meets loot, a test that fails, and a monster', async () => {
  const game = (await boxOf(lesson.game)).open([]);
  const setup = game.agree(lesson.wanted);
  for (const tower of ['A1', 'M1', 'A10', 'M10']) {
    const record = { game: game.id, version: game.version, setup, choices: [], arranged: lesson.arranged };
    const play = Playthrough.replay(game, record);
    play.choose(0, `tower:${tower}`);
    const asked = (seat: number) => play.view(seat).pending;
    const chambers = (of: typeof play) => Object.keys((of.view(0).facts() as { board: object }).board).length;
    // Both step into the dark whenever they can.
    for (let i = 0; i < 8 && asked(0)?.question.do !== 'pick-combat-card'; i++) {
      const seat = asked(0) ? 0 : 1;
      const options = asked(seat)?.options.map(({ id }) => id) ?? [];
      const fresh = options.find((id) => {
        if (!id.startsWith('move:')) return false;
        const copy = Playthrough.replay(game, play.record);
        copy.choose(seat, id);
        return chambers(copy) > chambers(play);
      });
      play.choose(seat, fresh ?? options[0]);
    }
    const met = play.events.seenBy(0, 0).flatMap(({ event }) => (event.seat === 0 ? event.type : []));
    expect(met).toEqual(expect.arrayContaining(['gained', 'tested', 'determination', 'monster-drawn']));
    expect(asked(0)?.question.do).toBe('pick-combat-card');
  }
});
