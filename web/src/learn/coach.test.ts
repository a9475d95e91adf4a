import { Playthrough } from '@underhall/kernel';
import { boxOf } from '@underhall/table/boxes';
import { expect, test } from 'vitest';
import { lesson } from '../dungeonquest/classic/lesson.ts';
import { appearanceOf, gamesWith } from '../games/appearances.ts';
import type { Asked, Scene, Told } from '../play/scene.ts';
import { heardIn, listen, NOTHING_HEARD, next, noteOnStage, progress, tell } from './coach.ts';
import type { Lesson, Note } from './lesson.ts';

function sceneWith(question: string, more: Partial<Scene> = {}): Scene {
  const asked = { question: { do: question }, options: [], forbidden: [] } as unknown as Asked;
  return { viewer: 0, asked, facts: { turn: 1 }, outcome: undefined, ...more } as unknown as Scene;
}

const told = (type: string, seat = 0): Told =>
  ({ n: 0, event: { type, seat }, faces: {}, line: '', moment: 0 }) as unknown as Told;

function lessonOf(...notes: Partial<Note>[]): Lesson {
  const all = notes.map((note, i) => ({ id: String(i), text: 'learn.quiet', when: {}, ...note })) as Note[];
  return { ...lesson, calm: ['act'], notes: all };
}

test('a note is told once, when its question is asked', () => {
  const small = lessonOf({ when: { asked: ['act'] }, core: true });
  const first = listen(small, NOTHING_HEARD, sceneWith('act'), []);
  expect(first.now).toBe('0');
  expect(listen(small, first, sceneWith('act'), []).now).toBeUndefined();
  expect(progress(small, first)).toEqual({ n: 1, all: 1 });
});

test('what happens to others is not told', () => {
  const small = lessonOf({ when: { event: { type: 'wounded' } } });
  expect(listen(small, NOTHING_HEARD, sceneWith('act'), [told('wounded', 1)]).now).toBeUndefined();
  expect(listen(small, NOTHING_HEARD, sceneWith('act'), [told('wounded')]).now).toBe('0');
});

test('what is owed waits for a calm moment, and can be read on before', () => {
  const small = lessonOf({ when: { event: { type: 'a' } } }, { when: { event: { type: 'b' } } });
  const first = listen(small, NOTHING_HEARD, sceneWith('act'), [told('a'), told('b')]);
  expect([first.now, first.owed]).toEqual(['0', ['1']]);
  expect(next(first).now).toBe('1');
  const fight = listen(small, first, sceneWith('fight'), [told('a'), told('b')]);
  expect([fight.now, fight.owed]).toEqual([undefined, ['1']]);
  expect(listen(small, fight, sceneWith('act'), [told('a'), told('b')]).now).toBe('1');
});

test('what is about a question is not told at another', () => {
  const small = lessonOf({ when: { asked: ['act'] } }, { when: { asked: ['act'], facts: { tower: true } } });
  const inTower = sceneWith('act', { facts: { tower: true } });
  const first = listen(small, NOTHING_HEARD, inTower, []);
  expect([first.now, first.owed]).toEqual(['0', ['1']]);
  expect(listen(small, first, sceneWith('other'), []).owed).toEqual([]);
  expect(listen(small, listen(small, first, sceneWith('other'), []), inTower, []).now).toBe('1');
});

test('what is told on stage is told there, once, and before what is owed', () => {
  const small = lessonOf(
    { when: { event: { type: 'a' } } },
    { when: { event: { type: 'b' } }, onStage: true },
  );
  const owing = { ...NOTHING_HEARD, owed: ['0'] };
  expect(noteOnStage(small, owing, told('a'), sceneWith('act'))).toBeUndefined();
  expect(noteOnStage(small, owing, told('b', 1), sceneWith('act'))).toBeUndefined();
  const note = noteOnStage(small, owing, told('b'), sceneWith('act'));
  const heard = tell(owing, note as Note);
  expect([heard.now, heard.owed]).toEqual(['1', ['0']]);
  expect(noteOnStage(small, heard, told('b'), sceneWith('act'))).toBeUndefined();
  expect(listen(small, heard, sceneWith('act'), [told('b')]).now).toBe('0');
});

test('while others play nothing is told; what happened meanwhile is, when there is time to read it', () => {
  const small = lessonOf({ when: { event: { type: 'a' } } });
  const away = listen(small, NOTHING_HEARD, sceneWith('', { asked: undefined }), [told('a')]);
  expect(away).toEqual(NOTHING_HEARD);
  expect(listen(small, away, sceneWith('act'), [told('a'), told('b', 1)]).now).toBe('0');
});

test('facts are followed by their path', () => {
  const small = lessonOf({ when: { facts: { 'seats.0.loot.length': { 'at least': 2 } } } });
  const with_ = (loot: string[]) => sceneWith('act', { facts: { seats: [{ loot }] } });
  expect(listen(small, NOTHING_HEARD, with_(['a']), []).now).toBeUndefined();
  expect(listen(small, NOTHING_HEARD, with_(['a', 'b']), []).now).toBe('0');
});

for (const game of gamesWith('lesson')) {
  test(`every note of the lesson of ${game} has its own id, a text, and a moment that can come`, async () => {
    const taught = await appearanceOf(game).lesson?.load();
    const { spec, questions } = (await boxOf(game)).open([]);
    const { notes = [], calm = [], say } = taught ?? {};
    expect(taught?.game).toBe(game);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
    for (const { text, when } of notes) {
      expect(say?.(text)).not.toBe(text);
      for (const option of [when.option, when.forbidden])
        if (option !== undefined) expect(spec.declares?.options).toHaveProperty([option]);
      if (when.event) expect(spec.declares?.events).toHaveProperty([when.event.type]);
      for (const asked of when.asked ?? []) expect(questions).toContain(asked);
    }
    for (const asked of calm) expect(questions).toContain(asked);
  });
}

test('whichever tower he takes and wherever he goes, the lesson begins as it should', async () => {
  const game = (await boxOf(lesson.game)).open([]);
  const setup = game.agree(lesson.wanted);
  for (const tower of ['A1', 'M1', 'A10', 'M10']) {
    const play = Playthrough.replay(game, {
      game: game.id,
      version: game.version,
      setup,
      choices: [],
      arranged: lesson.arranged,
    });
    play.choose(0, `tower:${tower}`);
    const kinds: string[] = [];
    for (let i = 0; i < 3; i++) {
      const options = play.view(0).pending?.options.map(({ id }) => id) ?? [];
      const before = Object.keys((play.view(0).facts() as { board: object }).board);
      // Away from what is explored.
      const fresh = options.find((id) => {
        const copy = Playthrough.replay(game, play.record);
        if (!id.startsWith('move:')) return false;
        copy.choose(0, id);
        return Object.keys((copy.view(0).facts() as { board: object }).board).length > before.length;
      });
      play.choose(0, fresh ?? '');
      kinds.push(...play.events.seenBy(0, 0).flatMap(({ event }) => event.type));
    }
    expect(kinds).toEqual(expect.arrayContaining(['gained', 'tested', 'determination', 'monster-met']));
    expect(play.view(0).pending?.question.do).toBe('escape-or-attack');
  }
});

test('a damaged account of what was heard lets the coach begin anew', () => {
  const heard = { now: 'a', told: ['a'], owed: [], events: 3 };
  expect(heardIn(heard)).toBe(heard);
  for (const damaged of [
    null,
    3,
    {},
    { ...heard, told: null },
    { ...heard, owed: [1] },
    { ...heard, events: -1 },
  ])
    expect(heardIn(damaged)).toBe(NOTHING_HEARD);
});
