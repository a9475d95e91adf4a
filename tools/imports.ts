// Import directions: kernel ← games ← table, kernel ← bots ← table ← lab, kernel ← protocol; server, web and cli use
// them; nothing imports from web or server, but for the one file that starts both, and the bench. Nobody imports past
// a package's exports, and what games share knows none of them: a game is entered at a few doors. `npm run imports` prints
// each import that points the wrong way.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesIn, isTestCode, lineAt, root } from './files.ts';

export interface WrongImport {
  readonly file: string;
  readonly line: number;
  readonly imported: string;
  readonly rule: string;
}

/** `outside`: which of Node's modules and npm packages the area's own code may use. */
interface Direction {
  readonly may: readonly string[];
  readonly testsMay: readonly string[];
  readonly outside: 'nothing' | 'anything';
  readonly rule: string;
}

const packages = ['kernel', 'games', 'bots', 'protocol', 'table', 'lab', 'cli', 'bench', 'tools'];
const engine = ['kernel', 'games', 'bots', 'table', 'lab'];

/** An area may always import itself; a game is an area of its own. */
const directions: Readonly<Record<string, Direction>> = {
  kernel: {
    may: [],
    testsMay: ['tools'],
    outside: 'nothing',
    rule: 'kernel imports nothing outside kernel',
  },
  games: {
    may: ['kernel'],
    testsMay: packages,
    outside: 'nothing',
    rule: 'a game imports only the kernel and itself',
  },
  bots: {
    may: ['kernel'],
    testsMay: packages,
    outside: 'nothing',
    rule: 'bots import only the kernel: they play any game',
  },
  protocol: {
    may: ['kernel'],
    testsMay: packages,
    outside: 'anything',
    rule: 'protocol imports only the kernel: clients and the server share it',
  },
  table: {
    may: ['kernel', 'games', 'bots'],
    testsMay: packages,
    outside: 'nothing',
    rule: 'table imports only kernel, games and bots',
  },
  lab: {
    may: ['kernel', 'games', 'bots', 'table'],
    testsMay: packages,
    outside: 'anything',
    rule: 'lab imports only kernel, games, bots and table',
  },
  bench: {
    may: [...engine, 'protocol', 'cli', 'server'],
    testsMay: packages,
    outside: 'anything',
    rule: 'bench imports anything but web',
  },
  server: {
    may: [...engine, 'protocol'],
    testsMay: [...packages, 'server', 'web'],
    outside: 'anything',
    rule: 'server imports only kernel, games, bots, protocol, table and lab',
  },
  web: {
    may: [...engine, 'protocol'],
    testsMay: [...packages, 'server'],
    outside: 'anything',
    rule: 'web imports only kernel, games, bots, protocol, table and lab',
  },
  cli: {
    may: [...engine, 'protocol', 'server'],
    testsMay: [...packages, 'server'],
    outside: 'anything',
    rule: 'cli imports only kernel, games, bots, protocol, table, lab and server',
  },
  tools: {
    may: [],
    testsMay: packages,
    outside: 'anything',
    rule: 'tools import nothing of what they work on',
  },
};

/** `npm start`: the app and the server in one process. */
const starter = 'web/start.ts';
/** Where games are entered: what else they share imports none of them. */
const doors: readonly string[] = ['table/boxes.ts', 'table/shelf.ts', 'web/src/games/appearances.ts'];
/** The rooms of the app that all games share; every other folder of `web/src` is the room of a game. */
const sharedRooms: readonly string[] = [
  ...[
    'app',
    'art',
    'games',
    'lab',
    'learn',
    'messages',
    'online',
    'parts',
    'play',
    'screens',
    'sound',
    'style',
    'table',
  ],
];

interface Import {
  readonly specifier: string;
  readonly start: number;
}

function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const found: Import[] = [];
  for (const { moduleRequest } of module.staticImports) {
    found.push({ specifier: moduleRequest.value, start: moduleRequest.start });
  }
  for (const { entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) found.push({ specifier: from.value, start: from.start });
  }
  // Of dynamic imports only those of a plain string can be judged.
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) found.push({ specifier: literal[2], start: moduleRequest.start });
  }
  // `import('x').T` in a type is no import of the module record.
  for (const match of text.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)\s*\./g)) {
    if (!found.some((each) => Math.abs(each.start - match.index) < 12)) {
      found.push({ specifier: match[2] ?? '', start: match.index });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The area of a path from the root: `kernel`, `games/dungeon`, …; the root's own files are `.`. */
function areaOf(path: string): string {
  const [first = '', second, third] = path.split('/');
  if (second === undefined) return '.';
  return first === 'games' && third !== undefined ? `${first}/${second}` : first;
}

const kindOf = (area: string): string => area.split('/')[0] ?? area;

/** Where a specifier leads: a path from the root, a package of ours, or outside. */
function areaOfImport(
  file: string,
  specifier: string,
  ours: ReadonlyMap<string, string>,
): string | 'outside' {
  if (specifier.startsWith('.')) return areaOf(posix.join(posix.dirname(file), specifier));
  // One of several files of the package itself, by where it runs (`imports` in its package.json).
  if (specifier.startsWith('#')) return areaOf(file);
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const folder = ours.get(name);
  if (folder !== undefined) return areaOf(`${folder}/index.ts`);
  // Ours by name, though its folder is not there (yet): the name still tells the area.
  const scoped = /^@underhall\/(.+)$/.exec(name)?.[1];
  if (scoped !== undefined) return scoped in directions ? scoped : `games/${scoped}`;
  return 'outside';
}

/** The room of the app that a path leads to, `dungeon`; undefined for what is not in a room. */
function roomOf(path: string): string | undefined {
  return /^web\/src\/([^/]+)\//.exec(path)?.[1];
}

function isGamesRoom(path: string): boolean {
  const room = roomOf(path);
  return room !== undefined && !sharedRooms.includes(room);
}

/** Does the file belong to what games share? */
function isShared(file: string): boolean {
  return /^(?:table|lab|cli|web\/src)\//.test(file) && !isTestCode(file) && !isGamesRoom(file);
}

/** What is wrong with an import that points in the right direction. */
function indiscretion(file: string, specifier: string, to: string): string | undefined {
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : '';
  if (isShared(file) && !doors.includes(file) && (kindOf(to) === 'games' || isGamesRoom(path)))
    return `what games share knows none of them: enter it in ${doors.join(', ')}`;
  const past = path !== '' && to !== areaOf(file) && to !== 'tools' && !isTestCode(file);
  return past ? 'nobody imports past the exports of a package: import it by its name' : undefined;
}

function judge(file: string, specifier: string, ours: ReadonlyMap<string, string>): string | undefined {
  const from = areaOf(file);
  const direction = directions[kindOf(from)];
  if (!direction) return undefined;
  const to = areaOfImport(file, specifier, ours);
  const test = isTestCode(file);
  if (to === 'outside') {
    if (test || direction.outside === 'anything') return undefined;
    const what = isBuiltin(specifier) ? "Node's modules" : 'npm packages';
    return `${kindOf(from)} must run anywhere and uses no ${what}`;
  }
  if (to === from) return indiscretion(file, specifier, to);
  if (file === starter && to === 'server') return indiscretion(file, specifier, to);
  if ((test ? direction.testsMay : direction.may).includes(kindOf(to))) {
    const otherGame = kindOf(from) === 'games' && kindOf(to) === 'games';
    return otherGame && !test ? direction.rule : indiscretion(file, specifier, to);
  }
  return direction.rule;
}

/** Folder of each package of ours, by its name. */
function packagesIn(folder: string): Map<string, string> {
  const manifests = filesIn(folder, ['*/package.json', 'games/*/package.json']);
  return new Map(
    manifests.map((file) => {
      const { name } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { name: string };
      return [name, posix.dirname(file)];
    }),
  );
}

/** Every import under `folder` that points the wrong way. */
export function wrongImports(folder: string): WrongImport[] {
  const ours = packagesIn(folder);
  const areas = Object.keys(directions).filter((area) => existsSync(`${folder}/${area}`));
  const files = filesIn(
    folder,
    areas.flatMap((area) => [`${area}/**/*.ts`, `${area}/**/*.tsx`]),
  );
  return files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return importsOf(file, text).flatMap(({ specifier, start }) => {
      const rule = judge(file, specifier, ours);
      return rule ? [{ file, line: lineAt(text, start), imported: specifier, rule }] : [];
    });
  });
}

if (import.meta.main) {
  const wrong = wrongImports(root);
  for (const { file, line, imported, rule } of wrong) {
    console.log(`${file}:${line}  imports ${imported}: ${rule}`);
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
