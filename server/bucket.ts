/** Lets so many through at once, and so many a second after that. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number = Date.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  take(cost = 1, now: number = Date.now()): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** It has been full for so long that nobody would miss it. */
  isFull(now: number = Date.now()): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}

/** A bucket for each key, such as an address; those that are full again are forgotten. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #buckets = new Map<string, Bucket>();
  #swept = Date.now();

  constructor(most: number, perSecond: number) {
    this.#make = () => new Bucket(most, perSecond);
  }

  take(key: string, cost = 1): boolean {
    const now = Date.now();
    if (now - this.#swept > 60_000) {
      this.#swept = now;
      for (const [one, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(one);
    }
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = this.#make();
      this.#buckets.set(key, bucket);
    }
    return bucket.take(cost, now);
  }
}
