/** What a finger means that comes down between small things: the nearest of them. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smaller than this, a finger cannot be expected to hit it. */
const FINGER = 32;
/** So far from its edge it may miss it. */
const MISS = 22;

/** The box that is meant by a touch at a place: of those that are too small to be hit, the nearest within reach. */
export function meantBy<T extends Box>(x: number, y: number, boxes: readonly T[]): T | undefined {
  let nearest: T | undefined;
  let least = MISS;
  for (const box of boxes) {
    if (Math.min(box.right - box.left, box.bottom - box.top) >= FINGER) continue;
    const away = Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    );
    if (away <= least && (away < least || !nearest)) [nearest, least] = [box, away];
  }
  return nearest;
}
