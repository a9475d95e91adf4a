/** Rough ground between 0 and 1, the same at the same place. */
export function roughness(x: number, y: number, seed = 1): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fade = (t: number) => t * t * (3 - 2 * t);
  const at = (i: number, j: number) => {
    const n = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 974634777);
    const m = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((m ^ (m >>> 16)) >>> 0) / 4294967296;
  };
  const [u, v] = [fade(x - xi), fade(y - yi)];
  const top = at(xi, yi) * (1 - u) + at(xi + 1, yi) * u;
  const low = at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u;
  return top * (1 - v) + low * v;
}
