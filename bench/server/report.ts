/** What was measured, in words. */
import type { Compared } from './beside.ts';
import type { Figures } from './drive.ts';
import type { Growth } from './growth.ts';

function inWords({ perSecond, perServerSecond, acked, heard, failures, failure }: Figures): string {
  const times = (of: Figures['acked']) => `p50 ${of.p50} ms, p99 ${of.p99} ms`;
  const failed = failures > 0 ? `; ${failures} failed: ${failure}` : '';
  return `${perSecond} choices/s (${perServerSecond} per second of the server's processor), answered ${times(acked)}, at the others ${times(heard)}${failed}`;
}

/** How busy each process kept its core. */
function processors({ choices, seconds, serverMicros, clientMicros, late }: Figures): string {
  const share = (micros: number) => `${Math.round((micros * choices) / seconds / 1e4)}% of a core`;
  return `processor: server ${serverMicros} µs a choice (${share(serverMicros)}), clients ${clientMicros} µs (${share(clientMicros)}, p99 ${late.p99} ms late)`;
}

export function tellBeside(compared: readonly Compared[]): string[] {
  return compared.flatMap(({ name, figures, ratio, ratioPerServerSecond }, i) => {
    const by = `ours × ${ratio}; by processor time of the server × ${ratioPerServerSecond}`;
    return [
      `${name}, ${figures.tables} tables: ${inWords(figures)}`,
      `  ${processors(figures)}`,
      ...(i === 0 ? [] : [`  ${by}`]),
    ];
  });
}

export function tellGrowth({ steps, idleKB }: Growth): string[] {
  const [first] = steps;
  return [
    ...steps.flatMap((step) => {
      const { what, kept, tables, residentMB, heapMB, fileMB } = step;
      const more = tables - first.tables;
      const grown = more > 0 && tables === kept ? Math.round(((heapMB - first.heapMB) * 1000) / more) : 0;
      const each = grown > 0 ? `, ${grown} kB for each live table more than ${first.tables}` : '';
      return [
        `${what}, ${tables} live of ${kept}: ${inWords(step)}`,
        `  ${processors(step)}`,
        `  memory: ${Math.round(residentMB)} MB resident, ${Math.round(heapMB)} MB in use${each}; file ${fileMB.toFixed(1)} MB`,
      ];
    }),
    `a table that nobody watches: ${idleKB.loaded} kB until it leaves memory, ${idleKB.away} kB after, ${idleKB.file} kB on disk`,
  ];
}
