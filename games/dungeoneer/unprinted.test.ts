/** Rules that no card of the four sets shows: one is changed for each. */
import { expect, test } from 'vitest';
import { gameWithOther, play } from './testing/other-cards.ts';

const UNPLAYABLE = ['waders-boots'];

test('DNR-FORM-8 whoever is hit by a Threat rolls for it at once, in step E', () => {
  const game = gameWithOther({
    'drowned-novice': { hit: 'threat melee 6+ { fail: tip | success: nothing }' },
  });
  play(
    game,
    [
      { hero: 0, hand: ['drowned-novice', 'reed-crab'] },
      { hero: 1, hand: UNPLAYABLE, peril: 9, saved: 0 },
    ],
    [
      { choose: 'attack' },
      { choose: 'send:@drowned-novice:1:melee' },
      { dice: [6, 1, 1, 1, 6] },
      { choose: 'send:@reed-crab:1:melee' },
      {
        expect: {
          events: [
            { type: 'clash' },
            { type: 'threat', seat: 1, overcome: false },
            { type: 'tipped', seat: 1 },
            { type: 'clash' },
          ],
          facts: { 'seats[1].tipped': true, 'seats[1].life': 6 },
        },
      },
    ],
  );
});

test('DNR-FORM-5 whoever may not counter-attack rolls against the hit, and inflicts nothing', () => {
  const game = gameWithOther({ 'battle-hymn': { effect: 'static { forbid counter }', upkeep: null } });
  play(
    game,
    [
      { hero: 0, hand: ['drowned-novice'] },
      { hero: 1, hand: UNPLAYABLE, boons: ['battle-hymn'], peril: 1, saved: 0 },
    ],
    [
      { dice: [1, 6] },
      { choose: 'attack' },
      {
        expect: {
          events: [{ type: 'clash', total: 2, counter: 7 }],
          'no-events': [{ type: 'monster-wounded' }],
          facts: { 'seats[1].life': 6 },
        },
      },
    ],
  );
});

test('DNR-QTHREAT-5 a Threat Quest without a fail result has no penalty', () => {
  const criteria = { kind: 'threat', score: 'speed', number: 8, fail: 'nothing', success: 'nothing' };
  play(
    gameWithOther({ 'cross-the-ropewalk-blind': { criteria } }),
    [{ hero: 0, quests: ['cross-the-ropewalk-blind'] }],
    [
      { arrange: [{ hero: 0, at: 'ropewalk', mp: 1 }] },
      { dice: [1] },
      { choose: 'attempt:cross-the-ropewalk-blind' },
      {
        expect: {
          events: [{ type: 'failed-quest', seat: 0 }],
          facts: { 'seats[0].tipped': false, 'seats[0].life': 6, 'seats[0].mp': 1 },
        },
      },
    ],
  );
});

test('DNR-QUEST-21 who is carried away from the place has neither completed nor failed the Quest', () => {
  const game = gameWithOther({ 'interrupting-toll': { effect: 'warp space[entrance] by you' } });
  const match = play(
    game,
    [
      { hero: 0, quests: ['cross-the-ropewalk-blind'] },
      { hero: 1, hand: ['interrupting-toll'] },
    ],
    [
      { arrange: [{ hero: 0, at: 'ropewalk', mp: 1, peril: 3 }] },
      { choose: 'attempt:cross-the-ropewalk-blind' },
      { seat: 1, choose: 'play:@interrupting-toll' },
      {
        expect: {
          'no-events': [{ type: 'failed-quest' }, { type: 'completed' }, { type: 'threat' }],
          facts: { 'seats[0].space': 'ebb-stair' },
        },
      },
    ],
  );
  expect(match.world.heroes[0].attempts.length).toBe(1);
});

test('DNR-CHAL-13 DNR-ORDER-6 nothing is stolen from who is immune to it', () => {
  play(
    gameWithOther({
      'battle-hymn': { effect: 'static { immune steal }', upkeep: null },
      'carry-the-last-novice': { location: 'space[name=ebb-stair]', second: 'space[name=ropewalk]' },
    }),
    [{ hero: 0, quests: ['carry-the-last-novice'], boons: ['battle-hymn'] }],
    [
      {
        arrange: [
          { hero: 0, mp: 2 },
          { hero: 1, saved: 1 },
        ],
      },
      { choose: 'pick-up:carry-the-last-novice' },
      { dice: [6, 1] },
      { seat: 1, choose: 'challenge:@brannoc-vell:magic' },
      { expect: { facts: { 'seats[0].life': 5, 'seats[0].quests': ['carry-the-last-novice'] } } },
    ],
  );
});

test('DNR-OPTMOVE-14 a hero who cannot be tipped earns no bonus MP', () => {
  play(
    gameWithOther({ 'battle-hymn': { effect: 'static { immune tip }', upkeep: null } }),
    [{ hero: 0, boons: ['battle-hymn'], hand: ['running-tide'], quests: ['hunt-the-lantern-thief'] }],
    [
      { arrange: [{ hero: 0, at: 'ropewalk', mp: 0, glory: 2 }] },
      { seat: 0, refused: 'search:hunt-the-lantern-thief', rule: 'DNR-HERO-4' },
    ],
    { optmove: true },
  );
});
