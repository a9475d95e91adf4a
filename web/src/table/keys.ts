/** Keys at a table: digits choose, U takes back, L goes to the log, R shows the rule, ? lists them. */
import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { byDigit } from './digits.ts';
import type { AtTable } from './useTable.ts';

interface More {
  readonly onHelp: () => void;
  readonly onRule: () => void;
}

/** What the game on the table does with a key; true if it used it. There is one table at a time. */
let own: ((event: KeyboardEvent) => boolean) | undefined;

/** Keys of a game's own, as long as its table is on screen. They come before those that all games have. */
export function useOwnKeys(press: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    own = press;
    return () => {
      own = undefined;
    };
  }, [press]);
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
  );
}

export function useKeys(at: AtTable, { onHelp, onRule }: More): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (document.querySelector('[role="dialog"], :popover-open')) return;
      if (event.key === '?') onHelp();
      // A press goes one step on, holding the key skips them all.
      else if (at.shown.busy && event.key === ' ') (event.repeat ? at.act.hurry : at.act.step)();
      else if (at.armed !== undefined && event.key === 'Escape') at.act.disarm();
      else if (settings().keys && (own?.(event) || known(event.key, at, onRule))) event.preventDefault();
      else return;
      if (event.key === '?' || event.key === ' ') event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, onHelp, onRule]);
}

function known(key: string, at: AtTable, onRule: () => void): boolean {
  const { scene, busy } = at.shown;
  const letter = key.toLowerCase();
  if (letter === 'l') document.getElementById('log')?.focus();
  else if (letter === 'r') {
    if (scene?.asked && scene.asked.rules.length > 0) onRule();
  } else if (letter === 'u') {
    if (scene?.mayRetract) at.act.retract();
    else if (scene?.mayUndo) at.act.undo();
  } else if (/^[1-9]$/.test(key)) {
    const asked = busy ? undefined : scene?.asked;
    const wanted = asked && byDigit(asked)[Number(key) - 1];
    if (asked?.options.some(({ id }) => id === wanted)) at.act.choose(wanted as string);
  } else if (key === 'ArrowRight' || key === 'ArrowDown') return stepOptions(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') return stepOptions(-1);
  else return false;
  return true;
}

function stepOptions(by: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('.option')];
  // The log is read with the same keys.
  if (all.length === 0 || document.activeElement?.closest('#log')) return false;
  const here = all.indexOf(document.activeElement as HTMLElement);
  all.at(here < 0 && by < 0 ? -1 : (here + by) % all.length)?.focus();
  return true;
}
