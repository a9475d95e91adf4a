import type { SeenEvent } from '../events.ts';
import type { Playthrough } from '../playthrough.ts';
import type { JsonRecord } from './difference.ts';
import { eventInNames } from './happening.ts';
import type { Print } from './scenario.ts';

/** What a scenario wants to be shown, to find out how to go on. With a seat, it is what that seat sees. */
export function printed<W>(play: Playthrough<W>, { print, seat }: Print, since: number): string {
  const viewer = seat ?? 'everything';
  const view = play.view(viewer);
  const lines = {
    facts: () => [JSON.stringify(view.facts(), undefined, 2)],
    events: () => play.events.toldSince(since, viewer).map((told) => eventLine(play, told)),
    options: () => optionLines(play, seat),
    zones: () => Object.entries(view.toJSON().zones).map(([zone, cards]) => zoneLine(zone, cards)),
  };
  const of = seat === undefined ? '' : ` of seat ${seat}`;
  return [`${print}${of}:`, ...lines[print]()].join('\n');
}

/** As it can be expected: with the faces of its cards. */
function eventLine<W>(
  { game }: Playthrough<W>,
  { event, faces }: Pick<SeenEvent, 'event' | 'faces'>,
): string {
  const fields = eventInNames(game, event as JsonRecord);
  const ids = Object.values(faces);
  return JSON.stringify(ids.length > 0 ? { ...fields, faces: ids } : fields);
}

function optionLines<W>({ match }: Playthrough<W>, only: number | undefined): string[] {
  return match
    .pending()
    .filter(({ seat }) => only === undefined || seat === only)
    .flatMap(({ seat, kind, question, options, forbidden }) => [
      `seat ${seat}, ${kind} ${question.do}: ${options.map(({ id }) => id).join(', ')}`,
      ...forbidden.map(({ id, rule }) => `  not ${id}: ${rule}`),
    ]);
}

/** Top first. */
function zoneLine(zone: string, cards: readonly (readonly [number, string | null, 1?])[]): string {
  return `${zone}: ${cards.map(([, face]) => face ?? '?').join(', ')}`;
}
