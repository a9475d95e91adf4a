/** Selectors in words: heroes, monsters, cards, spaces and rolls as a card names them. */
import { capital, listed, type Say } from '@underhall/kernel';
import type { Key } from '../language/nouns.ts';
import { flagBit, NOUNS, type Noun, type RollNoun } from '../language/nouns.ts';
import type { Selector, Test } from '../language/selectors.ts';
import type { Context, Named } from './pieces.ts';

/** The flags of a selector by name. */
export function flagsOf({ noun, flags }: Selector): readonly string[] {
  const known: readonly string[] = NOUNS[noun].flags;
  return known.filter((_flag, i) => flags & (1 << i));
}

function has<N extends Noun>(
  { flags }: Selector<N>,
  noun: N,
  flag: Parameters<typeof flagBit<N>>[1],
): boolean {
  return (flags & flagBit(noun, flag)) !== 0;
}

function testOf({ tests }: Selector, key: Key): Test | undefined {
  return tests.find((one) => one.key === key);
}

/** “Passage or Road” */
function wordsOf(say: Say, test: Test | undefined, group: string, join: 'and' | 'or' = 'or'): string {
  const words = (test?.words ?? []).map((word) => say(`${group}.${word}`));
  return listed(say, words, join);
}

/** “that costs at most 4” */
function limits(say: Say, selector: Selector): string {
  return selector.tests
    .filter(({ compare, words }) => words.length === 0 && compare !== '!=')
    .map(
      ({ key, compare, number }) =>
        ` ${say(`that.${key}.${BOUNDS[compare as keyof typeof BOUNDS]}`, { n: number })}`,
    )
    .join('');
}

const BOUNDS = { '<=': 'most', '>=': 'least', '=': 'is' } as const;

// ------------------------------------------------------------------ places

/** Where somebody is: “in a Passage”, “in forest or swamp”, “at the Undying Furnace”. */
export function whereText(say: Say, selector: Selector, placeName: Context['placeName']): string {
  const name = testOf(selector, 'name');
  const terrain = testOf(selector, 'terrain');
  const type = testOf(selector, 'type');
  const flags = flagsOf(selector);
  const grim = flags.includes('grim') ? say('space.grim') : '';
  if (name) return say('where.name', { place: listed(say, name.words.map(placeName), 'or') });
  if (terrain) return say('where.terrain', { terrain: wordsOf(say, terrain, 'terrain') });
  if (type)
    return listed(
      say,
      type.words.map((word) => say(`where.${word}`, { grim })),
      'or',
    );
  return say(flags.length > 0 ? `where.${flags[0]}` : 'where.any');
}

/** Where somebody comes to: “a space at most 3 moves away”, “a Room”, “another forest or swamp”. */
export function spaceText(say: Say, selector: Selector, placeName: Context['placeName']): string {
  const flags = flagsOf(selector);
  const name = testOf(selector, 'name');
  const range = testOf(selector, 'range');
  const terrain = testOf(selector, 'terrain');
  const type = testOf(selector, 'type');
  if (name) return listed(say, name.words.map(placeName), 'or');
  const kind = terrain
    ? say('space.terrain', { terrain: wordsOf(say, terrain, 'terrain') })
    : type
      ? wordsOf(say, type, 'space')
      : '';
  const other = flags.includes('other');
  if (kind) return say(other ? 'space.another' : 'space.a', { kind });
  if (flags.includes('entrance')) return say('space.entrance');
  const base = flags.includes('adjacent') ? 'space.adjacent' : other ? 'space.other' : 'space.any';
  const extras = [
    flags.includes('sewer') ? say('space.with.sewer') : '',
    flags.includes('empty') ? say('space.with.empty') : '',
    range ? say('space.with.range', { n: range.number }) : '',
  ];
  return [say(base), ...extras.filter(Boolean)].join(' ');
}

// ------------------------------------------------------------------ people, monsters, cards

/** Somebody or something that is chosen, with how it is called afterwards. */
export function named(say: Say, selector: Selector, it: Named): Named {
  switch (selector.noun) {
    case 'hero': {
      const key = has(selector as Selector<'hero'>, 'hero', 'opponent') ? 'opponent' : 'hero';
      return called(say, 'hero', say(`one.${key}`), 'they');
    }
    case 'monster':
      return called(say, 'monster', monsterText(say, selector as Selector<'monster'>), 'it');
    default:
      return called(say, 'card', cardText(say, selector, it), 'it');
  }
}

export function called(say: Say, kind: Named['kind'], name: string, then: 'they' | 'it'): Named {
  const next: Named = {
    kind,
    subject: say(`person.${then}`),
    object: say(`person.${then}.object`),
    own: say(`person.${then}.own`),
    o: then === 'they' ? 2 : 1,
  };
  return { kind, subject: name, object: name, own: say('person.own', { name }), o: 1, next };
}

/** “an attacking monster that costs at most 4” */
export function monsterText(say: Say, selector: Selector<'monster'>): string {
  const race = testOf(selector, 'race');
  const noun = race
    ? listed(
        say,
        race.words.map((word) => word),
        'or',
      )
    : say('monster.one');
  const key = has(selector, 'monster', 'attacking')
    ? 'monster.attacking'
    : has(selector, 'monster', 'pack')
      ? 'monster.pack'
      : 'monster.any';
  return `${say(key, { monster: noun })}${limits(say, selector)}`;
}

/** What a card is called where several are meant: “Treasures”, “Glory cards”. */
export function kindText(say: Say, { noun, flags, tests }: Selector, n: number): string {
  const kind = tests.find(({ key }) => key === 'kind');
  if (kind) return wordsOf(say, kind, 'category');
  const glory =
    flags & flagBit('card', 'glory') ? 'glory-card' : flags & flagBit('card', 'peril') ? 'peril-card' : noun;
  return say(`cards.${glory}`, { n });
}

/** “one of your Treasures”, “a card from your hand”, “a card from the discard pile” */
export function cardText(say: Say, selector: Selector, it: Named, n: number | string = 1): string {
  const flags = flagsOf(selector);
  const count = typeof n === 'number' ? n : 2;
  const kind = kindText(say, selector, flags.includes('play') ? 2 : count);
  const own = flags.includes('mine') ? say('person.you.own') : it.own;
  const where = flags.includes('hand')
    ? 'hand'
    : flags.includes('discard')
      ? 'discard'
      : flags.includes('deck')
        ? 'deck'
        : 'play';
  return `${say(`cards.from.${where}${count === 1 ? '' : '.many'}`, { n, kind, own })}${limits(say, selector)}`;
}

/** A family of monsters, or a hero's people: a name of the content. */
export function raceText(race: string): string {
  return capital(race);
}

/** Several of a family: “beasts”. */
export function racesText(race: string): string {
  return `${race}s`;
}

// ------------------------------------------------------------------ rolls

/** “Threats”, “Threats of Traps”, “Quest Threats”. */
export function threatText(say: Say, selector: Selector<'threat'>): string {
  const score = testOf(selector, 'score');
  if (score) return say('threats.score', { score: wordsOf(say, score, 'score') });
  const [flag] = flagsOf(selector);
  return say(flag ? `threats.${flag}` : 'threats');
}

/** A card that whoever has it chooses: “a Treasure of their choice”. */
export function ofChoice(say: Say, selector: Selector, it: Named, n: number | string): string {
  if (it.kind === 'you') return cardText(say, selector, it, n);
  const count = typeof n === 'number' ? n : 2;
  const hand = flagsOf(selector).includes('hand') ? '.hand' : '';
  return say(`cards.choice${hand}${count === 1 ? '' : '.many'}`, { n, kind: kindText(say, selector, count) });
}

/** The dice of several rolls: “your dice against Traps and Obstacles”, “your attack and counter-attack dice”. */
export function diceText(say: Say, rolls: readonly Selector<RollNoun>[], own: string): string {
  const [first, second] = rolls;
  if (rolls.length === 1) return dieText(say, first, own);
  const against = rolls.every(
    ({ noun, flags, tests }) => noun === 'threat' && flags !== 0 && tests.length === 0,
  );
  if (against) {
    const threats = rolls.map((roll) => threatText(say, roll as Selector<'threat'>));
    return say('die.against', { own, what: listed(say, threats) });
  }
  const both = rolls.length === 2 && first.noun === 'attack' && second.noun === 'counter';
  if (both && JSON.stringify(first.tests) === JSON.stringify(second.tests))
    return dieText(say, first, own).replace(say('die.attack', { own }), say('die.both', { own }));
  return listed(
    say,
    rolls.map((roll) => dieText(say, roll, own)),
  );
}

/** Which die: “against Traps”, “of your challenges”, “when you counter-attack in Magic”. */
function dieText(say: Say, selector: Selector<RollNoun>, own: string): string {
  const { noun } = selector;
  if (noun === 'threat') {
    const score = testOf(selector, 'score');
    const [flag] = flagsOf(selector);
    if (score) return say('die.threat.score', { own, score: wordsOf(say, score, 'score') });
    return say(flag ? `die.threat.${flag}` : 'die.threat', { own });
  }
  if (noun !== 'attack' && noun !== 'counter') return say(`die.${noun}`, { own });
  const form = testOf(selector, 'form');
  const race = testOf(selector, 'race');
  const challenge = flagsOf(selector).includes('challenge');
  const what = say(challenge ? 'die.challenge' : `die.${noun}`, { own });
  if (form) return say('die.in', { what, form: wordsOf(say, form, 'score') });
  return race
    ? say('die.race', {
        what,
        race: listed(
          say,
          race.words.map((word) => racesText(word)),
          'or',
        ),
      })
    : what;
}

/** Before which roll: “a Threat”, “an attack”. */
export function rollText(say: Say, selector: Selector<RollNoun> | undefined): string {
  if (!selector) return say('roll.any');
  const [flag] = flagsOf(selector);
  return say(flag ? `roll.${selector.noun}.${flag}` : `roll.${selector.noun}`);
}
