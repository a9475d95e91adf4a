import { it } from 'vitest';
import { gameWithOther, play } from '../testing/other-cards.ts';

const LOOKING = { 'running-tide': { effect: 'reveal deck 2 to you', variable: null, cost: 0 } };
const TABLE = [
  { hero: 0, hand: ['running-tide'] },
  { hero: 1, hand: ['counted-beat', 'undertow', 'leaden-peal'] },
];

it('DNR-OPTDECKS-8 a text that speaks of the top of the deck lets the player choose the deck', () => {
  play(
    gameWithOther(LOOKING),
    TABLE,
    [
      {
        arrange: [
          { put: 'undertow', in: 'peril-deck:heroic' },
          { put: 'leaden-peal', in: 'peril-deck:heroic' },
        ],
      },
      { choose: 'play:@running-tide' },
      { expect: { asked: { seat: 0, question: 'look-which' }, only: ['look:glory', 'look:peril'] } },
      { choose: 'look:peril' },
      {
        expect: {
          events: [{ type: 'revealed', seat: 0, what: 'deck', faces: ['leaden-peal', 'undertow'] }],
          view: { seat: 1, 'no-events': [{ type: 'revealed' }] },
        },
      },
    ],
    { decks: true },
  );
});

it('DNR-HIDDEN-3 with one deck there is nothing to choose', () => {
  play(gameWithOther(LOOKING), TABLE, [
    { arrange: [{ put: 'undertow', in: 'deck' }] },
    { choose: 'play:@running-tide' },
    {
      expect: { events: [{ type: 'revealed', seat: 0, what: 'deck' }], asked: { seat: 0, question: 'act' } },
    },
  ]);
});
