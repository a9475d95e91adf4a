import { arrange, type Match } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';
import type { World } from './world.ts';

const game = openDungeon();

/** Seat 0 beside the secret door x03, with its turn to act. */
function besideADoor(type: string, more: object = {}): Match<World> {
  const seats = [{ adventurer: type }, { adventurer: 'hero' }];
  const match = game.prepare(game.agree({ seats, options: { expert: true }, seed: 'search' }));
  arrange(match, [{ adventurer: 0, at: 'c014', ...more }, { turn: 0 }]);
  match.resolve();
  return match;
}

/** Takes the action of the turn away, as if it were done. */
function endAction(match: Match<World>): void {
  match.agenda.pop();
  match.scopes.pop();
  match.resolve();
}

describe('searching for secret doors', () => {
  it.each([
    ['DUN-ADV-2', 'elf', 4],
    ['DUN-ADV-4', 'hero', 2],
    ['DUN-ADV-5', 'superhero', 2],
    ['DUN-ADV-5', 'wizard', 2],
  ])('%s DUN-SECRET-5 the %s finds a door on 1 to %i, and on nothing else', (_id, type, most) => {
    for (let die = 1; die <= 6; die++) {
      const match = besideADoor(type);
      arrange(match, [{ dice: [die] }]);
      match.choose(0, 'stay');
      match.choose(0, 'search:x03');
      expect(match.world.adventurers[0].doors > 0, `${die}`).toBe(die <= most);
    }
  });

  it('DUN-SECRET-14 is not offered beside a live monster', () => {
    const alone = besideADoor('elf');
    endAction(alone);
    expect(alone.pending()[0].question.do).toBe('search-or-not');
    const engaged = besideADoor('elf', { fights: 'm2-ghouls' });
    endAction(engaged);
    expect(engaged.asked()).toBe(1);
  });

  it.each([
    ['killed', [1, 1], 'choose-adventurer'],
    ['seriously wounded', [1, 2], 'split'],
    ['lightly wounded', [2, 2], 'drop-which'],
    ['stunned', [3, 4], 'drop-which'],
  ])('DUN-SECRET-15 is over for this turn when one is %s', (_result, dice, question) => {
    const match = besideADoor('elf', { holds: ['t1-bag-of-gold', 't1-sack-of-gold'] });
    arrange(match, [{ next: { 'monsters:2': ['m2-evil-hero'] } }, { dice: [1, 1, ...dice] }]);
    match.choose(0, 'to:2-3');
    expect(match.pending()[0].question.do).toBe(question);
    expect(match.world.over).toBe(true);
  });

  it('DUN-SECRET-15 is not offered in a turn that a wound or a Cage has ended', () => {
    const match = besideADoor('elf');
    match.world.over = true;
    endAction(match);
    expect(match.asked()).toBe(1);
  });
});
