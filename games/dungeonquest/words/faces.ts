/** What is printed on cards and chambers; heroes and kinds of chambers can be asked for as well. */
import type { FaceWords, Game, Say } from '@underhall/kernel';
import { listed } from '@underhall/kernel';
import { abilityText, cardText } from '../card-text.ts';
import { DECK_NAMES } from '../content.ts';
import { DOOR, PORTCULLIS, type Tile, WALL } from '../tile.ts';
import type { Card, HeroCard, World } from '../world.ts';
import type { Reading } from './context.ts';
import { folkOf } from './folk.ts';
import { contentOf, readingOf, typeset } from './names.ts';

const DECKS: readonly string[] = DECK_NAMES;

/** Undefined for what both editions do not have. */
export function faceWords(say: Say, game: Game<World>, id: string): FaceWords | undefined {
  const face = game.hasFace(id) ? game.faces[game.faceIndex(id)] : undefined;
  if (face?.back === 'chamber') return tileWords(say, face as Tile);
  const reading = readingOf({ game });
  if (face && DECKS.includes(face.back)) {
    const card = face as Card;
    return { name: typeset(card.name), text: cardText(say, reading, card) };
  }
  const hero = contentOf({ game }).heroes.find((one) => one.id === id);
  return hero && heroWords(say, reading, hero);
}

/** Of a kind of chamber, tower and Treasure Chamber included. */
export function kindWords(say: Say, kind: string): FaceWords {
  return { name: say(`chamber.${kind}`), text: say(`chamber.${kind}.text`) };
}

const SIDES = ['entry', 'left', 'ahead', 'right'];

/** What is printed on a tile besides its ways: which of them belong together, where a die leads, what can be done there. */
function featuresOf(say: Say, { kind, sides, halves, darkness, search, entrance }: Tile): string[] {
  const ways = (fits: (i: number) => boolean) =>
    listed(
      say,
      SIDES.filter((_, i) => sides[i] !== WALL && fits(i)).map((side) => say(`tile.side.${side}`)),
    );
  const parts = halves && { a: ways((i) => halves[i] === 0), b: ways((i) => halves[i] === 1) };
  const marks = [...new Set(darkness)].map((side) => {
    const dice = darkness?.flatMap((to, i) => (to === side ? [`${i + 1}`] : [])) ?? [];
    return say('tile.mark', { dice: listed(say, dice), side: say(`tile.side.${SIDES[side]}`) });
  });
  return [
    ...(parts ? [say('tile.halves', parts)] : []),
    ...(marks.length > 0 ? [say('tile.darkness', { marks: marks.join(say('text.cases.between')) })] : []),
    ...(entrance && kind !== 'catacomb-entrance' ? [say('tile.entrance')] : []),
    ...(search ? [say('tile.search')] : []),
  ];
}

function tileWords(say: Say, tile: Tile): FaceWords {
  const { kind, sides } = tile;
  const exits = sides.flatMap((side, i) => {
    if (side === WALL) return [];
    const kindOfExit = side === DOOR ? 'door' : side === PORTCULLIS ? 'portcullis' : 'open';
    return [say(`tile.exit.${kindOfExit}`, { side: say(`tile.side.${SIDES[i]}`) })];
  });
  const text = say('tile.text', {
    text: say(`chamber.${kind}.text`),
    exits: say('tile.exits', { exits: listed(say, exits) }),
    features: featuresOf(say, tile).join(' '),
  });
  return { name: say(`chamber.${kind}`), text: text.trim() };
}

function heroWords(say: Say, reading: Reading, hero: HeroCard): FaceWords {
  const { life, strength, agility, armor, luck, description } = hero;
  const abilities = hero.abilities
    .map((ability) =>
      say('hero.ability', { name: typeset(ability.name), text: abilityText(say, reading, ability) }),
    )
    .join('\n');
  return {
    name: typeset(hero.name),
    folk: folkOf(say, hero),
    text: say('hero.text', {
      description: typeset(description),
      life,
      strength,
      agility,
      armor,
      luck,
      abilities,
    }),
  };
}
