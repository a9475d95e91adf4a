/** The rules behind each question, the most important first. */
import type { Pending } from '@underhall/kernel';
import type { World } from '../world.ts';

export function rulesBehind({ question, kind }: Pending<World>): readonly string[] {
  if (question.do === 'window') return WINDOWS[(question as { readonly name: string }).name] ?? TRIGGERS;
  if (kind === 'offer') return OFFERS;
  return RULES[question.do] ?? OFFERS;
}

/** Open points, and what a hold is. */
const OFFERS = ['DNR-WINDOW-2', 'DNR-WINDOW-3', 'DNR-TIME-4', 'DNR-WINDOW-15'];
/** Several things happen at one moment. */
const TRIGGERS = ['DNR-ORDER-3', 'DNR-ORDER-4', 'DNR-ORDER-5'];

const WINDOWS: Readonly<Record<string, readonly string[]>> = {
  roll: ['DNR-WINDOW-8', 'DNR-WINDOW-9', 'DNR-ORDER-2'],
  quest: ['DNR-WINDOW-12', 'DNR-QUEST-6'],
  lethal: ['DNR-WINDOW-14', 'DNR-DEATH-1'],
  enter: ['DNR-WINDOW-10', 'DNR-SPACE-12', 'DNR-SPACE-9'],
  response: ['DNR-WINDOW-6', 'DNR-COMBAT-10', 'DNR-COMBAT-13', 'DNR-TIME-3'],
  bane: ['DNR-WINDOW-7', 'DNR-TIME-7', 'DNR-RES-10'],
  meet: ['DNR-WINDOW-11', 'DNR-CHAL-3', 'DNR-CHAL-8'],
};

const RULES: Readonly<Record<string, readonly string[]>> = {
  act: ['DNR-HERO-1', 'DNR-HERO-2', 'DNR-HERO-4', 'DNR-MOVE-1', 'DNR-QUEST-4'],
  lord: ['DNR-DLORD-1', 'DNR-DLORD-2', 'DNR-DLORD-4', 'DNR-TIME-1'],
  lay: ['DNR-BUILD-1', 'DNR-MAP-3', 'DNR-MAP-6', 'DNR-MAP-10'],
  'discard-what': ['DNR-DISC-2', 'DNR-DISC-13', 'DNR-DISC-14'],
  batch: ['DNR-DLORD-6', 'DNR-COMBAT-2', 'DNR-COMBAT-8', 'DNR-COMBAT-4'],
  'choose-branch': ['DNR-EFFECT-19', 'DNR-QUEST-14'],
  'may-or-not': ['DNR-SPACE-11', 'DNR-EFFECT-19'],
  'pay-or-not': ['DNR-RES-6', 'DNR-SPACE-11'],
  'pick-one': ['DNR-EFFECT-19', 'DNR-CARD-10'],
  'warp-where': ['DNR-EFFECT-12', 'DNR-EFFECT-13', 'DNR-EFFECT-16'],
  'swap-whom': ['DNR-EFFECT-12', 'DNR-EFFECT-16'],
  'choose-cards': ['DNR-CARD-7', 'DNR-CARRY-10', 'DNR-EFFECT-19'],
  'give-cards': ['DNR-QSAC-3', 'DNR-RES-6'],
  'how-much': ['DNR-EFFECT-1', 'DNR-EFFECT-2'],
  'bane-for': ['DNR-EFFECT-1', 'DNR-EFFECT-2', 'DNR-DLORD-2'],
  'on-what': ['DNR-DUR-1', 'DNR-DUR-2'],
  'at-what': ['DNR-CARD-10', 'DNR-EFFECT-19'],
  'bane-at': ['DNR-DLORD-2', 'DNR-CARD-10'],
  'whose-peril': ['DNR-DLORD-3', 'DNR-RES-4', 'DNR-RES-5'],
  'use-or-keep': ['DNR-CARRY-12', 'DNR-CARRY-13', 'DNR-CARRY-14'],
  'drop-which': ['DNR-CARRY-17', 'DNR-CARRY-2', 'DNR-CARRY-3'],
  'keep-up': ['DNR-RESET-6', 'DNR-RESET-7', 'DNR-RESET-8'],
  'which-attack': ['DNR-COMBAT-49', 'DNR-COMBAT-13'],
  'which-trap': ['DNR-COMBAT-13', 'DNR-RES-10'],
  'drop-token': ['DNR-QESCORT-4', 'DNR-QESCORT-8'],
  'hit-or-steal': ['DNR-CHAL-13', 'DNR-QESCORT-9', 'DNR-QESCORT-12'],
  'strike-back': ['DNR-CHAL-5', 'DNR-CHAL-7', 'DNR-CHAL-4', 'DNR-WINDOW-13'],
  'stand-in': ['DNR-MINION-3', 'DNR-MINION-5', 'DNR-MINION-8'],
  'where-to': ['DNR-COMBAT-31', 'DNR-COMBAT-32', 'DNR-COMBAT-34'],
  'drop-monster': ['DNR-COMBAT-34'],
  'give-peril-to': ['DNR-COMBAT-38', 'DNR-COMBAT-40', 'DNR-COMBAT-44'],
  'quest-monster': ['DNR-QSLAY-2', 'DNR-QSLAY-3', 'DNR-QSLAY-4'],
  'shift-which': ['DNR-EFFECT-6', 'DNR-EFFECT-10', 'DNR-EFFECT-11'],
  'shift-where': ['DNR-EFFECT-7', 'DNR-MAP-6', 'DNR-MAP-10'],
  'map-deck-which': ['DNR-OPTREALM-1', 'DNR-BUILD-1'],
  'link-which': ['DNR-ALT-7', 'DNR-ALT-8'],
  'start-where': ['DNR-SETUP-14'],
  'dodge-or-roll': ['DNR-OPTSPIKE-1', 'DNR-OBST-5'],
  'new-hero': ['DNR-OPTREINC-2', 'DNR-OPTREINC-9'],
  'which-entrance': ['DNR-OPTREINC-9'],
  'which-map': ['DNR-OPTREVEALED-7', 'DNR-OPTREVEALED-9'],
  'pick-hero': ['DNR-OPTHERO-1', 'DNR-SETUP-10'],
  'draw-which': ['DNR-OPTDECKS-2', 'DNR-OPTDECKS-4'],
  'look-which': ['DNR-OPTDECKS-8'],
  held: ['DNR-WINDOW-15', 'DNR-WINDOW-2'],
};
