/** The content of the box: adventurers, monsters, treasures and spells, checked and with their texts turned into effects. */
import { type Face, type Json, Proofreader, packShape, type RangeBranch, shape } from '@underhall/kernel';
import { overfull } from './bits.ts';
import { DOORS, LEVELS, levelOf, ROOMS } from './board.ts';
import type { Column, SpellColumn } from './columns.ts';
import adventurerData from './content/adventurers.json' with { type: 'json' };
import monsterData from './content/monsters.json' with { type: 'json' };
import spellData from './content/spells.json' with { type: 'json' };
import treasureData from './content/treasures.json' with { type: 'json' };
import { type CardEffect, type Casting, type Deed, type Deeds, language, type Trait } from './verbs.ts';
import { passagesInReach } from './ways.ts';

/** DUN-COMP-14 */
export const TYPES = ['elf', 'hero', 'superhero', 'wizard'] as const;
export type AdventurerType = (typeof TYPES)[number];

export interface AdventurerCard {
  readonly id: AdventurerType;
  readonly name: string;
  readonly count: number;
  readonly colour: string;
  readonly mark: string;
  readonly games: readonly string[];
  /** Gold needed to win (DUN-WIN-2, DUN-WIN-3). */
  readonly goal: number;
  /** The highest die that finds a secret door (DUN-SECRET-5). */
  readonly search: number;
  readonly spells: number;
  readonly swords: boolean;
  /** Where it does best: a hint. */
  readonly levels: readonly number[];
}

/** A monster card; Cage and Slide have no values (DUN-COMP-18..20). */
export interface MonsterCard extends Face {
  readonly level: number;
  readonly name: string;
  readonly count: number;
  readonly effects: Deeds;
  /** A dash is DASH. */
  readonly values: Readonly<Record<Column, number>> | undefined;
}

/** A number that no dice reach: a dash (DUN-COMP-19). */
export const DASH = 0;

/** DUN-COMP-22 */
export type Power = 'sword' | 'secret-doors' | 'esp' | 'ball' | '';

export interface TreasureCard extends Face {
  readonly level: number;
  readonly name: string;
  readonly count: number;
  readonly effects: readonly Trait[];
  readonly gold: number;
  readonly power: Power;
  /** Of a sword: what it adds in the Basic Game, and what a finder's roll makes of it in the Expert Game. */
  readonly bonus: number;
  readonly forge: readonly { readonly from: number; readonly to: number; readonly bonus: number }[];
}

/** DUN-COMP-23 */
export interface SpellCard extends Face {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly effects: readonly [Casting, ...Deed[]];
  /** The value an attack spell uses; '' for Teleport. */
  readonly column: SpellColumn | '';
}

export interface Content {
  readonly adventurers: readonly AdventurerCard[];
  readonly monsters: readonly MonsterCard[];
  readonly treasures: readonly TreasureCard[];
  readonly spells: readonly SpellCard[];
}

/** DUN-COMP-19: what two dice can show. */
const LOWEST = 2;
const HIGHEST = 12;

const value = shape.nullable(shape.wholeNumber(LOWEST));
const monsterShape = shape.object(
  {
    id: shape.text,
    level: shape.wholeNumber(1),
    name: shape.text,
    count: shape.wholeNumber(1),
    effect: shape.text,
  },
  {
    values: shape.object(
      { elf: value, hero: value, superhero: value, wizard: value, fireBall: value, lightningBolt: value },
      {},
    ),
  },
);
const treasureShape = shape.object(
  {
    id: shape.text,
    level: shape.wholeNumber(1),
    name: shape.text,
    count: shape.wholeNumber(1),
    effect: shape.text,
  },
  {},
);

/** A content pack: monsters and treasures that join their piles, and cards of the box that stay out. */
const dungeonPack = packShape('dungeon', {
  monsters: shape.listOf(monsterShape),
  treasures: shape.listOf(treasureShape),
});

type MonsterData = shape.Shaped<typeof monsterShape>;
type TreasureData = shape.Shaped<typeof treasureShape>;

export function readContent(packs: readonly Json[] = []): Content {
  const proof = new Proofreader(language);
  proof.from('monsters.json', monsterData);
  proof.from('treasures.json', treasureData);
  proof.from('spells.json', spellData);
  const monsters = monsterData.map((card) => ({ ...card }) as MonsterData);
  const treasures: TreasureData[] = treasureData.map((card) => ({ ...card }));
  for (const pack of proof.packs(dungeonPack, packs)) {
    proof.leaveOut([...monsters, ...treasures], pack);
    monsters.push(...(pack.monsters ?? []));
    treasures.push(...(pack.treasures ?? []));
  }
  const content: Content = {
    adventurers: adventurerData as unknown as readonly AdventurerCard[],
    monsters: monsters.filter(isIn).map((card) => monsterOf(card, proof)),
    treasures: treasures.filter(isIn).map((card) => treasureOf(card, proof)),
    spells: spellData.map((card) => spellOf(card, proof)),
  };
  checkWhole(content, proof);
  proof.close('The content');
  return content;
}

function isIn({ count }: { readonly count: number }): boolean {
  return count > 0;
}

function monsterOf(data: MonsterData, proof: Proofreader): MonsterCard {
  const { id, level, name, count, values } = data;
  const effects = proof.effects(id, data.effect, 'monster') as Deeds;
  if (effects.some((effect) => effect.do === 'fight') !== (values !== undefined))
    proof.wrong(`${id}: what is fought has six values, and nothing else has`);
  for (const [column, number] of Object.entries(values ?? {}))
    if (number !== null && number > HIGHEST)
      proof.wrong(
        `${id}: values are from ${LOWEST} to ${HIGHEST}, or null for a dash; ${column} is ${number}`,
      );
  if (values && Object.values(values).every((number) => number === null))
    proof.wrong(`${id}: nobody can kill it; give it at least one value from ${LOWEST} to ${HIGHEST}`);
  const read = values && Object.fromEntries(Object.entries(values).map(([key, v]) => [key, v ?? DASH]));
  return { id, back: `monster-${level}`, level, name, count, effects, values: read as MonsterCard['values'] };
}

const POWERS: Readonly<Partial<Record<CardEffect['do'], Power>>> = {
  'attack-bonus': 'sword',
  'pass-secret-doors': 'secret-doors',
  peek: 'esp',
  scry: 'ball',
};

function treasureOf(data: TreasureData, proof: Proofreader): TreasureCard {
  const { id, level, name, count } = data;
  const effects = proof.effects(id, data.effect, 'treasure') as TreasureCard['effects'];
  let gold = 0;
  let power: Power = '';
  let bonus = 0;
  let forge: TreasureCard['forge'] = [];
  for (const effect of effects) {
    power = POWERS[effect.do] ?? power;
    if (effect.do === 'worth') gold = effect.gold;
    else if (effect.do === 'attack-bonus') bonus = effect.bonus;
    else if (effect.do === 'forge') forge = effect.branches.map(forged);
  }
  const powers = new Set(effects.flatMap((effect) => POWERS[effect.do] ?? []));
  if (powers.size > 1)
    proof.wrong(
      `${id}: a treasure has one power, and this one ${[...powers].join(' and ')}; make two cards of it`,
    );
  if (effects.length > 0 && !effects.some((effect) => effect.do === 'worth'))
    proof.wrong(`${id}: a treasure says what it is worth; add 'worth GOLD', be it 0`);
  if (forge.length > 0 && power !== 'sword')
    proof.wrong(`${id}: only a Magic Sword is forged; add 'attack-bonus' or leave 'forge' out`);
  // The bonus of a sword and the room of a ball belong to one card, which is told apart by its face.
  if ((power === 'sword' || power === 'ball') && count > 1)
    proof.wrong(`${id}: give each Magic Sword and each Crystal Ball an id of its own`);
  return { id, back: `treasure-${level}`, level, name, count, effects, gold, power, bonus, forge };
}

function forged({ from, to, effect: [first] }: RangeBranch<Trait>): TreasureCard['forge'][number] {
  return { from, to, bonus: first?.do === 'attack-bonus' ? first.bonus : 0 };
}

function spellOf(data: (typeof spellData)[number], proof: Proofreader): SpellCard {
  const { id, name, count } = data;
  const effects = proof.effects(id, data.effect, 'spell') as SpellCard['effects'];
  const [first] = effects;
  return { id, back: 'spell', name, count, effects, column: first?.do === 'cast' ? first.column : '' };
}

/** Every level has its piles, and a treasure for each of its rooms (DUN-COMP-17, DUN-INV-26). */
function checkWhole({ monsters, treasures, spells }: Content, proof: Proofreader): void {
  proof.distinct([...monsters, ...treasures, ...spells]);
  for (const { id, level } of [...monsters, ...treasures])
    if (level > LEVELS) proof.wrong(`${id}: there are ${LEVELS} levels, not ${level}`);
  for (let level = 1; level <= LEVELS; level++) {
    const rooms = ROOMS.filter((room) => levelOf[room] === level).length;
    if (countOf(treasures, level) < rooms)
      proof.wrong(`level ${level} has ${rooms} rooms and needs as many treasures`);
    if (countOf(monsters, level) === 0) proof.wrong(`level ${level} has no monsters`);
  }
  for (const problem of overfull(DOORS.length, passagesInReach())) proof.wrong(problem);
}

function countOf(
  cards: readonly { readonly level: number; readonly count: number }[],
  level: number,
): number {
  return cards.reduce((sum, card) => (card.level === level ? sum + card.count : sum), 0);
}
