/** The Revised Edition in words. */
import { sharedSituations } from '../words/prompts.ts';
import { wordsOf } from '../words.ts';
import { ownFaceWords } from './words/faces.ts';
import { labels } from './words/labels.ts';
import { otherFoe, tellings } from './words/log.ts';
import { foeAt, prompts } from './words/prompts.ts';
import { rules } from './words/rules.ts';
import type { World } from './world.ts';

export const words = wordsOf<World>({
  prompts,
  situations: sharedSituations,
  foeAt,
  labels,
  tellings,
  otherFoe,
  face: ownFaceWords,
  rules,
});
