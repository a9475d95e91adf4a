/** Parts that are drawn once, about the origin, and put into pictures at any size. */
import { type Move, moved } from './geometry.ts';
import type { Layer, Layers } from './plate.ts';

export function placed(layers: Layers, move: Move): Layers {
  return layers.map((layer) => ('kind' in layer ? one(layer, move) : placed(layer, move)));
}

function one(layer: Layer, move: Move): Layer {
  const { scale = 1, turn = 0, flip = false } = move;
  switch (layer.kind) {
    case 'glow': {
      const [[x, y]] = moved([[layer.x, layer.y]], move);
      return { ...layer, x, y, r: layer.r * scale };
    }
    case 'lines':
      return { ...layer, lines: layer.lines.map((line) => moved(line, move)), width: layer.width * scale };
    case 'ink':
      return { ...layer, shape: moved(layer.shape, move) };
    case 'form':
      return {
        ...layer,
        shape: moved(layer.shape, move),
        turn: (flip ? -(layer.turn ?? 20) : (layer.turn ?? 20)) + turn,
        bumps: layer.bumps?.map((bump) => ({ ...bump, shape: moved(bump.shape, move) })),
        folds: layer.folds?.map(({ line, depth, width }) => ({
          line: moved(line, move),
          depth: depth * scale,
          width: Math.max(1.6, width * scale),
        })),
      };
  }
}
