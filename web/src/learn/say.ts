import { sayWith } from '../messages/say.ts';
import { lessons } from './messages.en.ts';

export type Key = Parameters<typeof say>[0];
export const { say, sayIf } = sayWith(lessons);
