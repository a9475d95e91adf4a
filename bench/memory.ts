import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects all garbage, so that nobody pays for what another has left behind. */
const collect = runInNewContext('gc') as () => void;

/** What is in use in this process when all garbage is gone. */
export function bytesInUse(): number {
  // Compiled code holds on to some of what has died until the second time.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes for each of many living things, made by `make`. */
export function bytesEach(count: number, make: (i: number) => unknown): number {
  const living: unknown[] = Array(count).fill(null);
  const before = bytesInUse();
  for (let i = 0; i < count; i++) living[i] = make(i);
  const after = bytesInUse();
  return (after - before) / living.length;
}
