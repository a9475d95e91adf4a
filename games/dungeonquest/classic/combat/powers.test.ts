import { describe, expect, it } from 'vitest';
import powers from '../content/powers.json' with { type: 'json' };
import { type Fight, fight, plays } from './testing.ts';

const four = (card: string): string[] => Array<string>(4).fill(card);
const hands = (hero: readonly string[], monster: readonly string[]): string[] => [...hero, ...monster];
const stack = (...cards: string[]) => cards.map((put) => ({ put, in: 'combat-stack', from: 'combat' }));
/** The round, as told. */
const round = (winner: 'hero' | 'monster', hero: number, monster: number, damage = 1): object => ({
  expect: { events: [{ type: 'round', winner, hero, monster, damage }] },
});
const damage = (hero: number, monster: number): object => ({
  expect: { facts: { 'combat.damage[0].length': hero, 'combat.damage[1].length': monster } },
});
const asked = (seat: number, question: string): object => ({ expect: { asked: [{ seat, question }] } });
const nobodyCounters = {
  expect: { asked: [{ question: 'play-card' }], 'no-events': [{ type: 'counterattack' }] },
};

/** What each Power card does: its card, what to see, the fight. */
type Row = readonly [card: string, what: string, told: Fight];
/** A fight in which the first card of the opponent is `against`. */
type Against = Omit<Fight, 'steps'> & { readonly against?: string };

function hero(card: string, what: string, { against, ...told }: Against, steps: readonly object[]): Row {
  return [card, what, { ...told, steps: [...(against ? plays(card, against) : []), ...steps] }];
}

function monster(card: string, what: string, { against, ...told }: Against, steps: readonly object[]): Row {
  return [card, what, { ...told, steps: [...(against ? plays(against, card) : []), ...steps] }];
}

/** In the next round the Hero plays a random card, and the Monster gets so much in all. */
function dread(card: string, what: string, total: number): Row {
  const cards = hands(four('quick-shot'), [...four('slash'), 'quick-shot', 'slash']);
  return monster(card, what, { cards, against: 'quick-shot' }, [
    { expect: { asked: [{ seat: 1, seats: [1] }] } },
    { comment: 'all cards left to him are alike', arrange: [{ put: 'hunters-patience', in: 'power:4' }] },
    { seat: 1, choose: 'play:slash' },
    {
      expect: {
        events: [
          { type: 'random-card', side: 'hero' },
          { type: 'revealed', round: 2, faces: ['quick-shot', 'slash'] },
        ],
      },
    },
    { seat: 0, choose: 'decline' },
    { expect: { events: [{ type: 'round', winner: 'monster', hero: 1, monster: total }] } },
  ]);
}

/** Hands that come up again and again, four cards for the Hero and four for the Monster. */
const strong = hands(['crushing-blow', 'headsmans-arc', 'cleave', 'slash'], four('bolt-of-agony'));
const beats = hands(['headsmans-arc', 'crushing-blow', 'crushing-blow', 'slash'], four('bolt-of-agony'));
const bolts = hands(four('slash'), four('bolt-of-agony'));
const headsman = hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']);
const slashes = hands(four('quick-shot'), four('slash'));
const arrows = hands(four('slash'), four('aimed-arrow'));
const arcAndBolts = hands(four('slash'), ['headsmans-arc', 'slash', 'bolt-of-agony', 'bolt-of-agony']);
const thunder = hands(four('slash'), ['thunderclap', 'thunderclap', 'thunderclap', 'slash']);
const riposteFirst = hands(four('slash'), ['riposte', 'cleave', 'cleave', 'cleave']);
const boltFirst = hands(four('slash'), ['bolt-of-agony', 'riposte', 'cleave', 'cleave']);
const poison = hands(
  ['crushing-blow', 'unmaking', 'slash', 'slash'],
  ['riposte', 'cleave', 'slash', 'bolt-of-agony'],
);

const heroes: readonly Row[] = [
  hero(
    'brightblazes-breath',
    'one extra wound if she wins with fewer than eight wounds',
    { wounds: 7, cards: bolts, against: 'bolt-of-agony' },
    [round('hero', 5, 1), damage(0, 2)],
  ),
  hero(
    'brightblazes-breath',
    'no extra wound with eight wounds',
    { wounds: 8, cards: bolts, against: 'bolt-of-agony' },
    [damage(0, 1)],
  ),
  hero(
    'brightblazes-breath',
    'the cards of her damage stack are wounds too',
    { wounds: 7, cards: hands(four('bolt-of-agony'), four('crushing-blow')) },
    [
      ...plays('bolt-of-agony', 'crushing-blow'),
      ...plays('brightblazes-breath', 'crushing-blow'),
      damage(1, 1),
    ],
  ),
  hero(
    'dazzling-wings',
    'cancels any card',
    { cards: hands(four('slash'), ['unmaking', 'riposte', 'riposte', 'riposte']), against: 'unmaking' },
    [round('hero', 2, 0)],
  ),
  hero(
    'spark-lash',
    'no counterattack this round, but in the next',
    { cards: hands(['bolt-of-agony', 'thunderclap', 'slash', 'slash'], four('riposte')), against: 'riposte' },
    [nobodyCounters, round('hero', 4, 2), ...plays('thunderclap', 'riposte'), asked(1, 'counterattack')],
  ),
  hero('hatchlings-dive', '+3 next round', { cards: riposteFirst, against: 'riposte' }, [
    ...plays('slash', 'cleave'),
    round('hero', 4, 3, 2),
  ]),
  hero(
    'sunlit-word',
    'against a Skeleton +2 and one extra wound',
    { foe: 'skeleton-5', theirs: 'poisoned-arrow', cards: arcAndBolts, against: 'headsmans-arc' },
    [round('hero', 6, 5), damage(0, 2)],
  ),
  hero(
    'sunlit-word',
    'against a Demon +2 and one extra wound, and it may counterattack',
    {
      foe: 'demon-8',
      theirs: 'hellfire',
      cards: hands(four('slash'), ['riposte', 'riposte', 'bolt-of-agony', 'bolt-of-agony']),
      against: 'riposte',
    },
    [asked(1, 'counterattack'), { seat: 1, choose: 'decline' }, round('hero', 6, 2), damage(0, 2)],
  ),
  hero(
    'sunlit-word',
    'against others only no counterattack',
    { cards: hands(four('slash'), four('riposte')), against: 'riposte' },
    [nobodyCounters, round('hero', 4, 2), damage(0, 1)],
  ),
  hero('shield-of-faith', 'no wounds if the round is lost', { cards: thunder, against: 'thunderclap' }, [
    round('monster', 3, 4, 0),
    damage(0, 0),
  ]),
  hero('laying-on-of-hands', 'heals three wounds', { wounds: 5, cards: bolts, against: 'bolt-of-agony' }, [
    { expect: { facts: { 'seats[0].wounds': 2 } } },
  ]),
  hero(
    'laying-on-of-hands',
    'heals no more than there are',
    { wounds: 1, cards: bolts, against: 'bolt-of-agony' },
    [
      {
        expect: { facts: { 'seats[0].wounds': 0 }, events: [{ type: 'mended', side: 'hero', wounds: 1 }] },
      },
    ],
  ),
  hero('pilgrims-staff', '+2 next round', { cards: boltFirst, against: 'bolt-of-agony' }, [
    ...plays('slash', 'riposte'),
    round('hero', 3, 2),
  ]),
  hero('lance-of-glory', 'is a 6', { cards: headsman, against: 'headsmans-arc' }, [
    round('hero', 6, 5),
    damage(0, 1),
  ]),
  hero(
    'raised-shield',
    'no wounds if the round is lost',
    { cards: hands(four('quick-shot'), ['unmaking', 'thunderclap', 'slash', 'slash']), against: 'unmaking' },
    [round('monster', 3, 5, 0), damage(0, 0)],
  ),
  hero('knightly-challenge', '+2 next round', { cards: boltFirst, against: 'bolt-of-agony' }, [
    ...plays('slash', 'riposte'),
    { expect: { events: [{ type: 'round', winner: 'hero', hero: 3, monster: 2 }] } },
  ]),
  hero('measured-cut', 'no counterattack this round', { cards: arrows, against: 'aimed-arrow' }, [
    nobodyCounters,
    round('hero', 4, 2),
  ]),
  hero(
    'reckless-axe',
    'one extra wound if the round is lost',
    { foe: 'sorcerer-6', theirs: 'dark-mirror', cards: slashes, against: 'dark-mirror' },
    [round('monster', 7, 8), damage(2, 0)],
  ),
  hero('reckless-axe', 'no extra wound if it is won', { cards: slashes, against: 'slash' }, [
    round('hero', 7, 1),
    { choose: 'no' },
    damage(0, 1),
  ]),
  hero(
    'bellow',
    'next round the opponent plays a random card: only the Hero is asked',
    { cards: hands(four('cleave'), four('bolt-of-agony')), against: 'bolt-of-agony' },
    [
      { choose: 'no' },
      { expect: { asked: [{ seat: 0, seats: [0] }], facts: { 'combat.round': 2 } } },
      { seat: 0, choose: 'play:cleave' },
      {
        expect: {
          events: [
            { type: 'random-card', side: 'monster' },
            { type: 'revealed', round: 2 },
          ],
        },
      },
    ],
  ),
  hero('blood-up', '+3 with six wounds', { wounds: 6, cards: headsman, against: 'headsmans-arc' }, [
    round('hero', 6, 5),
  ]),
  hero('blood-up', 'nothing with five', { wounds: 5, cards: headsman, against: 'headsmans-arc' }, [
    round('monster', 3, 5),
  ]),
  hero('headbutt', 'no counterattack this round', { cards: arrows, against: 'aimed-arrow' }, [
    { expect: { asked: { seat: 0, question: 'may' } } },
    round('hero', 5, 2),
  ]),
  hero('twin-blades', 'one extra wound if the round is won', { cards: slashes, against: 'slash' }, [
    round('hero', 4, 1),
    damage(0, 2),
  ]),
  hero('twin-blades', 'nothing if it is lost', { cards: headsman, against: 'headsmans-arc' }, [
    round('monster', 4, 5),
    damage(1, 0),
  ]),
  hero('hunters-patience', '+3 next round', { cards: riposteFirst, against: 'riposte' }, [
    ...plays('slash', 'cleave'),
    round('hero', 4, 3, 2),
  ]),
  hero('sidestep', 'cancels a melee card', { cards: headsman, against: 'headsmans-arc' }, [
    round('hero', 2, 0),
    damage(0, 1),
  ]),
  hero(
    'sidestep',
    'against other cards: no wounds if the round is lost',
    { cards: hands(four('quick-shot'), ['thunderclap', 'slash', 'slash', 'slash']), against: 'thunderclap' },
    [round('monster', 2, 4, 0), { expect: { 'no-events': [{ type: 'cancelled' }] } }, damage(0, 0)],
  ),
  hero(
    'borrowed-spell',
    'two extra cards now',
    {
      cards: hands(four('quick-shot'), [...four('bolt-of-agony'), 'unmaking', 'headsmans-arc', 'cleave']),
      against: 'bolt-of-agony',
    },
    [
      {
        expect: {
          facts: {
            'combat.hands[0]': [...four('quick-shot'), 'unmaking', 'headsmans-arc'],
            'combat.hands[1]': { has: 'cleave' },
          },
          events: [{ type: 'combat-cards', side: 'hero', round: 1, faces: ['unmaking', 'headsmans-arc'] }],
        },
      },
    ],
  ),
  hero(
    'knife-fan',
    '+1 for each ranged card in the combat stack',
    { arrange: stack('quick-shot', 'aimed-arrow', 'witchfire'), cards: thunder, against: 'thunderclap' },
    [round('hero', 5, 4, 3)],
  ),
  hero(
    'slip-the-blow',
    'cancels any card',
    { cards: hands(four('slash'), ['unmaking', 'slash', 'riposte', 'riposte']), against: 'unmaking' },
    [round('hero', 2, 0)],
  ),
  hero(
    'tumbling-cut',
    'no counterattack, and one extra wound if the round is won',
    { cards: arrows, against: 'aimed-arrow' },
    [nobodyCounters, round('hero', 3, 2), damage(0, 2)],
  ),
  hero(
    'between-the-ribs',
    '+2 and one extra wound for who is behind',
    { arrange: [{ put: 'riposte', in: 'damage:0' }], cards: arcAndBolts, against: 'headsmans-arc' },
    [round('hero', 6, 5), damage(1, 2)],
  ),
  hero(
    'between-the-ribs',
    'nothing for who is level',
    {
      arrange: [
        { put: 'riposte', in: 'damage:0' },
        { put: 'riposte', in: 'damage:1', from: 'combat' },
      ],
      cards: arcAndBolts,
      against: 'headsmans-arc',
    },
    [round('monster', 4, 5), damage(2, 1)],
  ),
];

const monsters: readonly Row[] = [
  monster('poisoned-arrow', '+4 next round against magic', { cards: poison, against: 'unmaking' }, [
    { arrange: [{ put: 'thunderclap', in: 'hand:0', from: 'combat' }] },
    ...plays('thunderclap', 'bolt-of-agony'),
    round('monster', 4, 5),
  ]),
  monster('poisoned-arrow', 'nothing against another type', { cards: poison, against: 'unmaking' }, [
    ...plays('crushing-blow', 'bolt-of-agony'),
    round('hero', 4, 1),
  ]),
  monster(
    'enchanted-arrow',
    'no counterattack this round',
    { cards: hands(four('bolt-of-agony'), four('slash')), against: 'bolt-of-agony' },
    [nobodyCounters, round('monster', 1, 4)],
  ),
  monster(
    'bone-quiver',
    'two extra cards now',
    {
      cards: hands(four('slash'), ['witchfire', 'witchfire', 'slash', 'riposte', 'unmaking', 'thunderclap']),
      against: 'slash',
    },
    [
      {
        expect: {
          facts: {
            'combat.hands[1]': ['witchfire', 'witchfire', 'slash', 'riposte', 'unmaking', 'thunderclap'],
          },
        },
      },
    ],
  ),
  monster(
    'rattling-rush',
    'one wound fewer if it loses',
    { arrange: stack('riposte'), cards: strong, against: 'crushing-blow' },
    [round('hero', 4, 3, 1), damage(0, 1)],
  ),
  monster('leaden-hex', 'cancels any card', { cards: strong, against: 'headsmans-arc' }, [
    round('monster', 0, 2),
  ]),
  monster(
    'soul-leech',
    'heals two wounds if it wins',
    {
      arrange: ['riposte', 'riposte', 'riposte'].map((put) => ({ put, in: 'damage:1', from: 'combat' })),
      cards: hands(['quick-shot', 'slash', 'slash', 'slash'], four('bolt-of-agony')),
      against: 'quick-shot',
    },
    [{ expect: { events: [{ type: 'mended', side: 'monster', wounds: 2 }] } }, damage(1, 1)],
  ),
  monster(
    'soul-leech',
    'nothing if it loses',
    {
      arrange: [{ put: 'riposte', in: 'damage:1', from: 'combat' }],
      cards: strong,
      against: 'crushing-blow',
    },
    [round('hero', 4, 3), damage(0, 2)],
  ),
  monster('dark-mirror', 'one more than the opponent', { cards: strong, against: 'headsmans-arc' }, [
    round('monster', 5, 6),
  ]),
  dread('words-of-dread', 'next round a random card for the opponent and +1', 2),
  monster('club-like-a-tree', 'one extra wound if it wins', { cards: strong, against: 'headsmans-arc' }, [
    round('monster', 5, 6),
    damage(2, 0),
  ]),
  monster(
    'club-like-a-tree',
    'two extra wounds for itself if it loses',
    { hero: 'hugo', own: 'lance-of-glory', cards: strong, against: 'lance-of-glory' },
    [damage(0, 3)],
  ),
  monster(
    'hurled-boulder',
    'two extra wounds if it wins, and -2 next round',
    { cards: hands(['slash', 'riposte', 'slash', 'slash'], four('cleave')), against: 'slash' },
    [
      damage(3, 0),
      ...plays('riposte', 'cleave'),
      { expect: { events: [{ type: 'round', winner: 'hero', hero: 2, monster: 1 }] } },
    ],
  ),
  monster('stomp', 'no counterattack', { cards: slashes, against: 'quick-shot' }, [
    nobodyCounters,
    round('monster', 1, 5),
    damage(1, 0),
  ]),
  monster(
    'stomp',
    'one extra wound for itself if it loses',
    { hero: 'hugo', own: 'lance-of-glory', cards: strong, against: 'lance-of-glory' },
    [damage(0, 2)],
  ),
  monster('blind-flailing', 'two extra wounds if it wins', { cards: bolts, against: 'slash' }, [
    round('monster', 1, 4),
    damage(3, 0),
  ]),
  monster(
    'blind-flailing',
    'one extra wound for itself if it loses',
    { cards: beats, against: 'headsmans-arc' },
    [round('hero', 5, 4), damage(0, 2)],
  ),
  monster('turned-edge', 'cancels a melee card', { cards: beats, against: 'headsmans-arc' }, [
    round('monster', 0, 2),
  ]),
  monster(
    'turned-edge',
    'against other cards: no wounds if it loses',
    { cards: hands(['unmaking', 'slash', 'slash', 'slash'], four('bolt-of-agony')), against: 'unmaking' },
    [round('hero', 5, 2, 0), damage(0, 0)],
  ),
  monster(
    'stone-hide',
    'no wounds if it loses this round or the next, but in the one after',
    {
      cards: hands(['crushing-blow', 'crushing-blow', 'crushing-blow', 'slash'], four('bolt-of-agony')),
      against: 'crushing-blow',
    },
    [
      round('hero', 4, 3, 0),
      ...plays('crushing-blow', 'bolt-of-agony'),
      round('hero', 4, 1, 0),
      ...plays('crushing-blow', 'bolt-of-agony'),
      round('hero', 4, 1, 4),
    ],
  ),
  monster(
    'grinding-fists',
    'no counterattack in this round and the next, but in the one after',
    { cards: hands(four('quick-shot'), ['cleave', 'cleave', 'slash', 'slash']), against: 'quick-shot' },
    [
      nobodyCounters,
      ...plays('quick-shot', 'cleave'),
      nobodyCounters,
      ...plays('quick-shot', 'cleave'),
      asked(0, 'counterattack'),
    ],
  ),
  monster(
    'rune-bound-core',
    'heals three wounds',
    {
      arrange: ['riposte', 'riposte', 'riposte', 'riposte'].map((put) => ({
        put,
        in: 'damage:1',
        from: 'combat',
      })),
      cards: strong,
      against: 'crushing-blow',
    },
    [damage(0, 2)],
  ),
  monster('hellfire', 'two extra wounds if it wins', { cards: strong, against: 'crushing-blow' }, [
    round('monster', 4, 5),
    damage(3, 0),
  ]),
  dread('naked-terror', 'next round a random card for the opponent and +2', 3),
  monster('burning-talons', 'two extra wounds if it wins', { cards: bolts, against: 'slash' }, [
    round('monster', 1, 4),
    damage(3, 0),
  ]),
  monster(
    'cloak-of-flame',
    'one wound at once, and one wound fewer if it loses',
    { arrange: stack('riposte'), cards: strong, against: 'crushing-blow' },
    [
      {
        expect: {
          events: [
            { type: 'struck', side: 'hero' },
            { type: 'round', winner: 'hero', damage: 1 },
          ],
        },
      },
      damage(1, 1),
    ],
  ),
];

/** The token of each Monster that its cards are tried with. */
const FOES: Readonly<Record<string, string>> = {
  skeleton: 'skeleton-5',
  sorcerer: 'sorcerer-6',
  troll: 'troll-7',
  golem: 'golem-7',
  demon: 'demon-8',
};

function owner(card: string): string {
  return powers.find(({ id }) => id === card)?.owner ?? '';
}

describe('Power cards', () => {
  it.each(heroes)('DQ-COMBAT-13 %s: %s', (card, _what, told) => {
    fight({
      hero: owner(card),
      own: card,
      theirs: 'rune-bound-core',
      ...told,
      ...atStart(owner(card), told),
    });
  });

  it.each(monsters)('DQ-COMBAT-13 %s: %s', (card, _what, told) => {
    const own = told.hero ? {} : { own: 'hunters-patience' };
    fight({ foe: FOES[owner(card)], theirs: card, ...own, ...told });
  });

  it('DQ-COMP-20 DQ-COMP-21 every card is told of here', () => {
    const told = new Set([...heroes, ...monsters].map(([card]) => card));
    expect([...told].sort()).toEqual(powers.map(({ id }) => id).sort());
  });
});

/** Brother Gherinn prays in vain; Tatianna is asked for her throw, and declines. */
function atStart(hero: string, { steps, arrange = [] }: Fight): Pick<Fight, 'steps' | 'arrange'> {
  return {
    arrange: hero === 'gherinn' ? [{ dice: [1] }, ...arrange] : arrange,
    steps: hero === 'tatianna' ? [{ choose: 'no' }, ...steps] : steps,
  };
}
