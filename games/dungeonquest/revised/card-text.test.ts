import { compile, type Say } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { abilityText, cardText } from '../card-text.ts';
import { CHOSEN, type EventName, idleLimit } from '../moments.ts';
import { expectSound, numbersIn, one, saying } from '../testing/card-texts.ts';
import { ATTRIBUTES, DRAWN_DECKS, MONSTERS } from '../verbs.ts';
import deckData from './content/decks.json' with { type: 'json' };
import heroData from './content/heroes.json' with { type: 'json' };
import models from './content/models.json' with { type: 'json' };
import { readContent } from './content.ts';
import { messages, ownMessages } from './messages.ts';
import { REVISED_EVENTS } from './moments.ts';
import { language, SUBJECTS } from './verbs.ts';
import { revisedReading } from './words/phrases.ts';

const content = readContent();
const spoken = new Set<string>();
const say: Say = (key, holes) => {
  spoken.add(key);
  return saying(messages)(key, holes);
};

/** The sentence that was written by hand. */
const modelOf = (id: string) => (models as Readonly<Record<string, { text: string }>>)[id].text;

/** Every text made from effects, with the one that was written by hand. */
const TEXTS: readonly [id: string, made: string, model: string][] = [
  ...Object.values(deckData)
    .flat()
    .map(({ id }): [string, string, string] => [
      id,
      cardText(say, revisedReading, one(content.cards, id)),
      modelOf(id),
    ]),
  ...heroData.flatMap((hero) =>
    hero.abilities.map(({ id }): [string, string, string] => [
      id,
      abilityText(say, revisedReading, one(one(content.heroes, hero.id).abilities, id)),
      modelOf(id),
    ]),
  ),
];

/** A value of 0 gold is no value to speak of. */
const worthless = (text: string) => text.replace(' Worth 0 gold.', '');

test.each(TEXTS)('%s reads like a card: %s', (id, made, model) => {
  expectSound(made, id);
  expect(numbersIn(made), `${made} / ${model}`).toEqual(numbersIn(worthless(model)));
});

test.each([
  [
    'dungeon-ceiling-collapses',
    'Turn the tile of your chamber by 90 degrees clockwise. Towers and the treasure chamber do not turn.',
  ],
  [
    'dungeon-curse-of-the-wizard',
    'Roll a die: 1–2, turn every corridor by 90 degrees clockwise; 3–4, turn every corridor by 180 degrees; 5–6, turn every corridor by 90 degrees counterclockwise.',
  ],
  [
    'dungeon-secret-door',
    'You may at once move to any adjacent space, ignoring walls, doors and portcullises. You cannot escape from a monster that you meet there this turn.',
  ],
  [
    'dungeon-torch-goes-out',
    'Keep this card. In each status phase, test luck: success, discard this card; failure, your turn ends.',
  ],
  ['crypt-old-bones', 'Roll a die: 4–6, you encounter a monster and you cannot escape from it.'],
  [
    'search-ferrox',
    'Roll a die: that is its life. Test strength again and again until it is dead: each success costs it 1 life, each failure costs you 1 wound.',
  ],
  [
    'treasure-ebon-ring',
    'When you may try to escape, you may discard this card: the escape succeeds and you suffer no escape penalty. Worth 80 gold.',
  ],
  [
    'treasure-ebon-amulet',
    'When Dragon Rage would affect you, you may discard this card: you suffer no wounds from it. Worth 300 gold.',
  ],
  [
    'treasure-jinn-lamp',
    'In your turn, you may discard this card and roll a die: 1, suffer 3 wounds; 2–3, heal 3 wounds; 4–5, heal all your wounds; 6, draw a treasure card. Worth 270 gold.',
  ],
  [
    'treasure-harp-of-tranquility',
    'Once in the game, when you encounter a monster, you may make it go away. Worth 2,000 gold.',
  ],
  [
    'catacomb-demon-flame',
    'Test luck (no determination tokens may be spent). Success: suffer 1 wound. Failure: suffer 5 wounds.',
  ],
  [
    'catacomb-skeleton-volley',
    'Test luck. Failure: turn up the top 2 cards of the monster deck (for each of them suffer wounds equal to its escape penalty) and discard them.',
  ],
  ['catacomb-troll-smash', 'Test luck. Failure: suffer wounds equal to 10 minus your armor.'],
  [
    'catacomb-greedy-deep-elf',
    'Choose one. Bribe: discard a Loot card. If the card was worth at least 100 gold times the roll of a die, you may come out of the catacombs. Otherwise, suffer 4 wounds. Refuse: suffer 4 wounds.',
  ],
  ['catacomb-giant-naga', 'Turn your travel marker by 180 degrees and come out of the catacombs.'],
  ['rune-resolve', 'In your turn: gain 5 determination tokens.'],
])('%s', (id, text) => {
  expect(cardText(say, revisedReading, one(content.cards, id))).toBe(text);
});

test.each([
  [
    'gherinn',
    'Once per turn, before you make an attribute test, you may suffer 1 wound and gain 3 determination tokens. When you would suffer wounds from Dragon Rage, you may roll one or both of the dice again.',
  ],
  [
    'hugo',
    'Once per combat, when both sides reveal the same card (solo: on a roll of 3 or 4), you may ignore your wounds of this round.',
  ],
  ['krutzbeck', 'Once per combat, when the monster suffers wounds, you may deal it 1 wound more.'],
  ['lindel', 'When you fail an attribute test, gain 2 determination tokens instead of 1.'],
  [
    'tatianna',
    'At the start of each combat, you may try to escape at once. When you would suffer wounds from an escape penalty, suffer 1 fewer.',
  ],
])('the abilities of %s', (id, text) => {
  const { abilities } = one(content.heroes, id);
  expect(abilities.map((ability) => abilityText(say, revisedReading, ability)).join(' ')).toBe(text);
});

/** What no card of the box says, but a card of a pack could. */
/** Not where a limit would make no difference. */
const limited = (event: EventName) =>
  ['turn', 'game'].filter((span) => !idleLimit(event, span)).map((span) => `limit ${span}`)[0] ?? '';

const UNUSUAL = [
  ...[1, 2, 3].flatMap((n) =>
    ['', '*100', '*10+5', '-1'].flatMap((change) => [
      `discard loot 1; if bribe ${n}d6${change} { yes: heal 1 }`,
      `discard loot 1; if bribe ${n}d6${change} { no: kill }`,
    ]),
  ),
  ...['chamber', 'corridors'].flatMap((what) =>
    ['90cw', '180', '90ccw'].flatMap((by) => [
      `rotate ${what} ${by}`,
      `rotate ${what} ${by}; end-turn`,
      `may { rotate ${what} ${by} }`,
    ]),
  ),
  'determination 1',
  'determination d6',
  'keep; on test-lost luck { determination d6 }',
  'duel armor/luck 3',
  'may { duel agility 2d6+1 }',
  'wound 1; duel strength d6; heal 1',
  'keep; on combat-start { try-escape }',
  'keep; use combat-start { try-escape; strike d6 }',
  'may { monster any no-escape }',
  'may { secret-door no-escape }',
  ...MONSTERS.map((kind) => `reveal monster 3 { ${kind}: wound penalty | any: wound 1 }`),
  ...ATTRIBUTES.map((attribute) => `wound 12-${attribute}`),
  'wound all',
  'heal half',
  'test armor/luck -2 no-determination { success: nothing | fail: heal margin }',
  'if has treasure 2+ { yes: wound 1 | no: heal 1 }',
  'each hero-on-board { roll d6 { 1: kill | 2-6: nothing } }',
  'each hero-in-treasure-chamber { wound 1 }',
  'exit-catacombs forced reversed',
  'teleport tower',
  'choose { rest: heal 1 | fight: monster any | run: catacombs; end-turn }',
  'choose { up: exit-catacombs | luck: test luck { success: exit-catacombs } }',
  'draw treasure 3 pick 2',
  'draw search 2 pick 1',
  ...['wounded', 'wounded dragon-rage', 'drawn dragon-rage', 'try-escape', 'same-card'].flatMap((event) =>
    ['1', '2', 'd6', 'all'].flatMap((wounds) => [
      `keep; use ${event} { prevent ${wounds} }`,
      `keep; on ${event} { may { prevent ${wounds} } }`,
    ]),
  ),
  ...['monster-hurt', 'combat-start', 'same-card'].flatMap((event) =>
    ['1', 'd6'].flatMap((wounds) => [
      `keep; on ${event} { strike ${wounds} }`,
      `keep; on ${event} { may { strike ${wounds} } }`,
      `keep; on ${event} { reveal monster 1 { any: strike ${wounds} } }`,
    ]),
  ),
  'keep; use action { exit-catacombs }',
  'keep; use place-chamber { draw chamber 3 pick 1 }',
  'keep; use place-chamber { cancel; draw chamber }',
  'keep; on test-rolled agility limit combat { reroll dice }',
  'keep; on wounded dragon-rage { reroll die }',
  ...[...DRAWN_DECKS, 'monster'].map((deck) => `shuffle ${deck}`),
  ...DRAWN_DECKS.map((deck) => `draw ${deck}`),
  ...['drawn', 'drawn dragon-rage', 'monster', 'place-chamber', 'wounded', 'heal'].flatMap((event) => [
    `keep; use ${event} { cancel }`,
    `keep; on ${event} { may { cancel } }`,
  ]),
  ...['test-failed', 'obstacle', 'try-escape'].map((event) => `keep; use ${event} { succeed }`),
  ...REVISED_EVENTS.flatMap((event) =>
    ['', ...(SUBJECTS[event] ?? [])].flatMap((subject) => [
      `keep; use ${event} ${subject} { draw trap }`,
      ...(CHOSEN.includes(event) ? [] : [`keep; on ${event} ${subject} ${limited(event)} { discard this }`]),
    ]),
  ),
];

test.each(UNUSUAL)('a card of a pack can say: %s', (source) => {
  const effects = compile(source, language, 'card');
  expectSound(cardText(say, revisedReading, { effects, type: 'Event', gold: 0 }), source);
});

test('every message that is its own is spoken', () => {
  expect(Object.keys(ownMessages).filter((key) => !spoken.has(key))).toEqual([]);
});
