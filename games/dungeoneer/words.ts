/**
 * Dungeoneer in words: prompts, options, log and card texts, each in its file under words/. Every word comes out of the
 * table of messages; names come out of the content.
 */
import type { Game, Words } from '@underhall/kernel';
import { ending } from './words/ending.ts';
import { faceWords } from './words/faces.ts';
import { label } from './words/labels.ts';
import { sentence } from './words/log.ts';
import { prompt } from './words/prompts.ts';
import { rulesBehind } from './words/rules.ts';
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
    rules: rulesBehind,
  };
}
