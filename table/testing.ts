import { dungeon } from '@underhall/dungeon';
import { exampleBoxes } from '@underhall/kernel/examples';
import type { TableCalls } from './calls.ts';
import { freshRecord } from './record.ts';
import type { Keeping, MatchRecord, News, Sitter, TableTrouble } from './scene.ts';
import type { Screen } from './screen.ts';
import { Table } from './table.ts';
import { type Speaking, speaking } from './words.ts';

function speechOf(game: string): Speaking {
  const box = [...exampleBoxes, dungeon].find(({ id }) => id === game);
  if (!box) throw new Error(`no ${game}`);
  return speaking(box);
}

type Around = Sitter | Sitter['kind'];

interface Given {
  readonly arranged?: NonNullable<MatchRecord['arranged']>;
  readonly calls?: TableCalls;
  /** Bots wait until they are called. */
  readonly still?: boolean;
  readonly options?: MatchRecord['setup']['options'];
  readonly seed?: string;
}

/** A table over a store that can be told to fail, and all that was heard and kept there. */
export class Watched {
  readonly kept: Keeping[] = [];
  readonly news: News[] = [];
  readonly warnings: TableTrouble[] = [];
  readonly pauses: number[] = [];
  /** So many of the next writes fail. */
  failing = 0;
  readonly table: Table;
  readonly screen: Screen;

  constructor(game: string, around: readonly Around[], given: Given = {}) {
    const speech = speechOf(game);
    const { arranged, calls = {}, options = {}, seed = 'write', still } = given;
    const fresh = freshRecord(speech.game, { seats: around.map(() => ({})), options, seed });
    const sitters = around.map(
      (one, i): Sitter => (typeof one === 'string' ? { kind: one, name: `P${i}` } : one),
    );
    const record = { ...fresh, ...(arranged ? { arranged } : {}) };
    const { breathe, ...own } = this.#calls();
    this.table = new Table(
      speech,
      { id: 't', sitters, record, picks: [] },
      { ...own, ...(breathe && !still ? { breathe } : {}), ...calls },
    );
    this.screen = this.table.screen({
      tell: (news) => {
        this.news.push(news);
        this.screen.shown();
      },
    });
  }

  #calls(): TableCalls {
    return {
      keep: async (now) => {
        const kept = now();
        await Promise.resolve();
        if (this.failing > 0) {
          this.failing--;
          throw new Error('QuotaExceededError');
        }
        this.kept.push(kept);
      },
      warn: (trouble) => this.warnings.push(trouble),
      breathe: (milliseconds) => {
        if (milliseconds) this.pauses.push(milliseconds);
        return new Promise((resolve) => setTimeout(resolve));
      },
    };
  }

  get last(): News {
    const last = this.news.at(-1);
    if (!last) throw new Error('Nothing was told.');
    return last;
  }

  get scene(): News['scene'] {
    return this.last.scene;
  }

  /** A click on the first thing that is offered, as the page shows it. */
  click(): Promise<unknown> {
    const { asked, moment } = this.scene;
    if (!asked) throw new Error('Nothing is asked.');
    return this.table.choose(asked.seat, asked.options[0].id, moment);
  }

  /** Long enough for bots to do whatever they are about to do. */
  async aWhile(): Promise<void> {
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
  }

  async until(done: () => boolean): Promise<void> {
    while (!done()) await new Promise((resolve) => setTimeout(resolve));
  }
}
