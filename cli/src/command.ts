import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One command of `underhall`: a file in commands/ and an entry in main.ts. */
export interface Command {
  /** What `--help` prints. */
  readonly help: string;
  /** Gives the exit code: 0 well, 1 found something wrong, 2 wrong use. */
  run(args: string[]): number | Promise<number>;
}

/** The person has to call us differently: exit code 2 and the sentence. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** What a flag such as `--games` says: a whole number from 1, and to `most` where there is a limit. */
export function countFrom(flag: string, text: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(number) || number < 1 || number > most) {
    const limit = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`;
    throw new WrongUse(`${flag} must be a number from 1${limit}, not '${text}'.`);
  }
  return number;
}

/** More threads than that would only wait for one another, and each takes its memory. */
export const mostWorkers = 4 * availableParallelism();
/** A day, in seconds. */
export const MOST_PATIENCE = 86_400;

const LONGEST_LINE = 500;

/** What an error says to people. What a stranger wrote can neither flood nor steer the terminal with it. */
export function sentenceOf({ message }: Error): string {
  return message.split('\n').map(plain).join('\n');
}

/** A line of text, and nothing else: no control characters, and not too much of it. */
export function plain(line: string): string {
  const text = line.replace(/\p{Cc}/gu, '\uFFFD');
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}

/** node:util parseArgs, strict, whose complaints are a WrongUse. */
export function argumentsOf<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({ args, allowPositionals: true, strict: true, options });
  } catch (error) {
    // Node's own hints on how to escape dashes say more than anybody wants to know.
    const [sentence] = (error as Error).message.split(/\. (?=To specify|If you want)/);
    throw new WrongUse(sentence.endsWith('.') ? sentence : `${sentence}.`, { cause: error });
  }
}
