/** Wizards take their spells one by one in turn: the log has one line for each of them, not one for each spell. */
import type { GameCard, Looker, Sitter, Told } from '../play/scene.ts';
import { counted, nameOf } from './printed.ts';
import { say, sayIf } from './say.ts';

interface Reader {
  readonly viewer: Looker;
  readonly sitters: readonly Sitter[];
  readonly card: GameCard;
}

export function withSpellLines(log: readonly Told[], reader: Reader): readonly Told[] {
  const taken = Map.groupBy(
    log.filter(({ event, line }) => event.type === 'took-spell' && line),
    ({ event }) => Number(event.seat),
  );
  if (taken.size === 0) return log;
  return log.map((told) => {
    const own = told.event.type === 'took-spell' ? taken.get(Number(told.event.seat)) : undefined;
    if (!own) return told;
    return { ...told, line: told === own.at(-1) ? lineOf(own, reader) : undefined };
  });
}

function lineOf(own: readonly Told[], { viewer, sitters, card }: Reader): string {
  const seat = Number(own[0].event.seat);
  const spells = inOneList(
    counted(own.map(({ event }) => String(event.spell))).map(
      ([face, n]) =>
        sayIf(`dun.took.${face}`, { n }) ?? say('dun.took.other', { n, spell: nameOf(face, card) }),
    ),
  );
  if (seat === viewer) return say('dun.took.you', { spells });
  return say('dun.took', { who: sitters[seat]?.name ?? '', spells });
}

function inOneList(words: readonly string[]): string {
  const first = words.slice(0, -1).join(', ');
  return first === '' ? words.join() : say('dun.took.and', { a: first, b: words.at(-1) ?? '' });
}
