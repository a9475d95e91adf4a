import { sayWith } from '../messages/say.ts';
import { dungeon } from './messages.en.ts';
import { plan } from './plan/messages.en.ts';

export const { say, sayIf } = sayWith({ ...dungeon, ...plan });
