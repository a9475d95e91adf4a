import { readFileSync } from 'node:fs';
import { type Json, Misfit, Playthrough, sayIn } from '@underhall/kernel';
import { checkPromises } from '@underhall/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { dungeoneer, openDungeoneer } from '../game.ts';
import { messages } from '../messages.ts';

const example = JSON.parse(
  readFileSync(new URL('../../../docs/examples/dungeoneer-pack.json', import.meta.url), 'utf8'),
) as { heroes: object[]; quests: object[]; maps: object[]; adventures: Record<string, unknown>[] };
const [bane, monster, trap] = example.adventures;

/** What is wrong with the example, changed so. */
function problems(change: object): readonly string[] {
  try {
    openDungeoneer([{ ...example, ...change } as Json]);
    return [];
  } catch (error) {
    if (error instanceof Misfit) return error.problems;
    throw error;
  }
}

describe('a content pack', () => {
  const game = openDungeoneer([example as Json]);
  const words = dungeoneer.words(game);
  const text = (id: string) => words.face(sayIn(messages), id).text;

  it('brings a hero, a Quest, a Map card and Adventure cards, with their words', () => {
    expect(game.faces.length).toBe(openDungeoneer().faces.length + 6);
    expect(text('hob-tallow')).toBe(
      'Knows Every Landing: Once per turn in your Hero Phase, pay 1 Glory: warp to a space with a Sewer.',
    );
    expect(text('light-the-landing')).toBe(
      'At the Ferry House: Magic 6+ or lose all MP. Reward: gain 3 Glory.',
    );
    expect(text('oar-wight')).toBe(
      'Hit: 1 wound. Pull Under (1 Peril): Speed 5+ or lose 1 MP and be tipped.',
    );
    expect(text('slipping-rope')).toBe('Every hero in the space: Speed 5+ or lose 1 Glory.');
  });

  it('plays like the box itself', () => {
    for (const seed of ['ferry 1', 'ferry 2', 'ferry 3'])
      checkPromises(game, { seats: [{}, {}], options: { rounds: 8 } }, seed, 4);
  }, 60_000);

  it('leaves cards out: one copy, or all of them', () => {
    const without = openDungeoneer([
      { pack: 'less', game: 'dungeoneer', without: { 'potion-of-healing': 1, repel: 1 } },
    ]);
    const { match } = new Playthrough(without, { seats: [{}, {}], seed: 'less' });
    const faces = Array.from({ length: match.instances.count }, (_, card) => match.face(card).id);
    expect(faces.filter((id) => id === 'potion-of-healing').length).toBe(1);
    expect(faces).not.toContain('repel');
  });

  test('makes another version of the game, so that matches do not mix', () => {
    expect(game.version).not.toBe(openDungeoneer().version);
  });
});

describe('mistakes in a pack are told with their place', () => {
  const wrong = (card: Record<string, unknown>) => problems({ adventures: [card] });
  it.each([
    [
      problems({ set: 'drowned-carilon' }),
      "the-ferry-house: there is no set 'drowned-carilon' (did you mean 'drowned-carillon'?). Sets: drowned-carillon, restless-shore, sunless-court, boneless-heaven",
    ],
    [
      problems({ quests: [{ ...example.quests[0], location: 'space[name=ferry-hose]' }] }),
      "light-the-landing: there is no Map card 'ferry-hose' (did you mean 'ferry-house'?)",
    ],
    [
      problems({ quests: [{ ...example.quests[0], location: null }] }),
      "light-the-landing: a Quest has a 'location', or is searched for ('search')",
    ],
    [
      problems({ maps: [{ ...example.maps[0], sewer: 'Q' }] }),
      'ferry-house: Sewer Q is on no other Map card, so it leads nowhere',
    ],
    [
      problems({ heroes: [{ ...example.heroes[0], levels: [] }] }),
      'hob-tallow: a hero has three Levels, not 0',
    ],
    [
      wrong({ ...trap, category: 'weapon' }),
      'slipping-rope: an Encounter is a Trap ("category": "trap"), or a monster with race, Life and scores',
    ],
    [
      wrong({ ...bane, effect: 'lose gold 2' }),
      `the-ferry-house: ferrymans-due, effect "lose gold 2", column 6: 'lose' expects glory, peril or mp, found 'gold'`,
    ],
    [
      wrong({ ...bane, duration: 'attachment' }),
      'ferrymans-due: an Attachment names its hosts, and nothing else does',
    ],
    [wrong({ ...monster, id: 'repel' }), "two cards have the id 'repel'"],
    [
      problems({ without: { repell: 1 } }),
      "the-ferry-house: there is no 'repell' to leave out (did you mean 'repel'?)",
    ],
  ] as [readonly string[], string][])('%#: $1', (found, problem) => {
    expect(found.some((one) => one.startsWith(problem))).toBe(true);
  });

  it('a field that does not exist, or has the wrong kind', () => {
    expect(wrong({ ...bane, cost: 'two' }).join()).toContain('adventures[0]');
    expect(problems({ heros: [] }).join()).toContain('heros');
  });
});
