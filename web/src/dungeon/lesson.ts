/**
 * The first match of Dungeon!, the Basic Game: an Elf against a Hero who begins two turns late. The first monster is
 * easily beaten, the second one strikes back once; then chance takes over. Fights are told while they are fought.
 */
import type { Lesson } from '../learn/lesson.ts';
import { sayWith } from '../messages/say.ts';
import { lessonWords } from './lesson.en.ts';
import type { World } from './terms.ts';

const ACT = ['act'] as const;

export const lesson: Lesson<World, keyof typeof lessonWords> = {
  say: sayWith(lessonWords).say,
  game: 'dungeon',
  wanted: { seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'first torch' },
  others: [{ kind: 'bot', name: 'Brack', level: 'apprentice' }],
  arranged: [
    { adventurer: 0, type: 'elf' },
    { adventurer: 1, type: 'hero', lostTurns: 2 },
    {
      next: {
        'monsters:1': ['m1-goblins', 'm1-giant-rats', 'm1-giant-lizard', 'm1-skeleton'],
        'monsters:2': ['m2-giant-lizard', 'm2-hobgoblins'],
        'treasures:1': ['t1-chest-of-gold', 't1-magic-sword', 't1-hoard-of-gold'],
        'treasures:2': ['t2-silver-ring', 't2-silver-cup'],
      },
    },
    // The first attack kills; the second fails, and the monster stuns; the third kills.
    { dice: [5, 4, 1, 2, 4, 3, 5, 4] },
    { turn: 0 },
  ],
  calm: ACT,
  notes: [
    {
      id: 'go',
      text: 'lesson.dun.go',
      when: { asked: ACT },
      about: '[data-cell="1-1"], [data-cell="1-2"], [data-cell="1-3"], [data-cell="1-6"]',
      core: true,
    },
    {
      id: 'met',
      text: 'lesson.dun.met',
      when: { event: { type: 'met' } },
      onStage: true,
      about: '.dun-fight [data-own]',
      core: true,
    },
    {
      id: 'gained',
      text: 'lesson.dun.gained',
      when: { event: { type: 'gained' } },
      about: '.dun-sheet[data-own] .dun-goal',
      core: true,
    },
    {
      id: 'failed',
      text: 'lesson.dun.failed',
      when: { event: { type: 'attacked', success: false } },
      onStage: true,
      about: '.dun-strike',
      core: true,
    },
    {
      id: 'strike',
      text: 'lesson.dun.strike',
      when: { event: { type: 'monster-attacked' } },
      onStage: true,
      about: '.dun-strike [aria-current]',
    },
    { id: 'dropped', text: 'lesson.dun.dropped', when: { event: { type: 'dropped' } } },
    {
      id: 'fight',
      text: 'lesson.dun.fight',
      when: { asked: ACT, option: 'fight' },
      about: '[data-option="fight"]',
    },
    {
      id: 'search',
      text: 'lesson.dun.search',
      when: { asked: ['search-or-not'] },
      about: '.options',
    },
    {
      id: 'levels',
      text: 'lesson.dun.levels',
      later: true,
      when: { asked: ACT, facts: { turn: { 'at least': 3 } } },
      about: '.dun-piles',
      core: true,
    },
    {
      id: 'others',
      text: 'lesson.dun.others',
      later: true,
      when: { asked: ACT, facts: { turn: { 'at least': 7 } } },
      about: '.dun-sheet:not([data-own])',
    },
    {
      id: 'enough',
      text: 'lesson.dun.enough',
      when: { event: { type: 'enough' } },
      about: '[data-cell="start"]',
      core: true,
    },
    { id: 'died', text: 'lesson.dun.died', when: { event: { type: 'died' } } },
    { id: 'won', text: 'lesson.dun.won', when: { over: 'won' } },
    { id: 'lost', text: 'lesson.dun.lost', when: { over: 'not won' } },
  ],
};
