import { Game, type Match, type Seat, View } from '@underhall/kernel';
import type { Answer, Bot } from './bot.ts';
import type { Luck } from './search/leg.ts';
import type { Temperament } from './temperament.ts';
import { type Deliberation, isShareable, type Shareable } from './thinking/shareable.ts';

type Evaluate = (match: Match, seat: Seat) => number;

/** Above 1 what may be won counts for more than what is sure, below 1 for less. */
const BOLD = 1.4;
const CAREFUL = 0.7;
/** What it is worth that the one who stands best stands worse. */
const ENVY = 0.25;

/** What a temperament makes of any evaluation; a game may have its own idea of it. */
const USUALLY: Readonly<Record<Temperament, (evaluate: Evaluate) => Evaluate>> = {
  bold: (evaluate) => (match, seat) => evaluate(match, seat) ** BOLD,
  careful: (evaluate) => (match, seat) => evaluate(match, seat) ** CAREFUL,
  sly: (evaluate) => (match, seat) => {
    let most = 0;
    for (let other = 0; other < match.seats; other++)
      if (other !== seat) most = Math.max(most, evaluate(match, other));
    return (evaluate(match, seat) + ENVY * (1 - most)) / (1 + ENVY);
  },
};

const games = new WeakMap<Game, Map<Temperament, Game>>();

/** The same game, as somebody of a temperament values it. */
function valuedBy(game: Game, temperament: Temperament): Game {
  let known = games.get(game);
  if (!known) {
    known = new Map();
    games.set(game, known);
  }
  let valued = known.get(temperament);
  if (!valued) {
    const { spec } = game;
    const evaluate = spec.temperaments?.[temperament] ?? USUALLY[temperament](spec.evaluate);
    valued = new Game({ ...spec, evaluate });
    known.set(temperament, valued);
  }
  return valued;
}

/** A bot that thinks as any other does, but values what it sees by its temperament. */
class Tempered implements Bot {
  readonly name: string;
  readonly #bot: Bot;
  readonly #temperament: Temperament;

  constructor(name: string, bot: Bot, temperament: Temperament) {
    this.name = name;
    this.#bot = bot;
    this.#temperament = temperament;
  }

  answer(view: View): Answer {
    return this.#bot.answer(this.seen(view));
  }

  offered(view: View): Answer | undefined {
    return this.#bot.offered(this.seen(view));
  }

  protected seen(view: View): View {
    return new View({ ...view, game: valuedBy(view.game, this.#temperament) });
  }
}

/** The same for one whose thinking can be shared out. */
class SharedTempered extends Tempered implements Shareable {
  readonly #search: Shareable;

  constructor(name: string, bot: Shareable, temperament: Temperament) {
    super(name, bot, temperament);
    this.#search = bot;
  }

  tree(view: View, number: number, luck: Luck): ReturnType<Shareable['tree']> {
    return this.#search.tree(this.seen(view), number, luck);
  }

  deliberate(view: View): Deliberation {
    return this.#search.deliberate(this.seen(view));
  }
}

export function tempered(name: string, bot: Bot, temperament: Temperament): Bot {
  if (isShareable(bot)) return new SharedTempered(name, bot, temperament);
  return new Tempered(name, bot, temperament);
}
