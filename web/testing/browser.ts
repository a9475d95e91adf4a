/** The Chromium that tests and tools look at the app with: what to give to Playwright's `launch`. */
export { chromium } from '../../tools/chromium.ts';
