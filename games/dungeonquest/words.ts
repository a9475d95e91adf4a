/**
 * DungeonQuest in words: prompts, options, log and card texts, each in its file under words/. Every word comes out of
 * the table of messages; the names and texts of cards come out of the content.
 */
import type { Game, Pending, Words } from '@underhall/kernel';
import type { World } from './classic/world.ts';
import { faceWords } from './words/faces.ts';
import { label } from './words/labels.ts';
import { sentence } from './words/log.ts';
import { prompt } from './words/prompts.ts';
import { standing } from './words/standing.ts';

export function words(game: Game<World>): Words<World> {
  return {
    prompt: (say, view, pending) => prompt({ say, view }, pending),
    option: (say, view, pending, { id }) => label({ say, view }, pending, id),
    event: (say, view, seen) => sentence({ say, view }, seen),
    face: (say, id) => faceWords(say, game, id),
    standing: (say, view, seat) => standing({ say, view }, seat),
    rules: (pending) => rulesBehind(pending),
  };
}

function rulesBehind({ question }: Pending<World>): readonly string[] {
  if (question.do === 'window') return WINDOW_RULES[question.name] ?? ['DQ-LIMIT-5'];
  return RULES[question.do] ?? [];
}

/** The rules behind each question, the most important first. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'choose-tower': ['DQ-SETUP-11'],
  'choose-action': ['DQ-TURN-2', 'DQ-TURN-3', 'DQ-MOVE-2', 'DQ-SEARCH-1'],
  'cave-in': ['DQ-CAVEIN-2', 'DQ-CAVEIN-3', 'DQ-CAVEIN-4', 'DQ-CAVEIN-7'],
  'back-or-cross': ['DQ-WEB-6', 'DQ-BRIDGE-9'],
  'choose-move': ['DQ-MOVE-17', 'DQ-CORRIDOR-1', 'DQ-CORRIDOR-2'],
  'may-move-on': ['DQ-MOVE-17'],
  tower: ['DQ-TOWER-2', 'DQ-TOWER-3', 'DQ-EXIT-1', 'DQ-OPTTOWER-1', 'DQ-OPTTOWER-3'],
  'pick-chamber': ['DQ-MOVE-9', 'DQ-ENC-19'],
  'turn-chamber': ['DQ-CAT-27'],
  'which-monster': ['DQ-MON-20'],
  web: ['DQ-WEB-1', 'DQ-WEB-2', 'DQ-WEB-3'],
  bridge: ['DQ-BRIDGE-1', 'DQ-BRIDGE-2', 'DQ-BRIDGE-3', 'DQ-BRIDGE-6'],
  'bridge-loot': ['DQ-BRIDGE-4'],
  'which-half': ['DQ-SPEC-9', 'DQ-SPEC-11', 'DQ-SPEC-12'],
  'use-secret-door': ['DQ-SPEC-2', 'DQ-SPEC-4', 'DQ-SPEC-5'],
  'teleport-where': ['DQ-SPEC-1', 'DQ-SPEC-3'],
  heading: ['DQ-CAT-9', 'DQ-CAT-13'],
  below: ['DQ-CAT-14'],
  'leave-or-stay': ['DQ-CAT-17'],
  'left-or-right': ['DQ-CAT-18', 'DQ-CAT-19', 'DQ-CAT-20'],
  'retreat-where': ['DQ-TREAS-10', 'DQ-TREAS-11', 'DQ-TREAS-14'],
  'pick-card': ['DQ-ENC-19'],
  choose: ['DQ-ENC-19'],
  may: ['DQ-ENC-19', 'DQ-LIMIT-5'],
  'lose-loot': ['DQ-ENC-15', 'DQ-OPTWAIT-2'],
  'which-die': ['DQ-TEST-2'],
  'pull-out-where': ['DQ-OPTWAIT-5'],
  servant: ['DQ-OPTSERV-1', 'DQ-OPTSERV-2', 'DQ-OPTSERV-15'],
  'servant-target': ['DQ-OPTSERV-14', 'DQ-OPTSERV-10', 'DQ-OPTSERV-18'],
  'servant-place': ['DQ-OPTSERV-18'],
  'choose-token': ['DQ-MON-9', 'DQ-HIDDEN-7'],
  'escape-or-attack': ['DQ-ESC-1', 'DQ-ESC-5', 'DQ-ESC-8'],
  'play-card': ['DQ-COMBAT-11', 'DQ-COMBAT-22'],
  order: ['DQ-OPTPVP-10'],
  counterattack: ['DQ-COMBAT-14', 'DQ-COMBAT-15', 'DQ-COMBAT-16'],
  'counter-card': ['DQ-COMBAT-16', 'DQ-COMBAT-17'],
  flee: ['DQ-OPTFLEE-1', 'DQ-OPTFLEE-2', 'DQ-OPTFLEE-3'],
  'attack-whom': ['DQ-OPTPVP-1', 'DQ-OPTPVP-18'],
  'take-loot': ['DQ-OPTPVP-5', 'DQ-OPTALL-7'],
  'withdraw-to': ['DQ-OPTPVP-7'],
  'extra-wound': ['DQ-OPTDICE-13', 'DQ-OPTSOLOCLASSIC-10', 'DQ-OPTCLASSIC-9'],
  'reroll-dice': ['DQ-OPTDICE-12'],
  'reroll-one': ['DQ-OPTSOLOCLASSIC-9'],
  'choose-classic': ['DQ-OPTCLASSIC-4', 'DQ-OPTCLASSIC-5'],
};

const WINDOW_RULES: Readonly<Record<string, readonly string[]>> = {
  'turn-start': ['DQ-TURN-8', 'DQ-TURN-9', 'DQ-WEB-5', 'DQ-RUNE-1'],
  'sun-step': ['DQ-SUN-1', 'DQ-RUNE-1'],
  'place-chamber': ['DQ-MOVE-9', 'DQ-RUNE-1'],
  search: ['DQ-SEARCH-1', 'DQ-RUNE-1'],
  drawn: ['DQ-ENC-5', 'DQ-RUNE-1'],
  monster: ['DQ-MON-2', 'DQ-RUNE-1'],
  obstacle: ['DQ-RUNE-1'],
  'test-rolled': ['DQ-TEST-2'],
  'test-failed': ['DQ-TEST-3', 'DQ-RUNE-1'],
  wounded: ['DQ-WOUND-1', 'DQ-RUNE-1'],
  heal: ['DQ-WOUND-3'],
  'monster-hurt': ['DQ-COMBAT-24', 'DQ-RUNE-1'],
  'game-end': ['DQ-WIN-3', 'DQ-WIN-12'],
};
