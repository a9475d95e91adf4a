import { type Game, type Json, Misfit, Refusal, type Seat } from '@underhall/kernel';
import { objectIn } from '../../json.ts';
import { Driven, type Said, type Tell } from './matches.ts';

/** More matches at once than this are somebody's mistake, and would fill the memory. */
const MOST_MATCHES = 100_000;

/** The program said something that makes no sense: it is told so, and nothing changes. */
class Nonsense extends Error {}

/** Hears what a program says, line by line, and answers it. */
export class Driver {
  readonly #game: Game;
  readonly #tells: ReadonlySet<Tell>;
  readonly #matches = new Map<string | number, Driven>();

  constructor(game: Game, tells: ReadonlySet<Tell>) {
    this.#game = game;
    this.#tells = tells;
  }

  hello(): string {
    const { id, version, spec } = this.#game;
    return line({ type: 'hello', protocol: 1, game: id, version, name: spec.name, seats: spec.seats });
  }

  hear(text: string): string {
    let match: Json | undefined;
    try {
      const said = objectIn(text);
      if (!said) throw new Nonsense(`A message is a JSON object on one line, not ${text.slice(0, 200)}`);
      match = said.match;
      return line({ match, ...this.#answer(said) });
    } catch (error) {
      const isSaid = error instanceof Nonsense || error instanceof Refusal || error instanceof Misfit;
      if (!isSaid) throw error;
      const rule = error instanceof Refusal ? error.rule : undefined;
      return line({ match, type: 'refused', reason: error.message, rule });
    }
  }

  #answer(said: Said): Said {
    switch (said.type) {
      case 'begin':
        return this.#begin(said).asks();
      case 'answer': {
        const driven = this.#called(said);
        driven.answer(seatIn(said, driven), optionIn(said));
        return driven.asks();
      }
      case 'look': {
        const driven = this.#called(said);
        return driven.seenBy(seatIn(said, driven));
      }
      case 'leave':
        this.#called(said);
        this.#matches.delete(nameIn(said));
        return { type: 'left' };
      default:
        throw new Nonsense("A message is of the type 'begin', 'answer', 'look' or 'leave'.");
    }
  }

  #begin(said: Said): Driven {
    const name = nameIn(said);
    if (this.#matches.size >= MOST_MATCHES && !this.#matches.has(name)) {
      throw new Nonsense(`${MOST_MATCHES} matches are under way: leave some of them first.`);
    }
    const driven = new Driven(this.#game, said, this.#tells);
    this.#matches.set(name, driven);
    return driven;
  }

  #called(said: Said): Driven {
    const driven = this.#matches.get(nameIn(said));
    if (!driven) throw new Nonsense(`There is no match ${JSON.stringify(said.match)}: begin it first.`);
    return driven;
  }
}

function line(message: object): string {
  return `${JSON.stringify(message)}\n`;
}

function nameIn({ match }: Said): string | number {
  if (typeof match === 'string' || typeof match === 'number') return match;
  throw new Nonsense("'match' is a name or a number of your choice.");
}

function optionIn({ option }: Said): string {
  if (typeof option === 'string') return option;
  throw new Nonsense("'option' is one of the options that were told.");
}

/** Whoever is asked, unless the message names a seat. */
function seatIn({ seat }: Said, { asked, seats }: Driven): Seat {
  if (seat === undefined && asked !== undefined) return asked;
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat;
  throw new Nonsense(`'seat' is a number from 0 to ${seats - 1}.`);
}
