/** What is printed on cards, made from their effects and values; adventurers and chambers can be asked for as well. */
import { capital, diceText, type FaceWords, type Game, listed, type Say } from '@underhall/kernel';
import { levelOf, spaceNamed, spaces } from '../board.ts';
import { COLUMNS } from '../columns.ts';
import {
  type AdventurerCard,
  type Content,
  DASH,
  type MonsterCard,
  type SpellCard,
  type TreasureCard,
} from '../content.ts';
import { bestOf, goodDownTo, type Strength, strengthsOf } from '../strengths.ts';
import type { CardEffect } from '../verbs.ts';
import type { DungeonSpec, World } from '../world.ts';
import { percent } from './facing.ts';
import { folkOf } from './folk.ts';
import { upTo } from './names.ts';

export function faceWords(say: Say, game: Game<World>, id: string): FaceWords {
  if (game.hasFace(id)) {
    const face = game.faces[game.faceIndex(id)] as MonsterCard | TreasureCard | SpellCard;
    const text = [sentences(say, face.effects), 'values' in face ? valuesText(say, face) : ''];
    return { name: face.name, text: text.filter(Boolean).join(' ') };
  }
  const { content } = game.spec as DungeonSpec;
  const adventurer = content.adventurers.find((one) => one.id === id);
  if (adventurer) return adventurerWords(say, content, adventurer);
  const space = spaceNamed(id);
  const name = (space === undefined ? undefined : spaces[space].name) ?? id;
  return { name, text: space === undefined ? '' : say('text.chamber', { level: levelOf[space] }) };
}

function adventurerWords(say: Say, content: Content, adventurer: AdventurerCard): FaceWords {
  const { name, goal, search, spells, swords, levels } = adventurer;
  const [from, to] = levels;
  const keen = content.adventurers.every((one) => one === adventurer || one.search < search);
  const parts = [
    say('text.goal', { goal }),
    goodAt(say, strengthsOf(content, adventurer)),
    say(keen ? 'text.search.best' : 'text.search', { roll: upTo(say, search) }),
    spells > 0 ? say('text.spells', { n: spells }) : '',
    swords ? '' : say('text.no-swords'),
    say('text.levels', { from, to }),
  ];
  return { name, text: parts.filter(Boolean).join(' '), folk: folkOf(say, content, adventurer) };
}

/** “Good in a fight down to level 2: a roll kills 68 % there, 36 % on level 3.” */
function goodAt(say: Say, strengths: readonly Strength[]): string {
  const deepest = goodDownTo(strengths);
  if (!deepest) return '';
  const { level, byHand, bySpell } = deepest;
  const next = strengths.find((one) => one.level === level + 1);
  return say(`text.good.${bySpell === undefined ? 'hand' : 'spell'}`, {
    level,
    chance: percent(bestOf(deepest)),
    hand: percent(byHand),
    deeper: next ? say('text.good.deeper', { level: next.level, chance: percent(bestOf(next)) }) : '',
  });
}

/** “To kill it: elf 5, hero 4, …” */
function valuesText(say: Say, { values }: MonsterCard): string {
  if (!values) return '';
  const all = COLUMNS.map((column) => {
    const value = values[column];
    return say('text.value', {
      who: say(`column.${column}`),
      value: value === DASH ? say('text.dash') : value,
    });
  });
  return say('text.values', { values: listed(say, all) });
}

function sentences(say: Say, effects: readonly CardEffect[]): string {
  return effects
    .map((effect) => clause(say, effect))
    .filter(Boolean)
    .map((text) => say('text.sentence', { text: capital(text) }))
    .join(' ');
}

function clauses(say: Say, effects: readonly CardEffect[]): string {
  return listed(
    say,
    effects.map((effect) => clause(say, effect)),
  );
}

/** One verb in words; '' for what the rest of the card says already. */
function clause(say: Say, effect: CardEffect): string {
  switch (effect.do) {
    case 'fight':
      return '';
    case 'lose-turns': {
      const dice = diceText(effect.dice);
      return say(dice === 'd6' ? 'verb.lose-turns.die' : 'verb.lose-turns', { dice });
    }
    case 'afterwards':
    case 'in-room':
      return say(`verb.${effect.do}`, { block: clauses(say, effect.block) });
    case 'slide':
    case 'teleport':
      return say(`verb.${effect.do}`, { n: effect.levels });
    case 'worth':
      return say('verb.worth', { gold: effect.gold });
    case 'attack-bonus':
      return say('verb.attack-bonus', { n: effect.bonus });
    case 'forge': {
      const better = effect.branches.at(-1);
      const [bonus] = better?.effect ?? [];
      return say(better?.from === 6 * effect.dice.dice ? 'verb.forge.top' : 'verb.forge', {
        dice: diceText(effect.dice),
        from: better?.from ?? 0,
        n: bonus?.do === 'attack-bonus' ? bonus.bonus : 0,
      });
    }
    case 'cast':
      return say('verb.cast', { column: say(`column.${effect.column}`) });
    default:
      return say(`verb.${effect.do}`);
  }
}
