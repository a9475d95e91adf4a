/** Where `--resume` keeps a run. */
import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { Misfit } from '@underhall/kernel';
import { type Plan, Run, type Verdict } from '@underhall/lab';
import { WrongUse } from '../../command.ts';
import { notWritten, readJson } from '../../files.ts';

/** Written beside and renamed, so that a crash leaves the old one; with a sum, so that a change shows. */
export function store(run: Run, file: string | undefined): void {
  if (file === undefined) return;
  try {
    const text = JSON.stringify(run);
    writeFileSync(`${file}.new`, JSON.stringify({ run, sum: sumOf(text) }));
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new WrongUse(notWritten(file, error), { cause: error });
  }
}

/** Goes on with a stored run. A file that is not as it was written must not become figures. */
export function goneOn(file: string, plan: Plan, verdict: Verdict | undefined): Run {
  const { run, sum } = (readJson(file) ?? {}) as { readonly run?: unknown; readonly sum?: unknown };
  try {
    const resumed = Run.resume(run, plan, verdict);
    if (sum !== sumOf(JSON.stringify(run)))
      throw new Misfit('The stored run', ['was changed after it was written.']);
    return resumed;
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new WrongUse(`${file} cannot be gone on with. ${error.message}`, { cause: error });
  }
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
