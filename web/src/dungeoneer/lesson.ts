/**
 * The first match of Dungeoneer: Dorrit Hask, who hits hard, against Brannoc Vell. A weak monster and the Peril to send
 * it are at hand, and her first Quest lies two steps to the north; then chance takes over.
 */
import type { Lesson } from '../learn/lesson.ts';
import { sayWith } from '../messages/say.ts';
import { lessonWords } from './lesson.en.ts';
import type { World } from './terms.ts';

const ACT = ['act'] as const;

export const lesson: Lesson<World, keyof typeof lessonWords> = {
  say: sayWith(lessonWords).say,
  game: 'dungeoneer',
  wanted: { seats: [{}, {}], seed: 'first peal' },
  others: [{ kind: 'bot', name: 'Brack', level: 'apprentice' }],
  arranged: [
    {
      map: [
        { space: 'ebb-stair', at: '0,0' },
        { space: 'pilgrims-ramp', at: '0,-1' },
        { space: 'ropewalk', at: '1,0' },
        { space: 'weeping-gallery', at: '0,1' },
        { space: 'culvert-of-candles', at: '-1,0' },
        { space: 'tidewheel-chamber', at: '0,-2', turned: true },
      ],
    },
    {
      hero: 0,
      is: 'dorrit-hask',
      hand: ['waterlogged-pilgrim', 'battle-hymn', 'coffin-lid-shield', 'repel', 'snapping-grate'],
      quests: ['turn-the-tidewheel', 'dig-out-the-first-mould'],
    },
    {
      hero: 1,
      is: 'brannoc-vell',
      peril: 4,
      hand: ['drowned-novice', 'sea-chest', 'light-tread', 'lamprey-swarm', 'founders-visor'],
    },
    { first: 0 },
  ],
  calm: [...ACT, 'lord'],
  notes: [
    { id: 'lord', text: 'lesson.dnr.lord', when: { asked: ['lord'] }, about: '.dnr-hand', core: true },
    { id: 'batch', text: 'lesson.dnr.batch', when: { asked: ['batch'] }, about: '.options' },
    {
      id: 'combat',
      text: 'lesson.dnr.combat',
      when: { event: { type: 'clash' } },
      onStage: true,
      about: '.dnr-duel',
      core: true,
    },
    { id: 'lay', text: 'lesson.dnr.lay', when: { asked: ['lay'] }, about: '.dnr-drawn svg', core: true },
    { id: 'act', text: 'lesson.dnr.act', when: { asked: ACT }, about: '.dnr-phases', core: true },
    {
      id: 'collected',
      text: 'lesson.dnr.collected',
      when: { event: { type: 'collected' } },
      about: '.dnr-sheet[data-own] .dnr-track',
      core: true,
    },
    {
      id: 'threat',
      text: 'lesson.dnr.threat',
      when: { event: { type: 'threat' } },
      onStage: true,
      about: '.dnr-happening',
      core: true,
    },
    {
      id: 'quest',
      text: 'lesson.dnr.quest',
      when: { asked: ACT, facts: { 'seats.0.space': 'tidewheel-chamber' } },
      about: '[data-option="attempt:turn-the-tidewheel"]',
      core: true,
    },
    {
      id: 'quests',
      text: 'lesson.dnr.quests',
      later: true,
      when: { asked: ACT },
      about: '.dnr-side-quests',
      core: true,
    },
    { id: 'failed', text: 'lesson.dnr.failed', when: { event: { type: 'failed-quest' } } },
    {
      id: 'completed',
      text: 'lesson.dnr.completed',
      when: { event: { type: 'completed' } },
      about: '.dnr-sheet[data-own]',
      core: true,
    },
    { id: 'discard', text: 'lesson.dnr.discard', when: { asked: ['discard-what'] }, about: '.dnr-hand' },
    {
      id: 'wounded',
      text: 'lesson.dnr.wounded',
      when: { event: { type: 'wounded' } },
      about: '.dnr-sheet[data-own] .dnr-life',
    },
    {
      id: 'others',
      text: 'lesson.dnr.others',
      later: true,
      when: { asked: ACT, facts: { turn: { 'at least': 3 } } },
      about: '.dnr-sheet:not([data-own])',
    },
    { id: 'defeated', text: 'lesson.dnr.defeated', when: { event: { type: 'defeated' } } },
    { id: 'won', text: 'lesson.dnr.won', when: { over: 'won' } },
    { id: 'lost', text: 'lesson.dnr.lost', when: { over: 'not won' } },
  ],
};
