/** Who is at a table through other processes, and what those are told of who is here. */
export class Elsewhere {
  readonly #tell: (people: readonly string[]) => void;
  readonly #people = new Map<string, ReadonlySet<string>>();
  #told = '';

  constructor(tell: (people: readonly string[]) => void) {
    this.#tell = tell;
  }

  has(person: string): boolean {
    return [...this.#people.values()].some((people) => people.has(person));
  }

  /** Who has left with this. */
  hear(process: string, people: readonly string[]): readonly string[] {
    const before = this.#people.get(process) ?? new Set();
    if (people.length > 0) this.#people.set(process, new Set(people));
    else this.#people.delete(process);
    return [...before].filter((person) => !people.includes(person));
  }

  /** Those who sit at the table and are connected to it here; only news is told. */
  tell(people: readonly string[]): void {
    const now = `${people.toSorted()}`;
    if (now === this.#told) return;
    this.#told = now;
    this.#tell(people);
  }

  /** Somebody may not have heard it. */
  retell(): void {
    if (this.#told !== '') this.#tell(this.#told.split(','));
  }
}
