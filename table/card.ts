/** A game as screens need to know it before anybody sits down. */
import type { Face, Game, TableOption, Wanted } from '@underhall/kernel';
import type { GameCard, Json } from './scene.ts';
import { isTable, type Speaking } from './words.ts';

export function gameCard({ game, words, say, messages }: Speaking): GameCard {
  const { spec } = game;
  const faces = [...folkOf(game), ...game.faces].map((face) => {
    const { id, back, ...read } = face as Face & { readonly printed?: Json };
    const { name, text, line, folk } = words.face(say, id);
    const shown = {
      id,
      back,
      name,
      text,
      printed: read.printed ?? plain(read),
      ...(line ? { line } : {}),
      ...(folk ? { folk } : {}),
    };
    return [id, shown] as const;
  });
  return {
    id: game.id,
    name: spec.name,
    version: game.version,
    seats: spec.seats,
    options: spec.options,
    seatOptions: spec.seatOptions ?? [],
    preferences: game.preferences,
    messages,
    faces: Object.fromEntries(faces),
  };
}

const FOLK = ['heroes', 'adventurers', 'monsters'] as const;

/** Heroes, adventurers and monsters of the content: they have words like cards, but lie in no deck. */
function folkOf(game: Game): { id: string; back: string }[] {
  const { content } = game.spec as { content?: Partial<Record<string, readonly { id: string }[]>> };
  return FOLK.flatMap((back) => (content?.[back] ?? []).map((one) => ({ ...one, back })));
}

/** What can be read on a card that does not say so itself: numbers, words and tables of them, not what it does. */
function plain(printed: object): Json {
  return Object.fromEntries(
    Object.entries(printed).filter(
      ([, value]) => isPlain(value) || (isTable(value) && Object.values(value).every(isPlain)),
    ),
  );
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What is wrong with a set-up, in the language of the speech where the game has a message for it. */
export function inWords({ game, say }: Speaking, problems: readonly string[], wanted: Wanted): string[] {
  const { spec } = game;
  const standards = (options: readonly TableOption[] = []) =>
    Object.fromEntries(options.map(({ id, standard }) => [id, standard]));
  const found =
    spec.conflicts?.({
      options: { ...standards(spec.options), ...wanted.options },
      seats: wanted.seats.map((seat) => ({ ...standards(spec.seatOptions), ...seat })),
      seed: '',
    }) ?? [];
  return problems.map((problem) => {
    const conflict = found.find(({ rule, reason }) => problem === `${reason} (${rule})`);
    return conflict?.message ? `${say(conflict.message, conflict.holes)} (${conflict.rule})` : problem;
  });
}
