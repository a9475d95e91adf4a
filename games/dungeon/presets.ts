/** Ready-made tables. */
export interface Preset {
  readonly id: 'basic' | 'four' | 'expert' | 'eight';
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean>>;
}

export const presets: readonly Preset[] = [
  { id: 'basic', seats: 2, options: {} },
  { id: 'four', seats: 4, options: {} },
  { id: 'expert', seats: 4, options: { expert: true } },
  { id: 'eight', seats: 8, options: { expert: true } },
];
