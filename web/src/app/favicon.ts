/** The picture on the tab: the door under the hill, lit when it is the turn of somebody here. */
import { useEffect } from 'react';
import door from '../../public/icon.svg?raw';

/** Bright enough beside the dark door on tabs of every colour. */
const LIT =
  '<path d="M14 43V27a10 10 0 0 1 20 0v16z" fill="#ffb347"/><path d="M24 43c-8-5-7-11-3-18 2-3 3-6 2-10 8 6 12 13 10 20-1 4-4 7-9 8z" fill="#fff3c9"/>';

/** A mark in the colour of the one who is awaited. */
function markOf(colour: string): string {
  return `<circle cx="37" cy="37" r="9" fill="${colour}" stroke="#15110e" stroke-width="3"/>`;
}

function link(): HTMLLinkElement | null {
  return document.querySelector('link[rel="icon"]');
}

/** `lit` for somebody here; otherwise the colour of whoever is awaited, and the bare door for nobody. */
export function useFavicon(turn: { readonly lit: boolean; readonly seat: number | undefined }): void {
  const { lit, seat } = turn;
  useEffect(() => {
    const icon = link();
    if (!icon || (seat === undefined && !lit)) return;
    const before = icon.getAttribute('href') ?? '';
    const colour = getComputedStyle(document.documentElement).getPropertyValue(`--seat-${(seat ?? 0) % 8}`);
    const drawn = door.replace('</svg>', `${lit ? LIT : ''}${markOf(colour.trim())}</svg>`);
    icon.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    return () => {
      icon.setAttribute('href', before);
    };
  }, [lit, seat]);
}
