/** Light and air: every picture is lit by a torch from the left and by something else from behind. */

import type { Light } from './light.ts';
import type { Layers, Plate } from './plate.ts';

interface Mood {
  readonly air: Plate['air'];
  readonly rim: string;
}

const MOODS = {
  ember: { air: ['#8a5a22', '#120a06'], rim: '#e0622a' },
  blood: { air: ['#8c2416', '#140604'], rim: '#ff8a3c' },
  crypt: { air: ['#3d5a56', '#07100f'], rim: '#7fb8a6' },
  swamp: { air: ['#565a2a', '#0b0d07'], rim: '#a8c84a' },
  night: { air: ['#3a4a78', '#070814'], rim: '#7d9be0' },
  hex: { air: ['#5b3a7c', '#0d0714'], rim: '#b98af0' },
  gold: { air: ['#a8721c', '#140b05'], rim: '#ffb84a' },
  dust: { air: ['#6e5f48', '#0f0b08'], rim: '#c8a878' },
} as const satisfies Readonly<Record<string, Mood>>;

export interface Wishes {
  readonly haze?: Plate['haze'];
  readonly torch?: Partial<Light>;
  readonly rim?: Partial<Light> & { readonly colour?: string };
  readonly space?: number;
}

const TORCH: Light = { from: [-0.62, -0.6, 0.42], at: [120, 70], reach: 400, strength: 1.15, even: -0.1 };
const BEHIND: Light = { from: [0.95, -0.3, 0.02], at: [330, 160], reach: 420, strength: 1, even: -0.5 };

export function plate(
  mood: keyof typeof MOODS,
  layers: Layers,
  { haze, torch, rim, space = 4.5 }: Wishes = {},
): Plate {
  const { air, rim: colour } = MOODS[mood];
  return {
    air,
    haze: haze ?? [200, 150, 290],
    torch: { ...TORCH, ...torch },
    rim: { ...BEHIND, colour, ...rim },
    space,
    layers,
  };
}

/** A thing by itself, larger than it is: fewer and wider lines. */
export function still(mood: keyof typeof MOODS, layers: Layers, wishes: Wishes = {}): Plate {
  return plate(mood, layers, { space: 5.4, haze: [200, 190, 260], ...wishes });
}

/** Somebody's face: the torch is held nearer to it. */
export function portrait(mood: keyof typeof MOODS, layers: Layers): Plate {
  return plate(mood, layers, {
    torch: { from: [-0.56, -0.46, 0.58], at: [150, 110], reach: 420, strength: 1.12, even: -0.06 },
  });
}
