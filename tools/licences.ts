// Licences of what goes out: everything that the packages here depend on when they run, as the lock file lists it. What
// only builds and tests do with is left out. `node tools/licences.ts` prints each package whose licence we do not take.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

/** Each lets anybody use, change and pass it on; fonts have one of their own. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** What a lock file says of a place in the tree; `''` is the repository, and folders without `node_modules` are ours. */
interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** `MIT OR GPL-3.0` leaves the choice, `MIT AND BSD-3-Clause` does not. */
export function isAllowed(licence: string): boolean {
  const text = licence.trim().replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(text)) return false;
  return text.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((one) => ALLOWED.has(one.trim())));
}

/** A sentence for each package that must not go out. `licenceOf` reads what is installed at a place. */
export function notAllowed(
  { packages }: Lock,
  licenceOf: (place: string) => string | undefined = () => undefined,
): string[] {
  return Object.entries(packages).flatMap(([place, { version = '', license, link, dev }]) => {
    if (!place.includes('node_modules/') || link || dev) return [];
    const licence = licenceOf(place) ?? license;
    if (licence !== undefined && isAllowed(licence)) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [`${name} ${version} ${licence ? `is under ${licence}` : 'says no licence'}.`];
  });
}

/** As its own manifest says; undefined where it is not installed, such as what is for another kind of machine. */
function installed(place: string): string | undefined {
  const file = join(root, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { readonly license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const found = notAllowed(lock, installed);
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) {
    console.error(
      `We pass on what is under ${[...ALLOWED].join(', ')}. Use something else (npm ls NAME says who wants it); or, if its ` +
        'licence asks no more of us than these, add it to ALLOWED in tools/licences.ts. What only builds or tests use is a devDependency.',
    );
    process.exitCode = 1;
  }
}
