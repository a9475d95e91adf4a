import { Playthrough, runScenario, type Scenario } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';

/** The box has Slides on levels 3 and 5 only. */
const slide = (level: number) => ({
  id: `m${level}-slide`,
  level,
  name: 'Slide',
  count: 1,
  effect: 'in-room { gain treasure; clean-out }; slide 1; meet monster',
});
/** A trap that cleans out wherever it is met. */
const quake = { id: 'm3-quake', level: 3, name: 'Quake', count: 1, effect: 'clean-out' };
const game = openDungeon([{ pack: 'slides', game: 'dungeon', monsters: [slide(4), slide(6), quake] }]);

function play({ arrange, steps }: Required<Pick<Scenario, 'arrange' | 'steps'>>): void {
  runScenario(game, {
    title: 'a Slide of a content pack',
    rules: [],
    game: game.id,
    seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }],
    arrange: [...arrange, { turn: 0 }],
    steps,
  });
}

describe('Slides of a content pack', () => {
  it('DUN-SLIDE-8 a Slide in the new chamber takes effect in the same way', () => {
    play({
      arrange: [
        { adventurer: 0, at: 'c177' },
        { next: { 'monsters:3': ['m3-slide'] } },
        { next: { 'monsters:4': ['m4-slide'] } },
        { next: { 'monsters:5': ['m5-witch'] } },
        { dice: [1, 1, 6, 6] },
      ],
      steps: [
        { choose: 'to:armory' },
        { choose: 'to:crypt' },
        { choose: 'to:queens-treasure-room' },
        {
          expect: {
            facts: {
              'seats[0].space': 'queens-treasure-room',
              'seats[0].monster': 'm5-witch',
              'seats[0].treasures': [],
              'piles.monsters.4': 11,
            },
          },
        },
      ],
    });
  });

  it('DUN-FIGHT-7 DUN-GRAVE-2 DUN-GRAVE-4 a card that cleans out leaves a grave marker in a room, and none in a chamber', () => {
    play({
      arrange: [
        { adventurer: 0, at: 'c161' },
        { adventurer: 1, at: 'c177' },
        { next: { 'monsters:3': ['m3-quake'] } },
      ],
      steps: [
        { choose: 'to:3-3' },
        { expect: { facts: { graves: ['3-3'] }, events: [{ type: 'cleaned-out' }] } },
        { next: { 'monsters:3': ['m3-quake'] } },
        { seat: 1, choose: 'to:armory' },
        { expect: { facts: { graves: ['3-3'] }, 'no-events': [{ type: 'cleaned-out' }] } },
      ],
    });
  });

  it('DUN-SLIDE-10 a Slide on level 6 goes to the bottom, and another card is drawn', () => {
    play({
      arrange: [
        { adventurer: 0, at: 'c303' },
        { next: { 'monsters:6': ['m6-slide', 'm6-vampire'] } },
        { dice: [1, 1, 6, 6] },
      ],
      steps: [
        { choose: 'to:kings-library' },
        {
          expect: {
            facts: {
              'seats[0].space': 'kings-library',
              'seats[0].monster': 'm6-vampire',
              'piles.monsters.6': 11,
            },
            events: [{ type: 'slide-leads-nowhere' }, { type: 'met', faces: ['m6-vampire'] }],
          },
        },
      ],
    });
  });

  it('DUN-SLIDE-12 DUN-MON-14 with nothing but a Slide in the pile there is no monster', () => {
    play({
      arrange: [
        { adventurer: 0, at: 'c281' },
        { empty: 'monsters:6' },
        { put: 'm6-slide', in: 'monsters:6' },
        { next: { 'treasures:6': ['t6-jade-idol'] } },
      ],
      steps: [
        { choose: 'to:6-4' },
        {
          expect: {
            facts: { 'seats[0].treasures': ['t6-jade-idol'], graves: ['6-4'], 'piles.monsters.6': 1 },
            events: [{ type: 'slide-leads-nowhere' }, { type: 'no-monster' }, { type: 'cleaned-out' }],
          },
        },
      ],
    });
  });
});

it('a Slide that was seen is not taken back, though it lies under its pile again', () => {
  const match = new Playthrough(
    game,
    { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'slide' },
    [{ adventurer: 0, at: 'c177' }, { next: { 'monsters:3': ['m3-slide'] } }, { turn: 0 }],
  );
  match.choose(0, 'to:armory');
  expect(match.match.pendingFor(0)?.question.do).toBe('slide-where');
  expect(match.canUndo(0)).toBe(false);
});
