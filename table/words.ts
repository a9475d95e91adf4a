/** Puts a match into the words of a language for one viewer. */
import {
  type Choice,
  type Game,
  type GameBox,
  type Match,
  type Messages,
  Options,
  type Say,
  type Seat,
  type SeenEvent,
  type ShownOption,
  sayIn,
  type View,
  type Words,
} from '@underhall/kernel';
import type { Asked, Json, Looker, OptionShown, Scene, Sitter, Told } from './scene.ts';

/** A game that speaks. */
export interface Speaking {
  readonly game: Game;
  readonly words: Words;
  readonly say: Say;
  readonly messages: Messages;
}

/** `translate` gives the messages in another language. */
export function speaking(
  box: GameBox,
  packs: readonly Json[] = [],
  translate: (messages: Messages) => Messages = (messages) => messages,
): Speaking {
  const game = box.open(packs);
  const messages = translate(game.spec.messages);
  return { game, words: box.words(game), say: sayIn(messages), messages };
}

/** The message by which a game calls a player; at a table players have names. */
const PLAYER = 'player.number';

export function withNames(speech: Speaking, sitters: readonly Sitter[]): Speaking {
  const say: Say = (key, holes) => {
    const sitter = key === PLAYER ? sitters[Number(holes?.n) - 1] : undefined;
    return sitter?.name || speech.say(key, holes);
  };
  return { ...speech, say };
}

/** As it would come out of a wire. */
function plainly<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function askedOf({ words, say, messages }: Speaking, view: View): Asked | undefined {
  const { pending } = view;
  if (!pending) return undefined;
  const shown = (option: Pick<ShownOption, 'id' | 'about'>): OptionShown => ({
    id: option.id,
    label: words.option(say, view, pending, option),
    about: option.about && plainly(option.about),
  });
  return {
    seat: pending.seat,
    kind: pending.kind,
    question: plainly(pending.question),
    prompt: words.prompt(say, view, pending),
    rules: words.rules(pending),
    options: pending.options.map(shown),
    forbidden: pending.forbidden.map((f) => ({
      ...shown(f),
      rule: f.rule,
      reason: say(`reason.${f.reason}` in messages ? `reason.${f.reason}` : f.reason),
    })),
    picks: pending.picks.map(shown),
  };
}

export function toldOf({ words, say }: Speaking, view: View, seen: SeenEvent, moment: number): Told {
  const { n, event, faces } = seen;
  return { n, event, faces, line: words.event(say, view, seen), moment };
}

/** What a view does not tell. */
export interface Real {
  /** The match itself or, where nobody has it, one that the viewer cannot tell from it. */
  match(): Match;
  mayUndo(seat: Seat): boolean;
}

export function sceneOf(
  speech: Speaking,
  real: Real,
  view: View,
  viewer: Looker,
  table: { readonly id: string; readonly sitters: readonly Sitter[] },
): Scene {
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const asked = askedOf(speech, view);
  return {
    table: table.id,
    game: speech.game.id,
    viewer,
    moment: view.choices,
    sitters: table.sitters,
    facts: view.facts(),
    asked,
    awaited: view.awaited,
    mayUndo: seat !== undefined && real.mayUndo(seat),
    mayRetract: (asked?.picks.length ?? 0) > 0,
    mayHold:
      seat !== undefined && view.outcome === undefined && (view.holding || canPlay(real.match(), seat)),
    ...givingUp(real, view, seat),
    holding: view.holding,
    preferences: view.preferences,
    outcome: view.outcome,
  };
}

/** More than a preference, which every fresh table sets. */
export function isDone([, choice]: Choice): boolean {
  return typeof choice !== 'string' || !choice.startsWith('=');
}

/** Whether the seat can give up, and whether that would be the end for everybody. */
function givingUp(
  real: Real,
  view: View,
  seat: Seat | undefined,
): Pick<Scene, 'mayResign' | 'resigningEnds'> {
  if (seat === undefined || view.outcome || !real.match().game.resignation(real.match(), seat))
    return { mayResign: false, resigningEnds: false };
  const tried = real.match().clone();
  tried.resign(seat);
  return { mayResign: true, resigningEnds: tried.outcome !== undefined };
}

/** Has the seat something that it could hold the game for? */
function canPlay(match: Match, seat: Seat): boolean {
  const options = new Options(false);
  match.game.offers(match, seat, options);
  return options.legal.length > 0;
}

export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
