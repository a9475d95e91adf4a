import { ellipse, moved, outline, stroke } from '../geometry.ts';
import { glow, INK, ink, type Layer, type Layers, spot } from '../plate.ts';

interface Look {
  /** Degrees by which the outer corner is lifted; the eye on the other side is the mirror of it. */
  readonly slant?: number;
  readonly pupil?: 'slit' | 'round' | 'none';
  readonly light?: string;
  /** How far it shines. */
  readonly shine?: number;
  /** A brow over it that comes down to the nose, as thick as this part of the eye. */
  readonly brow?: number;
}

/** An eye that shines in the dark. `r` is half its width. */
export function eye(x: number, y: number, r: number, colour: string, look: Look = {}): Layers {
  const { slant = 0, pupil = 'slit', light = '#fff4c8', shine = 2.1, brow = 0 } = look;
  const almond = outline('-10,0! -4,-5 3,-5 10,0! 3,5 -4,4');
  const layers: Layer[] = [
    glow(x, y, r * shine, colour),
    spot(moved(almond, { x, y, scale: r / 10, turn: slant }), light),
  ];
  if (pupil === 'slit') layers.push(spot(ellipse(x, y, r * 0.13, r * 0.46), INK));
  if (pupil === 'round') layers.push(spot(ellipse(x, y, r * 0.3), INK));
  if (brow !== 0) {
    const down = Math.sign(brow);
    const line = moved(stroke(`${-13 * down},-8 ${-3 * down},-8 ${11 * down},-1`), {
      x,
      y,
      scale: r / 10,
      turn: slant * 0.6,
    });
    layers.push(ink(line, r * Math.abs(brow)));
  }
  return layers;
}

/** Two of them, about an axis. */
export function eyes(
  x: number,
  y: number,
  apart: number,
  r: number,
  colour: string,
  look: Look = {},
): Layers {
  return [
    eye(x - apart / 2, y, r, colour, look),
    eye(x + apart / 2, y, r, colour, { ...look, slant: -(look.slant ?? 0), brow: -(look.brow ?? 0) }),
  ];
}

/** Only the light of eyes far off. */
export function gleams(places: readonly (readonly [number, number])[], r: number, colour: string): Layers {
  return places.map(([x, y]) => [
    glow(x, y, r * 3, colour, 0.8),
    spot(ellipse(x, y, r, r * 0.62), '#fff2c0'),
  ]);
}
