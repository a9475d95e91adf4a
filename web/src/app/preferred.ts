/** What a player can prefer, and what a browser has kept of it. */
import { type Check, is, isTable, oneOf, text } from '../play/soundness.ts';

export interface Settings {
  readonly name: string;
  readonly speed: 'off' | 'quick' | 'normal';
  /** Ask once more before what cannot be taken back: never, on touch screens, always. */
  readonly confirm: 'never' | 'touch' | 'always';
  readonly odds: boolean;
  readonly sound: boolean;
  readonly volume: number;
  readonly text: 'small' | 'normal' | 'large' | 'huge';
  readonly theme: 'auto' | 'dark' | 'light';
  readonly keys: boolean;
  /** A coach sits by in first games. */
  readonly coach: boolean;
  /** Sound was offered once. */
  readonly soundOffered: boolean;
}

export const STANDARD: Settings = {
  name: '',
  speed: 'normal',
  confirm: 'touch',
  odds: true,
  sound: false,
  volume: 0.6,
  text: 'normal',
  theme: 'dark',
  keys: true,
  coach: true,
  soundOffered: false,
};

export const SCALES = { small: 0.9, normal: 1, large: 1.15, huge: 1.35 } as const;

const flag = is((value) => typeof value === 'boolean');
const SOUND: { readonly [K in keyof Settings]: Check } = {
  name: text,
  speed: oneOf('off', 'quick', 'normal'),
  confirm: oneOf('never', 'touch', 'always'),
  odds: flag,
  sound: flag,
  volume: is((value) => typeof value === 'number' && value >= 0 && value <= 1),
  text: oneOf(...Object.keys(SCALES)),
  theme: oneOf('auto', 'dark', 'light'),
  keys: flag,
  coach: flag,
  soundOffered: flag,
};

/** What is damaged or unknown is as on the first visit. */
export function settingsIn(kept: unknown): Settings {
  const sound = Object.entries(isTable(kept) ? kept : {}).filter(
    ([name, value]) => Object.hasOwn(SOUND, name) && SOUND[name as keyof Settings](value, name) === undefined,
  );
  return { ...STANDARD, ...Object.fromEntries(sound) };
}
