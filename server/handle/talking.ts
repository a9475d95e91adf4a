/** Words between people at a table. They are not kept, but for reports, which go to the operator. */
import { newId } from '../ids.ts';
import type { Saying } from '../room/talk.ts';
import { seated, visible } from './access.ts';
import type { Asking, Handlers } from './handle.ts';

async function tell(asking: Asking, table: string, what: Saying): Promise<Record<string, never>> {
  const person = asking.person();
  const { room } = await seated(asking, table);
  await room.say(person, what);
  return {};
}

export const talking: Handlers<'chat' | 'react' | 'report'> = {
  chat: (asking, { table, text }) => tell(asking, table, { text }),
  react: (asking, { table, reaction }) => tell(asking, table, { reaction }),
  report: async (asking, { table, invite, person, text }) => {
    const { id: by } = asking.person();
    await visible(asking, table, invite);
    await asking.hall.store.addReport({ id: newId(), at: Date.now(), table, by, about: person, text });
    return {};
  },
};
