import type { Readable } from 'node:stream';
import { WrongUse } from '../../command.ts';

/** No message is longer than that. */
const LONGEST_LINE = 1_000_000;
/** What may wait to be read, in bytes, before nothing more is heard. */
export const MOST_WAITING = 16_000_000;

/** The lines that came in together: what is asked together is answered together. */
export async function* linesOf(input: Readable): AsyncGenerator<readonly string[]> {
  let unfinished = '';
  for await (const text of input.setEncoding('utf8')) {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    if (unfinished.length > LONGEST_LINE) throw new WrongUse('A line never ended.');
    yield lines.filter((line) => line.trim() !== '');
  }
  if (unfinished.trim() !== '') yield [unfinished];
}
