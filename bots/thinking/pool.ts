import { systemClock } from '../budget.ts';
import { createBot } from '../levels.ts';
import { Grove } from '../search/grove.ts';
import { type Lap, type Luck, TREES } from '../search/leg.ts';
import type { Halt } from './halt.ts';
import type { Opening } from './orders.ts';
import { type Hire, Lost, Post } from './post.ts';
import { Share } from './share.ts';
import { isShareable, type Shareable } from './shareable.ts';
import { Alone, type Matter, type Thinker } from './thinker.ts';

/**
 * Workers that think for bots. The trees of a search are shared out among them; what they saw is put together here, in
 * the order of the trees. Whatever a worker does not do, because it is lost or cannot, is done here: the answer is the
 * same, from none, one or twelve workers.
 */
export class Pool {
  readonly #posts: readonly Post[];
  readonly #breathe: (() => Promise<void>) | undefined;
  #searches = 0;

  /** `breathe` lets others have their say while something must be thought out here. */
  constructor(workers: number, hire: Hire, breathe?: () => Promise<void>) {
    this.#posts = Array.from({ length: Math.min(workers, TREES) }, () => new Post(hire));
    this.#breathe = breathe;
  }

  /** A thinker for one game. */
  for(opening: Opening): Thinker {
    return { think: (matter, halt) => this.#think(opening, matter, halt) };
  }

  /** Ends the workers; what is being thought out is then thought out here. */
  end(): void {
    for (const post of this.#posts) post.end();
  }

  async #think(opening: Opening, matter: Matter, halt?: Halt): Promise<string | undefined> {
    halt?.check();
    const bot = createBot(matter.bot, { seed: matter.seed, timed: false });
    if (isShareable(bot) && matter.view.pending?.kind !== 'offer')
      return this.#shareOut(opening, matter, bot, halt);
    return this.#giveAway(opening, matter, halt);
  }

  /** What cannot be shared out, one worker does alone. */
  async #giveAway(opening: Opening, matter: Matter, halt?: Halt): Promise<string | undefined> {
    const [post] = this.#open().sort((a, b) => a.load - b.load);
    try {
      const asked = post?.ask({ do: 'think', matter: sent(opening, matter) });
      const reply = asked && (await (halt ? halt.before(asked) : asked));
      if (reply && 'option' in reply) return reply.option;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
    return new Alone(this.#breathe).think(matter, halt);
  }

  async #shareOut(
    opening: Opening,
    matter: Matter,
    bot: Shareable,
    halt?: Halt,
  ): Promise<string | undefined> {
    const { luck, legs } = bot.deliberate(matter.view);
    let step = legs.next();
    if (step.done) return step.value;
    const shares = this.#planted(opening, matter, bot, luck);
    try {
      while (!step.done) {
        const leg = step.value;
        const asked = Promise.all(shares.map((share) => share.laps(leg)));
        step = legs.next(inOrder(await (halt ? halt.before(asked) : asked)));
        if (shares.some(({ isHere }) => isHere)) await this.#breathe?.();
      }
      return step.value;
    } finally {
      for (const share of shares) share.fell();
    }
  }

  #planted(opening: Opening, matter: Matter, bot: Shareable, luck: Luck): Share[] {
    const search = ++this.#searches;
    const posts = this.#open();
    const count = Math.max(1, posts.length);
    const message = posts.length > 0 ? sent(opening, matter) : undefined;
    return Array.from({ length: count }, (_, i) => {
      const trees = Array.from({ length: TREES }, (_, tree) => tree).filter((tree) => tree % count === i);
      const plant = (number: number) => bot.tree(matter.view, number, luck);
      if (message) posts[i].tell({ do: 'plant', search, matter: message, luck, trees });
      return new Share(posts[i], search, () => new Grove(plant, systemClock, trees));
    });
  }

  #open(): Post[] {
    return this.#posts.filter(({ isOpen }) => isOpen);
  }
}

function sent(opening: Opening, { bot, seed, view }: Matter) {
  return { opening, bot, seed, view: view.toJSON() };
}

/** Every so many-th tree was in a share: back into the order of their numbers. */
function inOrder(shares: readonly (readonly Lap[])[]): Lap[] {
  return Array.from(
    { length: TREES },
    (_, tree) => shares[tree % shares.length][Math.floor(tree / shares.length)],
  );
}
