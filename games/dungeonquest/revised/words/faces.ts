/** What is printed on the monster cards and combat cards of the Revised Edition. */
import type { FaceWords, Game, Say } from '@underhall/kernel';
import { capital } from '@underhall/kernel';
import { MONSTERS } from '../../verbs.ts';
import { typeset } from '../../words/names.ts';
import type { CombatCard, MonsterCard } from '../content.ts';
import type { World } from '../world.ts';
import { contentOf, span } from './foes.ts';

export function ownFaceWords(say: Say, game: Game<World>, id: string): FaceWords | undefined {
  if (!game.hasFace(id))
    return MONSTERS.some((kind) => kind === id) ? kindOfMonster(say, game, id) : undefined;
  const face = game.faces[game.faceIndex(id)];
  return face.back === 'monster'
    ? monsterWords(say, face as MonsterCard)
    : combatWords(say, game, face as CombatCard);
}

function monsterWords(say: Say, { name, health, escapePenalty }: MonsterCard): FaceWords {
  return { name: typeset(name), text: say('monster.text', { health, penalty: escapePenalty }) };
}

/** All cards of a name together. */
function kindOfMonster(say: Say, game: Game<World>, kind: string): FaceWords {
  const cards = contentOf({ game }).monsters.filter((monster) => monster.kind === kind);
  const health = span(
    { say },
    cards.map((card) => card.health),
  );
  const penalty = span(
    { say },
    cards.map((card) => card.escapePenalty),
  );
  return { name: say(`monster.${kind}`), text: say('monster.text', { health, penalty }) };
}

/** DQR-COMP-36: what its owner suffers against each card of the other side. */
function combatWords(say: Say, game: Game<World>, { name, side, suffers }: CombatCard): FaceWords {
  const cases = contentOf({ game })
    .combatCards.filter((card) => card.side !== side)
    .map((card) => say('combat.text', { card: typeset(card.name), n: suffers[card.type] }));
  return { name: typeset(name), text: `${capital(cases.join(say('text.cases.between')))}.` };
}
