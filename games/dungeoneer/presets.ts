/** Ready-made tables. */
export interface Preset {
  readonly id: 'delve' | 'carillon' | 'shore' | 'realms' | 'saga';
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | readonly string[]>>;
}

export const presets: readonly Preset[] = [
  { id: 'delve', seats: 2, options: { optspike: true } },
  { id: 'carillon', seats: 4, options: {} },
  { id: 'shore', seats: 2, options: { sets: ['restless-shore'] } },
  /** DNR-OPTREALM-1 */
  { id: 'realms', seats: 6, options: { sets: ['drowned-carillon', 'restless-shore'] } },
  /** DNR-OPTGRADE-1 */
  { id: 'saga', seats: 3, options: { sets: ['drowned-carillon', 'sunless-court', 'boneless-heaven'] } },
];
