/**
 * The first match of DungeonQuest Revised: Hugo against Lindel, death can wait. Wherever he goes, the first chambers and
 * cards bring a little loot, a test that fails, a fight, a search worth while; then chance takes over. Both draw from the
 * same decks by turns: what is meant for the learner lies between cards that do no harm.
 */
import type { Lesson } from '../../learn/lesson.ts';
import { sayWith } from '../../messages/say.ts';
import { lessonWords } from './lesson.en.ts';
import type { World } from './terms.ts';

const ACTION = ['choose-action'] as const;
const ROOM = 'dungeon-room-cross';
const EMPTY = 'dungeon-empty-room';

export const lesson: Lesson<World, keyof typeof lessonWords> = {
  say: sayWith(lessonWords).say,
  game: 'dungeonquest-revised',
  // With this seed the learner is first player.
  wanted: { seats: [{ hero: 'hugo' }, { hero: 'lindel' }], options: { wait: true }, seed: 'first hall' },
  others: [{ kind: 'bot', name: 'Morwen', level: 'apprentice' }],
  arranged: [
    { next: { rune: ['rune-mending', 'rune-depths'] } },
    {
      next: {
        stock: [
          ROOM,
          ROOM,
          'trap-room-cross',
          ROOM,
          ROOM,
          ROOM,
          'dungeon-room-door-ahead-cross',
          ROOM,
          'corridor-cross',
        ],
      },
    },
    {
      next: {
        dungeon: [
          'dungeon-stray-coins',
          EMPTY,
          EMPTY,
          'dungeon-ambush',
          EMPTY,
          'dungeon-dead-adventurer',
          EMPTY,
          'dungeon-dropped-pouch',
        ],
        search: ['search-hidden-cache', 'search-bent-coin', 'search-garnet-pin', 'search-brass-idol'],
        trap: ['trap-crossfire'],
        door: ['door-rusted-hinges', 'door-opens'],
        monster: ['skeleton-3', 'sorcerer-1'],
      },
    },
    // The crossfire: failed by two.
    { dice: [6, 5] },
  ],
  calm: ACTION,
  notes: [
    {
      id: 'tower',
      text: 'lesson.dqr.tower',
      when: { asked: ['choose-tower'] },
      about: '[data-cell][data-kind="open"]',
      core: true,
    },
    {
      id: 'move',
      text: 'lesson.dqr.move',
      when: { asked: ACTION },
      about: '[data-cell][data-kind="open"]',
      core: true,
    },
    {
      id: 'fight',
      text: 'lesson.dqr.fight',
      when: { asked: ['pick-combat-card'], facts: { 'combat.hero': 0 } },
      about: '.dq-hand',
      core: true,
    },
    {
      id: 'monster',
      text: 'lesson.dqr.monster',
      when: { asked: ['pick-combat-card'], facts: { 'combat.player': 0 } },
      about: '.dqr-foe',
    },
    {
      id: 'escape',
      text: 'lesson.dqr.escape',
      when: { asked: ['escape-or-fight'] },
      about: '.options',
      core: true,
    },
    { id: 'spend', text: 'lesson.dqr.spend', when: { asked: ['spend-determination'] }, about: '.options' },
    {
      id: 'killed',
      text: 'lesson.dqr.killed',
      when: { event: { type: 'monster-slain', seat: 0 } },
      about: '[data-cell="G5"]',
    },
    { id: 'away', text: 'lesson.dqr.away', when: { event: { type: 'got-away', seat: 0 } } },
    { id: 'chamber', text: 'lesson.dqr.chamber', when: { event: { type: 'placed' } }, core: true },
    {
      id: 'loot',
      text: 'lesson.dqr.loot',
      when: { event: { type: 'gained' } },
      about: '.dq-carried',
      core: true,
    },
    { id: 'sun', text: 'lesson.dqr.sun', when: { event: { type: 'sun' } }, about: '.frame-top', core: true },
    {
      id: 'test',
      text: 'lesson.dqr.test',
      when: { event: { type: 'tested' } },
      about: '[data-own] .dq-attributes',
      core: true,
    },
    {
      id: 'determination',
      text: 'lesson.dqr.determination',
      when: { event: { type: 'determination' } },
      about: '[data-own] .dq-carried',
      core: true,
    },
    {
      id: 'wounded',
      text: 'lesson.dqr.wounded',
      when: { event: { type: 'wounded' } },
      about: '[data-own] .dq-life',
    },
    {
      id: 'search',
      text: 'lesson.dqr.search',
      when: { asked: ACTION, option: 'search' },
      about: '[data-option="search"]',
      core: true,
    },
    { id: 'searched', text: 'lesson.dqr.searched', when: { event: { type: 'searched' } } },
    {
      id: 'forbidden',
      text: 'lesson.dqr.forbidden',
      later: true,
      when: { asked: ACTION, forbidden: 'search', facts: { turn: { 'at least': 3 } } },
      about: '.forbidden',
    },
    { id: 'door', text: 'lesson.dqr.door', when: { event: { type: 'door' } } },
    {
      id: 'dragon',
      text: 'lesson.dqr.dragon',
      later: true,
      when: { asked: ACTION, facts: { turn: { 'at least': 7 } } },
      about: '[data-cell="G5"]',
      core: true,
    },
    {
      id: 'out',
      text: 'lesson.dqr.out',
      later: true,
      when: { asked: ACTION, facts: { 'seats.0.loot.length': { 'at least': 1 }, turn: { 'at least': 9 } } },
      about: '[data-cell="A1"], [data-cell="M1"], [data-cell="A10"], [data-cell="M10"]',
      core: true,
    },
    { id: 'towers', text: 'lesson.dqr.towers', when: { asked: ['tower'] }, about: '.options' },
    { id: 'yes', text: 'lesson.dqr.may', when: { asked: ['may'] }, about: '.options' },
    { id: 'corridor', text: 'lesson.dqr.corridor', when: { asked: ['corridor'] } },
    { id: 'web', text: 'lesson.dqr.web', when: { asked: ['web-ways'] } },
    { id: 'bridge', text: 'lesson.dqr.bridge', when: { asked: ['bridge'] }, about: '.options' },
    { id: 'darkness', text: 'lesson.dqr.darkness', when: { event: { type: 'darkness' } } },
    { id: 'rotated', text: 'lesson.dqr.rotated', when: { event: { type: 'rotated' } } },
    { id: 'secret', text: 'lesson.dqr.secret', when: { asked: ['use-secret-door'] } },
    {
      id: 'down',
      text: 'lesson.dqr.down',
      when: { option: 'descend' },
      about: '[data-option="descend"]',
    },
    { id: 'below', text: 'lesson.dqr.below', when: { asked: ['below', 'heading'] } },
    { id: 'up', text: 'lesson.dqr.up', when: { asked: ['leave-or-stay'] }, about: '.options' },
    { id: 'fell', text: 'lesson.dqr.fell', when: { event: { type: 'fell' } } },
    {
      id: 'treasure',
      text: 'lesson.dqr.treasure',
      when: { option: 'draw-dragon' },
      about: '[data-option="draw-dragon"]',
    },
    {
      id: 'noon',
      text: 'lesson.dqr.noon',
      later: true,
      when: { asked: ACTION, facts: { sun: { 'at least': 15 } } },
      about: '.frame-top',
    },
    {
      id: 'dusk',
      text: 'lesson.dqr.dusk',
      when: { facts: { sun: { 'at least': 23 } } },
      about: '.frame-top',
    },
    { id: 'won', text: 'lesson.dqr.won', when: { over: 'won' } },
    { id: 'home', text: 'lesson.dqr.home', when: { over: 'not won', facts: { 'seats.0.state': 'out' } } },
    { id: 'lost', text: 'lesson.dqr.lost', when: { over: 'not won', facts: { 'seats.0.state': 'dead' } } },
  ],
};
