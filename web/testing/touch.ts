/** What a finger would miss: things to press that are smaller than a fingertip, with what surrounds them. */
import type { Page } from 'playwright-core';

/** Pixels of the page, across and down. */
const LEAST = 32;
const PRESSED = 'a[href], button, input, select, textarea, summary, [role="switch"], [role="slider"]';

/** Links in a sentence are as high as its line: those are left out, but for ids of rules. */
export function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([pressed, least]) => {
      const half = least / 2 - 1;
      const isInSentence = (one: Element) =>
        one.matches('a:not(.rule)') && getComputedStyle(one).display === 'inline';
      /** Whether a press there would reach it: on itself, on what is in it, or on its label. */
      const reaches = (one: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
      };
      return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const inSight = x > 0 && x < innerWidth && y > half && y < innerHeight - half;
        if (width < 2 || !inSight || isInSentence(one) || !reaches(one, x, y)) return [];
        const wide = width >= least || (reaches(one, x - half, y) && reaches(one, x + half, y));
        const high = height >= least || (reaches(one, x, y - half) && reaches(one, x, y + half));
        if (wide && high) return [];
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return [
          `${one.tagName} ${one.className} “${name.slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
        ];
      });
    },
    [PRESSED, LEAST] as const,
  );
}
