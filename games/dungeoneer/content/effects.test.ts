import { describe, expect, it } from 'vitest';
import { language } from '../language/language.ts';
import { flagBit } from '../language/nouns.ts';
import type { Says } from '../language/says.ts';
import type { AdventureCard } from './cards.ts';
import { carillon, saidIn, saying, sets, shore } from './said.ts';

const cards = [...carillon.heroes, ...carillon.quests, ...carillon.maps, ...carillon.adventures];
const { adventures } = carillon;
const opponents = flagBit('hero', 'opponent');
const atOpponent = ({ target }: AdventureCard) => target?.noun === 'hero' && (target.flags & opponents) !== 0;
const raisesSpeed = (said: Says) =>
  said.do === 'mod' && (said.score === 'speed' || said.score === 'all') && said.by.n + said.by.times > 0;
const givesMoves = (card: AdventureCard) => saying(card, 'gain').some(({ what }) => what === 'mp');
const anyone = (test: (said: Says) => boolean) => cards.some((card) => saidIn(card).some(test));
const ofAdventure = (test: (card: AdventureCard) => boolean) => adventures.some(test);

/** DNR-CONTENT-46, in its order. */
const WANTED: readonly [string, () => boolean][] = [
  [
    '# for Glory',
    () => ofAdventure(({ most, kind }) => most > 0 && (kind === 'boon' || kind === 'treasure')),
  ],
  ['# for Peril', () => ofAdventure(({ monster }) => (monster?.special?.most ?? 0) > 0)],
  ['Minion', () => anyone((said) => said.do === 'minion')],
  ['Shift', () => anyone((said) => said.do === 'shift')],
  ['Warp of oneself', () => ofAdventure((card) => card.kind === 'boon' && saying(card, 'warp').length > 0)],
  ['Warp of an opponent', () => ofAdventure((card) => atOpponent(card) && saying(card, 'warp').length > 0)],
  ['Level drain', () => anyone((said) => said.do === 'level' && said.by.n < 0)],
  ['Speed with MP', () => ofAdventure((card) => saidIn(card).some(raisesSpeed) && givesMoves(card))],
  [
    'Speed without MP',
    () =>
      ofAdventure((card) => card.kind === 'treasure' && saidIn(card).some(raisesSpeed) && !givesMoves(card)),
  ],
  ['tipping', () => anyone((said) => said.do === 'tip')],
  ['untipping', () => anyone((said) => said.do === 'untip')],
  ['healing', () => ofAdventure((card) => card.kind === 'treasure' && saying(card, 'heal').length > 0)],
  [
    'wound prevention where it is lethal',
    () =>
      ofAdventure(({ effect }) =>
        effect.uses.some(({ window, steps }) => window === 'lethal' && saying(steps, 'prevent').length > 0),
      ),
  ],
  [
    'forced discard of a Boon',
    () =>
      ofAdventure(
        (card) => atOpponent(card) && saying(card, 'discard').some(({ of }) => of?.noun === 'boon'),
      ),
  ],
  [
    'forced discard of a Treasure',
    () =>
      ofAdventure(
        (card) => atOpponent(card) && saying(card, 'discard').some(({ of }) => of?.noun === 'treasure'),
      ),
  ],
  ['extra draw', () => anyone((said) => said.do === 'draw')],
  ['gain of Glory', () => anyone((said) => said.do === 'gain' && said.what === 'glory')],
  ['removal of Peril', () => anyone((said) => said.do === 'lose' && said.what === 'peril')],
  [
    'Peril to an opponent',
    () => anyone((said) => said.do === 'transfer' && said.what === 'peril' && said.giver === 'you'),
  ],
  ['opening a Locked exit', () => anyone((said) => said.do === 'open')],
  ['passing a Wall', () => anyone((said) => said.do === 'ignore' && said.what === 'wall')],
  ['changing a Threat number', () => anyone((said) => said.do === 'number')],
  [
    'discarding a monster',
    () =>
      ofAdventure(
        (card) =>
          card.target?.noun === 'monster' && saying(card, 'discard').some(({ what }) => what === 'it'),
      ),
  ],
  [
    'healing a monster',
    () => ofAdventure((card) => card.host?.noun === 'monster' && saying(card, 'heal').length > 0),
  ],
  ['looking at a hand', () => anyone((said) => said.do === 'reveal' && said.what === 'hand')],
];

describe('effects', () => {
  it.each(WANTED)('DNR-CONTENT-46 the double set has %s', (_, has) => {
    expect(has()).toBe(true);
  });

  it('DNR-CONTENT-47 the card language has every word that is asked for', () => {
    const words =
      'mod set die wound prevent heal gain lose draw discard return fetch control minion charge warp shift tip untip cost limit level threat cancel end reveal open number';
    expect(Object.keys(language.verbs)).toEqual(expect.arrayContaining(words.split(' ')));
    const all = sets.flatMap((set) => set.adventures);
    expect(all.some(({ duration }) => duration === 'attachment')).toBe(true);
    expect(all.some(({ upkeep }) => upkeep > 0)).toBe(true);
    const choosers = new Set(saying(all, 'discard').map(({ by }) => by));
    for (const by of ['owner', 'random', 'you'] as const) expect(choosers).toContain(by);
  });

  it.each(sets)('DNR-CONTENT-11 $name has a Trap, a Boon and a Map card about Speed', (set) => {
    const tests = (what: unknown) => saying(what, 'threat').some(({ score }) => score === 'speed');
    expect(set.adventures.some((card) => card.category === 'trap' && tests(card))).toBe(true);
    expect(set.adventures.some((card) => card.kind === 'boon' && saidIn(card).some(raisesSpeed))).toBe(true);
    const asking = set.maps.filter(
      ({ centre }) => tests(centre) || ('score' in centre && centre.score === 'speed'),
    );
    expect(asking.length).toBeGreaterThan(0);
  });

  it('DNR-CONTENT-56 a Warp of the Wilderness crosses realms', () => {
    expect(saying(shore.adventures, 'warp').some(({ cross }) => cross)).toBe(true);
  });

  it('DNR-CHAL-14 give no hero a hit effect of his own, so his hit is a wound or a theft', () => {
    expect(Object.keys(language.verbs)).not.toContain('hit');
    expect(sets.flatMap(({ heroes }) => heroes).filter((hero) => 'hit' in hero)).toEqual([]);
  });
});
