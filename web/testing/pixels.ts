/** What is really seen on a page: how bright its parts are, read from a picture of it. */
import type { App } from './app.ts';

export interface Brightness {
  readonly name: string;
  /** The relative luminance of most of it, from 0 to 1. */
  readonly light: number;
}

/** How bright the spaces of a board are that lie wholly in sight, at most so many of them. */
export async function brightness(app: App, cells: string, most = 40): Promise<readonly Brightness[]> {
  const boxes = await app.page.evaluate(
    ([wanted, many]) => {
      const board = document.querySelector('.frame-board')?.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>(wanted)]
        .map((cell) => ({ name: cell.dataset.cell ?? '', box: cell.getBoundingClientRect() }))
        .filter(({ box: { left, right, top, bottom } }) => {
          const within = board && left > board.left && right < board.right && top > board.top;
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return within && bottom < board.bottom && at?.closest('[data-cell]') !== null;
        })
        .slice(0, many)
        .map(({ name, box: { x, y, width, height } }) => ({ name, x, y, width, height }));
    },
    [cells, most] as const,
  );
  const picture = (await app.page.screenshot()).toString('base64');
  const blank = await app.context.newPage();
  const lights = await blank.evaluate(
    async ([png, all]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return all.map(({ x, y, width, height }) => {
        const { data } = pen.getImageData(
          Math.ceil(x),
          Math.ceil(y),
          Math.max(1, Math.floor(width)),
          Math.max(1, Math.floor(height)),
        );
        const found: number[] = [];
        for (let i = 0; i < data.length; i += 4)
          found.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
        return found.sort((a, b) => a - b)[found.length >> 1];
      });
    },
    [picture, boxes] as const,
  );
  await blank.close();
  return boxes.map(({ name }, i) => ({ name, light: lights[i] }));
}

/** The contrast of the one half of some spaces to the one half of others, as people measure letters on paper. */
export function contrast(bright: readonly Brightness[], dark: readonly Brightness[]): number {
  const middle = (all: readonly Brightness[]) =>
    all.map(({ light }) => light).toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  return (middle(bright) + 0.05) / (middle(dark) + 0.05);
}
