/**
 * A picture before it is printed: forms, lines and lights from the back to the front. A form is an outline that is blown
 * up into a relief (`relief.ts`), lit (`light.ts`) and engraved (`hatch.ts`); `print.ts` makes an SVG of it all.
 */
import { type Line, limb, outline, stroke } from './geometry.ts';
import type { Light } from './light.ts';
import type { Bump, Fold, Sculpture } from './relief.ts';

/** The ground tone in the dark and in the light, and what light cuts out of it. */
export interface Stuff {
  readonly dark: string;
  readonly body: string;
  readonly lit: string;
}

export interface Form extends Sculpture {
  readonly kind: 'form';
  readonly stuff: Stuff;
  readonly turn?: number;
  readonly space?: number;
  readonly bend?: number;
  /** How wide the line around it is. */
  readonly edge?: number;
  /** Brighter or darker than the light on it would make it. */
  readonly shine?: number;
}

/** A line of ink or light over what is there, thin at both ends. */
export interface Ink {
  readonly kind: 'ink';
  readonly shape: Line;
  readonly colour: string;
  readonly opacity?: number | undefined;
}

/** A light that is seen: eyes, embers, fire. */
export interface Glow {
  readonly kind: 'glow';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly strength?: number | undefined;
}

/** Thin lines of one width: joints of a wall, threads of a web. */
export interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly Line[];
  readonly width: number;
  readonly colour: string;
  readonly opacity?: number | undefined;
}

export type Layer = Form | Ink | Glow | Lines;
/** Parts of a picture, from the back to the front. */
export type Layers = readonly (Layer | Layers)[];

export interface Plate {
  /** What lies behind, as the colour of the air: in the middle of the light, and far from it. */
  readonly air: readonly [near: string, far: string];
  /** Where the air is brightest. */
  readonly haze: readonly [x: number, y: number, r: number];
  readonly torch: Light;
  /** A second light from behind, and its colour. */
  readonly rim?: Light & { readonly colour: string };
  /** How far apart lines are cut, where a form does not say. */
  readonly space?: number;
  readonly layers: Layers;
}

type Way = string | Line;
const closed = (way: Way) => (typeof way === 'string' ? outline(way) : way);
const open = (way: Way) => (typeof way === 'string' ? stroke(way) : way);

export function form(shape: Way, stuff: Stuff, more: Omit<Partial<Form>, 'shape' | 'stuff'> = {}): Form {
  return { kind: 'form', shape: closed(shape), stuff, ...more };
}

/** A muscle, a brow, a hollow where it is less than nothing high. */
export function bump(shape: Way, height: number, round = false): Bump {
  return { shape: closed(shape), height, round };
}

/** A fold or a crack; a ridge where it is less than nothing deep. */
export function fold(line: Way, depth: number, width = 3): Fold {
  return { line: open(line), depth, width };
}

/** A line of ink, thin at both ends. */
export function ink(line: Way, width: number, colour = INK, opacity?: number): Ink {
  return { kind: 'ink', shape: limb(open(line), [width * 0.3, width, width, width * 0.2]), colour, opacity };
}

/** A spot of one colour. */
export function spot(shape: Way, colour = INK, opacity?: number): Ink {
  return { kind: 'ink', shape: closed(shape), colour, opacity };
}

export function lines(ways: readonly Way[], width: number, colour = INK, opacity?: number): Lines {
  return { kind: 'lines', lines: ways.map(open), width, colour, opacity };
}

/** Lightning: every place on its way is a corner. */
export function bolt(ways: readonly string[], width: number, colour: string, opacity?: number): Lines {
  return lines(
    ways.map((way) => way.replace(/(?<=\d)(?= |$)/g, '!')),
    width,
    colour,
    opacity,
  );
}

export function glow(x: number, y: number, r: number, colour: string, strength?: number): Glow {
  return { kind: 'glow', x, y, r, colour, strength };
}

export const INK = '#0b0705';
