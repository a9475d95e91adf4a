/** The words of tables with friends, those of every screen among them. */
import { sayWith } from '../messages/say.ts';
import { screenWords } from '../screens/messages.en.ts';
import { onlineWords } from './messages.en.ts';

export const { say, sayIf } = sayWith({ ...screenWords, ...onlineWords });
