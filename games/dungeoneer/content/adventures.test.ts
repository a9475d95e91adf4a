import { describe, expect, it } from 'vitest';
import { flagBit, type NOUNS, type Noun } from '../language/nouns.ts';
import type { Selector } from '../language/selectors.ts';
import { FORMS } from '../language/words.ts';
import type { AdventureCard } from './cards.ts';
import { carillon, copies, saidIn, saying, sets } from './said.ts';

const { adventures } = carillon;
const glory = ({ kind }: AdventureCard) => kind === 'boon' || kind === 'treasure';
const of = (...kinds: AdventureCard['kind'][]) => adventures.filter(({ kind }) => kinds.includes(kind));
const traps = adventures.filter(({ category }) => category === 'trap');
const offered = ({ when = [] }: AdventureCard, window: string) => when.some((one) => one.window === window);

function about<N extends Noun>(
  what: Selector | undefined,
  noun: N,
  ...flags: (typeof NOUNS)[N]['flags'][number][]
): boolean {
  return what?.noun === noun && flags.every((flag) => (what.flags & flagBit(noun, flag)) !== 0);
}

describe('Adventure cards', () => {
  it.each(sets)('DNR-CONTENT-35 of $name say when they are played and what they do', (set) => {
    for (const card of set.adventures) {
      const { name, times, duration, effect, host, upkeep, monster, race } = card;
      expect(name).not.toBe('');
      expect(times.length).toBeGreaterThan(0);
      expect(host !== undefined).toBe(duration === 'attachment');
      if (upkeep > 0) expect(duration).toBe('permanent');
      if (monster) expect(race).not.toBe('');
      else expect(saidIn(effect).length).toBeGreaterThan(0);
      const says = JSON.stringify([effect, monster?.special?.text]);
      expect(/"times":[1-9-]/.test(says)).toBe(card.most > 0 || (monster?.special?.most ?? 0) > 0);
    }
  });

  it.each(sets)('DNR-CONTENT-36 of $name are so many of each kind', ({ adventures: all, decks }) => {
    const count = (test: (card: AdventureCard) => boolean) => copies(all.filter(test));
    const kinds = [
      count(({ kind }) => kind === 'boon'),
      count(({ kind }) => kind === 'treasure'),
      count(({ kind }) => kind === 'bane'),
      count(({ category }) => category === 'monster'),
      count(({ category }) => category === 'trap'),
    ];
    if (decks === 2) expect(kinds).toEqual([15, 15, 10, 14, 6]);
    else {
      expect(kinds.slice(2)).toEqual([5, 7, 3]);
      expect(kinds.slice(0, 2).sort()).toEqual([7, 8]);
    }
    for (const card of all) expect(card.decks.length).toBeLessThanOrEqual(decks);
  });

  it.each(sets.filter(({ grade }) => grade === 'heroic'))(
    'DNR-CONTENT-37 of $name cost what heroic cards cost',
    ({ adventures: all }) => {
      for (const card of all) {
        const [least, most] = glory(card) ? [0, 7] : card.monster ? [1, 6] : [1, 5];
        expect(card.cost).toBeGreaterThanOrEqual(least);
        expect(card.cost).toBeLessThanOrEqual(most);
      }
      const peril = all.filter((card) => !glory(card));
      const cheap = peril.filter(({ cost }) => cost <= 2);
      expect(copies(cheap)).toBeGreaterThanOrEqual(copies(peril) / 3);
      expect(cheap.some(({ cost, monster }) => cost === 1 && monster)).toBe(true);
    },
  );

  it('DNR-CONTENT-41 Traps are of every kind', () => {
    const scores = saying(
      traps.map(({ effect }) => effect),
      'threat',
    ).map(({ score }) => score);
    for (const form of FORMS) expect(scores).toContain(form);
    expect(scores.some((score) => score === 'life' || score === 'level')).toBe(true);
    expect(traps.some(({ host }) => about(host, 'space'))).toBe(true);
    expect(saying(traps, 'tip').some(({ rise, number }) => rise && number > 0)).toBe(true);
  });

  it('DNR-CONTENT-42 Glory cards are played at every time', () => {
    const cards = adventures.filter(glory);
    const responses = cards.filter(({ times }) => times.includes('response'));
    expect(copies(responses)).toBeGreaterThanOrEqual(5);
    expect(responses.some((card) => offered(card, 'trap'))).toBe(true);
    expect(responses.some((card) => offered(card, 'bane'))).toBe(true);
    expect(
      responses.some(
        ({ target, effect }) =>
          about(target, 'monster') && saying(effect, 'discard').some(({ what }) => what === 'it'),
      ),
    ).toBe(true);
    expect(responses.some(({ effect }) => saying(effect, 'die').length > 0)).toBe(true);
    expect(responses.some(({ effect }) => saying(effect, 'warp').length > 0)).toBe(true);
    expect(copies(cards.filter(({ times }) => times.includes('anytime')))).toBeGreaterThanOrEqual(5);
    for (const { times } of cards)
      expect(times.some((time) => ['response', 'anytime', 'hero'].includes(time))).toBe(true);
  });

  it('DNR-CONTENT-43 Banes are played off-turn, at nobody and at everybody', () => {
    const banes = of('bane');
    const anytime = banes.filter(({ times }) => times.includes('anytime'));
    expect(copies(anytime)).toBeGreaterThanOrEqual(3);
    expect(anytime.some(({ effect }) => saying(effect, 'die').length > 0)).toBe(true);
    expect(anytime.some((card) => offered(card, 'attempt'))).toBe(true);
    const atNobody = banes.filter(({ target, host }) => !about(target, 'hero') && !about(host, 'hero'));
    expect(copies(atNobody)).toBeGreaterThanOrEqual(2);
    const everybody = (each: Selector | undefined) => about(each, 'hero') && each?.flags === 0;
    expect(
      banes.some(
        ({ effect }) =>
          effect.standing.some(({ each }) => everybody(each)) ||
          saying(effect, 'each').some((said) => everybody(said.of)),
      ),
    ).toBe(true);
  });

  it('DNR-CONTENT-44 durations are of every kind', () => {
    const lasting = (duration: AdventureCard['duration'], cards = adventures) =>
      cards.filter((card) => card.duration === duration);
    const hosts = lasting('attachment').map(({ host }) => host);
    expect(hosts.length).toBeGreaterThanOrEqual(5);
    expect(hosts.some((host) => about(host, 'hero', 'mine'))).toBe(true);
    expect(hosts.some((host) => about(host, 'hero', 'opponent'))).toBe(true);
    expect(hosts.some((host) => about(host, 'treasure'))).toBe(true);
    expect(hosts.some((host) => about(host, 'monster', 'pack'))).toBe(true);
    expect(hosts.some((host) => about(host, 'space'))).toBe(true);
    expect(copies(lasting('instant'))).toBeGreaterThanOrEqual(12);
    const kept = (kind: AdventureCard['kind']) =>
      copies(lasting('permanent', of(kind)).filter(({ upkeep }) => upkeep > 0));
    expect(kept('boon')).toBeGreaterThanOrEqual(3);
    expect(kept('bane')).toBeGreaterThanOrEqual(2);
  });

  it('DNR-CONTENT-8 DNR-CONTENT-13 DNR-CONTENT-45 Treasures are of every type', () => {
    const treasures = of('treasure');
    const ofType = (type: string) => treasures.filter(({ category }) => category === type);
    const types = [...new Set(treasures.flatMap(({ category }) => category || []))];
    expect(types.length).toBeGreaterThanOrEqual(6);
    expect(types).toEqual(expect.arrayContaining(['helmet', 'potion', 'storage']));
    const worn = types.filter((type) => type !== 'potion' && type !== 'storage');
    expect(worn.filter((type) => ofType(type).length >= 2).length).toBeGreaterThanOrEqual(2);
    expect(ofType('potion').length).toBeGreaterThanOrEqual(2);
    const healing = ofType('potion').filter((card) => saying(card, 'heal').length > 0);
    expect(healing.map(({ name }) => name)).toContain('Potion of Healing');
    expect(treasures.some(({ charges }) => charges > 0)).toBe(true);
    const limits = ofType('storage').map((card) => saying(card, 'limit').map((said) => said.of));
    expect(limits.some((what) => what.includes('treasure'))).toBe(true);
    expect(limits.some((what) => what.includes('boon'))).toBe(true);
    expect(limits.length).toBeGreaterThanOrEqual(2);
    expect(ofType('').length).toBeGreaterThanOrEqual(1);
  });

  it('DNR-CONTENT-9 Repel is a Response for 3 Glory that discards a monster', () => {
    const [repel] = adventures.filter(({ name }) => name === 'Repel');
    expect(repel).toMatchObject({ kind: 'boon', cost: 3, times: ['response'], target: { noun: 'monster' } });
    expect(repel.effect.steps).toMatchObject([{ do: 'discard', what: 'it' }]);
  });
});
