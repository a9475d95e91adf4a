/** Content packs: heroes, Quests, Map cards and Adventure cards that join a set of the box. */
import { type Json, meantPerhaps, type Proofreader, packShape, type shape } from '@underhall/kernel';
import { packed, type SetData } from './shapes.ts';

const dungeoneerPack = packShape('dungeoneer', packed);

type Pack = shape.Shaped<typeof dungeoneerPack>;
type Written = Partial<Record<string, unknown>> & {
  readonly id: string;
  readonly count?: number;
  readonly decks?: readonly number[];
};

/** What a card of a set says even where there is nothing to say. */
const QUEST = { type: 'quest', location: null, second: null, search: null, artifact: null, effect: null };
const MAP = { type: 'map', grim: false, entrance: false, centre: null, sewer: null, portal: false };
const ADVENTURE = {
  variable: null,
  when: null,
  category: null,
  target: null,
  host: null,
  upkeep: null,
  charges: null,
  effect: null,
};
const MONSTER = { category: 'monster', target: 'hero[opponent]', hit: null, special: null, alt: null };
const HERO = { type: 'hero', style: '' };

/** The sets with what the packs bring and without what they leave out. */
export function withPacks(sets: readonly SetData[], packs: readonly Json[], proof: Proofreader): SetData[] {
  if (packs.length === 0) return [...sets];
  const copies = JSON.parse(JSON.stringify(sets)) as SetData[];
  for (const pack of proof.packs(dungeoneerPack, packs)) {
    const all = copies.flatMap(({ heroes, quests, maps, adventures }) => [
      ...heroes,
      ...quests,
      ...maps,
      ...adventures,
    ]);
    proof.leaveOut(all as { id: string; count: number }[], pack);
    join(copies, pack, proof);
  }
  return copies.map(onlyThose);
}

/** The cards of a pack join the set it names, or the first. */
function join(sets: SetData[], pack: Pack, proof: Proofreader): void {
  const { pack: name, set: wanted = sets[0].set.id } = pack;
  const at = sets.findIndex(({ set }) => set.id === wanted);
  if (at < 0) {
    const ids = sets.map(({ set }) => set.id);
    proof.wrong(`${name}: there is no set '${wanted}'${meantPerhaps(wanted, ids)}. Sets: ${ids.join(', ')}`);
    return;
  }
  const set = sets[at];
  const { heroes = [], quests = [], maps = [], adventures = [] } = pack;
  sets[at] = {
    ...set,
    heroes: [...set.heroes, ...heroes.map((card) => filled<SetData['heroes'][number]>(HERO, card))],
    quests: [...set.quests, ...quests.map((card) => filled<SetData['quests'][number]>(QUEST, card))],
    maps: [...set.maps, ...maps.map((card) => filled<SetData['maps'][number]>(MAP, card))],
    adventures: [
      ...set.adventures,
      ...adventures.map((card) =>
        filled<SetData['adventures'][number]>(
          'race' in card ? { ...ADVENTURE, ...MONSTER } : ADVENTURE,
          card,
        ),
      ),
    ],
  };
}

/** One copy in the first deck, unless the pack says otherwise. */
function filled<C>(standard: object, card: Written): C {
  const { count = card.decks?.length ?? 1 } = card;
  const decks = card.decks ?? Array.from({ length: count }, () => 1);
  return { ...standard, ...card, count, decks, packed: true } as C;
}

/** A card of which no copy is left is not in the set; of the others the last copies are out. */
function onlyThose(set: SetData): SetData {
  const left = <C extends { readonly count: number; readonly decks: readonly number[] }>(
    cards: readonly C[],
  ): C[] =>
    cards
      .filter(({ count }) => count > 0)
      .map((card) =>
        card.decks.length > card.count ? { ...card, decks: card.decks.slice(0, card.count) } : card,
      );
  return {
    ...set,
    heroes: left(set.heroes),
    quests: left(set.quests),
    maps: left(set.maps),
    adventures: left(set.adventures),
  };
}
