/** The four sets, checked as a whole and with every text turned into effects. */
import { type Json, Proofreader, shape } from '@underhall/kernel';
import { language } from '../language/language.ts';
import type { Noun, RollNoun } from '../language/nouns.ts';
import type { Steps } from '../language/says.ts';
import type { Selector } from '../language/selectors.ts';
import { FORMS, type Form, SCORES, WINDOWS } from '../language/words.ts';
import type {
  AdventureCard,
  CardSet,
  Centre,
  Criteria,
  Exit,
  Goal,
  HeroCard,
  MapCard,
  Monster,
  Offered,
  QuestCard,
  Scores,
  Special,
} from './cards.ts';
import epicDungeon from './epic-dungeon.json' with { type: 'json' };
import heroicDungeon from './heroic-dungeon.json' with { type: 'json' };
import heroicWilderness from './heroic-wilderness.json' with { type: 'json' };
import legendaryDungeon from './legendary-dungeon.json' with { type: 'json' };
import { withPacks } from './packs.ts';
import { printedAdventure, printedHero, printedMap, printedQuest } from './printed.ts';
import {
  type AdventureData,
  type HeroData,
  type MapData,
  type MonsterData,
  type QuestData,
  type SetData,
  setShape,
} from './shapes.ts';
import { NO_TEXT, type Standard, type Text, textOf } from './texts.ts';
import { timesOf } from './times.ts';
import { checkWhole } from './whole.ts';

export const BOX: readonly Json[] = [
  heroicDungeon,
  heroicWilderness,
  epicDungeon,
  legendaryDungeon,
] as Json[];

export interface Content {
  readonly sets: readonly CardSet[];
}

/** Reads the sets of the box and what packs add to them; throws a Misfit that names every mistake. */
export function readContent(packs: readonly Json[] = [], written: readonly Json[] = BOX): Content {
  const proof = new Proofreader(language);
  written.forEach((one, i) => {
    for (const problem of shape.misfitsOf(setShape, one)) proof.wrong(`set ${i + 1}: ${problem}`);
  });
  proof.close('The content');
  const box = (written as unknown as SetData[]).map((data) => proof.from(data.set.id, data));
  const sets = withPacks(box, packs, proof).map((data) => new Reader(data, proof).set());
  proof.distinct(
    sets.flatMap(({ heroes, quests, maps, adventures }) => [...heroes, ...quests, ...maps, ...adventures]),
  );
  checkWhole(sets, proof);
  proof.close('The content');
  return { sets };
}

/** Selectors stand in fields of their own: they are read as what `each` takes. */
const SELECTED = (source: string) => `each ${source} { nothing }`;
/** Windows are read as what `use` takes. */
const WINDOWED = (source: string) => `use anytime when ${source} { nothing }`;
const GOAL = /^(sum>=|sum<=|all>=)(\d+)$|^(pair|triple|run|all-even|all-odd)$|^faces ([1-6](?:-[1-6])*)$/;

class Reader {
  readonly #data: SetData;
  readonly #proof: Proofreader;

  constructor(data: SetData, proof: Proofreader) {
    this.#data = data;
    this.#proof = proof;
  }

  set(): CardSet {
    const { set, heroes, quests, maps, adventures } = this.#data;
    return {
      id: set.id,
      name: set.name,
      grade: set.grade,
      realm: set.realm,
      decks: set.decks,
      heroes: heroes.map((hero) => this.#hero(hero)),
      quests: quests.map((quest) => this.#quest(quest)),
      maps: maps.map((map) => this.#map(map)),
      adventures: adventures.map((adventure) => this.#adventure(adventure)),
    };
  }

  #common(data: Pick<HeroData, 'id' | 'name' | 'decks' | 'count'> & Pick<HeroCard, 'packed'>) {
    const { id, name, decks, count, packed } = data;
    const { set } = this.#data;
    if (decks.length !== count)
      this.#proof.wrong(`${id}: there are ${count} copies, but ${decks.length} decks`);
    for (const deck of decks) if (deck > set.decks) this.#proof.wrong(`${id}: the set has no deck ${deck}`);
    return { id, name, set: set.id, grade: set.grade, realm: set.realm, decks, ...(packed && { packed }) };
  }

  #text(id: string, source: string | null, part?: string): Text {
    if (source === null) return NO_TEXT;
    const steps = this.#proof.effects(id, source, undefined, part) as Steps;
    return textOf(steps, (problem) => this.#proof.wrong(`${this.#data.set.id}: ${id}: ${problem}`));
  }

  #selector<N extends Noun>(
    id: string,
    source: string | null,
    nouns?: readonly N[],
  ): Selector<N> | undefined {
    if (source === null) return undefined;
    const [each] = this.#proof.effects(id, SELECTED(source)) as Steps;
    if (each?.do !== 'each') return undefined;
    const selector = each.of as Selector<N>;
    if (nouns && !nouns.includes(selector.noun))
      this.#proof.wrong(`${id}: '${source}' must be a ${nouns.join(' or ')}`);
    return selector;
  }

  #space(id: string, source: string | null): Selector<'space'> | undefined {
    return this.#selector(id, source, ['space']);
  }

  #offered(id: string, source: string): Offered[] {
    const [use] = this.#proof.effects(id, WINDOWED(source)) as Steps;
    if (use?.do !== 'use') return [];
    const window = WINDOWS.find((one) => one === use.window);
    return window ? [{ window, roll: (use.roll ?? undefined) as Selector<RollNoun> | undefined }] : [];
  }

  #hero(data: HeroData): HeroCard {
    const added = data.addedLevels ?? data.levels;
    const card: Omit<HeroCard, 'printed'> = {
      ...this.#common(data),
      back: 'hero',
      race: data.race,
      class: data.class,
      life: data.life,
      boons: data.boons,
      treasures: data.treasures,
      symbols: data.symbols,
      levels: data.levels.map(scoresOf),
      added: added.map(scoresOf),
      follows: data.follows ?? '',
      abilityName: data.ability.name,
      ability: this.#text(data.id, data.ability.effect, 'ability'),
      style: data.style,
    };
    return { ...card, printed: printedHero(card) };
  }

  #monster(id: string, data: MonsterData): Monster {
    return {
      life: data.life,
      ...valuesOf(data),
      hit: data.hit === null ? undefined : this.#text(id, data.hit, 'hit'),
      special: data.special === null ? undefined : this.#special(id, data.special),
      alt: data.alt === null ? undefined : { ...valuesOf(data.alt), hit: this.#altHit(id, data.alt.hit) },
    };
  }

  #altHit(id: string, source: string | null): Text | undefined {
    return source === null ? undefined : this.#text(id, source, 'alt');
  }

  #special(id: string, { name, cost, max = 0, effect }: NonNullable<MonsterData['special']>): Special {
    if ((cost === '#') !== max > 0) this.#proof.wrong(`${id}: a special effect has 'max' if it costs #`);
    return { name, cost: cost === '#' ? 0 : cost, most: max, text: this.#text(id, effect, 'special') };
  }

  #quest(data: QuestData): QuestCard {
    const { id } = data;
    const card: Omit<QuestCard, 'printed'> = {
      ...this.#common(data),
      back: 'quest',
      categories: data.categories,
      location: this.#space(id, data.location),
      second: this.#space(id, data.second),
      search: data.search ? this.#search(id, data.search) : undefined,
      criteria: this.#criteria(id, data.criteria),
      reward: this.#text(id, data.reward, 'reward'),
      effect: this.#text(id, data.effect, 'effect'),
      bonus: this.#bonus(id, data.artifact),
    };
    return { ...card, printed: printedQuest(card) };
  }

  #bonus(id: string, artifact: QuestData['artifact']): readonly Standard[] {
    if (artifact === null) return [];
    return this.#text(id, `static { mod ${artifact.score} +${artifact.bonus} }`, 'artifact').standing;
  }

  #search(id: string, { on, number }: NonNullable<QuestData['search']>): QuestCard['search'] {
    const where = this.#space(id, on);
    return where && { on: where, number };
  }

  #criteria(id: string, data: QuestData['criteria']): Criteria {
    switch (data.kind) {
      case 'threat':
        return {
          kind: 'threat',
          score: data.score,
          number: data.number,
          fail: this.#text(id, data.fail, 'fail'),
          success: this.#text(id, data.success, 'success'),
        };
      case 'slay':
        return { kind: 'slay', name: data.monster.name, monster: this.#monster(id, data.monster) };
      case 'chance':
        return { kind: 'chance', dice: data.dice, goal: this.#goal(id, data.goal) };
      case 'sacrifice':
        return { kind: 'sacrifice', price: this.#text(id, data.price, 'price') };
      default:
        return data;
    }
  }

  #goal(id: string, source: string): Goal {
    const [found, bound, number = '0', plain, faces] = GOAL.exec(source) ?? [];
    if (found === undefined) this.#proof.wrong(`${id}: '${source}' is no goal for dice`);
    const kind = (bound ?? plain ?? 'faces') as Goal['kind'];
    return { kind, number: Number(number), faces: faces?.split('-').map(Number).sort() ?? [] };
  }

  #map(data: MapData): MapCard {
    const { id, exits } = data;
    const card: Omit<MapCard, 'printed'> = {
      ...this.#common(data),
      back: 'map',
      kind: data.kind,
      grim: data.grim,
      entrance: data.entrance,
      glory: data.glory,
      peril: data.peril,
      exits: [exits.N, exits.E, exits.S, exits.W].map((exit) => this.#exit(id, exit)),
      centre: this.#centre(id, data.centre),
      sewer: data.sewer ?? '',
      portal: data.portal,
      terrain: data.terrain ?? [],
    };
    return { ...card, printed: printedMap(card) };
  }

  /** DNR-EXIT-3 */
  #exit(id: string, { kind, score = SCORES[0], number = 0 }: MapData['exits']['N']): Exit {
    const threatens = kind === 'locked' || kind === 'trapped';
    if (threatens !== number > 0)
      this.#proof.wrong(`${id}: a Locked or Trapped exit has a Threat, no other has`);
    return { kind, score, number };
  }

  #centre(id: string, centre: MapData['centre']): Centre {
    if (centre === null) return { kind: 'none' };
    return centre.kind === 'effect'
      ? { kind: 'effect', text: this.#text(id, centre.effect, 'centre') }
      : centre;
  }

  #adventure(data: AdventureData): AdventureCard {
    const { id } = data;
    const effect = this.#text(id, data.effect);
    if (data.duration === 'instant' && effect.standing.length > 0)
      this.#proof.wrong(`${id}: an Instant has no 'static'; give it a span`);
    if ((data.duration === 'attachment') !== (data.host !== null))
      this.#proof.wrong(`${id}: an Attachment names its hosts, and nothing else does`);
    const when = data.when?.flatMap((window) => this.#offered(id, window));
    const card: Omit<AdventureCard, 'printed'> = {
      ...this.#common(data),
      back: 'adventure',
      kind: data.type,
      cost: data.cost,
      most: data.variable?.max ?? 0,
      times: data.times,
      when,
      played: timesOf({ kind: data.type, times: data.times, when }),
      duration: data.duration,
      category: data.category ?? '',
      target: this.#selector(id, data.target),
      host: this.#selector(id, data.host),
      upkeep: data.upkeep ?? 0,
      charges: data.charges ?? 0,
      race: 'race' in data ? data.race : '',
      monster: 'race' in data ? this.#monster(id, data) : undefined,
      effect,
    };
    return { ...card, printed: printedAdventure(card) };
  }
}

function scoresOf({ melee, magic, speed }: Scores): Scores {
  return { melee, magic, speed };
}

function valuesOf(data: Pick<MonsterData, Form>): Pick<Monster, 'scores' | 'symbols'> {
  const by = <T>(read: (form: Form) => T) =>
    Object.fromEntries(FORMS.map((form) => [form, read(form)])) as Record<Form, T>;
  return { scores: by((form) => data[form].score), symbols: by((form) => data[form].symbol) };
}
