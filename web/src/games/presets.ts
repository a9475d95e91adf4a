/** Ready-made tables. An option that a game does not have is left out. */
import { onShelf, type Preset } from '@underhall/table/shelf';
import type { GameCard } from '../play/scene.ts';

export type { Preset };

export function presetsOf({ id, options }: GameCard): readonly Preset[] {
  const known = new Set(options.map((option) => option.id));
  const presets = onShelf(id)?.presets ?? [];
  return presets.filter((preset) => Object.keys(preset.options).every((option) => known.has(option)));
}
