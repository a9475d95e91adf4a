/** Once for all browser tests: the built app on a port of its own, and one Chromium. */
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromium } from '../../tools/chromium.ts';
import { buildIfNeeded } from '../build.ts';
import { serve } from '../serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded();
  const { server, port } = await serve(0);
  const browser = await playwright.launchServer(chromium());
  project.provide('address', `http://127.0.0.1:${port}/`);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
