/** What a player prefers, kept in this browser. */
import { useSyncExternalStore } from 'react';
import { SCALES, type Settings, STANDARD, settingsIn } from './preferred.ts';

const PLACE = 'underhall.settings';
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    return STANDARD;
  }
}

let current: Settings = read();

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing: the change holds until the page is closed.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Everything as on the first visit, except who one is. */
export function resetSettings(): void {
  changeSettings({ ...STANDARD, name: current.name });
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

const lightWanted = matchMedia('(prefers-color-scheme: light)');
const stillWanted = matchMedia('(prefers-reduced-motion: reduce)');

/** `off` for those who asked their system for less motion, whatever is set here. */
export function speed(): Settings['speed'] {
  return stillWanted.matches ? 'off' : current.speed;
}

export function applySettings(): void {
  const root = document.documentElement;
  const light = current.theme === 'light' || (current.theme === 'auto' && lightWanted.matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.speed = speed();
  root.dataset.keys = current.keys ? 'on' : 'off';
  root.style.setProperty('--scale', String(SCALES[current.text]));
}

lightWanted.addEventListener('change', applySettings);
stillWanted.addEventListener('change', applySettings);
