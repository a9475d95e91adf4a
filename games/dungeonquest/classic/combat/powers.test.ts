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

/** What each Power card does: its card, the fight, what to see. */
type Row = readonly [card: string, what: string, told: Fight];

const strong = hands(['crushing-blow', 'headsmans-arc', 'cleave', 'slash'], four('bolt-of-agony'));
const beats = hands(['headsmans-arc', 'crushing-blow', 'crushing-blow', 'slash'], four('bolt-of-agony'));

const heroes: readonly Row[] = [
  [
    'brightblazes-breath',
    'one extra wound if she wins with fewer than eight wounds',
    {
      wounds: 7,
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [...plays('brightblazes-breath', 'bolt-of-agony'), round('hero', 5, 1), damage(0, 2)],
    },
  ],
  [
    'brightblazes-breath',
    'no extra wound with eight wounds',
    {
      wounds: 8,
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [...plays('brightblazes-breath', 'bolt-of-agony'), damage(0, 1)],
    },
  ],
  [
    'brightblazes-breath',
    'the cards of her damage stack are wounds too',
    {
      wounds: 7,
      cards: hands(four('bolt-of-agony'), four('crushing-blow')),
      steps: [
        ...plays('bolt-of-agony', 'crushing-blow'),
        ...plays('brightblazes-breath', 'crushing-blow'),
        damage(1, 1),
      ],
    },
  ],
  [
    'dazzling-wings',
    'cancels any card',
    {
      cards: hands(four('slash'), four('unmaking').slice(0, 1).concat(['riposte', 'riposte', 'riposte'])),
      steps: [...plays('dazzling-wings', 'unmaking'), round('hero', 2, 0)],
    },
  ],
  [
    'spark-lash',
    'no counterattack this round, but in the next',
    {
      cards: hands(['bolt-of-agony', 'thunderclap', 'slash', 'slash'], four('riposte')),
      steps: [
        ...plays('spark-lash', 'riposte'),
        nobodyCounters,
        round('hero', 4, 2),
        ...plays('thunderclap', 'riposte'),
        asked(1, 'counterattack'),
      ],
    },
  ],
  [
    'hatchlings-dive',
    '+3 next round',
    {
      cards: hands(four('slash'), ['riposte', 'cleave', 'cleave', 'cleave']),
      steps: [...plays('hatchlings-dive', 'riposte'), ...plays('slash', 'cleave'), round('hero', 4, 3, 2)],
    },
  ],
  [
    'sunlit-word',
    'against a Skeleton +2 and one extra wound',
    {
      foe: 'skeleton-5',
      theirs: 'poisoned-arrow',
      cards: hands(four('slash'), ['headsmans-arc', 'slash', 'bolt-of-agony', 'bolt-of-agony']),
      steps: [...plays('sunlit-word', 'headsmans-arc'), round('hero', 6, 5), damage(0, 2)],
    },
  ],
  [
    'sunlit-word',
    'against a Demon +2 and one extra wound, and it may counterattack',
    {
      foe: 'demon-8',
      theirs: 'hellfire',
      cards: hands(four('slash'), ['riposte', 'riposte', 'bolt-of-agony', 'bolt-of-agony']),
      steps: [
        ...plays('sunlit-word', 'riposte'),
        asked(1, 'counterattack'),
        { seat: 1, choose: 'decline' },
        round('hero', 6, 2),
        damage(0, 2),
      ],
    },
  ],
  [
    'sunlit-word',
    'against others only no counterattack',
    {
      cards: hands(four('slash'), four('riposte')),
      steps: [...plays('sunlit-word', 'riposte'), nobodyCounters, round('hero', 4, 2), damage(0, 1)],
    },
  ],
  [
    'shield-of-faith',
    'no wounds if the round is lost',
    {
      cards: hands(four('slash'), four('thunderclap').slice(0, 3).concat('slash')),
      steps: [...plays('shield-of-faith', 'thunderclap'), round('monster', 3, 4, 0), damage(0, 0)],
    },
  ],
  [
    'laying-on-of-hands',
    'heals three wounds',
    {
      wounds: 5,
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [
        ...plays('laying-on-of-hands', 'bolt-of-agony'),
        { expect: { facts: { 'seats[0].wounds': 2 } } },
      ],
    },
  ],
  [
    'laying-on-of-hands',
    'heals no more than there are',
    {
      wounds: 1,
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [
        ...plays('laying-on-of-hands', 'bolt-of-agony'),
        {
          expect: { facts: { 'seats[0].wounds': 0 }, events: [{ type: 'mended', side: 'hero', wounds: 1 }] },
        },
      ],
    },
  ],
  [
    'pilgrims-staff',
    '+2 next round',
    {
      cards: hands(four('slash'), ['bolt-of-agony', 'riposte', 'cleave', 'cleave']),
      steps: [...plays('pilgrims-staff', 'bolt-of-agony'), ...plays('slash', 'riposte'), round('hero', 3, 2)],
    },
  ],
  [
    'lance-of-glory',
    'is a 6',
    {
      cards: hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']),
      steps: [...plays('lance-of-glory', 'headsmans-arc'), round('hero', 6, 5), damage(0, 1)],
    },
  ],
  [
    'raised-shield',
    'no wounds if the round is lost',
    {
      cards: hands(four('quick-shot'), ['unmaking', 'thunderclap', 'slash', 'slash']),
      steps: [...plays('raised-shield', 'unmaking'), round('monster', 3, 5, 0), damage(0, 0)],
    },
  ],
  [
    'knightly-challenge',
    '+2 next round',
    {
      cards: hands(four('slash'), ['bolt-of-agony', 'riposte', 'cleave', 'cleave']),
      steps: [
        ...plays('knightly-challenge', 'bolt-of-agony'),
        ...plays('slash', 'riposte'),
        { expect: { events: [{ type: 'round', winner: 'hero', hero: 3, monster: 2 }] } },
      ],
    },
  ],
  [
    'measured-cut',
    'no counterattack this round',
    {
      cards: hands(four('slash'), four('aimed-arrow')),
      steps: [...plays('measured-cut', 'aimed-arrow'), nobodyCounters, round('hero', 4, 2)],
    },
  ],
  [
    'reckless-axe',
    'one extra wound if the round is lost',
    {
      foe: 'sorcerer-6',
      theirs: 'dark-mirror',
      cards: hands(four('quick-shot'), four('slash')),
      steps: [...plays('reckless-axe', 'dark-mirror'), round('monster', 7, 8), damage(2, 0)],
    },
  ],
  [
    'reckless-axe',
    'no extra wound if it is won',
    {
      cards: hands(four('quick-shot'), four('slash')),
      steps: [...plays('reckless-axe', 'slash'), round('hero', 7, 1), { choose: 'no' }, damage(0, 1)],
    },
  ],
  [
    'bellow',
    'next round the opponent plays a random card: only the Hero is asked',
    {
      cards: hands(four('cleave'), four('bolt-of-agony')),
      steps: [
        ...plays('bellow', 'bolt-of-agony'),
        { choose: 'no' },
        { expect: { asked: [{ seat: 0, seats: [0] }], facts: { 'combat.round': 2 } } },
        { seat: 0, choose: 'play:cleave' },
        { expect: { events: [{ type: 'revealed', round: 2 }] } },
      ],
    },
  ],
  [
    'blood-up',
    '+3 with six wounds',
    {
      wounds: 6,
      cards: hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']),
      steps: [...plays('blood-up', 'headsmans-arc'), round('hero', 6, 5)],
    },
  ],
  [
    'blood-up',
    'nothing with five',
    {
      wounds: 5,
      cards: hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']),
      steps: [...plays('blood-up', 'headsmans-arc'), round('monster', 3, 5)],
    },
  ],
  [
    'headbutt',
    'no counterattack this round',
    {
      cards: hands(four('slash'), four('aimed-arrow')),
      steps: [
        ...plays('headbutt', 'aimed-arrow'),
        { expect: { asked: { seat: 0, question: 'may' } } },
        round('hero', 5, 2),
      ],
    },
  ],
  [
    'twin-blades',
    'one extra wound if the round is won',
    {
      cards: hands(four('quick-shot'), four('slash')),
      steps: [...plays('twin-blades', 'slash'), round('hero', 4, 1), damage(0, 2)],
    },
  ],
  [
    'twin-blades',
    'nothing if it is lost',
    {
      cards: hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']),
      steps: [...plays('twin-blades', 'headsmans-arc'), round('monster', 4, 5), damage(1, 0)],
    },
  ],
  [
    'hunters-patience',
    '+3 next round',
    {
      cards: hands(four('slash'), ['riposte', 'cleave', 'cleave', 'cleave']),
      steps: [...plays('hunters-patience', 'riposte'), ...plays('slash', 'cleave'), round('hero', 4, 3, 2)],
    },
  ],
  [
    'sidestep',
    'cancels a melee card',
    {
      cards: hands(four('quick-shot'), ['headsmans-arc', 'slash', 'slash', 'slash']),
      steps: [...plays('sidestep', 'headsmans-arc'), round('hero', 2, 0), damage(0, 1)],
    },
  ],
  [
    'sidestep',
    'against other cards: no wounds if the round is lost',
    {
      cards: hands(four('quick-shot'), ['thunderclap', 'slash', 'slash', 'slash']),
      steps: [
        ...plays('sidestep', 'thunderclap'),
        round('monster', 2, 4, 0),
        { expect: { 'no-events': [{ type: 'cancelled' }] } },
        damage(0, 0),
      ],
    },
  ],
  [
    'borrowed-spell',
    'two extra cards now',
    {
      cards: hands(four('quick-shot'), [...four('bolt-of-agony'), 'unmaking', 'headsmans-arc', 'cleave']),
      steps: [
        ...plays('borrowed-spell', 'bolt-of-agony'),
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
    },
  ],
  [
    'knife-fan',
    '+1 for each ranged card in the combat stack',
    {
      arrange: stack('quick-shot', 'aimed-arrow', 'witchfire'),
      cards: hands(four('slash'), four('thunderclap').slice(0, 3).concat('slash')),
      steps: [...plays('knife-fan', 'thunderclap'), round('hero', 5, 4, 3)],
    },
  ],
  [
    'slip-the-blow',
    'cancels any card',
    {
      cards: hands(four('slash'), ['unmaking', 'slash', 'riposte', 'riposte']),
      steps: [...plays('slip-the-blow', 'unmaking'), round('hero', 2, 0)],
    },
  ],
  [
    'tumbling-cut',
    'no counterattack, and one extra wound if the round is won',
    {
      cards: hands(four('slash'), four('aimed-arrow')),
      steps: [...plays('tumbling-cut', 'aimed-arrow'), nobodyCounters, round('hero', 3, 2), damage(0, 2)],
    },
  ],
  [
    'between-the-ribs',
    '+2 and one extra wound for who is behind',
    {
      arrange: [{ put: 'riposte', in: 'damage:0' }],
      cards: hands(four('slash'), ['headsmans-arc', 'slash', 'bolt-of-agony', 'bolt-of-agony']),
      steps: [...plays('between-the-ribs', 'headsmans-arc'), round('hero', 6, 5), damage(1, 2)],
    },
  ],
  [
    'between-the-ribs',
    'nothing for who is level',
    {
      arrange: [
        { put: 'riposte', in: 'damage:0' },
        { put: 'riposte', in: 'damage:1', from: 'combat' },
      ],
      cards: hands(four('slash'), ['headsmans-arc', 'slash', 'bolt-of-agony', 'bolt-of-agony']),
      steps: [...plays('between-the-ribs', 'headsmans-arc'), round('monster', 4, 5), damage(2, 1)],
    },
  ],
];

const monsters: readonly Row[] = [
  [
    'poisoned-arrow',
    '+4 next round against magic',
    {
      foe: 'skeleton-5',
      cards: hands(
        ['crushing-blow', 'unmaking', 'slash', 'slash'],
        ['riposte', 'cleave', 'slash', 'bolt-of-agony'],
      ),
      steps: [
        ...plays('unmaking', 'poisoned-arrow'),
        { arrange: [{ put: 'thunderclap', in: 'hand:0', from: 'combat' }] },
        ...plays('thunderclap', 'bolt-of-agony'),
        round('monster', 4, 5),
      ],
    },
  ],
  [
    'poisoned-arrow',
    'nothing against another type',
    {
      foe: 'skeleton-5',
      cards: hands(
        ['crushing-blow', 'unmaking', 'slash', 'slash'],
        ['riposte', 'cleave', 'slash', 'bolt-of-agony'],
      ),
      steps: [
        ...plays('unmaking', 'poisoned-arrow'),
        ...plays('crushing-blow', 'bolt-of-agony'),
        round('hero', 4, 1),
      ],
    },
  ],
  [
    'enchanted-arrow',
    'no counterattack this round',
    {
      foe: 'skeleton-5',
      cards: hands(four('bolt-of-agony'), four('slash')),
      steps: [...plays('bolt-of-agony', 'enchanted-arrow'), nobodyCounters, round('monster', 1, 4)],
    },
  ],
  [
    'bone-quiver',
    'two extra cards now',
    {
      foe: 'skeleton-5',
      cards: hands(four('slash'), ['witchfire', 'witchfire', 'slash', 'riposte', 'unmaking', 'thunderclap']),
      steps: [
        ...plays('slash', 'bone-quiver'),
        {
          expect: {
            facts: {
              'combat.hands[1]': ['witchfire', 'witchfire', 'slash', 'riposte', 'unmaking', 'thunderclap'],
            },
          },
        },
      ],
    },
  ],
  [
    'rattling-rush',
    'one wound fewer if it loses',
    {
      foe: 'skeleton-5',
      arrange: stack('riposte'),
      cards: strong,
      steps: [...plays('crushing-blow', 'rattling-rush'), round('hero', 4, 3, 1), damage(0, 1)],
    },
  ],
  [
    'leaden-hex',
    'cancels any card',
    {
      foe: 'sorcerer-6',
      cards: strong,
      steps: [...plays('headsmans-arc', 'leaden-hex'), round('monster', 0, 2)],
    },
  ],
  [
    'soul-leech',
    'heals two wounds if it wins',
    {
      foe: 'sorcerer-6',
      arrange: ['riposte', 'riposte', 'riposte'].map((put) => ({ put, in: 'damage:1', from: 'combat' })),
      cards: hands(['quick-shot', 'slash', 'slash', 'slash'], four('bolt-of-agony')),
      steps: [
        ...plays('quick-shot', 'soul-leech'),
        { expect: { events: [{ type: 'mended', side: 'monster', wounds: 2 }] } },
        damage(1, 1),
      ],
    },
  ],
  [
    'soul-leech',
    'nothing if it loses',
    {
      foe: 'sorcerer-6',
      arrange: [{ put: 'riposte', in: 'damage:1', from: 'combat' }],
      cards: strong,
      steps: [...plays('crushing-blow', 'soul-leech'), round('hero', 4, 3), damage(0, 2)],
    },
  ],
  [
    'dark-mirror',
    'one more than the opponent',
    {
      foe: 'sorcerer-6',
      cards: strong,
      steps: [...plays('headsmans-arc', 'dark-mirror'), round('monster', 5, 6)],
    },
  ],
  [
    'words-of-dread',
    'next round a random card for the opponent and +1',
    {
      foe: 'sorcerer-6',
      cards: hands(four('quick-shot'), [...four('slash'), 'quick-shot', 'slash']),
      steps: [
        ...plays('quick-shot', 'words-of-dread'),
        { expect: { asked: [{ seat: 1, seats: [1] }] } },
        { comment: 'all cards left to him are alike', arrange: [{ put: 'hunters-patience', in: 'power:4' }] },
        { seat: 1, choose: 'play:slash' },
        { expect: { events: [{ type: 'revealed', round: 2, faces: ['quick-shot', 'slash'] }] } },
        { seat: 0, choose: 'decline' },
        { expect: { events: [{ type: 'round', winner: 'monster', hero: 1, monster: 2 }] } },
      ],
    },
  ],
  [
    'club-like-a-tree',
    'one extra wound if it wins',
    {
      foe: 'troll-7',
      cards: strong,
      steps: [...plays('headsmans-arc', 'club-like-a-tree'), round('monster', 5, 6), damage(2, 0)],
    },
  ],
  [
    'club-like-a-tree',
    'two extra wounds for itself if it loses',
    {
      foe: 'troll-7',
      hero: 'hugo',
      own: 'lance-of-glory',
      cards: strong,
      steps: [...plays('lance-of-glory', 'club-like-a-tree'), damage(0, 3)],
    },
  ],
  [
    'hurled-boulder',
    'two extra wounds if it wins, and -2 next round',
    {
      foe: 'troll-7',
      cards: hands(['slash', 'riposte', 'slash', 'slash'], four('cleave')),
      steps: [
        ...plays('slash', 'hurled-boulder'),
        damage(3, 0),
        ...plays('riposte', 'cleave'),
        { expect: { events: [{ type: 'round', winner: 'hero', hero: 2, monster: 1 }] } },
      ],
    },
  ],
  [
    'stomp',
    'no counterattack',
    {
      foe: 'troll-7',
      cards: hands(four('quick-shot'), four('slash')),
      steps: [...plays('quick-shot', 'stomp'), nobodyCounters, round('monster', 1, 5), damage(1, 0)],
    },
  ],
  [
    'stomp',
    'one extra wound for itself if it loses',
    {
      foe: 'troll-7',
      hero: 'hugo',
      own: 'lance-of-glory',
      cards: strong,
      steps: [...plays('lance-of-glory', 'stomp'), damage(0, 2)],
    },
  ],
  [
    'blind-flailing',
    'two extra wounds if it wins',
    {
      foe: 'troll-7',
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [...plays('slash', 'blind-flailing'), round('monster', 1, 4), damage(3, 0)],
    },
  ],
  [
    'blind-flailing',
    'one extra wound for itself if it loses',
    {
      foe: 'troll-7',
      cards: beats,
      steps: [...plays('headsmans-arc', 'blind-flailing'), round('hero', 5, 4), damage(0, 2)],
    },
  ],
  [
    'turned-edge',
    'cancels a melee card',
    { cards: beats, steps: [...plays('headsmans-arc', 'turned-edge'), round('monster', 0, 2)] },
  ],
  [
    'turned-edge',
    'against other cards: no wounds if it loses',
    {
      cards: hands(['unmaking', 'slash', 'slash', 'slash'], four('bolt-of-agony')),
      steps: [...plays('unmaking', 'turned-edge'), round('hero', 5, 2, 0), damage(0, 0)],
    },
  ],
  [
    'stone-hide',
    'no wounds if it loses this round or the next, but in the one after',
    {
      cards: hands(['crushing-blow', 'crushing-blow', 'crushing-blow', 'slash'], four('bolt-of-agony')),
      steps: [
        ...plays('crushing-blow', 'stone-hide'),
        round('hero', 4, 3, 0),
        ...plays('crushing-blow', 'bolt-of-agony'),
        round('hero', 4, 1, 0),
        ...plays('crushing-blow', 'bolt-of-agony'),
        round('hero', 4, 1, 4),
      ],
    },
  ],
  [
    'grinding-fists',
    'no counterattack in this round and the next, but in the one after',
    {
      cards: hands(four('quick-shot'), ['cleave', 'cleave', 'slash', 'slash']),
      steps: [
        ...plays('quick-shot', 'grinding-fists'),
        nobodyCounters,
        ...plays('quick-shot', 'cleave'),
        nobodyCounters,
        ...plays('quick-shot', 'cleave'),
        asked(0, 'counterattack'),
      ],
    },
  ],
  [
    'rune-bound-core',
    'heals three wounds',
    {
      arrange: ['riposte', 'riposte', 'riposte', 'riposte'].map((put) => ({
        put,
        in: 'damage:1',
        from: 'combat',
      })),
      cards: strong,
      steps: [...plays('crushing-blow', 'rune-bound-core'), damage(0, 2)],
    },
  ],
  [
    'hellfire',
    'two extra wounds if it wins',
    {
      foe: 'demon-8',
      cards: strong,
      steps: [...plays('crushing-blow', 'hellfire'), round('monster', 4, 5), damage(3, 0)],
    },
  ],
  [
    'naked-terror',
    'next round a random card for the opponent and +2',
    {
      foe: 'demon-8',
      cards: hands(four('quick-shot'), [...four('slash'), 'quick-shot', 'slash']),
      steps: [
        ...plays('quick-shot', 'naked-terror'),
        { expect: { asked: [{ seat: 1, seats: [1] }] } },
        { comment: 'all cards left to him are alike', arrange: [{ put: 'hunters-patience', in: 'power:4' }] },
        { seat: 1, choose: 'play:slash' },
        { expect: { events: [{ type: 'revealed', round: 2, faces: ['quick-shot', 'slash'] }] } },
        { seat: 0, choose: 'decline' },
        { expect: { events: [{ type: 'round', winner: 'monster', hero: 1, monster: 3 }] } },
      ],
    },
  ],
  [
    'burning-talons',
    'two extra wounds if it wins',
    {
      foe: 'demon-8',
      cards: hands(four('slash'), four('bolt-of-agony')),
      steps: [...plays('slash', 'burning-talons'), round('monster', 1, 4), damage(3, 0)],
    },
  ],
  [
    'cloak-of-flame',
    'one wound at once, and one wound fewer if it loses',
    {
      foe: 'demon-8',
      arrange: stack('riposte'),
      cards: strong,
      steps: [
        ...plays('crushing-blow', 'cloak-of-flame'),
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
    },
  ],
];

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
    fight({ ...(told.hero ? {} : { own: 'hunters-patience' }), theirs: card, ...told });
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
