/** A match played in a terminal: people at one screen, bots in the other seats. */
import { writeFileSync } from 'node:fs';
import { consequences, Rng, type Rule, type Seat, stateHash } from '@underhall/kernel';
import {
  type Asked,
  type Looker,
  type News,
  onlyPerson,
  type Refused,
  type Sitter,
  secretsBetween,
  type Table,
  Weighed,
} from '@underhall/table';
import { isFile, notWritten } from '../files.ts';

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
  =NAME:VALUE                  set a preference: =skip-all:yes
  s FILE                       save the match
  l                            the match as a link
  q                            leave`;

/** What a line of input came to. */
type Reaction = 'acted' | 'again' | 'passed' | 'left';

export class Terminal {
  readonly #table: Table;
  readonly #sitters: readonly Sitter[];
  readonly #people: readonly Seat[];
  readonly #shared: ReturnType<Table['screen']>;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #ledger: readonly Rule[];
  /** How many events of its own each viewer has been shown. */
  readonly #shown = new Map<Looker | 'everybody', number>();
  /** Offers a person let pass. */
  readonly #passed = new Weighed();
  readonly #savedTo = new Set<string>();
  readonly #secretive: boolean;
  #news: News | undefined;

  constructor(
    table: Table,
    sitters: readonly Sitter[],
    screen: Screen,
    keyboard: Keyboard,
    ledger: readonly Rule[],
  ) {
    this.#table = table;
    this.#sitters = sitters;
    this.#people = sitters.flatMap((_, seat) => (table.isPerson(seat) ? [seat] : []));
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#ledger = ledger;
    this.#secretive = this.#people.length > 1 && hasSecrets(table);
    this.#shared = table.screen({
      tell: (news) => {
        this.#news = news;
      },
    });
  }

  /** Plays until the match is over or somebody leaves. */
  async run(): Promise<'over' | 'left'> {
    await this.#table.open();
    while (!this.#table.match.outcome) {
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
    if (await this.#table.stepIn()) return 'acted';
    const asked = this.#latest.scene.awaited.find((seat) => this.#table.isPerson(seat)) ?? this.#offered();
    if (asked !== undefined) return this.#askPerson(asked);
    this.#showLog();
    await this.#table.answer();
    return 'acted';
  }

  get #latest(): News {
    if (!this.#news) throw new Error('The table has not been opened.');
    return this.#news;
  }

  /** A person who may act while only bots are asked, and has not let it pass. */
  #offered(): Seat | undefined {
    const { match } = this.#table;
    return match
      .pending()
      .find((p) => p.kind === 'offer' && this.#table.isPerson(p.seat) && this.#passed.isNew(match, p))?.seat;
  }

  // ---------------------------------------------------------------- people

  async #askPerson(seat: Seat): Promise<Reaction> {
    await this.#handOver(seat);
    const { asked } = this.#latest.scene;
    if (!asked) return 'acted';
    this.#showLog();
    this.#screen.board(this.#table.view(seat));
    this.#screen.question(this.#label(seat), asked);
    for (;;) {
      const line = await this.#keyboard.ask('> ');
      const reaction = line === undefined ? 'left' : await this.#react(asked, line);
      if (reaction === 'passed') this.#letPass(seat);
      if (reaction !== 'again') return reaction;
    }
  }

  #letPass(seat: Seat): void {
    const offer = this.#table.match.pendingFor(seat);
    if (offer) this.#passed.note(this.#table.match, offer);
  }

  async #react(asked: Asked, line: string): Promise<Reaction> {
    const { seat } = asked;
    const chosen = optionMeant(asked, line);
    if (chosen !== undefined) return this.#attempt(this.#table.choose(seat, chosen));
    if (line === '') return this.#pass(asked);
    const [word, ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case 'q':
        return 'left';
      case 'u':
        return this.#takeBack(asked);
      case 'as':
        return this.#actAs(argument);
      case '!hold':
      case '!release':
        return this.#attempt(this.#table.hold(seat, word === '!hold'));
      case '!resign':
        return this.#attempt(this.#table.resign(seat));
    }
    if (line.startsWith('=')) return this.#prefer(seat, line);
    if (!this.#tell(asked, word, argument)) {
      // Not a command: the match itself says why it is no choice.
      return this.#attempt(this.#table.choose(seat, line));
    }
    return 'again';
  }

  /** As a record writes it. */
  #prefer(seat: Seat, line: string): Promise<Reaction> {
    const [, name, value] = /^=([^:]*):?(.*)$/.exec(line) ?? [];
    return this.#attempt(this.#table.prefer(seat, name, value));
  }

  /** Commands that only show something. */
  #tell(asked: Asked, word: string, argument: string): boolean {
    const { seat, rules, forbidden } = asked;
    const view = this.#table.view(seat);
    if (word === '?' || word === 'help') this.#screen.say(HELP);
    else if (word === 'f' || word === 'facts') this.#screen.facts(view.facts());
    else if (word === 'b') {
      if (!this.#screen.board(view)) this.#screen.facts(view.facts());
    } else if (word === 'log') this.#screen.log(this.#table.toldTo(seat, onlyPerson(this.#sitters)));
    else if (word === 'r') {
      this.#showRules(argument ? [argument] : [...rules, ...forbidden.map(({ rule }) => rule)]);
    } else if (word === 'o') this.#showOdds(asked, argument);
    else if (word === 's') this.#save(argument);
    else if (word === 'l') this.#screen.say(this.#link());
    else return false;
    return true;
  }

  async #attempt(act: Promise<Refused | undefined>): Promise<Reaction> {
    const refused = await act;
    if (!refused) return 'acted';
    const { rule, message } = refused;
    this.#screen.warn(rule ? `${message} (${rule})` : message);
    return 'again';
  }

  #pass({ kind }: Asked): Reaction {
    if (kind === 'offer') return 'passed';
    this.#screen.warn('Choose by number or id; ? shows what else you can type.');
    return 'again';
  }

  async #takeBack({ seat, picks }: Asked): Promise<Reaction> {
    const back = picks.length > 0 ? this.#table.retract(seat) : this.#table.undo(seat);
    const reaction = await this.#attempt(back);
    if (reaction === 'acted') this.#screen.say('  Taken back.');
    return reaction;
  }

  async #actAs(word: string): Promise<Reaction> {
    const seat = Number(word);
    if (word === '' || !this.#people.includes(seat)) {
      this.#screen.warn(`Say who: as SEAT, one of ${this.#people.join(', ')}.`);
      return 'again';
    }
    if (!this.#table.match.pendingFor(seat)) {
      this.#screen.warn(`${this.#label(seat)} has nothing to do now.`);
      return 'again';
    }
    const reaction = await this.#askPerson(seat);
    return reaction === 'passed' ? 'acted' : reaction;
  }

  // ---------------------------------------------------------------- showing

  async #handOver(seat: Seat): Promise<void> {
    const { scene, handover } = this.#latest;
    const { viewer } = scene;
    if (viewer === seat) return;
    const hidden = typeof viewer === 'number' && secretsBetween(this.#table.match, viewer, seat);
    if (hidden || handover !== undefined) await this.#callFor(seat);
    await this.#shared.look(seat);
  }

  async #callFor(seat: Seat): Promise<void> {
    if (!this.#keyboard.person) {
      this.#screen.say(bold(`--- ${this.#label(seat)} ---`));
      return;
    }
    this.#screen.clear();
    await this.#keyboard.ask(`Hand over to ${this.#label(seat)}, who presses Enter. `);
  }

  /** What the viewer has not been shown yet. */
  #showLog(): void {
    const { scene, from, told, handover } = this.#latest;
    if (handover !== undefined) return;
    const key = this.#secretive ? scene.viewer : 'everybody';
    const shown = this.#shown.get(key) ?? 0;
    this.#screen.log(told.filter(({ n }) => n >= shown));
    this.#shown.set(key, from + told.length);
  }

  #label(seat: Seat): string {
    const { level } = this.#sitters[seat];
    if (level !== undefined) return `seat ${seat} (${level})`;
    return this.#people.length === 1 ? `seat ${seat} (you)` : `seat ${seat}`;
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

  #showOdds(asked: Asked, word: string): void {
    const id = optionMeant(asked, word);
    const option = asked.options.find((one) => one.id === id);
    if (!option) {
      this.#screen.warn('Say of which option: o 1.');
      return;
    }
    const rng = Rng.fromSeed(`odds ${this.#table.match.choices}`);
    this.#screen.odds(option.label, consequences(this.#table.view(asked.seat), option.id, SAMPLES, rng));
  }

  #save(file: string): void {
    if (file === '') this.#screen.warn('Say where: s FILE.');
    else if (isFile(file) && !this.#savedTo.has(file)) this.#screen.warn(`${file} exists already.`);
    else {
      try {
        writeFileSync(file, `${JSON.stringify(this.#table.record, undefined, 2)}\n`);
        this.#savedTo.add(file);
        this.#screen.say(`  Saved to ${file}; go on later with: underhall play --from ${file}`);
      } catch (error) {
        this.#screen.warn(notWritten(file, error));
      }
    }
  }

  /** Where the match can be had from: a link, or the file that a match without one is saved to. */
  #link(): string {
    const link = linkOf({ game: this.#table.match.game, record: this.#table.record });
    if (link !== undefined) return link;
    const file = `underhall-${Date.now()}.json`;
    this.#screen.say('  This match is too long for a link.');
    this.#save(file);
    return file;
  }

  #leave(): void {
    const { choices } = this.#table.record;
    this.#screen.say(`\nLeft after ${choices.length} choices; the match is not over. To go on:`);
    this.#screen.say(`  underhall play --from ${this.#link()}`);
  }

  #end(): void {
    const { match, record } = this.#table;
    const { outcome } = match;
    if (!outcome) return;
    this.#showLog();
    const winners = outcome.winners.map((seat) => this.#label(seat)).join(' and ') || 'nobody';
    this.#screen.say(bold(`\nThe match is over: won by ${winners} (${outcome.rule}).`));
    outcome.results.forEach((result, seat) => {
      const counts = Object.entries(result).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      this.#screen.say(`  ${this.#label(seat)}: ${counts.join(', ')}`);
    });
    this.#screen.say(
      dim(`${record.choices.length} choices, seed ${record.setup.seed}, hash ${stateHash(match)}`),
    );
    this.#screen.say(dim(`underhall replay ${this.#link()}`));
  }
}

/** A number of the list comes before an id that looks like one. */
function optionMeant({ options, forbidden }: Asked, line: string): string | undefined {
  const number = /^\d+$/.test(line) ? Number(line) : 0;
  if (number >= 1 && number <= options.length) return options[number - 1].id;
  return [...options, ...forbidden].find(({ id }) => id === line)?.id;
}

/** Can two people at one screen know different things? */
function hasSecrets({ match: { game } }: Table): boolean {
  const zones = Object.values(game.spec.zones).some(({ sees }) => sees !== 'everybody' && sees !== 'nobody');
  return zones || game.questions.some((name) => game.question(name)?.kind !== 'ask');
}
