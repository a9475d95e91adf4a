/** Ready-made tables. An option that a game does not have is left out. */
import { type Preset, presets } from '@underhall/dungeonquest/presets';
import type { GameCard } from '../play/scene.ts';

export function presetsOf({ id, options }: GameCard): readonly Preset[] {
  const known = new Set(options.map((option) => option.id));
  if (!id.startsWith('dungeonquest')) return [];
  return presets.filter((preset) => Object.keys(preset.options).every((option) => known.has(option)));
}
