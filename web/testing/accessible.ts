/** What axe-core finds wrong with the page as it is, in words; nothing where all is well. */
import axe from 'axe-core';
import type { App } from './app.ts';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

export async function violations(app: App): Promise<string> {
  const found = await app.page.evaluate(async (source) => {
    if (!('axe' in window)) new Function(source)();
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await checker.run()).violations;
  }, axe.source);
  const told = found.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map((n) => `${n.html} ${n.failureSummary ?? ''}`);
    return `${id}: ${where.join('\n   ')}`;
  });
  return told.join('\n');
}
