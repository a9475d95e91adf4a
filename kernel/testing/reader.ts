/** Reads everything a game says to people, and throws at what reads badly. */
import type { Game } from '../game.ts';
import { NONE, type Viewer } from '../ids.ts';
import { Playthrough } from '../playthrough.ts';
import type { Pending } from '../questions.ts';
import { CARDS, Rng } from '../rng.ts';
import type { Wanted } from '../setup.ts';
import { View } from '../view.ts';
import { type Say, sayIn, type Words } from '../words.ts';
import { STYLES, type Style } from './styles.ts';

export class Reader {
  readonly game: Game;
  readonly words: Words;
  /** Kinds of event that had no line. */
  readonly silent = new Set<string>();
  /** Questions that were asked. */
  readonly questions = new Set<string>();
  /** Keys of the messages that were said. */
  readonly said = new Set<string>();
  readonly #leftOver: RegExp;
  /** What each viewer has read so far. */
  readonly #read = new WeakMap<Playthrough, Map<Viewer, (string | undefined)[]>>();

  constructor(game: Game, words: Words) {
    this.game = game;
    this.words = words;
    this.#leftOver = leftOver(Object.keys(game.spec.messages));
  }

  /** A message that does not exist is an error. */
  readonly say: Say = (key, holes) => {
    const { messages } = this.game.spec;
    if (!Object.hasOwn(messages, key)) throw new Error(`There is no message '${key}'.`);
    this.said.add(key);
    return sayIn(messages)(key, holes);
  };

  /** Gives the line back if it reads well. */
  sound(line: string, where: string): string {
    if (line === '' || this.#leftOver.test(line)) throw new Error(`${where} reads badly: '${line}'`);
    if (line[0] !== line[0].toUpperCase()) throw new Error(`${where} begins small: '${line}'`);
    return line;
  }

  /** What those who are asked see now, and somebody who only looks on: the log so far, the question, its options. */
  read(play: Playthrough): void {
    const asked = play.match.pending().map(({ seat }) => seat);
    for (const viewer of [...asked, 'spectator' as const]) {
      const view = new View(play.match, viewer);
      this.#log(play, view, viewer);
      if (view.pending) this.#question(view, view.pending);
      this.#standing(view);
    }
  }

  /** How the seats stand, where the game has words for it. */
  #standing(view: View): void {
    for (let seat = 0; seat < view.setup.seats.length; seat++) {
      const line = this.words.standing?.(this.say, view, seat);
      if (line?.has) this.sound(`${line.who ?? 'Seat'} ${line.has}`, `the standing of seat ${seat}`);
    }
  }

  /** Plays a match to its end and reads it after each `every`-th choice; `meanwhile` looks at it then, too. */
  readMatch(
    setup: Wanted,
    seed: string,
    style: Style,
    every = 1,
    meanwhile?: (play: Playthrough) => void,
  ): void {
    const rng = Rng.fromSeed(`choices ${seed}`);
    const play = new Playthrough(this.game, { ...setup, seed });
    this.read(play);
    for (let n = 0; play.match.asked() !== NONE; n++) {
      const asked = play.match.pending().filter(({ kind }) => kind !== 'offer');
      const { seat } = asked[rng.below(asked.length, CARDS)];
      play.choose(seat, STYLES[style](play.match, seat, rng).id);
      if (n % every > 0) continue;
      this.read(play);
      meanwhile?.(play);
    }
    this.read(play);
    this.#readAgain(play);
    this.readEnding(play);
  }

  /** How it ended, as everybody who played hears it. */
  readEnding({ match, events }: Playthrough): void {
    const seats = match.setup.seats.map((_, seat) => seat);
    for (const you of [...seats, undefined]) {
      const view = new View(match, 'everything').addressing(you);
      const story = this.words.ending?.(this.say, view, events.seenBy('everything'));
      if (story !== undefined) this.sound(story, 'the ending');
    }
  }

  /** What is said before a match: the options of the table and its seats, preferences, and what the game counts. */
  readTable(): void {
    const { game, say } = this;
    for (const { id } of [...game.spec.options, ...(game.spec.seatOptions ?? [])]) {
      for (const key of [`option.${id}`, `option.${id}.sentence`]) this.sound(say(key), key);
    }
    for (const name of game.preferences) this.sound(say(`preference.${name}`), name);
    const seats = Array.from({ length: game.spec.seats.least }, () => ({}));
    for (const name of Object.keys(game.spec.counts(game.start({ seats }), 0)))
      this.sound(say(`count.${name}`), name);
  }

  /** The name and the text of every card and token, and of whatever else has such words. */
  readFaces(...others: readonly string[]): void {
    for (const id of [...this.game.faces.map((face) => face.id), ...others]) {
      const { name, text } = this.words.face(this.say, id);
      this.sound(name, id);
      this.sound(text, id);
      if (/[.!?] [a-z]/.test(text)) throw new Error(`A sentence of ${id} begins small: '${text}'`);
    }
  }

  #log(play: Playthrough, view: View, viewer: Viewer): void {
    const read = this.#read.get(play) ?? new Map<Viewer, (string | undefined)[]>();
    this.#read.set(play, read);
    const lines = read.get(viewer) ?? [];
    read.set(viewer, lines);
    for (const seen of play.events.seenBy(viewer, lines.length)) {
      const line = this.words.event(this.say, view, seen);
      if (line === undefined) this.silent.add(seen.event.type);
      else this.sound(line, `the event ${JSON.stringify(seen.event)}`);
      const kind = this.game.spec.remembers?.(seen, undefined)?.kind;
      if (kind !== undefined) this.sound(this.say(`moment.${kind}`), `the moment '${kind}'`);
      lines.push(line);
    }
  }

  /** A log that is made anew, after a reload or in a replay, reads as it was said. */
  #readAgain(play: Playthrough): void {
    for (const [viewer, lines] of this.#read.get(play) ?? []) {
      const view = new View(play.match, viewer);
      for (const seen of play.events.seenBy(viewer).slice(0, lines.length)) {
        const line = this.words.event(this.say, view, seen);
        if (line !== lines[seen.n])
          throw new Error(`The log was '${lines[seen.n]}' and reads '${line}' when it is made anew.`);
      }
    }
  }

  #question(view: View, pending: Pending): void {
    const { say, words } = this;
    const name = pending.question.do;
    this.questions.add(name);
    this.sound(words.prompt(say, view, pending), `the question '${name}'`);
    const ids = [...pending.options, ...pending.forbidden].map(({ id }) => id);
    const labels = [...ids, ...pending.picks.map(({ id }) => id)].map((id) =>
      this.sound(words.option(say, view, pending, { id }), `the option '${id}' of '${name}'`),
    );
    const legal = labels.slice(0, pending.options.length);
    if (new Set(legal).size < legal.length)
      throw new Error(`Two options of '${name}' read alike: ${legal.join(' / ')}`);
    for (const { reason } of pending.forbidden) this.sound(say(`reason.${reason}`), `the reason '${reason}'`);
    if (words.rules(pending).length === 0)
      throw new Error(`There are no rules behind the question '${name}'.`);
  }
}

/** Holes that were not filled, keys of messages in place of the messages, stray blanks and stops. */
function leftOver(keys: readonly string[]): RegExp {
  const chapters = new Set(keys.map((key) => key.split('.')[0]));
  return new RegExp(
    `[{}]|undefined|NaN|\\[object|\\b(?:${[...chapters].join('|')})\\.[a-z]| {2}|\\.\\.|[,;:]\\.| [,.;:]`,
  );
}
