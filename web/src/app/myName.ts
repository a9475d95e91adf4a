import { say } from '../messages/say.ts';
import { settings } from './settings.ts';

/** Of the one at this screen; “You” for who has given none. */
export function myName(): string {
  return settings().name || say('set.you');
}
