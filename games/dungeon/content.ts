/** The content of the box: adventurers, monsters, treasures and spells, checked and with their texts turned into effects. */
import {
  compile,
  type Face,
  type Json,
  LanguageError,
  Misfit,
  type RangeBranch,
  shape,
} from '@underhall/kernel';
import { LEVELS, levelOf, ROOMS } from './board.ts';
import adventurerData from './content/adventurers.json' with { type: 'json' };
import monsterData from './content/monsters.json' with { type: 'json' };
import spellData from './content/spells.json' with { type: 'json' };
import treasureData from './content/treasures.json' with { type: 'json' };
import { type CardEffect, type Column, type Effects, type SpellColumn, verbs } from './verbs.ts';

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
  readonly effects: Effects;
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
  readonly effects: Effects;
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
  readonly effects: Effects;
  /** The value an attack spell uses; '' for Teleport. */
  readonly column: SpellColumn | '';
}

export interface Content {
  readonly adventurers: readonly AdventurerCard[];
  readonly monsters: readonly MonsterCard[];
  readonly treasures: readonly TreasureCard[];
  readonly spells: readonly SpellCard[];
}

const value = shape.nullable(shape.wholeNumber(2));
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
const packShape = shape.object(
  { pack: shape.text, game: shape.oneOf('dungeon') },
  {
    name: shape.text,
    version: shape.wholeNumber(0),
    monsters: shape.listOf(monsterShape),
    treasures: shape.listOf(treasureShape),
    /** Cards of the box that stay out: id and how many. */
    without: shape.mapOf(shape.wholeNumber(1)),
  },
);

type MonsterData = shape.Shaped<typeof monsterShape>;
type TreasureData = shape.Shaped<typeof treasureShape>;
type Pack = shape.Shaped<typeof packShape>;

/** Collects what is wrong with content, each with its place. */
class Proofreader {
  readonly problems: string[] = [];

  effects(place: string, text: string): Effects {
    try {
      return compile(text, verbs);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      this.problems.push(`${place}, effect "${text}", ${error.message}`);
      return [];
    }
  }
}

export function readContent(packs: readonly Json[] = []): Content {
  const proof = new Proofreader();
  const checked = packs.map((pack, i) => checkPack(pack, i, proof));
  if (proof.problems.length > 0) throw new Misfit('The content pack does not fit', proof.problems);
  const monsters = withPacks(
    monsterData as MonsterData[],
    checked,
    checked.flatMap((pack) => pack.monsters ?? []),
  );
  const treasures = withPacks(
    treasureData as TreasureData[],
    checked,
    checked.flatMap((pack) => pack.treasures ?? []),
  );
  for (const pack of checked) checkLeftOut(pack, proof);
  const content: Content = {
    adventurers: adventurerData as unknown as readonly AdventurerCard[],
    monsters: monsters.map((card) => monsterOf(card, proof)),
    treasures: treasures.map((card) => treasureOf(card, proof)),
    spells: spellData.map((card) => spellOf(card, proof)),
  };
  checkWhole(content, proof);
  if (proof.problems.length > 0) throw new Misfit('The content does not fit', proof.problems);
  return content;
}

function checkPack(pack: Json, index: number, proof: Proofreader): Pack {
  const name = (pack as { pack?: string } | null)?.pack ?? `pack ${index + 1}`;
  proof.problems.push(...shape.misfitsOf(packShape, pack).map((problem) => `${name}: ${problem}`));
  return pack as Pack;
}

function checkLeftOut({ pack, without = {} }: Pack, proof: Proofreader): void {
  for (const [id, count] of Object.entries(without)) {
    const card = [...monsterData, ...treasureData].find((one) => one.id === id);
    if (!card || card.count < count)
      proof.problems.push(`${pack}: there are not ${count} of '${id}' to leave out`);
  }
}

function withPacks<C extends { id: string; count: number }>(
  cards: readonly C[],
  packs: readonly Pack[],
  added: readonly C[],
): C[] {
  const left = cards.map((card) => {
    const out = packs.reduce((sum, { without = {} }) => sum + (without[card.id] ?? 0), 0);
    return { ...card, count: card.count - out };
  });
  return [...left.filter(({ count }) => count > 0), ...added];
}

function monsterOf(data: MonsterData, proof: Proofreader): MonsterCard {
  const { id, level, name, count, values } = data;
  const effects = proof.effects(id, data.effect);
  if (effects.some((effect) => effect.do === 'fight') !== (values !== undefined))
    proof.problems.push(`${id}: what is fought has six values, and nothing else has`);
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
  const effects = proof.effects(id, data.effect) as readonly CardEffect[];
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
  // The bonus of a sword and the room of a ball belong to one card, which is told apart by its face.
  if ((power === 'sword' || power === 'ball') && count > 1)
    proof.problems.push(`${id}: give each Magic Sword and each Crystal Ball an id of its own`);
  return { id, back: `treasure-${level}`, level, name, count, effects, gold, power, bonus, forge };
}

function forged({ from, to, effect }: RangeBranch): TreasureCard['forge'][number] {
  const [first] = effect as readonly CardEffect[];
  return { from, to, bonus: first?.do === 'attack-bonus' ? first.bonus : 0 };
}

function spellOf(data: (typeof spellData)[number], proof: Proofreader): SpellCard {
  const { id, name, count } = data;
  const effects = proof.effects(id, data.effect) as readonly CardEffect[];
  const [first] = effects;
  return { id, back: 'spell', name, count, effects, column: first?.do === 'cast' ? first.column : '' };
}

/** Every level has its piles, and a treasure for each of its rooms (DUN-COMP-17, DUN-INV-26). */
function checkWhole({ monsters, treasures, spells }: Content, proof: Proofreader): void {
  const ids = new Set<string>();
  for (const { id } of [...monsters, ...treasures, ...spells]) {
    if (ids.has(id)) proof.problems.push(`two cards have the id '${id}'`);
    ids.add(id);
  }
  for (const { id, level } of [...monsters, ...treasures])
    if (level > LEVELS) proof.problems.push(`${id}: there are ${LEVELS} levels, not ${level}`);
  for (let level = 1; level <= LEVELS; level++) {
    const rooms = ROOMS.filter((room) => levelOf[room] === level).length;
    if (countOf(treasures, level) < rooms)
      proof.problems.push(`level ${level} has ${rooms} rooms and needs as many treasures`);
    if (countOf(monsters, level) === 0) proof.problems.push(`level ${level} has no monsters`);
  }
}

function countOf(
  cards: readonly { readonly level: number; readonly count: number }[],
  level: number,
): number {
  return cards.reduce((sum, card) => (card.level === level ? sum + card.count : sum), 0);
}
