import { relative } from 'node:path';
import { type Boxed, boxedAs, boxes } from '../boxes.ts';
import { argumentsOf, type Command, WrongUse } from '../command.ts';
import { readLedger } from '../ledger.ts';
import { namedUnder } from '../naming.ts';
import { bad, bold, dim, good } from '../style.ts';

interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly named: number;
  readonly missing: readonly string[];
}

export const rules: Command = {
  help: `Usage: underhall rules [GAME] [--json]

Counts the rules of a game's ledger (of every game without GAME), those named by the title of a
test or the "rules" of a scenario, and lists those that none names. Items of the chapters NEED and
GAP are notes, not rules. Ids that are named but are in no ledger are told as warnings.

  --json   [{ "game", "rules", "named", "missing": [ids] }]

Example: underhall rules pig
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, { json: { type: 'boolean', default: false } });
    if (positionals.length > 1) throw new WrongUse('Name one game, or none for all.');
    const shelf = positionals.length === 1 ? [boxedAs(positionals[0])] : boxes;
    const found = shelf.map(coverageOf);
    if (values.json) {
      console.log(JSON.stringify(found.map(({ coverage }) => coverage)));
    } else {
      for (const { coverage, text } of found) print(coverage, text);
    }
    for (const { strangers } of found) {
      for (const [id, file] of strangers) {
        console.error(`Warning: ${relative('', file)} names ${id}, which is not in the ledger.`);
      }
    }
    return 0;
  },
};

function coverageOf({ box, folder, tests }: Boxed) {
  const ledger = readLedger(folder);
  const ids = new Set(ledger.map(({ id }) => id));
  const beginnings = new Set(ledger.map(({ id }) => id.split('-')[0]));
  const named = namedUnder(tests);
  const missing = [...ids].filter((id) => !named.has(id));
  const coverage: Coverage = { game: box.id, rules: ids.size, named: ids.size - missing.length, missing };
  return {
    coverage,
    text: new Map(ledger.map(({ id, text }) => [id, text])),
    strangers: [...named].filter(([id]) => beginnings.has(id.split('-')[0]) && !ids.has(id)),
  };
}

function print({ game, rules, named, missing }: Coverage, text: ReadonlyMap<string, string>): void {
  const verdict = missing.length === 0 ? good('none missing') : bad(`${missing.length} missing`);
  console.log(`${bold(game)}: ${rules} rules, ${named} named, ${verdict}`);
  const width = Math.max(0, ...missing.map((id) => id.length));
  for (const id of missing) console.log(`  ${id.padEnd(width)}  ${dim(shortened(text.get(id) ?? ''))}`);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
