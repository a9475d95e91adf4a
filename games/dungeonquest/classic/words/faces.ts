/** What is printed on the Combat cards, Power cards and tokens of the 2010 edition, and its monsters. */
import { type FaceWords, type Game, listed, type Say } from '@underhall/kernel';
import { typeset } from '../../words/names.ts';
import { combatCardText } from '../card-text.ts';
import type { CombatCard, Token } from '../content.ts';
import type { Monster } from '../people.ts';
import type { ClassicSpec, World } from '../world.ts';
import { monsterOwner } from './names.ts';

export function ownFaceWords(say: Say, game: Game<World>, id: string): FaceWords | undefined {
  if (!game.hasFace(id)) {
    const monster = (game.spec as ClassicSpec).content.monsters.find((one) => one.id === id);
    return monster && monsterWords(say, monster);
  }
  const face = game.faces[game.faceIndex(id)];
  if (face.back.startsWith('token-')) return tokenWords(say, face as Token);
  const card = face as CombatCard;
  return { name: typeset(card.name), text: combatCardText(say, card, monsterOwner(say, card)) };
}

function tokenWords(say: Say, { kind, life }: Token): FaceWords {
  return { name: say(`monster.${kind}`), text: say('token.text', { life }) };
}

function monsterWords(say: Say, { id, character, tokens, diceAttribute }: Monster): FaceWords {
  const lives = listed(say, tokens.map(String));
  const attribute = say(`attribute.${diceAttribute}`);
  return {
    name: say(`monster.${id}`),
    text: say('monster.text', { character: typeset(character), lives, attribute }),
  };
}
