/**
 * The first match of DungeonQuest: Hugo alone, death can wait. Wherever he goes, the first chambers and cards bring
 * a little loot, a trap, a fight, a search worth while and a door that jams; then chance takes over.
 */
import type { Lesson } from '../../learn/lesson.ts';
import { sayWith } from '../../messages/say.ts';
import { lessonWords } from './lesson.en.ts';
import type { World } from './terms.ts';

const ACTION = ['choose-action'] as const;

export const lesson: Lesson<World, keyof typeof lessonWords> = {
  say: sayWith(lessonWords).say,
  game: 'dungeonquest-classic',
  wanted: { seats: [{ hero: 'hugo' }], options: { wait: true }, seed: 'first light' },
  others: [],
  arranged: [
    { next: { rune: ['rune-scales'] } },
    {
      next: {
        stock: [
          'dungeon-room-cross',
          'trap-room-cross',
          'dungeon-room-cross',
          'dungeon-room-door-ahead-cross',
          'dungeon-room-cross',
          'corridor-cross',
          'dungeon-room-cross',
        ],
      },
    },
    {
      next: {
        dungeon: [
          'dungeon-bottle-imp',
          'dungeon-skeleton-sentry',
          'dungeon-dead-adventurer',
          'dungeon-silent-chamber',
          'dungeon-clear-spring',
        ],
        search: ['search-smugglers-picks', 'search-bare-walls', 'search-secret-door'],
        corpse: ['corpse-heros-purse'],
        trap: ['trap-trapdoor'],
        door: ['door-jammed', 'door-opens', 'door-opens'],
        combat: ['cleave', 'quick-shot', 'riposte', 'bolt-of-agony', 'heavy-quarrel', 'slash'],
      },
    },
    // The weakest of the skeletons lies on top.
    { put: 'skeleton-2', in: 'pool', from: 'pool' },
    // The trapdoor: a failure, then with determination a success.
    { dice: [5, 3, 2, 2] },
  ],
  calm: ACTION,
  notes: [
    {
      id: 'tower',
      text: 'lesson.dq.tower',
      when: { asked: ['choose-tower'] },
      about: '[data-cell][data-kind="open"]',
      core: true,
    },
    {
      id: 'move',
      text: 'lesson.dq.move',
      when: { asked: ACTION },
      about: '[data-cell][data-kind="open"]',
      core: true,
    },
    {
      id: 'fight',
      text: 'lesson.dq.fight',
      when: { asked: ['escape-or-attack'] },
      about: '.options',
      core: true,
    },
    { id: 'card', text: 'lesson.dq.card', when: { asked: ['play-card'] }, about: '.dq-hand' },
    {
      id: 'counter',
      text: 'lesson.dq.counter',
      when: { asked: ['counterattack'], option: 'counter' },
      about: '.dq-played',
    },
    { id: 'damage', text: 'lesson.dq.damage', when: { event: { type: 'round' } }, about: '.dq-fighter' },
    {
      id: 'killed',
      text: 'lesson.dq.killed',
      when: { event: { type: 'monster-killed' } },
      about: '[data-cell="G5"]',
    },
    { id: 'escaped', text: 'lesson.dq.escaped', when: { event: { type: 'escaped' } } },
    { id: 'chamber', text: 'lesson.dq.chamber', when: { event: { type: 'placed' } }, core: true },
    {
      id: 'loot',
      text: 'lesson.dq.loot',
      when: { event: { type: 'gained' } },
      about: '.dq-carried',
      core: true,
    },
    { id: 'sun', text: 'lesson.dq.sun', when: { event: { type: 'sun' } }, about: '.frame-top', core: true },
    {
      id: 'test',
      text: 'lesson.dq.test',
      when: { event: { type: 'tested' } },
      about: '.dq-attributes',
      core: true,
    },
    { id: 'determination', text: 'lesson.dq.determination', when: { event: { type: 'determination' } } },
    { id: 'wounded', text: 'lesson.dq.wounded', when: { event: { type: 'wounded' } }, about: '.dq-life' },
    {
      id: 'search',
      text: 'lesson.dq.search',
      when: { asked: ACTION, option: 'search' },
      about: '[data-option="search"]',
      core: true,
    },
    {
      id: 'forbidden',
      text: 'lesson.dq.forbidden',
      later: true,
      when: { asked: ACTION, forbidden: 'search', facts: { turn: { 'at least': 2 } } },
      about: '.forbidden',
    },
    { id: 'door', text: 'lesson.dq.door', when: { event: { type: 'door' } } },
    {
      id: 'dragon',
      text: 'lesson.dq.dragon',
      later: true,
      when: { asked: ACTION, facts: { turn: { 'at least': 4 } } },
      about: '[data-cell="G5"]',
      core: true,
    },
    {
      id: 'out',
      text: 'lesson.dq.out',
      later: true,
      when: { asked: ACTION, facts: { 'seats.0.loot.length': { 'at least': 2 }, turn: { 'at least': 5 } } },
      about: '[data-cell="A1"], [data-cell="M1"], [data-cell="A10"], [data-cell="M10"]',
      core: true,
    },
    { id: 'yes', text: 'lesson.dq.may', when: { asked: ['may'] }, about: '.options' },
    {
      id: 'portcullis',
      text: 'lesson.dq.portcullis',
      when: { event: { type: 'encountered', kind: 'portcullis' } },
    },
    { id: 'cave-in', text: 'lesson.dq.cavein', when: { asked: ['cave-in'] }, about: '.options' },
    { id: 'bridge', text: 'lesson.dq.bridge', when: { asked: ['bridge'] }, about: '.options' },
    { id: 'web', text: 'lesson.dq.web', when: { asked: ['web'] }, about: '.options' },
    { id: 'darkness', text: 'lesson.dq.darkness', when: { event: { type: 'darkness' } } },
    { id: 'rotated', text: 'lesson.dq.rotated', when: { event: { type: 'rotated' } } },
    { id: 'secret', text: 'lesson.dq.secret', when: { asked: ['use-secret-door'] } },
    {
      id: 'down',
      text: 'lesson.dq.down',
      when: { option: 'descend' },
      about: '[data-option="descend"]',
    },
    { id: 'below', text: 'lesson.dq.below', when: { asked: ['below', 'heading'] } },
    { id: 'up', text: 'lesson.dq.up', when: { asked: ['leave-or-stay'] }, about: '.options' },
    { id: 'knocked-out', text: 'lesson.dq.knockedout', when: { event: { type: 'knocked-out' } } },
    {
      id: 'treasure',
      text: 'lesson.dq.treasure',
      when: { option: 'draw-dragon' },
      about: '[data-option="draw-dragon"]',
    },
    { id: 'leave', text: 'lesson.dq.leave', when: { option: 'leave' }, about: '[data-option="leave"]' },
    {
      id: 'noon',
      text: 'lesson.dq.noon',
      later: true,
      when: { asked: ACTION, facts: { sun: { 'at least': 15 } } },
      about: '.frame-top',
    },
    { id: 'dusk', text: 'lesson.dq.dusk', when: { facts: { sun: { 'at least': 23 } } }, about: '.frame-top' },
    { id: 'won', text: 'lesson.dq.won', when: { over: 'won' } },
    { id: 'home', text: 'lesson.dq.home', when: { over: 'not won', facts: { 'seats.0.state': 'out' } } },
    { id: 'lost', text: 'lesson.dq.lost', when: { over: 'not won', facts: { 'seats.0.state': 'dead' } } },
  ],
};
