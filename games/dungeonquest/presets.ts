/** Ready-made tables. A table whose option an edition does not have is not offered there. */
export interface Preset {
  readonly id: 'first' | 'classic' | 'torch' | 'hard' | 'duel' | 'solo';
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean>>;
}

export const presets: readonly Preset[] = [
  /** DQ-SETUP-14 */
  { id: 'first', seats: 1, options: { wait: true } },
  { id: 'classic', seats: 4, options: {} },
  { id: 'torch', seats: 4, options: { torch: true } },
  { id: 'hard', seats: 4, options: { noguts: true, late: true } },
  { id: 'duel', seats: 2, options: { pvp: true } },
  { id: 'solo', seats: 1, options: {} },
];
