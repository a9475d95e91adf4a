/** Being at a table: watching it, catching up, and the whole match when it is over. */
import { Refuse } from '../refuse.ts';
import { begunOf, seatOf } from '../room/doc.ts';
import { visible } from './access.ts';
import type { Handlers } from './handle.ts';

export const watching: Handlers<'watch' | 'leave' | 'ack' | 'resync' | 'record'> = {
  watch: async (asking, { table, invite, frames = false, have }) => {
    const { line } = asking;
    const room = await visible(asking, table, invite);
    if (seatOf(room.doc, line.person?.id) === undefined && !room.doc.spectators && room.phase !== 'gathering')
      throw new Refuse('seat', 'Nobody may look on at this table.');
    await room.watch(line, frames, have);
    return { card: room.card(line.person?.id), packs: room.doc.packs };
  },
  leave: async ({ hall, line }, { table }) => {
    // Whether there is such a table is told to nobody.
    await hall.room(table).then(
      (room) => room.leave(line),
      () => undefined,
    );
    return {};
  },
  ack: async () => ({}),
  resync: async ({ hall, line }, { table }) => {
    await (await hall.room(table)).resync(line);
    return {};
  },
  record: async (asking, { table, invite }) => {
    const room = await visible(asking, table, invite);
    if (room.phase !== 'over') throw new Refuse('phase', 'The whole match can be seen when it is over.');
    const { secret, commitment, places, resumed } = room.doc;
    if (resumed)
      throw new Refuse('phase', 'The rules changed in the middle of this match: it cannot be replayed.');
    const play = await room.play();
    if (!play) throw new Refuse('phase', 'This match cannot be replayed.');
    // Where its seed came from is no secret of ours, nor a seed that nobody chose.
    if (room.doc.begun) return { record: play.table.record, ...begunOf(room.doc) };
    return {
      record: play.table.record,
      fairness: { secret, commitment, nonces: places.map(({ nonce }) => nonce ?? '-') },
    };
  },
};
