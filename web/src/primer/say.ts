import { sayWith } from '../messages/say.ts';
import { primer } from './messages.en.ts';

export const { say } = sayWith(primer);
export type PrimerKey = keyof typeof primer;
