/** Laying new tables, and taking matches out of and into files. */
import type { Wanted } from '@underhall/kernel';
import { to } from '../app/router.ts';
import { say } from '../messages/say.ts';
import { call } from './hall.ts';
import { type MatchFile, readMatch } from './matchFile.ts';
import type { Json, Kept, MatchRecord, Plan, Sitter } from './scene.ts';
import { store } from './store.ts';
import { Trouble } from './trouble.ts';

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newSeed(): string {
  const words = new Uint32Array(2);
  crypto.getRandomValues(words);
  return [...words]
    .map((word) => word.toString(36))
    .join('')
    .slice(0, 10);
}

interface Fresh {
  readonly game: string;
  readonly wanted: Wanted;
  readonly sitters: readonly Sitter[];
  readonly packs?: readonly Json[];
  readonly occasion?: Plan['occasion'];
  readonly arranged?: MatchRecord['arranged'];
}

/** A table that is laid and kept, ready to be opened. */
export async function layTable({
  game,
  wanted,
  sitters,
  packs = [],
  occasion,
  arranged,
}: Fresh): Promise<Plan> {
  const { setup, version } = await call('agree', game, packs, wanted);
  return keepPlan({
    game,
    packs,
    sitters,
    record: { game, version, setup, choices: [], ...(arranged ? { arranged } : {}) },
    ...(occasion ? { occasion } : {}),
  });
}

/** A table with what already happened at it. */
export async function keepPlan(given: Omit<Plan, 'id' | 'created' | 'picks'>): Promise<Plan> {
  const plan: Plan = { ...given, id: newId(), picks: [], created: Date.now() };
  const kept: Kept = { ...plan, changed: Date.now(), outcome: undefined, waitsFor: [] };
  await store.put('matches', kept);
  return plan;
}

/** What was damaged may hold what JSON cannot say. */
function inJson(content: unknown): string {
  try {
    return JSON.stringify(content, null, 2);
  } catch {
    const above = new Set<unknown>();
    return JSON.stringify(
      content,
      (_, value: unknown) => {
        if (typeof value === 'bigint') return String(value);
        if (typeof value === 'object' && above.has(value)) return undefined;
        above.add(value);
        return value;
      },
      2,
    );
  }
}

export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([inJson(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function exportMatch({ record, sitters, packs, id, origin }: Plan): void {
  const file: MatchFile = { underhall: 'match', record, sitters, packs, ...origin };
  saveFile(`underhall-${record.game}-${id.slice(0, 4)}.json`, file);
}

/** The address of a replay that is all in its link, at a moment of it if one is given. */
export async function copyLink(link: string, moment?: number): Promise<void> {
  const place = to('replay', 'link', link, ...(moment ? [String(moment)] : []));
  await copyText(`${location.origin}${location.pathname}${place}`);
}

export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** No match and no pack comes near this. */
const LARGEST = 4_000_000;

export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Trouble(say('file.large'));
  return file.text();
}

/** Puts the match of a file on a table of its own; what is kept already is not touched. */
export async function importMatch(text: string): Promise<Plan> {
  const { record, sitters, packs } = readMatch(text);
  // Replays it: a record that does not fit is refused here, before anything is kept.
  await call('story', record, sitters, packs);
  return keepPlan({ game: record.game, packs, sitters, record });
}
