/** Short notes at the upper edge of a screen, gone with it, and what a screen reader says. */
import { useSyncExternalStore } from 'react';
import { whyOf } from '../play/trouble.ts';
import { screenOf } from './address.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly rule: string | undefined;
  readonly kind: 'note' | 'trouble';
  /** The screen it is about. */
  readonly screen: string;
}

const STAYS = 6000;
let last = 0;
let toasts: readonly Toast[] = [];
let spoken = '';
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toast(text: string, more: { rule?: string | undefined; kind?: Toast['kind'] } = {}): void {
  const { rule, kind = 'note' } = more;
  const one: Toast = { id: ++last, text, rule, kind, screen: screenOf(location.hash) };
  // The same again is not another one.
  toasts = [...toasts.filter((before) => before.text !== text).slice(-2), one];
  changed();
  setTimeout(() => dismiss(one.id), STAYS);
}

export function toastTrouble(error: unknown): void {
  toast(whyOf(error), { kind: 'trouble' });
}

/** Something that is begun and not waited for: if it fails, that is said. */
export function tryTo(work: () => Promise<void>): void {
  work().catch(toastTrouble);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  changed();
}

/** What is said of a screen is gone with it: whoever leaves a screen and has something to say speaks after he has left. */
addEventListener('hashchange', () => {
  const here = screenOf(location.hash);
  if (toasts.every(({ screen }) => screen === here)) return;
  toasts = toasts.filter(({ screen }) => screen === here);
  changed();
});

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

const BREATH = 60;
const MOST_LINES = 12;
let saying: readonly string[] = [];

/** Says something to those who listen instead of looking. What is said in one breath is heard as a whole. */
export function speak(text: string): void {
  if (saying.length === 0) setTimeout(utter, BREATH);
  saying = [...saying.slice(1 - MOST_LINES), text];
}

function utter(): void {
  const text = saying.join(' ');
  saying = [];
  spoken = text === spoken ? `${text}\u00a0` : text;
  changed();
}

export function useSpoken(): string {
  return useSyncExternalStore(subscribe, () => spoken);
}
