/**
 * The one door for messages, whichever way they come. Whatever somebody sends, the answer is `done` or `error`, and an
 * error has changed nothing. Who may do what is decided here and in the files beside it, nowhere else.
 */
import { type ClientMessage, type Done, type ErrorMessage, PROTOCOL } from '@underhall/protocol';
import type { Hall } from '../hall.ts';
import type { Line } from '../line.ts';
import { Refuse } from '../refuse.ts';
import type { Person } from '../store/store.ts';
import { playing } from './playing.ts';
import { sitting } from './sitting.ts';
import { talking } from './talking.ts';
import { watching } from './watching.ts';

export type Result = Omit<Done, 'type' | 'id'>;
export type Answer = Done | ErrorMessage;

export interface Asking {
  readonly hall: Hall;
  readonly line: Line;
  /** Whoever asks; refuses who has not said who he is. */
  person(): Person;
}

export type Handler<T extends ClientMessage['type']> = (
  asking: Asking,
  message: Extract<ClientMessage, { readonly type: T }>,
) => Promise<Result>;

export type Handlers<T extends ClientMessage['type']> = { readonly [K in T]: Handler<K> };

const handlers: { readonly [K in ClientMessage['type']]: Handler<K> } = {
  hello: async ({ line }, { protocol }) => {
    if (protocol !== PROTOCOL)
      throw new Refuse('reload', 'There is a newer version of Underhall: load the page anew.');
    const { person } = line;
    return { protocol: PROTOCOL, ...(person ? { person: { id: person.id, name: person.name } } : {}) };
  },
  ping: async () => ({}),
  ...sitting,
  ...watching,
  ...playing,
  ...talking,
};

/** Answers of the last minutes, so that a message that is sent again counts once. */
const REMEMBERED = 10 * 60_000;
const MOST_REMEMBERED = 100_000;

export class Desk {
  readonly #hall: Hall;
  readonly #failed: (why: unknown) => void;
  readonly #answers = new Map<string, { readonly answer: Promise<Answer>; readonly at: number }>();

  /** `failed` hears of what nobody should have to hear of. */
  constructor(hall: Hall, failed: (why: unknown) => void) {
    this.#hall = hall;
    this.#failed = failed;
  }

  handle(line: Line, message: ClientMessage): Promise<Answer> {
    // What only looks may be asked anew, and must be: the line may be another one.
    if (!line.person || LOOKING.has(message.type)) return this.#answer(line, message);
    const key = `${line.person.id} ${message.id}`;
    const known = this.#answers.get(key);
    if (known) return known.answer;
    const answer = this.#answer(line, message);
    this.#answers.set(key, { answer, at: Date.now() });
    // What was refused may be tried again: things change. What is done in a match is known by its id there.
    answer.then(({ type }) => {
      if (type === 'error' || KEPT.has(message.type)) this.#answers.delete(key);
    });
    this.#forget();
    return answer;
  }

  #forget(): void {
    const old = Date.now() - REMEMBERED;
    for (const [key, { at }] of this.#answers) {
      if (at > old && this.#answers.size < MOST_REMEMBERED) return;
      this.#answers.delete(key);
    }
  }

  async #answer(line: Line, message: ClientMessage): Promise<Answer> {
    const { id } = message;
    const asking: Asking = {
      hall: this.#hall,
      line,
      person: () => {
        const { person } = line;
        if (!person) throw new Refuse('guest', 'Say who you are first.');
        if (person.banned)
          throw new Refuse('guest', 'You may only look on here: the operator has decided so.');
        return person;
      },
    };
    const handler = handlers[message.type] as (asking: Asking, message: ClientMessage) => Promise<Result>;
    try {
      return { type: 'done', id, ...(await handler(asking, message)) };
    } catch (error) {
      if (error instanceof Refuse) {
        const { code, message: why, rule } = error;
        return { type: 'error', id, code, message: why, ...(rule ? { rule } : {}) };
      }
      this.#failed(error);
      return { type: 'error', id, code: 'busy', message: 'This cannot be done at present; try again.' };
    }
  }
}

/** Each is a step of its match, kept with its id. */
const KEPT: ReadonlySet<ClientMessage['type']> = new Set([
  ...(['choose', 'retract', 'hold', 'prefer', 'resign'] as const),
]);

const LOOKING: ReadonlySet<ClientMessage['type']> = new Set([
  ...(['hello', 'ping', 'tables', 'look', 'watch', 'leave', 'ack', 'resync', 'record'] as const),
]);
