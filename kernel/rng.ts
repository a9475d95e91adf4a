/**
 * The seeded generator (sfc32). Its state is part of the match, one stream for each purpose, so that an
 * arranged die does not change what the next card is.
 */

export const DICE = 0;
export const CARDS = 1;
export const SETUP = 2;
export type Stream = typeof DICE | typeof CARDS | typeof SETUP;

const STREAMS = 3;
const WORDS = 4;

export class Rng {
  declare readonly state: Int32Array;

  constructor(state: Int32Array) {
    this.state = state;
  }

  static fromSeed(seed: string): Rng {
    const rng = new Rng(new Int32Array(STREAMS * WORDS));
    rng.reseed(seed);
    return rng;
  }

  clone(): Rng {
    return new Rng(this.state.slice());
  }

  reseed(seed: string): void {
    for (let stream = 0; stream < STREAMS; stream++) {
      const words = hash128(`${stream}:${seed}`);
      this.state.set(words, stream * WORDS);
      for (let i = 0; i < 12; i++) this.next(stream as Stream);
    }
  }

  /** Cheap reseeding of a clone for search: two numbers instead of a text. */
  scramble(a: number, b: number): void {
    for (let stream = 0; stream < STREAMS; stream++) {
      const at = stream * WORDS;
      this.state[at] = a;
      this.state[at + 1] = b ^ Math.imul(stream + 1, 0x9e3779b1);
      this.state[at + 2] = a ^ 0x5bd1e995;
      this.state[at + 3] = 1;
      for (let i = 0; i < 6; i++) this.next(stream as Stream);
    }
  }

  /** 32 random bits, as a number from 0 to 2^32 - 1. */
  next(stream: Stream): number {
    const s = this.state;
    const at = stream * WORDS;
    const b = s[at + 1];
    const c = s[at + 2];
    const d = s[at + 3];
    const t = (((s[at] + b) | 0) + d) | 0;
    s[at + 3] = (d + 1) | 0;
    s[at] = b ^ (b >>> 9);
    s[at + 1] = (c + (c << 3)) | 0;
    s[at + 2] = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A whole number from 0 to n - 1. The product is exact in a double, so every platform agrees. */
  below(n: number, stream: Stream): number {
    return Math.floor((this.next(stream) * n) / 4294967296);
  }

  /**
   * What a shuffle of so many changes places with: `places[i]` is `below(i + 1)`, drawn from the last to the second.
   * The state stays at hand meanwhile, because a match shuffles more than it does anything else with chance.
   */
  swaps(size: number, stream: Stream, places: Uint16Array): void {
    const s = this.state;
    const at = stream * WORDS;
    let a = s[at];
    let b = s[at + 1];
    let c = s[at + 2];
    let d = s[at + 3];
    for (let i = size - 1; i > 0; i--) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      places[i] = ((t >>> 0) * (i + 1)) / 4294967296;
    }
    s[at] = a;
    s[at + 1] = b;
    s[at + 2] = c;
    s[at + 3] = d;
  }

  die(sides = 6): number {
    return this.below(sides, DICE) + 1;
  }

  save(): number[] {
    return Array.from(this.state);
  }

  static load(saved: readonly number[]): Rng {
    return new Rng(Int32Array.from(saved));
  }
}

/** Four well-mixed words from a text (cyrb128). */
export function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 | 0, (h2 ^ h1) | 0, (h3 ^ h1) | 0, (h4 ^ h1) | 0];
}
