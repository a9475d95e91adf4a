import type { App } from './app.ts';

/** The page in one of its lights, once the colours have faded over. */
export async function light(app: App, theme: string): Promise<void> {
  await app.page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
  await app.page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}
