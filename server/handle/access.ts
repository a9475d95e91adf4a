/** Who may see a table, who sits at it, who is its host. */
import { timingSafeEqual } from 'node:crypto';
import { nowhere, Refuse } from '../refuse.ts';
import { seatOf, type TableDoc } from '../room/doc.ts';
import type { Room } from '../room/room.ts';
import type { Asking } from './handle.ts';

function isInvited(room: Room, invite: string | undefined): boolean {
  if (invite === undefined) return false;
  const [given, right] = [Buffer.from(invite), Buffer.from(room.doc.invite)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A table that exists but is none of your business looks like one that does not exist. */
export async function visible({ hall, line }: Asking, table: string, invite?: string): Promise<Room> {
  const room = await hall.room(table);
  const sits = seatOf(room.doc, line.person?.id) !== undefined;
  if (!sits && !room.laid.isPublic && !isInvited(room, invite)) throw nowhere();
  return room;
}

/** Where whoever asks sits. */
export async function seated(asking: Asking, table: string): Promise<{ room: Room; seat: number }> {
  const { id } = asking.person();
  const room = await visible(asking, table);
  const seat = seatOf(room.doc, id);
  if (seat === undefined) throw new Refuse('seat', 'You do not sit at this table.');
  return { room, seat };
}

export async function hosted(asking: Asking, table: string): Promise<Room> {
  const { id } = asking.person();
  const room = await visible(asking, table);
  if (room.doc.host !== id) throw new Refuse('seat', 'Only the host can do this.');
  return room;
}

/** Which seats there are and what they bring cannot change in a match that has begun elsewhere. */
export function mustBeFresh({ begun }: TableDoc): void {
  if (begun) throw new Refuse('phase', 'This match has begun: its rules and its heroes stay as they are.');
}

/** Whom this person does not want at his tables. */
export async function blockedBy({ hall }: Asking, person: string): Promise<ReadonlySet<string>> {
  return new Set((await hall.store.blocks.of(person)).map(({ id }) => id));
}

export function mustGather(room: { readonly phase: string }): void {
  if (room.phase !== 'gathering') throw new Refuse('phase', 'The match has begun already.');
}
