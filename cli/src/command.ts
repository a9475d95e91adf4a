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

/** What a flag such as `--games` says: a whole number from 1. */
export function countFrom(flag: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(number) || number < 1)
    throw new WrongUse(`${flag} must be a number from 1, not '${text}'.`);
  return number;
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
