/** What stands on cards, and what could be left out of the box for them. */
import { type Game, type Json, sayIn, type Words } from '@underhall/kernel';
import { plain } from '../../command.ts';
import { bold, dim } from '../../style.ts';

/** The ids of everything a pack brings along. */
export function idsIn(pack: Json): string[] {
  const lists = Object.values(pack ?? {}).filter(Array.isArray) as Json[][];
  return lists.flat().flatMap((one) => {
    const id = (one as { id?: Json } | null)?.id;
    return typeof id === 'string' ? [id] : [];
  });
}

/** The ids of everything a game has a card for: all faces, and whom a seat can play. */
export function idsOf({ faces, spec }: Game): string[] {
  const played = (spec.seatOptions ?? []).flatMap((option) =>
    option.kind === 'one-of' ? option.values.filter((value) => value !== option.standard) : [],
  );
  return [...faces.map(({ id }) => id), ...played];
}

/** The cards with their sentences, those of a kind together, and behind each kind what a pack can leave out of the box for it. */
export function cardLines(game: Game, words: Words, ids: readonly string[], box: Game): string[] {
  const say = sayIn(game.spec.messages);
  return [...Map.groupBy(ids, (id) => backOf(game, id))].flatMap(([back, alike]) => {
    const cards = alike.flatMap((id) => {
      const { name, text } = words.face(say, id);
      const lines = text === '' ? [] : text.split('\n');
      return [`${bold(plain(id))} (${plain(name)})`, ...lines.map((line) => `  ${plain(line)}`)];
    });
    const out = (box.spec.leavable ?? []).filter(({ id }) => back !== '' && backOf(box, id) === back);
    if (out.length === 0) return cards;
    const counted = out.map(({ id, count }) => (count > 1 ? `${id} ×${count}` : id));
    return [...cards, dim(`  can be left out for such cards: ${counted.join(', ')}`)];
  });
}

/** What lies on the back of a card; nothing if it is none that is dealt. */
function backOf(game: Game, id: string): string {
  return game.hasFace(id) ? game.faces[game.faceIndex(id)].back : '';
}
