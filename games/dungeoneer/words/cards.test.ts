import { sayIn } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import type { Content } from '../content/read.ts';
import { dungeoneer } from '../game.ts';
import { messages } from '../messages.ts';

const game = dungeoneer.open();
const words = dungeoneer.words(game);
const face = (id: string) => words.face(sayIn(messages), id);
const text = (id: string) => face(id).text;

describe('DNR-CONTENT-16 the text of every card is made from what it does', () => {
  it.each(game.faces.map(({ id }) => id))('%s', (id) => {
    const { name, line = '', text: said } = face(id);
    for (const part of [name, line, said]) {
      // No message is missing, no hole is left open, nothing of the grammar shows.
      expect(part).not.toMatch(/[{}[\]]|undefined|NaN|[a-z]\.[a-z]/);
      expect(part).not.toMatch(/\b(the hero’s hero|every hero cannot|or is |or takes )/);
    }
    if (said !== '') expect(said).toMatch(/^[A-Z0-9+−#].*\.$/s);
    expect(line).not.toBe('');
  });

  it.each([
    ['repel', 'Discard an attacking monster.'],
    ['salt-fever', 'Target hero has −1 Melee and Magic and cannot heal. Upkeep 1.'],
    [
      'leaden-peal',
      'Before target hero rolls for a Threat, an attack, a counter-attack or a search, they roll two dice and use the lower.',
    ],
    ['refuse-to-drown', 'Once per turn, when a wound would defeat you, pay 3 Glory: prevent it.'],
    ['undertow', 'Target hero: Melee 6+ or drop an Escort token and discard a Treasure of their choice.'],
    [
      'weeping-idol',
      'Every hero in the space, and once per turn a hero who enters: Magic 5+ or take 1 wound. The Trap stays.',
    ],
    ['wrecker-cutpurse', 'Hit: no wound, but you take up to 3 Glory from the hero.'],
    [
      'lady-in-lampreys',
      'Hit: no wound, but you take up to 3 Glory from the hero, and they discard a Treasure of their choice. Curtsey: the hero cannot challenge in this combat.',
    ],
    ['high-water', 'Every hero needs 1 more on exit Threats. No hero can use Sewers. Upkeep 1.'],
    [
      'waycamp',
      'Attach to your space. Once per turn, when you enter the space, you may pay 1 Glory to heal 1; any other hero gains 1 Peril.',
    ],
    [
      'carry-the-last-novice',
      "Bring Piers, the last novice, from the Leech Baths to the Ferrymen's Wharf. Reward: gain 3 Glory and heal 2.",
    ],
    [
      'dig-out-the-first-mould',
      'Search Rooms (8+). Where you find it: Melee 7+ or take 1 wound and make no further attempt this turn. Reward: gain 5 Glory.',
    ],
    [
      'morwen-sedge',
      'Tidewalk: Once per turn in your Hero Phase, pay 3 Glory: warp to a space at most 3 moves away.',
    ],
  ])('%s reads as it would be printed', (id, said) => {
    expect(text(id)).toBe(said);
  });

  it('changes when the card does something else', () => {
    const { content } = game.spec as unknown as { content: Content };
    const potion = content.sets[0].adventures.find(({ id }) => id === 'potion-of-healing');
    const { effect } = potion as unknown as { effect: { uses: { steps: { wounds: { n: number } }[] }[] } };
    const [step] = effect.uses[0].steps;
    const before = step.wounds.n;
    step.wounds.n = 5;
    expect(text('potion-of-healing')).toBe('Discard this card: heal 5.');
    step.wounds.n = before;
  });
});

describe('DNR-CONTENT-7 what the icons stand for is said', () => {
  it('attack and counter-attack symbols stand behind each score, # is a variable, markers have letters', () => {
    expect(face('verdigris-hound').line).toBe(
      'Monster (Verdigris) · 3 Peril · Life 2 · Melee 2 ◆, Magic 0 –, Speed 3 ●',
    );
    expect(face('running-tide').line).toBe('Boon (feat) · # Glory · Hero');
    expect(text('ebb-stair')).toMatch(/^Entrance\./);
    expect(text('culvert-of-candles')).toContain('Sewer A.');
    expect(text('bell-metal-sentinel')).toContain('Hit: 2 wounds.');
  });
});

describe('DNR-EXIT-1 DNR-CONTENT-53 in the Wilderness exits have other names', () => {
  it('Lost, Treacherous and Impassable on Roads and Sites, Locked, Trapped and Wall below', () => {
    expect(text('whitepans')).toMatch(
      /Treacherous to the east \(Speed 5\+\), Impassable to the south, Lost to the west/,
    );
    expect(text('weeping-gallery')).toMatch(/Locked to the east \(Magic 5\+\), Trapped to the west/);
    for (const { id, realm } of game.faces as unknown as readonly { id: string; realm: string }[]) {
      if (game.faces[game.faceIndex(id)].back !== 'map') continue;
      expect(text(id)).not.toMatch(
        realm === 'wilderness' ? /Locked|Trapped|Wall\b/ : /Lost|Treacherous|Impassable/,
      );
    }
  });
});

describe('names', () => {
  const { sets } = (game.spec as unknown as { content: Content }).content;
  const names = game.faces.map(({ id }) => face(id).name);

  it('DNR-CONTENT-10 no set needs an Undead or a Demon; what the Demon can do is on the Soprano of Salt', () => {
    expect(names.filter((name) => /undead|demon/i.test(name))).toEqual([]);
    expect(text('soprano-of-salt')).toBe(
      'Hit: 1 wound. Shattering Note (2 Peril), every hero in the space: Magic 5+ or take 1 wound.',
    );
  });

  it('DNR-CONTENT-14 the letters A and B mark the Sewers of the heroic Dungeon, each on two Map cards', () => {
    const letters = sets[0].maps.flatMap(({ sewer }) => sewer || []).sort();
    expect(letters).toEqual(['A', 'A', 'B', 'B']);
    for (const { id, sewer } of sets[0].maps) expect(text(id).includes(`Sewer ${sewer}.`)).toBe(sewer !== '');
  });

  it('DNR-CONTENT-15 every hero, Quest, Map card and set has a name of its own', () => {
    const named = sets.flatMap(({ heroes, quests, maps }) => [...heroes, ...quests, ...maps]);
    expect(named.every(({ name }) => /^[A-Z]/.test(name))).toBe(true);
    // A hero of a higher grade is the hero of the lower one.
    const own = named.filter((card) => card.back !== 'hero' || card.follows === '');
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
  });
});
