/** Plays a table by clicking inside its page, which is quicker than through the browser. */
import type { Page } from 'playwright-core';

/** A click that changes nothing for so many milliseconds was none. */
const PATIENCE = 1000;

/**
 * Goes on until something is there or the match is over. What is chosen depends on the moment alone, so that the same
 * seed is always the same match.
 */
export async function clickOn(page: Page, until = '[role="dialog"] .results'): Promise<void> {
  await page.evaluate(
    async ([selector, patience]) => {
      const moment = () => document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? '';
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      let chosen = '';
      let tried = 0;
      let since = 0;
      while (!document.querySelector(`${selector}, [role="dialog"] .results`)) {
        const choices = document.querySelectorAll<HTMLElement>('.option, [data-cell][data-kind="open"]');
        const now = moment();
        const [choice = 0, picks = 0] = now.split(' ').map(Number);
        if (now !== chosen) tried = 0;
        // Some spaces ask how they are meant: then something else is tried.
        if (choices.length > 0 && (tried === 0 || Date.now() - since > patience)) {
          chosen = now;
          since = Date.now();
          const wanted = choices[(choice * 7 + picks + tried++) % choices.length];
          wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }
        await pause();
      }
    },
    [until, PATIENCE] as const,
  );
}
