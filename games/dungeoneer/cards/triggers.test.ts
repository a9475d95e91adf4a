import { describe, it } from 'vitest';
import { gameWithOther, play } from '../testing/other-cards.ts';

/** A Boon in play that says this. */
function song(effect: string) {
  return gameWithOther({ 'old-pilgrim-song': { effect } });
}

const SUNG = { hero: 0, boons: ['old-pilgrim-song'] };

describe('moments that no card of the box listens to', () => {
  it('DNR-ORDER-3 `leave`: as its hero leaves a space on his own turn, before he comes to the next', () => {
    const game = song('on leave { if space[entrance] { yes: gain glory 3 | no: gain peril 3 } }');
    play(
      game,
      [SUNG],
      [
        { arrange: [{ hero: 0, glory: 0, peril: 0, mp: 2 }] },
        { choose: 'move:north' },
        { expect: { facts: { 'seats[0].space': 'ropewalk', 'seats[0].glory': 5, 'seats[0].peril': 1 } } },
        { choose: 'move:south' },
        { expect: { facts: { 'seats[0].space': 'ebb-stair', 'seats[0].glory': 5, 'seats[0].peril': 4 } } },
      ],
    );
  });

  it('DNR-EFFECT-14 `leave`: not as another carries him off', () => {
    const game = gameWithOther({
      'old-pilgrim-song': { effect: 'on leave { gain glory 3 }' },
      'swept-away': { when: ['open'], target: 'hero[opponent]', effect: 'warp space[name=ropewalk]' },
    });
    play(
      game,
      [
        { hero: 1, boons: ['old-pilgrim-song'], peril: 9 },
        { hero: 0, hand: ['swept-away'] },
      ],
      [
        { arrange: [{ hero: 1, glory: 0 }] },
        { choose: 'play:@swept-away' },
        { expect: { facts: { 'seats[1].space': 'ropewalk', 'seats[1].glory': 0 } } },
      ],
    );
  });

  it('DNR-SPACE-13 `leave`: who is gone before he could leave does not come to the next space', () => {
    const game = song('on leave once { warp space[name=chain-walk] }');
    play(
      game,
      [SUNG],
      [
        { arrange: [{ hero: 0, mp: 2 }] },
        { choose: 'move:north' },
        { expect: { facts: { 'seats[0].space': 'chain-walk' } } },
      ],
    );
  });

  it('DNR-COMBAT-20 `hit`: as its hero hits, and not as he is hit', () => {
    const game = song('on hit { gain glory 4 }');
    const attacked = [
      { hero: 1, boons: ['old-pilgrim-song'], peril: 9 },
      { hero: 0, hand: ['hollow-cantor'] },
    ];
    play(game, attacked, [
      { arrange: [{ hero: 1, glory: 0 }] },
      { dice: [1, 6] },
      { choose: 'attack' },
      { expect: { facts: { 'seats[1].life': 6, 'seats[1].glory': 4 } } },
    ]);
    play(game, attacked, [
      { arrange: [{ hero: 1, glory: 0 }] },
      { dice: [6, 1] },
      { choose: 'attack' },
      { expect: { facts: { 'seats[1].life': 5, 'seats[1].glory': 0 } } },
    ]);
  });

  it('DNR-WINDOW-14 `lethal`: as the last Life point would be lost', () => {
    const game = song('on lethal once { heal 2 }');
    play(
      game,
      [
        { hero: 1, boons: ['old-pilgrim-song'], peril: 9 },
        { hero: 0, hand: ['hollow-cantor'] },
      ],
      [
        { arrange: [{ hero: 1, life: 1, glory: 0 }] },
        { dice: [6, 1] },
        { choose: 'attack' },
        { expect: { facts: { 'seats[1].life': 2 }, outcome: null } },
      ],
    );
  });

  it('DNR-DEATH-1 `hero-defeated`: for everybody who is left', () => {
    const game = song('on hero-defeated { gain glory 5 }');
    const third = { hero: 2, is: 'dorrit-hask', quests: ['lift-the-tolling'], hand: ['running-tide'] };
    const steps = [
      { arrange: [{ hero: 0, glory: 0 }] },
      { seat: 2, resign: true },
      { expect: { facts: { 'seats[0].glory': 5 }, outcome: null } },
    ];
    play(game, [SUNG, third], steps, {}, 3);
  });

  it('DNR-EFFECT-8 `shifted`: for who stands on the Map card that is moved', () => {
    const game = gameWithOther({
      'old-pilgrim-song': { effect: 'on shifted { gain glory 5 }' },
      'the-vault-turns': { effect: 'shift space[name=ropewalk]' },
    });
    const boons = ['old-pilgrim-song'];
    play(
      game,
      [
        { hero: 0, hand: ['the-vault-turns'], boons },
        { hero: 1, peril: 9 },
      ],
      [
        { arrange: [{ hero: 0, at: 'ropewalk', glory: 0 }] },
        { choose: 'play:@the-vault-turns' },
        { choose: 'lay:2,0' },
        { expect: { facts: { 'seats[0].space': 'ropewalk', 'seats[0].glory': 5 } } },
      ],
    );
  });
});

describe('a symbol for a while', () => {
  it('DNR-FORM-2 `symbol … for turn`: a form without the standard symbol attacks until the turn is over', () => {
    const game = gameWithOther({
      'running-tide': { effect: 'symbol speed standard for turn', variable: null },
    });
    play(
      game,
      [{ hero: 0, hand: ['running-tide'] }],
      [
        { expect: { options: ['challenge:@morwen-sedge:melee', '!challenge:@morwen-sedge:speed'] } },
        { choose: 'play:@running-tide' },
        { expect: { options: ['challenge:@morwen-sedge:melee', 'challenge:@morwen-sedge:speed'] } },
      ],
    );
  });

  it('DNR-FORM-5 `symbol … for combat`: a monster strikes back in a form in which it had no symbol', () => {
    const steps = [
      { choose: 'attack' },
      { dice: [4, 4] },
      { choose: ['send:@drowned-novice:1:melee:0'] },
      { dice: [1, 6] },
      { seat: 1, choose: 'challenge:@drowned-novice:magic' },
    ];
    const special = {
      name: 'Drowned Song',
      cost: 0,
      effect: 'as this { symbol magic counter for combat }',
    };
    const table = [
      { hero: 0, hand: ['drowned-novice'] },
      { hero: 1, peril: 3 },
    ];
    const saved = { arrange: [{ hero: 1, saved: 1, life: 5, glory: 0 }] };
    const game = gameWithOther({ 'drowned-novice': { special } });
    play(game, table, [saved, ...steps, { expect: { facts: { 'seats[1].life': 4 } } }]);
  });
});
