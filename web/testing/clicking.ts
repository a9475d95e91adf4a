/** Plays a table by clicking inside its page, which is quicker than through the browser. */
import type { Page } from 'playwright-core';

/**
 * Goes on until something is there or the match is over. What is chosen depends on the moment alone, so that the same
 * seed is always the same match.
 */
export async function clickOn(page: Page, until = '[role="dialog"] .results'): Promise<void> {
  await page.evaluate(async (selector) => {
    const moment = () => document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? '';
    const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
    let chosen = '';
    while (!document.querySelector(`${selector}, [role="dialog"] .results`)) {
      const choices = document.querySelectorAll<HTMLElement>('.option, [data-cell][data-kind="open"]');
      const now = moment();
      const [choice = 0, picks = 0] = now.split(' ').map(Number);
      if (choices.length > 0 && now !== chosen) {
        chosen = now;
        const wanted = choices[(choice * 7 + picks) % choices.length];
        wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      await pause();
    }
  }, until);
}
