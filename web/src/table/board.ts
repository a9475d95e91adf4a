/** What boards have in common, whatever is drawn on them. */
import { useRef } from 'react';
import { type PanZoomHandle, type Part, ZOOM } from './PanZoom.tsx';

/** The same list as before as long as nothing in it has changed: boards are costly to draw. */
export function useStable<T>(value: readonly T[]): readonly T[] {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

/** The part of a drawing with all these in it and a margin around them; all of it where there are none. */
export function partAround(
  parts: readonly Part[],
  margin: number,
  { width, height }: { readonly width: number; readonly height: number },
): Part {
  if (parts.length === 0) return { left: 0, top: 0, right: width, bottom: height };
  const within = (at: number, size: number) => Math.min(Math.max(at, 0), size);
  return {
    left: within(Math.min(...parts.map(({ left }) => left)) - margin, width),
    right: within(Math.max(...parts.map(({ right }) => right)) + margin, width),
    top: within(Math.min(...parts.map(({ top }) => top)) - margin, height),
    bottom: within(Math.max(...parts.map(({ bottom }) => bottom)) + margin, height),
  };
}

export function focusCell(grid: HTMLElement | null, space: string): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${space}"]`)?.focus();
}

/** Plus and minus zoom, 0 shows all of it. True if it was one of them. */
export function zoomWith(key: string, board: Pick<PanZoomHandle, 'zoom' | 'fit'> | null): boolean {
  if (key === '+' || key === '=') board?.zoom(ZOOM);
  else if (key === '-') board?.zoom(1 / ZOOM);
  else if (key === '0') board?.fit();
  else return false;
  return true;
}
