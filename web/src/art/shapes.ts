/** Lines of a hand: what everything drawn here is made of. */

export type Point = readonly [x: number, y: number];

/** A little generator of our own: drawings must not change from one visit to the next. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

export function path(points: readonly Point[], closed = true): string {
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return closed ? `${line}Z` : line;
}

/** A spiral that grows thinner towards its tail: the back of a sleeping dragon. */
export function coil(
  turns: number,
  inner: number,
  outer: number,
  widthAt: (t: number) => number,
  squash = 1,
): { readonly body: string; readonly spine: readonly Point[]; readonly angles: readonly number[] } {
  const steps = Math.round(turns * 40);
  const spine: Point[] = [];
  const angles: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const angle = t * turns * Math.PI * 2;
    const radius = inner + (outer - inner) * t;
    spine.push([Math.cos(angle) * radius, Math.sin(angle) * radius * squash]);
    angles.push(angle);
  }
  const edge = (sign: number): Point[] =>
    spine.map(([x, y], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)];
      const [bx, by] = spine[Math.min(steps, i + 1)];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const w = (widthAt(i / steps) / 2) * sign;
      return [x + ((by - ay) / length) * w, y - ((bx - ax) / length) * w] as const;
    });
  return { body: path([...edge(1), ...edge(-1).reverse()]), spine, angles };
}
