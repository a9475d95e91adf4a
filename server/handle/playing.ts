/** What is done in a match. For which seat is never said: whoever asks acts for the seat he has. */
import type { Step } from '@underhall/table';
import { Refuse } from '../refuse.ts';
import type { TableDoc } from '../room/doc.ts';
import type { Play } from '../room/play.ts';
import type { Room } from '../room/room.ts';
import { seated } from './access.ts';
import type { Asking, Handlers, Result } from './handle.ts';

async function atMatch(asking: Asking, table: string): Promise<{ room: Room; play: Play; seat: number }> {
  const { room, seat } = await seated(asking, table);
  if (room.phase === 'gathering') throw new Refuse('phase', 'The match has not begun yet.');
  const play = await room.play();
  if (!play) throw new Refuse('phase', 'The rules have changed: this match cannot go on.');
  return { room, play, seat };
}

async function act(
  asking: Asking,
  { table, id }: { readonly table: string; readonly id: string },
  what: string,
  moment?: number,
): Promise<Result> {
  const { room, play, seat } = await atMatch(asking, table);
  await room.comeBack(seat);
  const step: Step = [seat, what];
  const refused = await play.act(step, id, moment);
  if (refused) throw new Refuse(refused.code, refused.message, refused.rule);
  if (room.doc.undo) await room.change(() => ({ doc: { undo: undefined } }));
  return {};
}

/** Who has a say when a seat takes something back: the others, but for those for whom a bot plays. */
function mustAgree({ places, away }: TableDoc, by: number): number[] {
  return places.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== by && !away.includes(seat) ? [seat] : [],
  );
}

export const playing: Handlers<
  'choose' | 'retract' | 'hold' | 'prefer' | 'resign' | 'undo' | 'consent' | 'claim'
> = {
  choose: async (asking, message) => {
    const { option, moment } = message;
    // What begins so is no option, but something of another kind, with a message of its own.
    if (option.startsWith('!') || option.startsWith('='))
      throw new Refuse('unknown', `There is no option '${option.slice(0, 40)}' now.`);
    return act(asking, message, option, moment);
  },
  retract: (asking, message) => act(asking, message, '!retract'),
  hold: (asking, message) => act(asking, message, message.raised ? '!hold' : '!release'),
  prefer: (asking, message) => act(asking, message, `=${message.name}:${message.value}`),
  resign: (asking, message) => act(asking, message, '!resign'),
  undo: async (asking, message) => {
    const { room, play, seat } = await atMatch(asking, message.table);
    if (!play.table.mightUndo(seat))
      throw new Refuse(
        'forbidden',
        'This cannot be taken back: something has come to light, or somebody acted.',
      );
    if (mustAgree(room.doc, seat).length === 0) return act(asking, message, '!undo');
    await room.change(() => ({ doc: { undo: { by: seat, agreed: [] } } }));
    return {};
  },
  consent: async (asking, { table, agree, id }) => {
    const { room, play, seat } = await atMatch(asking, table);
    const { undo } = room.doc;
    if (!undo || undo.by === seat) throw new Refuse('phase', 'Nobody asks you to take something back.');
    if (!agree) {
      await room.change(() => ({ doc: { undo: undefined } }));
      return {};
    }
    const agreed = [...new Set([...undo.agreed, seat])];
    if (!mustAgree(room.doc, undo.by).every((other) => agreed.includes(other))) {
      await room.change(() => ({ doc: { undo: { ...undo, agreed } } }));
      return {};
    }
    const refused = await play.act([undo.by, '!undo'], `undo-${id}`);
    await room.change(() => ({ doc: { undo: undefined } }));
    if (refused) throw new Refuse(refused.code, refused.message, refused.rule);
    return {};
  },
  claim: async (asking, { table, seat }) => {
    const { room, play } = await atMatch(asking, table);
    await room.claim(play, seat);
    return {};
  },
};
