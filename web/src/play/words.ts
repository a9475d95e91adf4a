/** Puts a match into the words of a language for one viewer. */
import {
  type Game,
  type GameBox,
  type Option,
  type Pending,
  type Playthrough,
  type Say,
  type Seat,
  type SeenEvent,
  sayIn,
  type TableOption,
  type View,
  type Wanted,
  type Words,
} from '@underhall/kernel';
import { translate } from '../messages/translate.ts';
import type { Asked, GameCard, Json, Looker, Scene, Sitter, Told } from './scene.ts';

/** A game that speaks. */
export interface Speaking {
  readonly game: Game;
  readonly words: Words;
  readonly say: Say;
  readonly messages: Readonly<Record<string, string>>;
}

export function speaking(box: GameBox, packs: readonly Json[], locale: string): Speaking {
  const game = box.open(packs);
  const messages = translate(game.spec.messages, locale);
  return { game, words: box.words(game), say: sayIn(messages), messages };
}

/** The message by which a game calls a player; at a table players have names. */
const PLAYER = 'player.number';

export function withNames(speech: Speaking, sitters: readonly Sitter[]): Speaking {
  const say: Say = (key, holes) => {
    const sitter = key === PLAYER ? sitters[Number(holes?.n) - 1] : undefined;
    return sitter?.name ?? speech.say(key, holes);
  };
  return { ...speech, say };
}

export function gameCard({ game, words, say, messages }: Speaking): GameCard {
  const { spec } = game;
  const faces = [...folkOf(game), ...game.faces].map((face) => {
    const { id, back, ...printed } = face;
    const { name, text } = words.face(say, id);
    return [id, { id, back, name, text, printed: plain(printed) }] as const;
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

/** What can be read on a card: numbers, words and tables of them, not what it does. */
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

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

export function asked(speech: Speaking, view: View): Asked | undefined {
  const { pending } = view;
  if (!pending) return undefined;
  const shown = (option: Pick<Option, 'id'> & Partial<Option>) => ({
    id: option.id,
    label: labelOf(speech, view, pending, option),
    effect: option.effect && JSON.parse(JSON.stringify(option.effect)),
  });
  return {
    seat: pending.seat,
    kind: pending.kind,
    question: JSON.parse(JSON.stringify(pending.question)),
    prompt: speech.words.prompt(speech.say, view, pending),
    rules: speech.words.rules(pending),
    options: pending.options.map(shown),
    forbidden: pending.forbidden.map((f) => ({
      ...shown(f),
      rule: f.rule,
      reason: speech.say(`reason.${f.reason}` in speech.messages ? `reason.${f.reason}` : f.reason),
    })),
    picks: pending.picks.map((id) => shown({ id })),
  };
}

function labelOf({ words, say }: Speaking, view: View, pending: Pending, option: Pick<Option, 'id'>): string {
  return words.option(say, view, pending, option);
}

export function toldOf(speech: Speaking, view: View, seen: SeenEvent, moment: number): Told {
  const line = speech.words.event(speech.say, view, seen);
  return { n: seen.n, event: seen.event, faces: seen.faces, line, moment };
}

export function sceneOf(
  speech: Speaking,
  play: Playthrough,
  view: View,
  viewer: Looker,
  table: { readonly id: string; readonly sitters: readonly Sitter[] },
): Scene {
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const question = asked(speech, view);
  const { spec } = speech.game;
  return {
    table: table.id,
    game: speech.game.id,
    viewer,
    moment: view.choices,
    sitters: table.sitters,
    facts: view.facts(),
    asked: question,
    awaited: view.awaited,
    mayUndo: seat !== undefined && play.canUndo(seat),
    mayRetract: (question?.picks.length ?? 0) > 0,
    mayHold: question?.kind === 'offer',
    mayResign: seat !== undefined && view.outcome === undefined && canResign(play, seat),
    holding: view.holding,
    preferences: view.preferences,
    outcome: view.outcome,
  };

  function canResign({ match }: Playthrough, who: Seat): boolean {
    return spec.resignation?.(match, who) !== undefined;
  }
}
