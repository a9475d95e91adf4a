/** How a set is written (GRAMMAR 4). */
import { shape } from '@underhall/kernel';
import { FORMS, SCORES, SYMBOLS, TIMES } from '../language/words.ts';
import { CATEGORIES, DURATIONS, EXIT_KINDS, GRADES, KINDS, REALMS } from './cards.ts';

const { anyText, either, flag, listOf, nullable, object, oneOf, text, wholeNumber } = shape;

const from0 = wholeNumber(0);
const from1 = wholeNumber(1);
const score = oneOf(...SCORES);
const form = oneOf(...FORMS);
const nothing = shape.shape<null>('null', (value) => value === null);

const common = {
  id: text,
  name: text,
  type: text,
  count: from1,
  decks: listOf(from1),
};

/** What has no effects has its words here; the texts of all other cards are made from what they do (DNR-CONTENT-16). */
const worded = { ...common, text: anyText };

const symbols = object({ melee: oneOf(...SYMBOLS), magic: oneOf(...SYMBOLS), speed: oneOf(...SYMBOLS) });
const level = object({ level: from1, melee: from0, magic: from0, speed: from0 });
const value = object({ score: from0, symbol: oneOf(...SYMBOLS) });

const heroFields = {
  race: text,
  class: text,
  life: from1,
  boons: from0,
  treasures: from0,
  symbols,
  levels: listOf(level),
  ability: object({ name: text, effect: text }),
};
const lineage = { addedLevels: listOf(level), follows: text };
const hero = object({ ...common, ...heroFields, style: text }, lineage);

const fights = { life: from1, melee: value, magic: value, speed: value };
const tricks = {
  hit: nullable(text),
  special: nullable(object({ name: text, cost: either(from0, oneOf('#')), effect: text }, { max: from1 })),
  alt: nullable(object({ melee: value, magic: value, speed: value, hit: nullable(text) })),
};
const monster = { ...fights, ...tricks };

const criteria = either(
  object({ kind: oneOf('threat'), score, number: from1, fail: text, success: text }),
  either(
    object({ kind: oneOf('slay'), monster: object({ name: text, ...monster }) }),
    either(
      object({ kind: oneOf('chance'), dice: from1, goal: text }),
      either(
        object({ kind: oneOf('sacrifice'), price: text }),
        either(object({ kind: oneOf('escort'), token: text }), object({ kind: oneOf('found') })),
      ),
    ),
  ),
);

const questFields = { categories: listOf(oneOf(...CATEGORIES)), criteria, reward: text };
const questExtras = {
  location: nullable(text),
  second: nullable(text),
  search: nullable(object({ on: text, number: from1 })),
  artifact: nullable(object({ score: form, bonus: from1 })),
  effect: nullable(text),
};
const quest = object({ ...common, ...questFields, ...questExtras });

const exit = object({ kind: oneOf(...EXIT_KINDS) }, { score, number: from1 });
const centre = either(
  object({ kind: oneOf('pit', 'spikes'), score, number: from1 }),
  either(object({ kind: oneOf('hazard'), bonus: from1 }), object({ kind: oneOf('effect'), effect: text })),
);

const mapFields = {
  kind: oneOf('passage', 'room', 'road', 'site'),
  glory: from0,
  peril: from0,
  exits: object({ N: exit, E: exit, S: exit, W: exit }),
};
const mapExtras = {
  grim: flag,
  entrance: flag,
  centre: either(nothing, centre),
  sewer: nullable(text),
  portal: flag,
};
const terrain = {
  terrain: listOf(oneOf('desert', 'forest', 'mountains', 'plains', 'swamp', 'urban', 'water')),
};
const map = object({ ...common, ...mapFields, ...mapExtras }, terrain);

const adventureFields = {
  type: oneOf(...KINDS),
  cost: from0,
  times: listOf(oneOf(...TIMES)),
  duration: oneOf(...DURATIONS),
};
const adventureExtras = {
  variable: nullable(object({ max: from1 })),
  when: nullable(listOf(text)),
  category: nullable(text),
  target: nullable(text),
  host: nullable(text),
  upkeep: nullable(from1),
  charges: nullable(from1),
  effect: nullable(text),
};
const played = { ...common, ...adventureFields, ...adventureExtras };

const adventure = either(object(played), object({ ...played, race: text, ...monster }));

export const setShape = object({
  set: object({
    id: text,
    name: text,
    grade: oneOf(...GRADES),
    realm: oneOf(...REALMS),
    decks: wholeNumber(1, 2),
    story: text,
  }),
  cutouts: listOf(object({ ...worded, tokens: listOf(text), markers: listOf(text) })),
  trackers: listOf(object({ ...worded, colour: text, reference: listOf(text) })),
  heroes: listOf(hero),
  quests: listOf(quest),
  maps: listOf(map),
  adventures: listOf(adventure),
});

/** How a pack writes cards: what most of them do not have may be left out. */
const own = { id: text, name: text };
const copies = { count: from1, decks: listOf(from1) };

export const packed = {
  set: text,
  heroes: listOf(object({ ...own, ...heroFields }, { ...copies, ...lineage, style: text })),
  quests: listOf(object({ ...own, ...questFields }, { ...copies, ...questExtras })),
  maps: listOf(object({ ...own, ...mapFields }, { ...copies, ...mapExtras, ...terrain })),
  adventures: listOf(
    either(
      object({ ...own, ...adventureFields }, { ...copies, ...adventureExtras }),
      object(
        { ...own, ...adventureFields, race: text, ...fights },
        { ...copies, ...adventureExtras, ...tricks },
      ),
    ),
  ),
};

export type SetData = shape.Shaped<typeof setShape>;
export type HeroData = shape.Shaped<typeof hero>;
export type QuestData = shape.Shaped<typeof quest>;
export type MapData = shape.Shaped<typeof map>;
export type AdventureData = shape.Shaped<typeof adventure>;
export type MonsterData = Pick<
  Extract<QuestData['criteria'], { kind: 'slay' }>['monster'],
  keyof typeof monster
>;
