/** What things are made of: the tone in the dark, in the light, and what light cuts out of it. */
import type { Stuff } from './plate.ts';

export const BONE: Stuff = { dark: '#1c140c', body: '#4d3a24', lit: '#f6e6bf' };
export const IVORY: Stuff = { dark: '#6d5636', body: '#c9ae78', lit: '#fff6dc' };
export const MOSS: Stuff = { dark: '#0f140a', body: '#2c3a1c', lit: '#c9cf8a' };
export const OLIVE: Stuff = { dark: '#14140a', body: '#43431d', lit: '#e0d27c' };
export const WOOD: Stuff = { dark: '#150d07', body: '#3c2412', lit: '#d99f5c' };
export const HIDE: Stuff = { dark: '#170f0a', body: '#46301d', lit: '#d8b27c' };
export const STONE: Stuff = { dark: '#12100e', body: '#403a33', lit: '#cfc3ad' };
export const SLATE: Stuff = { dark: '#0e1114', body: '#333c42', lit: '#b9c6c9' };
export const IRON: Stuff = { dark: '#0d0d10', body: '#3a3b42', lit: '#d5d8dc' };
export const STEEL: Stuff = { dark: '#1a1c20', body: '#565b63', lit: '#f2f4f2' };
export const BRASS: Stuff = { dark: '#1f1206', body: '#6b4514', lit: '#ffd681' };
export const GOLD: Stuff = { dark: '#3a2206', body: '#b3761a', lit: '#fff0a8' };
export const FUR: Stuff = { dark: '#120d09', body: '#3b2c1e', lit: '#cbb08a' };
export const GREYFUR: Stuff = { dark: '#0f0f10', body: '#35342f', lit: '#c9c2b0' };
export const SCARLET: Stuff = { dark: '#1c0605', body: '#6e1a12', lit: '#ff9a6a' };
export const AZURE: Stuff = { dark: '#060d1c', body: '#1f3f72', lit: '#a9d4ff' };
export const FLESH: Stuff = { dark: '#1f120b', body: '#6b452b', lit: '#ffd7a3' };
export const PALE: Stuff = { dark: '#171516', body: '#5d5853', lit: '#f3ecdc' };
export const ROT: Stuff = { dark: '#12130d', body: '#44462f', lit: '#d3d0a2' };
export const ROBE: Stuff = { dark: '#0e0813', body: '#33204a', lit: '#b597d8' };
export const CLOTH: Stuff = { dark: '#140907', body: '#4a1f18', lit: '#d98a66' };
export const LINEN: Stuff = { dark: '#1c170f', body: '#5b4d35', lit: '#efdfb6' };
export const PITCH: Stuff = { dark: '#040405', body: '#131318', lit: '#7d828c' };
export const SLIME: Stuff = { dark: '#071206', body: '#1d5a1c', lit: '#b6f07a' };
export const PURPLE: Stuff = { dark: '#12061a', body: '#4f2160', lit: '#e0a0e6' };
