/** What happened since the last choice, compared with what a scenario expects to have happened or not. */
import { type Event, KERNEL_EVENTS, type SeenEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Json } from '../ids.ts';
import type { Playthrough } from '../playthrough.ts';
import { differences, type JsonRecord } from './difference.ts';
import { eventMistakes } from './mistakes.ts';
import type { ViewExpectation } from './scenario.ts';
import { inNames, inNumbers } from './translating.ts';

/** Those that must have happened, in this order unless they are counted, and those that must not. */
export function eventFailures<W>(
  play: Playthrough<W>,
  expected: Pick<ViewExpectation, 'events' | 'no-events'>,
  seen: readonly SeenEvent<W>[],
  of = 'events',
): string[] {
  const { game, match } = play;
  const meant = (events: readonly JsonRecord[] = []) => events.map((event) => numbered(game, event));
  const wanted = meant(expected.events);
  const unwanted = meant(expected['no-events']);
  const wrong = [...wanted, ...unwanted].flatMap((event) => eventMistakes(match, event));
  if (wrong.length > 0) return wrong.map((problem) => `${of}: ${problem}`);
  const told = seen.map(withFaces);
  const show = (event: JsonRecord) => JSON.stringify(eventInNames(game, event));
  const problems: string[] = [];
  let from = 0;
  for (const { times, ...event } of wanted) {
    const is = (one: Json): boolean => differences(event, one).length === 0;
    if (times !== undefined) {
      const count = told.filter(is).length;
      if (differences(times, count).length > 0)
        problems.push(`${of}: expected ${show(event)} ${timesIn(times)}, found it ${count} times`);
      continue;
    }
    const found = told.findIndex((one, i) => i >= from && is(one));
    if (found < 0)
      problems.push(`${of}: expected ${show(event)}, found ${told.map(show).join(' ') || 'none'}`);
    else from = found + 1;
  }
  for (const event of unwanted) {
    const found = told.find((one) => differences(event, one).length === 0);
    if (found) problems.push(`${of}: expected no ${show(event)}, found ${show(found)}`);
  }
  return problems;
}

function timesIn(times: Json): string {
  return typeof times === 'number' ? `${times} times` : `so often: ${JSON.stringify(times)}`;
}

function withFaces<W>({ event, faces }: SeenEvent<W>): JsonRecord {
  const { card, cards = card === undefined ? [] : [card] } = event as Event;
  return { ...event, faces: cards.flatMap((one) => faces[one] ?? []) } as unknown as JsonRecord;
}

function shapeOf<W>({ spec }: Game<W>, type: Json) {
  const declared = { ...KERNEL_EVENTS, ...spec.declares?.events };
  return typeof type === 'string' && Object.hasOwn(declared, type) ? declared[type] : undefined;
}

function numbered<W>(game: Game<W>, event: JsonRecord): JsonRecord {
  return inNumbers(shapeOf(game, event.type), event) as JsonRecord;
}

/** An event as people read it: spaces and directions by name. */
export function eventInNames<W>(game: Game<W>, event: JsonRecord): JsonRecord {
  return inNames(shapeOf(game, event.type), event) as JsonRecord;
}
