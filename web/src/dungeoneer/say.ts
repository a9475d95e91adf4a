import { sayWith } from '../messages/say.ts';
import { dungeoneer } from './messages.en.ts';

export const { say, sayIf } = sayWith(dungeoneer);
