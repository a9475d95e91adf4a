/**
 * Dungeon! in words: prompts, options, log and card texts, each in its file under words/. Every word comes out of the
 * table of messages; the names of cards and places come out of the content.
 */
import type { Game, Words } from '@underhall/kernel';
import { ending } from './words/ending.ts';
import { faceWords } from './words/faces.ts';
import { label } from './words/labels.ts';
import { sentence } from './words/log.ts';
import { prompt } from './words/prompts.ts';
import { standing } from './words/standing.ts';
import type { World } from './world.ts';

export function words(game: Game<World>): Words<World> {
  return {
    prompt: (say, view, pending) => prompt({ say, view }, pending),
    option: (say, view, pending, { id }) => label({ say, view }, pending, id),
    event: (say, view, seen) => sentence({ say, view }, seen),
    face: (say, id) => faceWords(say, game, id),
    standing,
    ending: (say, view, told) => ending({ say, view }, told),
    rules: ({ question, options }) => {
      const expert = question.do === 'choose-adventurer' && options.some(({ id }) => EXPERTS.has(id));
      return expert ? CHOOSING_EXPERTS : (RULES[question.do] ?? []);
    },
  };
}

/** Adventurers that only the Expert Game has. */
const EXPERTS: ReadonlySet<string> = new Set(['superhero', 'wizard']);
const CHOOSING_EXPERTS = ['DUN-SETUP-10', 'DUN-SETUP-11', 'DUN-DEATH-3'];

/** The rules behind each question, the most important first. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  act: ['DUN-TURN-2', 'DUN-MOVE-1', 'DUN-TURN-10', 'DUN-LAND-2', 'DUN-SECRET-1'],
  'choose-adventurer': ['DUN-SETUP-9', 'DUN-SETUP-11', 'DUN-DEATH-3'],
  'choose-spell': ['DUN-OPTSPELL-7', 'DUN-OPTSPELL-3'],
  'choose-spells': ['DUN-OPTSPELL-3', 'DUN-OPTSPELL-4', 'DUN-DEATH-10'],
  'which-guard': ['DUN-MON-8', 'DUN-OPTCAST-18'],
  'how-to-fight': ['DUN-OPTCAST-1', 'DUN-OPTCAST-2', 'DUN-OPTTELE-6'],
  'move-in-or-stay': ['DUN-OPTCAST-9', 'DUN-OPTCAST-11', 'DUN-OPTCAST-12'],
  'slide-where': ['DUN-SLIDE-3', 'DUN-SLIDE-4'],
  'drop-which': ['DUN-ATTACK-8', 'DUN-GUARD-1'],
  split: ['DUN-ATTACK-10', 'DUN-ATTACK-11', 'DUN-HIDDEN-14'],
  'choose-pile': ['DUN-ATTACK-13', 'DUN-HIDDEN-14'],
  'retreat-where': ['DUN-ATTACK-15', 'DUN-ATTACK-16', 'DUN-ATTACK-19'],
  'jump-or-stay': ['DUN-OPTTELE-12', 'DUN-OPTTELE-4'],
  'enter-or-refuse': ['DUN-ESP-4', 'DUN-ESP-5', 'DUN-ESP-6'],
  'search-or-not': ['DUN-SECRET-3', 'DUN-SECRET-5', 'DUN-SECRET-10'],
};
