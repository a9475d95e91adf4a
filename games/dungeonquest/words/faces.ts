/** What is printed on cards, chambers and tokens; heroes, monsters and kinds of chambers can be asked for as well. */
import type { FaceWords, Game, Say } from '@underhall/kernel';
import { listed } from '@underhall/kernel';
import { abilityText, cardText } from '../card-text.ts';
import { combatCardText } from '../classic/card-text.ts';
import type { Card, CombatCard, HeroCard, Token } from '../classic/content.ts';
import type { Monster } from '../classic/people.ts';
import type { ClassicSpec, World } from '../classic/world.ts';
import { DOOR, PORTCULLIS, type Tile, WALL } from '../tile.ts';
import { MONSTERS } from '../verbs.ts';
import { folkOf } from './folk.ts';
import { typeset } from './names.ts';

export function faceWords(say: Say, game: Game<World>, id: string): FaceWords {
  const { content } = game.spec as ClassicSpec;
  if (game.hasFace(id)) {
    const face = game.faces[game.faceIndex(id)];
    if (face.back === 'chamber') return tileWords(say, face as Tile);
    if (face.back.startsWith('token-')) return tokenWords(say, face as Token);
    if (face.back === 'combat' || face.back.startsWith('power-')) {
      const card = face as CombatCard;
      return { name: typeset(card.name), text: combatCardText(say, card, monsterOwner(say, card)) };
    }
    const card = face as Card;
    return { name: typeset(card.name), text: cardText(say, card) };
  }
  const hero = content.heroes.find((one) => one.id === id);
  if (hero) return heroWords(say, hero);
  const monster = content.monsters.find((one) => one.id === id);
  if (monster) return monsterWords(say, monster);
  return { name: say(`chamber.${id}`), text: say(`chamber.${id}.text`) };
}

/** The Monster a Power card belongs to, or nothing. */
export function monsterOwner(say: Say, { owner }: CombatCard): string {
  return MONSTERS.some((kind) => kind === owner) ? say(`monster.${owner}`) : '';
}

const SIDES = ['entry', 'left', 'ahead', 'right'];

function tileWords(say: Say, { kind, sides, search }: Tile): FaceWords {
  const exits = sides.flatMap((side, i) => {
    if (side === WALL) return [];
    const kindOfExit = side === DOOR ? 'door' : side === PORTCULLIS ? 'portcullis' : 'open';
    return [say(`tile.exit.${kindOfExit}`, { side: say(`tile.side.${SIDES[i]}`) })];
  });
  const text = say('tile.text', {
    text: say(`chamber.${kind}.text`),
    exits: say('tile.exits', { exits: listed(say, exits) }),
    search: search ? say('tile.search') : '',
  });
  return { name: say(`chamber.${kind}`), text: text.trim() };
}

function tokenWords(say: Say, { kind, life }: Token): FaceWords {
  return { name: say(`monster.${kind}`), text: say('token.text', { life }) };
}

function heroWords(say: Say, hero: HeroCard): FaceWords {
  const { life, strength, agility, armor, luck, description } = hero;
  const abilities = hero.abilities
    .map((ability) => say('hero.ability', { name: typeset(ability.name), text: abilityText(say, ability) }))
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

function monsterWords(say: Say, { id, character, tokens, diceAttribute }: Monster): FaceWords {
  const lives = listed(say, tokens.map(String));
  const attribute = say(`attribute.${diceAttribute}`);
  return {
    name: say(`monster.${id}`),
    text: say('monster.text', { character: typeset(character), lives, attribute }),
  };
}
