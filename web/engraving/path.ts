/** Outlines as the text of an SVG path, as short as it gets. */
import type { Line } from './geometry.ts';

/** The plate is 400 wide, its print 1000 whole units: half a hair's breadth. */
export const UNITS = 2.5;

/** One path for many outlines, in whole units and as short steps. */
export function written(ways: readonly Line[], end = 'z'): string {
  return ways
    .map((line) => {
      let [x, y] = [0, 0];
      let text = '';
      for (const [px, py] of line) {
        const [nx, ny] = [Math.round(px * UNITS), Math.round(py * UNITS)];
        if (text === '') text = `M${nx}${ny < 0 ? '' : ' '}${ny}l`;
        else if (nx !== x || ny !== y) text += pair(nx - x, ny - y, text.endsWith('l'));
        [x, y] = [nx, ny];
      }
      return `${text}${end}`;
    })
    .join('');
}

function pair(x: number, y: number, first: boolean): string {
  return `${first || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
}

/** Points that nobody would miss are left out. */
export function thinned(line: Line): Line {
  const far = line.reduce((best, [x, y], i) => {
    const [bx, by] = line[best];
    const [ax, ay] = line[0];
    return Math.hypot(x - ax, y - ay) > Math.hypot(bx - ax, by - ay) ? i : best;
  }, 0);
  return [
    ...fewer(line.slice(0, far + 1)).slice(0, -1),
    ...fewer([...line.slice(far), line[0]]).slice(0, -1),
  ];
}

function fewer(line: Line): Line {
  if (line.length < 3) return line;
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  let worst = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    const off = Math.hypot(x - ax - t * dx, y - ay - t * dy);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst < 0.35) return [line[0], line[line.length - 1]];
  return [...fewer(line.slice(0, at + 1)).slice(0, -1), ...fewer(line.slice(at))];
}
