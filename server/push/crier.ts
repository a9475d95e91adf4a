/** Tells people who are not here that a table waits for them, through every browser that they have allowed it. */
import { Buckets } from '../bucket.ts';
import { hashOf } from '../ids.ts';
import type { Notice, Push, Subscription } from '../store/push.ts';
import { pushAddress } from './address.ts';
import type { Identity } from './identity.ts';
import { type Fate, type Letter, post } from './post.ts';

export interface CrierWishes {
  readonly push: Push;
  readonly identity: Identity;
  /** Milliseconds for which somebody may be about to come by himself. */
  readonly grace: number;
  /** Other processes may see somebody whom this one does not. */
  readonly isShared: boolean;
  /** Messages may go to this machine: for tests. */
  readonly loopback: boolean;
  /** How it went, for whoever counts. */
  told(fate: Fate): void;
  warn(what: string, why?: unknown): void;
}

/** What a browser learns: which table calls, and why; nothing of the match. */
export interface Told {
  readonly table: string;
  readonly game: string;
  readonly kind: Notice['kind'];
}

/** Notices that one person is sent at once, and in an hour. */
const MOST_AT_ONCE = 20;
const MOST_AN_HOUR = 60;
/** After two days nobody wants to know whose turn it was. */
const LASTS = 2 * 86_400;

export class Crier {
  readonly grace: number;
  readonly isShared: boolean;
  readonly #wishes: CrierWishes;
  readonly #people = new Buckets(MOST_AT_ONCE, MOST_AN_HOUR / 3600);

  constructor(wishes: CrierWishes) {
    this.grace = wishes.grace;
    this.isShared = wishes.isShared;
    this.#wishes = wishes;
  }

  /** Whoever has told it, or seen that he knows, tells it; the others need not. */
  async claim(notice: Notice): Promise<boolean> {
    const { push } = this.#wishes;
    return (await push.of(notice.person)).length > 0 && (await push.claim(notice));
  }

  /** Once, whichever process comes first. `isOurs`: this one has claimed it before. */
  async tell(notice: Notice, game: string, isOurs: boolean): Promise<void> {
    const { push, warn } = this.#wishes;
    try {
      const browsers = await push.of(notice.person);
      if (browsers.length === 0 || !(isOurs || (await push.claim(notice)))) return;
      if (!this.#people.take(notice.person)) return;
      await Promise.all(browsers.map((browser) => this.#tell(browser, notice, game)));
    } catch (error) {
      warn('nobody was told', error);
    }
  }

  async #tell({ endpoint, p256dh, auth }: Subscription, notice: Notice, game: string): Promise<void> {
    const { push, identity, loopback, told } = this.#wishes;
    const to = pushAddress(endpoint, loopback);
    const { table, kind } = notice;
    const letter: Omit<Letter, 'to'> = {
      keys: { p256dh, auth },
      text: JSON.stringify({ table, game, kind } satisfies Told),
      // The push service sees it, and must not learn which table it is.
      topic: hashOf(`topic:${table}`).slice(0, 24),
      lasts: LASTS,
    };
    const fate = to ? await post(identity, { to, ...letter }) : 'gone';
    if (fate === 'gone') await push.forget(endpoint);
    told(fate);
  }
}
