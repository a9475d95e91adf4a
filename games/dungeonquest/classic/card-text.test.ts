import { compile } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { abilityText, cardText } from '../card-text.ts';
import { CHOSEN, type EventName, idleLimit } from '../moments.ts';
import { expectSound, numbersIn, one, saying } from '../testing/card-texts.ts';
import type { Effects } from '../verbs.ts';
import { powerText } from './card-text.ts';
import deckData from './content/decks.json' with { type: 'json' };
import heroData from './content/heroes.json' with { type: 'json' };
import models from './content/models.json' with { type: 'json' };
import powerData from './content/powers.json' with { type: 'json' };
import { readContent } from './content.ts';
import { messages } from './messages.ts';
import { CLASSIC_EVENTS as EVENTS } from './moments.ts';
import { DECKS, language, SUBJECTS } from './verbs.ts';
import { classicReading } from './words/phrases.ts';

const say = saying(messages);
const content = readContent();

/** The sentence that was written by hand. */
const modelOf = (id: string) => (models as Readonly<Record<string, { text: string }>>)[id].text;

/** Every text made from effects, with the one that was written by hand. */
const TEXTS: readonly [id: string, made: string, model: string][] = [
  ...Object.values(deckData)
    .flat()
    .map(({ id }): [string, string, string] => [
      id,
      cardText(say, classicReading, one(content.cards, id)),
      modelOf(id),
    ]),
  ...powerData.map(({ id, owner }): [string, string, string] => {
    const monster = content.monsters.find((kind) => kind.id === owner)?.name ?? '';
    return [id, powerText(say, one(content.powers, id), monster), modelOf(id)];
  }),
  ...heroData.flatMap((hero) =>
    hero.abilities.map(({ id }): [string, string, string] => [
      id,
      abilityText(say, classicReading, one(one(content.heroes, hero.id).abilities, id)),
      modelOf(id),
    ]),
  ),
];

test.each(TEXTS)('%s reads like a card: %s', (id, made, model) => {
  expectSound(made, id);
  expect(numbersIn(made), `${made} / ${model}`).toEqual(numbersIn(model));
});

test.each([
  ['dungeon-razorwing', 'Test Agility. Failure: roll a die and suffer that many wounds.'],
  [
    'door-hidden-spear',
    'Roll a die, subtract 1 and suffer that many wounds. The door stays shut and your turn ends.',
  ],
  [
    'dungeon-shade',
    'Keep this card. At the start of each turn, roll two dice: 2, you die; 3–4, suffer 2 wounds; 9 or more, discard this card. When you enter the Catacombs or a Tower Room, discard this card.',
  ],
  ['rune-mending', 'In your turn: heal 5 wounds.'],
  [
    'treasure-bone-flute',
    'When you meet a Skeleton, you may discard this card: it goes away. Worth 110 gold.',
  ],
  ['treasure-great-sack-of-gold', 'Your Agility is 2 lower. Worth 3,800 gold.'],
  ['treasure-ever-oil-lamp', 'Torch Goes Out has no effect on you. Worth 1,150 gold.'],
  ['corpse-shuttered-lantern', 'Keep this card. Torch Goes Out has no effect on you.'],
  [
    'dungeon-idols-eye',
    'Test Agility (−2). Success: keep this card. Failure: draw a Trap card. Worth 180 gold.',
  ],
  ['search-secret-passage', 'You may at once move to any adjacent space, even through a wall.'],
  ['search-wall-safe', 'Test Luck. Success: keep this card. Failure: draw a Trap card. Worth 150 gold.'],
])('%s', (id, text) => {
  expect(cardText(say, classicReading, one(content.cards, id))).toBe(text);
});

test('DQ-CONTENT-8 the sentence of Tatianna’s throw says that it is for Monsters', () => {
  expect(
    abilityText(say, classicReading, one(one(content.heroes, 'tatianna').abilities, 'opening-throw')),
  ).toBe(
    'At the start of each combat with a Monster, you may turn up the top 3 cards of the Combat deck (for each ranged card the Monster takes 1 wound) and discard them.',
  );
});

/** What no card of the box says, but a card of a pack could. */
/** Not where a limit would make no difference. */
const limited = (event: EventName) =>
  ['turn', 'game'].filter((span) => !idleLimit(event, span)).map((span) => `limit ${span}`)[0] ?? '';

const UNUSUAL = [
  'test armor/luck -2 no-determination { success: nothing | fail: wound all }',
  'test luck { success: heal half | fail: heal margin }',
  'wound 3d6*2+1',
  'heal 2d6',
  'lose-turn 3',
  'lose-turn d6',
  'discard loot 2 choice',
  'discard loot d6 random',
  'discard treasure 2 lowest',
  'discard loot all',
  'draw treasure 3 pick 2',
  'draw door 2',
  'secret-door no-escape',
  'exit-catacombs forced reversed',
  'teleport tower',
  'may { monster troll no-escape }',
  'may { exit-catacombs }',
  'choose { rest: heal 1 | fight: monster demon | run: entrance; end-turn }',
  'if has treasure 2+ { yes: wound 1 | no: heal 1 }',
  'if has loot 1+ { no: kill }',
  'each hero-on-board { roll d6 { 1: kill | 2-6: nothing } }',
  'keep; on test-rolled agility limit combat { reroll dice }',
  'keep; on wounded escape { prevent d6 }',
  'keep; on wounded dragon-rage { prevent 2 }',
  'keep; on round-lost magic { prevent all }',
  'keep; on round-won { may { strike d6 } }',
  'keep; on combat-start { reveal combat 2 { any: strike 1 | magic: strike d6 } }',
  'keep; on leave { heal all }',
  'keep; on try-escape { succeed }',
  'keep; on monster-hurt { strike d6 }',
  'keep; on turn-start { choose { a: wound 1 | b: lose-turn 1 } }',
  ...DECKS.filter((deck) => deck !== 'chamber').map((deck) =>
    deck === 'combat' ? 'keep; on combat-start { shuffle combat }' : `shuffle ${deck}`,
  ),
  ...DECKS.filter((deck) => deck !== 'chamber' && deck !== 'combat').map((deck) => `draw ${deck}`),
  ...['drawn', 'monster', 'place-chamber', 'wounded', 'heal', 'deathblow'].map(
    (event) => `keep; use ${event} { cancel }`,
  ),
  ...['test-failed', 'obstacle', 'try-escape', 'stand-off'].map((event) => `keep; use ${event} { succeed }`),
  ...EVENTS.flatMap((event) =>
    ['', ...(SUBJECTS[event] ?? [])].flatMap((subject) => [
      `keep; use ${event} ${subject} { draw trap }`,
      ...(CHOSEN.includes(event) ? [] : [`keep; on ${event} ${subject} ${limited(event)} { discard this }`]),
    ]),
  ),
];

test.each(UNUSUAL)('a card of a pack can say: %s', (source) => {
  const effects = compile(source, language, 'card') as Effects;
  expectSound(cardText(say, classicReading, { effects, type: 'Event', gold: 0 }), source);
});

test('a Loot card of a pack can say what it is worth', () => {
  const effects = compile('gain loot; on game-end { worth 300 }', language, 'loot') as Effects;
  expectSound(cardText(say, classicReading, { effects, type: 'Loot', gold: 0 }), 'worth 300');
});

const UNUSUAL_POWERS = [
  'wound all',
  'wound d6',
  'heal all',
  'heal d6',
  'on round-lost { prevent d6 }',
  'strike d6',
  'attack +1 per-stack magic; attack match -1',
  'on round-won melee { strike d6 }',
  'on round-lost magic { wound 1 }',
  'next-round { on round-won ranged { heal 1 }; on round-lost melee { prevent 1 } }',
  'if opponent-kind troll { no: attack +1 }',
  'if opponent-type magic ranged { no: attack -1 }',
  'if behind { no: hand 1 }',
  'if wounds 3+ { yes: if behind { yes: attack +1 } }',
];

test.each(UNUSUAL_POWERS)('a Power card of a pack can say: %s', (source) => {
  for (const [bearer, monster] of [
    ['power', ''],
    ['monster-power', 'Troll'],
  ]) {
    if (monster !== '' && source.includes('opponent-kind')) continue;
    const effects = compile(source, language, bearer) as Effects;
    expectSound(powerText(say, { effects }, monster), source);
  }
});
