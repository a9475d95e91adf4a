/** Somebody stopped wanting to know. */
export class Halted extends Error {
  override readonly name = 'Halted';
}

/** Is called when what is being thought out is wanted no more: the moment has passed, the table was closed. */
export class Halt {
  readonly #waiting = new Set<() => void>();
  #called = false;

  call(): void {
    this.#called = true;
    for (const fail of this.#waiting) fail();
    this.#waiting.clear();
  }

  get called(): boolean {
    return this.#called;
  }

  check(): void {
    if (this.#called) throw new Halted('This is wanted no more.');
  }

  /** What comes of some work, unless it is called before. */
  async before<T>(work: Promise<T>): Promise<T> {
    this.check();
    let fail: (() => void) | undefined;
    const halted = new Promise<never>((_, reject) => {
      fail = () => reject(new Halted('This is wanted no more.'));
      this.#waiting.add(fail);
    });
    try {
      return await Promise.race([work, halted]);
    } finally {
      if (fail) this.#waiting.delete(fail);
    }
  }
}
