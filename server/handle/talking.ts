/** Words between people at a table. They are not kept, but for reports, which go to the operator. */
import { newId } from '../ids.ts';
import { seated, visible } from './access.ts';
import type { Asking, Handlers } from './handle.ts';

/** Counts what is said here, for clients that show it in order. */
let said = 0;

async function tell(
  asking: Asking,
  table: string,
  what: { readonly text: string } | { readonly reaction: string },
): Promise<Record<string, never>> {
  const { id: person, name } = asking.person();
  const { room } = await seated(asking, table);
  said++;
  room.tellSaid(JSON.stringify({ type: 'said', table, n: said, person, name, ...what, at: Date.now() }));
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
