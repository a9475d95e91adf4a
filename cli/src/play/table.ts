/** A match played in a terminal: people at one screen, bots in the other seats. */
import { writeFileSync } from 'node:fs';
import type { Bot } from '@underhall/bots';
import {
  consequences,
  type Game,
  type Pending,
  type Playthrough,
  Refusal,
  Rng,
  type Seat,
  stateHash,
  type Viewer,
} from '@underhall/kernel';
import { isFile, notWritten } from '../files.ts';
import type { Rule } from '../ledger.ts';
import { linkOf } from '../records.ts';
import { bold, dim } from '../style.ts';
import type { Keyboard } from './keyboard.ts';
import type { Screen } from './screen.ts';

const SAMPLES = 300;

const HELP = `  a number or an option's id   choose it
  Enter                        go on (where you may act but need not)
  u                            take back: your last pick, or your last choice while nothing came to light
  o N                          odds: what option N leads to
  r RULE                       a rule of the ledger; r alone: the rules behind this question
  f                            the facts you know
  b                            the board
  log                          the whole log
  as SEAT                      hand the screen to somebody else who may act now
  !hold, !release, !resign     ask to be waited for, no longer, give up
  s FILE                       save the match
  l                            the match as a link
  q                            leave`;

export interface Seating {
  readonly people: ReadonlySet<Seat>;
  readonly bots: ReadonlyMap<Seat, Bot>;
}

/** What a line of input came to. */
type Reaction = 'acted' | 'again' | 'passed' | 'left';

export class Table {
  readonly #play: Playthrough;
  readonly #seating: Seating;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #ledger: readonly Rule[];
  readonly #secretive: boolean;
  /** How many events of its own each viewer has been shown. */
  readonly #shown = new Map<Viewer, number>();
  /** Offers a person let pass, until the turn or the offer is another. */
  readonly #passed = new Map<Seat, string>();
  readonly #savedTo = new Set<string>();
  #atScreen: Seat | undefined;

  constructor(
    play: Playthrough,
    seating: Seating,
    screen: Screen,
    keyboard: Keyboard,
    ledger: readonly Rule[],
  ) {
    this.#play = play;
    this.#seating = seating;
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#ledger = ledger;
    this.#secretive = seating.people.size > 1 && hasSecrets(play.game);
    if (seating.people.size === 1) [this.#atScreen] = seating.people;
  }

  /** Plays until the match is over or somebody leaves. */
  async run(): Promise<'over' | 'left'> {
    while (!this.#play.match.outcome) {
      const reaction = await this.#step().catch((fault: unknown) => {
        this.#screen.warn(`The game is at fault. To report it, send this along: ${this.#link()}`);
        throw fault;
      });
      if (reaction === 'left') {
        this.#leave();
        return 'left';
      }
    }
    this.#end();
    return 'over';
  }

  async #step(): Promise<Reaction> {
    const pending = this.#play.match.pending();
    const asked = pending.filter(({ kind }) => kind !== 'offer');
    for (const { seat } of pending.filter(({ kind }) => kind === 'offer')) {
      if (this.#botTakesOffer(seat)) return 'acted';
    }
    const bot = asked.find(({ seat }) => !this.#seating.people.has(seat));
    if (!bot) return this.#askPerson(asked[0].seat);
    const offered = pending.find((p) => p.kind === 'offer' && this.#wantsToHear(p));
    return offered ? this.#askPerson(offered.seat) : this.#botAnswers(bot.seat);
  }

  // ---------------------------------------------------------------- bots

  #botAnswers(seat: Seat): Reaction {
    this.#play.choose(seat, this.#bot(seat).answer(this.#play.view(seat)).option);
    if (this.#seating.people.size === 0) this.#showLog('spectator');
    return 'acted';
  }

  #botTakesOffer(seat: Seat): boolean {
    if (this.#seating.people.has(seat)) return false;
    const answer = this.#bot(seat).offered(this.#play.view(seat));
    if (answer) this.#play.choose(seat, answer.option);
    return answer !== undefined;
  }

  #bot(seat: Seat): Bot {
    const bot = this.#seating.bots.get(seat);
    if (!bot) throw new RangeError(`Nobody sits in seat ${seat}.`);
    return bot;
  }

  // ---------------------------------------------------------------- people

  #wantsToHear(pending: Pending): boolean {
    return (
      this.#seating.people.has(pending.seat) && this.#passed.get(pending.seat) !== this.#offerKey(pending)
    );
  }

  #offerKey({ options }: Pending): string {
    return `${this.#play.game.spec.horizon(this.#play.match)} ${options.map(({ id }) => id).join()}`;
  }

  async #askPerson(seat: Seat): Promise<Reaction> {
    const pending = this.#play.match.pendingFor(seat);
    if (!pending) return 'acted';
    await this.#handOver(seat);
    const view = this.#play.view(seat);
    this.#showLog(seat);
    this.#screen.board(view);
    this.#screen.question(this.#label(seat), view, pending);
    for (;;) {
      const line = await this.#keyboard.ask('> ');
      const reaction = line === undefined ? 'left' : await this.#react(seat, pending, line);
      if (reaction === 'passed') this.#passed.set(seat, this.#offerKey(pending));
      if (reaction !== 'again') return reaction;
    }
  }

  async #react(seat: Seat, pending: Pending, line: string): Promise<Reaction> {
    const chosen = optionMeant(pending, line);
    if (chosen !== undefined) return this.#attempt(() => this.#play.choose(seat, chosen));
    if (line === '') return this.#pass(pending);
    const [word, ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case 'q':
        return 'left';
      case 'u':
        return this.#takeBack(seat, pending);
      case 'as':
        return this.#actAs(argument);
      case '!hold':
      case '!release':
        return this.#attempt(() => this.#play.hold(seat, word === '!hold'));
      case '!resign':
        return this.#attempt(() => this.#play.resign(seat));
    }
    if (!this.#tell(seat, pending, word, argument)) {
      // Not a command: the match itself says why it is no choice.
      return this.#attempt(() => this.#play.choose(seat, line));
    }
    return 'again';
  }

  /** Commands that only show something. */
  #tell(seat: Seat, pending: Pending, word: string, argument: string): boolean {
    const view = this.#play.view(seat);
    if (word === '?' || word === 'help') this.#screen.say(HELP);
    else if (word === 'f' || word === 'facts') this.#screen.facts(view.facts());
    else if (word === 'b') {
      if (!this.#screen.board(view)) this.#screen.facts(view.facts());
    } else if (word === 'log') this.#screen.log(view, this.#play.events.seenBy(seat));
    else if (word === 'r') this.#showRules(argument ? [argument] : this.#screen.rulesBehind(pending));
    else if (word === 'o') this.#showOdds(seat, pending, argument);
    else if (word === 's') this.#save(argument);
    else if (word === 'l') this.#screen.say(this.#link());
    else return false;
    return true;
  }

  #attempt(act: () => void): Reaction {
    try {
      act();
      return 'acted';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#screen.warn(error.rule ? `${error.message} (${error.rule})` : error.message);
      return 'again';
    }
  }

  #pass({ kind }: Pending): Reaction {
    if (kind === 'offer') return 'passed';
    this.#screen.warn('Choose by number or id; ? shows what else you can type.');
    return 'again';
  }

  #takeBack(seat: Seat, pending: Pending): Reaction {
    return this.#attempt(() => {
      if (pending.picks.length > 0) this.#play.retract(seat);
      else this.#play.undo(seat);
      this.#shown.set(this.#logKey(seat), this.#play.events.seenBy(seat).length);
      this.#screen.say('  Taken back.');
    });
  }

  async #actAs(word: string): Promise<Reaction> {
    const seat = Number(word);
    if (word === '' || !this.#seating.people.has(seat)) {
      this.#screen.warn(`Say who: as SEAT, one of ${[...this.#seating.people].join(', ')}.`);
      return 'again';
    }
    if (!this.#play.match.pendingFor(seat)) {
      this.#screen.warn(`${this.#label(seat)} has nothing to do now.`);
      return 'again';
    }
    const reaction = await this.#askPerson(seat);
    return reaction === 'passed' ? 'acted' : reaction;
  }

  // ---------------------------------------------------------------- showing

  async #handOver(seat: Seat): Promise<void> {
    if (this.#atScreen === seat) return;
    this.#atScreen = seat;
    if (!this.#secretive) return;
    if (!this.#keyboard.person) {
      this.#screen.say(bold(`--- ${this.#label(seat)} ---`));
      return;
    }
    this.#screen.clear();
    await this.#keyboard.ask(`Hand over to ${this.#label(seat)}, who presses Enter. `);
  }

  #logKey(viewer: Viewer): Viewer {
    return this.#secretive ? viewer : 'everything';
  }

  #showLog(viewer: Viewer): void {
    const key = this.#logKey(viewer);
    const events = this.#play.events.seenBy(viewer, this.#shown.get(key) ?? 0);
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + events.length);
    this.#screen.log(this.#play.view(viewer), events);
  }

  #label(seat: Seat): string {
    const bot = this.#seating.bots.get(seat);
    if (bot) return `seat ${seat} (${bot.name})`;
    return this.#seating.people.size === 1 ? `seat ${seat} (you)` : `seat ${seat}`;
  }

  #showRules(ids: readonly string[]): void {
    if (ids.length === 0) this.#screen.warn('No rule is named here; try r RULE.');
    for (const wanted of new Set(ids.map((id) => id.toUpperCase()))) {
      const exact = this.#ledger.filter(({ id }) => id === wanted);
      const found = exact.length > 0 ? exact : this.#ledger.filter(({ id }) => id.startsWith(`${wanted}-`));
      if (found.length === 0) this.#screen.warn(`There is no rule ${wanted} in the ledger.`);
      for (const { id, text } of found) this.#screen.say(`  ${bold(id)} ${text}`);
    }
  }

  #showOdds(seat: Seat, pending: Pending, word: string): void {
    const id = optionMeant(pending, word);
    if (id === undefined || !pending.options.some((option) => option.id === id)) {
      this.#screen.warn('Say of which option: o 1.');
      return;
    }
    const view = this.#play.view(seat);
    const rng = Rng.fromSeed(`odds ${this.#play.choices.length}`);
    this.#screen.odds(this.#screen.option(view, pending, id), consequences(view, id, SAMPLES, rng));
  }

  #save(file: string): void {
    if (file === '') this.#screen.warn('Say where: s FILE.');
    else if (isFile(file) && !this.#savedTo.has(file)) this.#screen.warn(`${file} exists already.`);
    else {
      try {
        writeFileSync(file, `${JSON.stringify(this.#play.record, undefined, 2)}\n`);
        this.#savedTo.add(file);
        this.#screen.say(`  Saved to ${file}; go on later with: underhall play --from ${file}`);
      } catch (error) {
        this.#screen.warn(notWritten(file, error));
      }
    }
  }

  /** Where the match can be had from: a link, or the file that a match without one is saved to. */
  #link(): string {
    const link = linkOf(this.#play);
    if (link !== undefined) return link;
    const file = `underhall-${Date.now()}.json`;
    this.#screen.say('  This match is too long for a link.');
    this.#save(file);
    return file;
  }

  #leave(): void {
    this.#screen.say(`\nLeft after ${this.#play.choices.length} choices; the match is not over. To go on:`);
    this.#screen.say(`  underhall play --from ${this.#link()}`);
  }

  #end(): void {
    const { match } = this.#play;
    const { outcome } = match;
    if (!outcome) return;
    this.#showLog(this.#atScreen ?? 'spectator');
    const winners = outcome.winners.map((seat) => this.#label(seat)).join(' and ') || 'nobody';
    this.#screen.say(bold(`\nThe match is over: won by ${winners} (${outcome.rule}).`));
    outcome.results.forEach((result, seat) => {
      const counts = Object.entries(result).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      this.#screen.say(`  ${this.#label(seat)}: ${counts.join(', ')}`);
    });
    const { seed } = this.#play.setup;
    this.#screen.say(dim(`${this.#play.choices.length} choices, seed ${seed}, hash ${stateHash(match)}`));
    this.#screen.say(dim(`underhall replay ${this.#link()}`));
  }
}

/** A number of the list comes before an id that looks like one. */
function optionMeant({ options, forbidden }: Pending, line: string): string | undefined {
  const number = /^\d+$/.test(line) ? Number(line) : 0;
  if (number >= 1 && number <= options.length) return options[number - 1].id;
  return [...options, ...forbidden].find(({ id }) => id === line)?.id;
}

/** Can two people at one screen know different things? */
function hasSecrets(game: Game): boolean {
  const zones = Object.values(game.spec.zones).some(({ sees }) => sees !== 'everybody' && sees !== 'nobody');
  return zones || game.questions.some((name) => game.question(name)?.kind !== 'ask');
}
