/** The rock takes a little of the colour of its level, and the colours run into each other as on wet paper. */
import { CELL, COLUMNS, levelAround, levels, ROWS } from './board.ts';

/** Dots of the picture in a cell, and cells around the board that the colours run out into. */
const DOTS = 1;
const PAD = 2;
const WIDTH = (COLUMNS + 2 * PAD) * DOTS;
const HEIGHT = (ROWS + 2 * PAD) * DOTS;
const RUN = 1;

export const washPlace = {
  x: -PAD * CELL,
  y: -PAD * CELL,
  width: (COLUMNS + 2 * PAD) * CELL,
  height: (ROWS + 2 * PAD) * CELL,
};

/** Every dot becomes the mean of those around it, along one axis. */
function run(from: Float32Array, along: 'x' | 'y'): Float32Array {
  const to = new Float32Array(from.length);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let sum = 0;
      for (let d = -RUN; d <= RUN; d++) {
        const [sx, sy] = along === 'x' ? [x + d, y] : [x, y + d];
        if (sx >= 0 && sy >= 0 && sx < WIDTH && sy < HEIGHT) sum += from[sy * WIDTH + sx];
      }
      to[y * WIDTH + x] = sum / (2 * RUN + 1);
    }
  }
  return to;
}

/** How much of a level's colour lies on each dot. */
export function washOf(level: number): Float32Array {
  const flat = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [Math.floor((i % WIDTH) / DOTS) - PAD, Math.floor(i / WIDTH / DOTS) - PAD];
    return levelAround(x, y) === level ? 1 : 0;
  });
  return run(run(run(run(flat, 'x'), 'y'), 'x'), 'y');
}

/** A small picture that the browser draws large and soft. */
export function washPicture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const washes = levels.map(({ level, fill }) => ({ dots: washOf(level), colour: rgb(fill) }));
  const picture = context.createImageData(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const whole = washes.reduce((sum, { dots }) => sum + dots[i], 0);
    for (let channel = 0; channel < 3; channel++) {
      const mixed = washes.reduce((sum, { dots, colour }) => sum + dots[i] * colour[channel], 0);
      picture.data[i * 4 + channel] = whole > 0 ? mixed / whole : 0;
    }
    picture.data[i * 4 + 3] = Math.min(1, whole) * 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

function rgb(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
