/** What is in the box of a game: how the board lies, who plays, and every card with what it does. */
import type { Dealt, Game } from '../game.ts';
import { completed } from '../setup.ts';
import { sayIn, type Words } from '../words.ts';
import { code, joined, part, table } from './markdown.ts';

export function contentParts(game: Game, words: Words): string[] {
  return [boardPart(game), spacesPart(game), toldPart(game, words), cardsPart(game, words)];
}

/** Do its cards say anything, or has it a board? */
export function hasContents(game: Game, words: Words): boolean {
  const { board, spaces } = game.spec.declares ?? {};
  const say = sayIn(game.spec.messages);
  return Boolean(board ?? spaces) || game.faces.some(({ id }) => words.face(say, id).text !== '');
}

function boardPart({ spec }: Game): string {
  return part('The board', '', spec.declares?.board ?? '');
}

function spacesPart({ spec }: Game): string {
  const spaces = Object.entries(spec.declares?.spaces ?? {});
  const rows = spaces.map(([name, what]) => [code(name), what]);
  return part('Spaces', '', table(['space', 'what it is'], rows));
}

/** What is no card and has words nevertheless. */
function toldPart({ spec }: Game, words: Words): string {
  const say = sayIn(spec.messages);
  const groups = Object.entries(spec.declares?.told ?? {}).map(([title, ids]) => {
    const rows = ids.map((id) => {
      const { name, text } = words.face(say, id);
      return [code(id), name, text];
    });
    return part(title, '', table(['id', 'name', 'what is said of it'], rows));
  });
  return joined(...groups);
}

/** By back, with the number of each in a match of as many as can play, and where they lie at the beginning. */
function cardsPart(game: Game, words: Words): string {
  const say = sayIn(game.spec.messages);
  const dealt = dealtIn(game);
  const backs = game.backs.flatMap((back) => {
    const faces = game.faces.filter((face) => face.back === back);
    if (faces.length === 0) return [];
    const told = faces.map(({ id }) => ({ id, ...words.face(say, id), dealt: dealt.get(id) ?? [] }));
    const speaks = told.some(({ text }) => text !== '');
    const zones = new Set(told.flatMap((one) => one.dealt.map((of) => code(zoneOf(game, of)))));
    const rows = told.map(({ id, name, text, dealt: all }) => [
      code(id),
      name,
      String(all.reduce((sum, { count }) => sum + count, 0)),
      ...(speaks ? [text] : []),
    ]);
    const head = ['id', 'name', 'how many', ...(speaks ? ['what stands on it'] : [])];
    return [`Back ${code(back)}, at first in ${[...zones].join(', ') || 'no zone'}:`, table(head, rows)];
  });
  return part('Cards and tokens', '', ...backs);
}

/** Where a table chooses among sets, with all of them. */
function dealtIn({ spec }: Game): ReadonlyMap<string, readonly Dealt[]> {
  const all = spec.options.flatMap((option) =>
    option.kind === 'several-of' ? [[option.id, option.values] as const] : [],
  );
  const seats = Array.from({ length: spec.seats.most }, () => ({}));
  const setup = completed(spec, { options: Object.fromEntries(all), seats });
  return Map.groupBy(spec.dealt(setup), ({ face }) => face);
}

function zoneOf({ spec }: Game, { zone, key = 0 }: Dealt): string {
  const { per, names } = spec.zones[zone];
  return per === 'table' ? zone : `${zone}:${names?.[key] ?? key}`;
}
