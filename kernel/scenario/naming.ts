import type { Seat } from '../ids.ts';
import type { Playthrough } from '../playthrough.ts';

/** `play:@rope` is the option `play:N` whose N is a card with the face `rope`. */
export function named<W>(play: Playthrough<W>, seat: Seat | undefined, id: string): string {
  const [, before, face, after] = /^(.*)@([\w-]+)(.*)$/.exec(id) ?? [];
  if (face === undefined) return id;
  const { match } = play;
  const index = match.game.faceIndex(face);
  const pending = seat === undefined ? undefined : match.pendingFor(seat);
  const ids = new Set(
    [...(pending?.options ?? []), ...(pending?.forbidden ?? [])].map((option) => option.id),
  );
  const cards = Array.from({ length: match.instances.count }, (_, card) => card);
  const meant = cards
    .filter((card) => match.instances.face(card) === index)
    .map((card) => before + card + after);
  return meant.find((possible) => ids.has(possible)) ?? id;
}
