import type { SeenEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Instance, Seat } from './ids.ts';
import type { Option, Pending } from './questions.ts';
import type { Conflict } from './setup.ts';
import { format, type Holes } from './text.ts';
import type { View } from './view.ts';

/** Texts by key; a translation is another table with the same keys. */
export type Messages = Readonly<Record<string, string>>;

/** Makes a sentence from a message and what belongs into its holes. */
export type Say = (key: string, holes?: Holes) => string;

/** How a face reads: its name, and its text made from its effects. */
export interface FaceWords {
  readonly name: string;
  readonly text: string;
  /** What stands above the text: kind, price, when it is played. */
  readonly line?: string;
  /** Of heroes that players choose among. */
  readonly folk?: Folk;
}

/** What people want to know of a hero before they choose one. */
export interface Folk {
  /** In a sentence, who it is. */
  readonly motto?: string;
  /** In a line, what it does better and worse than the others. */
  readonly goodAt: string;
  readonly traits: readonly Trait[];
}

/** What can be compared: `Strength 7`, `gold to win 10,000`. */
export interface Trait {
  readonly name: string;
  readonly value?: string;
  /** How good that is, from 0 to 1, where it can be said. */
  readonly share?: number;
  /** Where it differs from level to level. */
  readonly parts?: readonly (Omit<Trait, 'parts'> & { readonly share: number })[];
}

/**
 * How a game is put into words: the one place where its prompts, options, log lines and card texts are made. Every
 * text comes out of a table of messages, so that it can be translated.
 */
export interface Words<W = unknown> {
  /** What is awaited of the asked seat, in one line. */
  prompt(say: Say, view: View<W>, pending: Pending<W>): string;
  option(say: Say, view: View<W>, pending: Pending<W>, option: Pick<Option, 'id'>): string;
  /** A line for the log, or undefined if the event is not worth one. */
  event(say: Say, view: View<W>, seen: SeenEvent<W>): string | undefined;
  face(say: Say, id: string): FaceWords;
  /**
   * How a finished match ended, in a few sentences: how it was won, and who came close. `told` is all that happened.
   * Without it the line of the end is told.
   */
  ending?(say: Say, view: View<W>, told: readonly SeenEvent<W>[]): string | undefined;
  /** How a seat stands, as far as the viewer knows. */
  standing?(say: Say, view: View<W>, seat: Seat): SeatLine;
  /** Ledger rules behind a question, the most important first. */
  rules(pending: Pending<W>): readonly string[];
}

/** How a seat stands in a match that goes on, for those who look for it among others. */
export interface SeatLine {
  /** The hero, where there is one. */
  readonly who?: string;
  /** “5,750 of 10,000 gold” */
  readonly has: string;
  /** What ranks the seats: more is better. Undefined where the viewer cannot know it. */
  readonly score?: number;
}

export function sayIn(messages: Messages): Say {
  return (key, holes) => format(messages[key] ?? key, holes);
}

/** Makes conflicts of options whose reasons are messages of the game. */
export function conflictIn(messages: Messages) {
  const say = sayIn(messages);
  return (rule: string, message: string, holes: Holes = {}): Conflict => ({
    rule,
    reason: say(message, holes),
    message,
    holes,
  });
}

/**
 * Words for a game that has none of its own: messages `prompt.KIND`, `option.ID` and `event.TYPE` where there are
 * such, otherwise the ids themselves, which are readable. In the message of an event every field is a hole; a field
 * that is a seat can also be had as a player's number, `{seat-player}`.
 */
export function plainWords<W>(game: Game<W>): Words<W> {
  const { messages } = game.spec;
  const first = (...keys: string[]): string | undefined => keys.find((key) => key in messages);
  return {
    prompt(say, _view, { question }) {
      const key = first(`prompt.${question.do}`);
      return key ? say(key) : `${spaced(question.do)}?`;
    },
    option(say, view, pending, { id }) {
      const [kind, ...rest] = id.split(':');
      const card = cardOf(pending, id);
      const face = card === undefined ? undefined : view.face(card)?.id;
      const key = first(`option.${id}`, `option.${kind}`);
      if (key) return say(key, { what: face ?? rest.join(' ') });
      if (face && rest.length === 0) return spaced(face);
      return [spaced(kind), face ?? rest.join(' ')].filter(Boolean).join(' ');
    },
    event(say, _view, { event, faces }: SeenEvent) {
      const key = first(`event.${event.type}`);
      const holes: Record<string, string> = {};
      for (const [name, value] of Object.entries(event)) {
        holes[name] = String(value);
        // Seats are counted from 0, people from 1.
        if (typeof value === 'number') holes[`${name}-player`] = String(value + 1);
      }
      const names = Object.values(faces).map((face) => face.replaceAll('-', ' '));
      holes.cards = names.join(', ') || (event.cards?.length === 0 ? 'nothing' : 'a card');
      if (key) return say(key, holes);
      const details = Object.entries(event).filter(
        ([name]) => name !== 'type' && name !== 'card' && name !== 'cards',
      );
      return `${spaced(event.type)}: ${details.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')}`;
    },
    face: (_say, id) => ({ name: spaced(id), text: '' }),
    rules: () => [],
  };
}

/** The card an option is about, if its effect names one. */
function cardOf(pending: Pending, id: string): Instance | undefined {
  const effect = pending.options.find((option) => option.id === id)?.effect;
  const { card, effect: inner } = (effect ?? {}) as { card?: Instance; effect?: { card?: Instance } };
  return card ?? inner?.card;
}

function spaced(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
