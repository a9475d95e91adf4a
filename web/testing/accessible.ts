/** What axe-core finds wrong with the page as it is, in words; nothing where all is well. */
import axe from 'axe-core';
import type { App } from './app.ts';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Checker {
  run(wishes: object): Promise<{ violations: Violation[] }>;
}

/** What depends on the colours of a page. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** `rules` are all there are unless some are named. */
export async function violations(app: App, rules?: readonly string[]): Promise<string> {
  const found = await app.page.evaluate(
    async ([source, runOnly]) => {
      if (!('axe' in window)) new Function(source)();
      const { axe: checker } = window as unknown as { axe: Checker };
      // Of what is right it need not say where it is.
      return (await checker.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
    },
    [axe.source, rules] as const,
  );
  const told = found.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map((n) => `${n.html} ${n.failureSummary ?? ''}`);
    return `${id}: ${where.join('\n   ')}`;
  });
  return told.join('\n');
}
