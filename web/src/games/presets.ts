/** Ready-made tables. An option that a game does not have is left out. */
import { type Preset as DungeonPreset, presets as dungeon } from '@underhall/dungeon/presets';
import { type Preset as DungeonQuestPreset, presets as dungeonquest } from '@underhall/dungeonquest/presets';
import type { GameCard } from '../play/scene.ts';

export type Preset = DungeonPreset | DungeonQuestPreset;

function ownPresets(game: string): readonly Preset[] {
  if (game === 'dungeon') return dungeon;
  return game.startsWith('dungeonquest') ? dungeonquest : [];
}

export function presetsOf({ id, options }: GameCard): readonly Preset[] {
  const known = new Set(options.map((option) => option.id));
  return ownPresets(id).filter((preset) => Object.keys(preset.options).every((option) => known.has(option)));
}
