import type { Arrangement } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import combatCards from '../content/combat.json' with { type: 'json' };
import { openClassic } from '../game.ts';
import { fight, plays } from './testing.ts';

const every = combatCards.flatMap(({ id, count }) => Array<string>(count).fill(id));

/** Leaves these cards in the Combat deck, in this order, and puts all others out of the way. */
function deckOf(...left: string[]): Arrangement[] {
  const gone = [...every];
  for (const card of left) gone.splice(gone.indexOf(card), 1);
  return gone.map((card) => ({ put: card, in: 'removed', from: 'combat' }));
}

const four = (card: string): string[] => Array<string>(4).fill(card);
const dealt = [...four('cleave'), 'bolt-of-agony', 'bolt-of-agony', 'witchfire', 'witchfire'];

describe('the Combat deck', () => {
  const round = plays('cleave', 'bolt-of-agony');

  it('DQ-COMBAT-9 an empty deck is made anew of the discarded cards, which leaves the combat stack alone', () => {
    fight({
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: dealt,
      arrange: [
        ...deckOf(...dealt, 'unmaking', 'quick-shot', 'quick-shot'),
        { put: 'unmaking', in: 'combat-discard' },
        { put: 'quick-shot', in: 'combat-stack', from: 'combat' },
        { put: 'quick-shot', in: 'combat-discard', from: 'combat' },
      ],
      steps: [
        ...round,
        {
          expect: {
            events: [{ type: 'reshuffled', deck: 'combat' }],
            facts: {
              'combat.discard': [],
              'combat.deck': 0,
              'combat.stack': ['quick-shot', 'bolt-of-agony'],
              'combat.hands[0].length': 5,
              'combat.hands[1].length': 5,
            },
          },
        },
      ],
    });
  });

  it('DQ-COMBAT-9 without discarded cards it is made of the ordinary cards in the combat stack', () => {
    fight({
      own: 'sidestep',
      theirs: 'rune-bound-core',
      cards: dealt,
      arrange: [
        ...deckOf(...dealt, 'quick-shot'),
        { put: 'quick-shot', in: 'combat-stack', from: 'combat' },
        { put: 'stone-hide', in: 'combat-stack' },
      ],
      steps: [
        ...round,
        {
          expect: {
            events: [{ type: 'reshuffled' }],
            facts: {
              'combat.stack': [],
              'combat.damage[1]': { has: 'stone-hide' },
              'combat.hands[0].length': 5,
              'combat.hands[1].length': 5,
            },
          },
        },
      ],
    });
  });

  it('DQ-COMBAT-9 Power cards stay in the combat stack', () => {
    fight({
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: dealt,
      arrange: [
        ...deckOf(...dealt, 'quick-shot'),
        { put: 'quick-shot', in: 'combat-stack', from: 'combat' },
        { put: 'rune-bound-core', in: 'combat-stack' },
      ],
      steps: [...round, { expect: { facts: { 'combat.stack': ['rune-bound-core'], 'combat.deck': 0 } } }],
    });
  });

  it('DQ-COMBAT-9 with nothing left anywhere nobody draws', () => {
    fight({
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: dealt,
      arrange: deckOf(...dealt),
      steps: [
        ...round,
        {
          expect: { facts: { 'combat.hands[0].length': 5, 'combat.hands[1].length': 4, 'combat.stack': [] } },
        },
      ],
    });
  });

  it('DQ-COMBAT-43 a side without a card plays zero, without type or icon, and is not asked', () => {
    fight({
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: four('cleave'),
      arrange: deckOf(...four('cleave')),
      steps: [
        {
          comment: 'the Golem has only its Power card, which turns the blow',
          expect: { asked: [{ seat: 0 }] },
        },
        { seat: 0, choose: 'play:cleave' },
        { expect: { events: [{ type: 'stand-off', total: 3 }], facts: { 'combat.hands[1]': [] } } },
        { seat: 0, choose: 'play:sidestep' },
        {
          expect: {
            events: [
              { type: 'revealed', faces: ['sidestep'] },
              { type: 'round', winner: 'hero', hero: 2, monster: 0 },
            ],
            'no-events': [{ type: 'cancelled' }],
          },
        },
      ],
    });
  });

  it('DQ-COMBAT-36 DQ-MON-6 DQ-MON-15 Combat deck, Power decks and pool are mixed when a combat ends', () => {
    const orders = { combat: new Set(), 'power:4': new Set(), 'power:6': new Set(), pool: new Set() };
    for (let seed = 0; seed < 8; seed++) {
      const { match } = fight({
        foe: 'skeleton-2',
        seed: `mixed ${seed}`,
        own: 'twin-blades',
        theirs: 'bone-quiver',
        cards: [...four('quick-shot'), ...four('slash')],
        arrange: [
          { next: { combat: every, 'power:4': powers.lindel, 'power:6': powers.skeleton }, spare: true },
          ...['skeleton-5', 'skeleton-4', 'skeleton-3'].map((token) => ({
            put: token,
            in: 'pool',
            from: 'pool',
          })),
          { next: { dungeon: ['dungeon-silent-chamber'] } },
        ],
        steps: [...plays('twin-blades', 'slash'), { expect: { facts: { combat: null } } }],
      });
      for (const [label, seen] of Object.entries(orders)) {
        const cards = match.instances.list(match.instances.layout.parse(label));
        const ids = cards.map((card) => match.face(card).id);
        seen.add(label === 'pool' ? ids.filter((id) => id.startsWith('skeleton')).join() : ids.join());
      }
    }
    for (const [label, seen] of Object.entries(orders)) expect(seen.size, label).toBeGreaterThan(2);
  });

  it('DQ-COMBAT-36 every Combat card is back in the deck, wherever it lay when the combat ended', () => {
    const { match } = fight({
      hero: 'tatianna',
      foe: 'skeleton-2',
      own: 'between-the-ribs',
      theirs: 'bone-quiver',
      arrange: [
        { next: { dungeon: ['dungeon-silent-chamber'] } },
        ...['unmaking', 'headsmans-arc'].map((put) => ({ put, in: 'combat-discard', from: 'combat' })),
        { put: 'heart-seeker', in: 'combat-stack', from: 'combat' },
      ],
      cards: [...four('cleave').slice(0, 3), ...four('quick-shot'), ...four('slash')],
      steps: [
        { choose: 'yes' },
        { expect: { facts: { 'combat.discard.length': 5, 'combat.deck': { 'at most': 44 } } } },
        ...plays('between-the-ribs', 'slash'),
        { expect: { facts: { combat: null } } },
      ],
    });
    expect(match.instances.size(match.zone('combat'))).toBe(every.length);
    for (const owner of [5, 6]) expect(match.instances.size(match.zone('power', owner))).toBe(4);
  });

  it('DQ-COMBAT-36 DQ-ESC-13 after a flight from a combat every card is back in its deck as well', () => {
    const { match } = fight({
      options: { flee: true },
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: [...four('cleave'), ...four('slash')],
      steps: [
        ...plays('cleave', 'slash'),
        { seat: 0, choose: 'flee' },
        ...plays('cleave', 'slash'),
        { expect: { events: [{ type: 'escaped' }], facts: { combat: null } } },
      ],
    });
    expect(match.instances.size(match.zone('combat'))).toBe(every.length);
    for (const owner of [4, 9]) expect(match.instances.size(match.zone('power', owner))).toBe(4);
  });

  it('DQ-INV-22 whatever lies on the table when an encounter ends is back in its deck', () => {
    const shared = ['combat-stack', 'combat-discard'];
    const sides = ['hand:0', 'hand:1', 'played:0', 'played:1', 'damage:0', 'damage:1'];
    const { match } = fight({
      own: 'sidestep',
      theirs: 'stone-hide',
      cards: [...four('cleave'), ...four('slash')],
      steps: [
        {
          arrange: [
            ...shared.map((place) => ({ put: 'witchfire', in: place, from: 'combat' })),
            ...sides.map((place, i) => ({
              put: i % 2 ? 'aimed-arrow' : 'quick-shot',
              in: place,
              from: 'combat',
            })),
            { put: 'twin-blades', in: 'escape:0' },
            { put: 'turned-edge', in: 'escape:1' },
          ],
        },
        { seat: 0, resign: true },
        { expect: { facts: { combat: null } } },
      ],
    });
    for (const place of [...shared, ...sides, 'escape:0', 'escape:1'])
      expect(match.instances.size(match.instances.layout.parse(place)), place).toBe(0);
    expect(match.instances.size(match.zone('combat'))).toBe(every.length);
    for (const owner of [4, 9]) expect(match.instances.size(match.zone('power', owner))).toBe(4);
  });

  it('DQ-COMBAT-9 the deck that is made anew is shuffled', () => {
    const orders = new Set<string>();
    const left = [
      'unmaking',
      'thunderclap',
      'heart-seeker',
      'headsmans-arc',
      'binding-words',
      'pinning-shot',
    ];
    for (let seed = 0; seed < 6; seed++) {
      const { match } = fight({
        own: 'sidestep',
        theirs: 'stone-hide',
        seed: `anew ${seed}`,
        cards: dealt,
        arrange: [
          ...deckOf(...dealt, ...left),
          ...left.map((put) => ({ put, in: 'combat-discard', from: 'combat' })),
        ],
        steps: round,
      });
      orders.add(
        match.instances
          .list(match.zone('combat'))
          .map((card) => match.face(card).id)
          .join(),
      );
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  const powers = {
    lindel: ['twin-blades', 'hunters-patience', 'sidestep', 'borrowed-spell'],
    skeleton: ['bone-quiver', 'poisoned-arrow', 'enchanted-arrow', 'rattling-rush'],
  };
});

describe('the Classic Combat variant', () => {
  it('DQ-OPTCLASSIC-2 DQ-OPTCLASSIC-10 each player takes three cards; the others are left', () => {
    const game = openClassic();
    const match = game.prepare(
      game.agree({ options: { classic: true }, seats: [{}, {}, {}], seed: 'three' }),
    );
    match.resolve();
    const { instances } = match;
    for (let seat = 0; seat < 3; seat++) {
      const hand = instances.list(match.zone('classic-hand', seat)).map((card) => match.face(card).id);
      expect(hand.sort()).toEqual(['bolt-of-agony', 'quick-shot', 'slash']);
    }
    expect(instances.size(match.zone('combat'))).toBe(54 - 9);
  });

  it('DQ-OPTCLASSIC-2 without it nobody takes any', () => {
    const game = openClassic();
    const match = game.prepare(game.agree({ options: {}, seats: [{}, {}], seed: 'none' }));
    match.resolve();
    expect(match.instances.size(match.zone('combat'))).toBe(54);
  });
});
