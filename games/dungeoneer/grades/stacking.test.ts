import { it } from 'vitest';
import { gameWithOther, play } from '../testing/other-cards.ts';

it('DNR-OPTGRADE-36 a hero keeps the class of his lowest card', () => {
  const effect =
    'if hero[class=Salvor] { yes: gain glory 5 | no: nothing }; if hero[class=Shore-warden] { yes: gain peril 5 | no: nothing }';
  const game = gameWithOther({ 'running-tide': { effect, variable: null, cost: 0 } });
  play(
    game,
    [{ hero: 0, hand: ['running-tide'], stack: ['wenna-farrow-epic'] }],
    [
      { arrange: [{ hero: 0, level: 4, glory: 0, peril: 0 }] },
      { choose: 'play:@running-tide' },
      { expect: { facts: { 'seats[0].hero': 'brannoc-vell', 'seats[0].glory': 5, 'seats[0].peril': 0 } } },
    ],
    { sets: ['drowned-carillon', 'sunless-court'] },
  );
});
