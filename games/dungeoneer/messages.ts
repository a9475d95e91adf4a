/** Every text for people, in English, by key; a translation is another table with the same keys. */
import { boardMessages } from './messages/board.ts';
import { cardMessages } from './messages/cards.ts';
import { choiceMessages } from './messages/choices.ts';
import { logMessages } from './messages/log.ts';
import { promptMessages } from './messages/prompts.ts';
import { tableMessages } from './messages/table.ts';

export const messages: Readonly<Record<string, string>> = {
  ...tableMessages,
  ...cardMessages,
  ...promptMessages,
  ...choiceMessages,
  ...logMessages,
  ...boardMessages,
};
