/** The words of the screens around the tables, those of every screen among them. */
import { sayWith } from '../messages/say.ts';
import { screenWords } from './messages.en.ts';

export const { say, sayIf } = sayWith(screenWords);
export type Key = Parameters<typeof say>[0];
