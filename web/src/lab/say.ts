/** The words of the lab, those of every screen among them. */
import { sayWith } from '../messages/say.ts';
import { labWords } from './messages.en.ts';

export const { say, sayIf } = sayWith(labWords);
