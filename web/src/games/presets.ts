/** Ready-made tables. An option that a game does not have is left out. */
import { onShelf, type Preset } from '@underhall/table/shelf';
import type { GameCard } from '../play/scene.ts';

export type { Preset };

/** Tables for those who play a game for the first time. */
const FIRST: ReadonlySet<string> = new Set<Preset['id']>(['first', 'basic', 'delve']);

export function isFirstGame(preset: string): boolean {
  return FIRST.has(preset);
}

export function presetsOf({ id, options }: GameCard): readonly Preset[] {
  const known = new Set(options.map((option) => option.id));
  const presets = onShelf(id)?.presets ?? [];
  return presets.filter((preset) => Object.keys(preset.options).every((option) => known.has(option)));
}
