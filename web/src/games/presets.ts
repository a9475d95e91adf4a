/** Ready-made tables. An option that a game does not have is left out. */
import type { GameCard, Json } from '../play/scene.ts';

export interface Preset {
  readonly id: 'first' | 'classic' | 'hard' | 'duel' | 'solo';
  readonly seats: number;
  readonly options: Record<string, Json>;
}

const dungeonquest: readonly Preset[] = [
  { id: 'first', seats: 1, options: { wait: true } },
  { id: 'classic', seats: 4, options: {} },
  { id: 'hard', seats: 4, options: { noguts: true, late: true } },
  { id: 'duel', seats: 2, options: { pvp: true } },
  { id: 'solo', seats: 1, options: {} },
];

export function presetsOf({ id, options }: GameCard): readonly Preset[] {
  const known = new Set(options.map((option) => option.id));
  if (!id.startsWith('dungeonquest')) return [];
  return dungeonquest.filter((preset) => Object.keys(preset.options).every((option) => known.has(option)));
}
