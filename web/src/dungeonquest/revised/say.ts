import { sayWith } from '../../messages/say.ts';
import { dungeonquest } from '../messages.en.ts';
import { revised } from './messages.en.ts';

export const { say } = sayWith({ ...dungeonquest, ...revised });
