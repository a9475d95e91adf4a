/** The words of one's account, and those of tables with friends. */
import { sayWith } from '../../messages/say.ts';
import { onlineWords } from '../messages.en.ts';
import { accountWords } from './messages.en.ts';

export const { say } = sayWith({ ...onlineWords, ...accountWords });
