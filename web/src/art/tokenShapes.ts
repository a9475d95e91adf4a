/** The outlines of those who stand on a board. */
import { path } from './shapes.ts';

const ngon = (corners: number, radius: number, turn = -90) =>
  path(
    Array.from({ length: corners }, (_, i) => {
      const angle = ((turn + (i * 360) / corners) * Math.PI) / 180;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    }),
  );

export const SHAPES = {
  round: 'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1-17 0Z',
  square:
    'M-13-15.500H13Q15.500-15.500 15.500-13V13Q15.500 15.500 13 15.500H-13Q-15.500 15.500-15.500 13V-13Q-15.500-15.500-13-15.500Z',
  shield: 'M-15-16H15V3C15 12 6 17 0 19.500C-6 17-15 12-15 3Z',
  hexagon: ngon(6, 18.5, 0),
  diamond: ngon(4, 20),
  octagon: ngon(8, 18, 22.5),
} as const;
