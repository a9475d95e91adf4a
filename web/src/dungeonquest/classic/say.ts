import { sayWith } from '../../messages/say.ts';
import { dungeonquest } from '../messages.en.ts';
import { classic } from './messages.en.ts';

export const { say, sayIf } = sayWith({ ...dungeonquest, ...classic });
