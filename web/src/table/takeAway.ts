/** A match as a file, a link or a report, loaded when it is asked for. */
import { toast } from '../app/toasts.ts';
import { say } from '../messages/say.ts';
import type { Kept } from '../play/scene.ts';
import { copyLink, exportMatch, saveFile } from '../play/tables.ts';
import type { LiveTable } from './useTable.ts';

/** With the choices that were made since it was opened. */
async function asItIs({ kept, host }: LiveTable): Promise<Kept> {
  return { ...kept, record: await host.record(), origin: host.origin?.() };
}

export async function link({ host }: LiveTable): Promise<void> {
  await copyLink(await host.link());
  toast(say('table.linked'));
}

export async function report(at: LiveTable): Promise<void> {
  const { record, sitters, packs } = await asItIs(at);
  const seen = at.shown.scene;
  saveFile(`underhall-problem-${Date.now()}.json`, {
    ...{ underhall: 'match', record, sitters, packs },
    ...{ seen, browser: navigator.userAgent },
  });
  toast(say('table.reported'));
}

export async function exported(at: LiveTable): Promise<void> {
  await exportMatch(await asItIs(at));
}
