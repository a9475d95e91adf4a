/** Servers with the people at their tables: ours and boardgame.io's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Crowd, Timings } from './drive.ts';
import { Host } from './host.ts';
import { type OurTable, openOurs, type Played } from './ourTables.ts';
import { openTheirs } from './theirTables.ts';

export interface Named extends Crowd {
  readonly name: string;
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-load-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function ourCrowd(name: string, file: string, count: number, played: Played): Promise<Named> {
  const host = await Host.start('ours.ts', [file]);
  const ears = new Timings();
  return { name, host, ears, tables: await openOurs(host.port, played, count, ears) };
}

export async function theirCrowd(name: string, count: number, folder?: string): Promise<Named> {
  const host = await Host.start('theirs.ts', folder === undefined ? [] : [folder]);
  const ears = new Timings();
  return { name, host, ears, tables: await openTheirs(host.port, count, ears) };
}

/** Our server with room for more and more tables; tables that nobody watches leave its memory after so many seconds. */
export class Growing implements Crowd {
  readonly host: Host;
  readonly ears = new Timings();
  readonly tables: OurTable[] = [];
  readonly #played: Played;

  private constructor(host: Host, played: Played) {
    this.host = host;
    this.#played = played;
  }

  static async start(file: string, idleSeconds: number, played: Played): Promise<Growing> {
    return new Growing(await Host.start('ours.ts', [file, `${idleSeconds}`]), played);
  }

  async growTo(count: number): Promise<void> {
    const more = count - this.tables.length;
    this.tables.push(...(await openOurs(this.host.port, this.#played, more, this.ears)));
  }
}

export async function end({ host, tables }: Crowd): Promise<void> {
  for (const table of tables) table.close();
  await host.end();
}
