// `npm run pack [FOLDER]`: the engine as a library. Compiles kernel, games, bots, protocol, table, lab and the command, and makes a
// tarball of each, which installs anywhere: `npm install FOLDER/*.tgz`. Node runs TypeScript only outside node_modules,
// so what is packed is JavaScript with its types.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './files.ts';

type Manifest = Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };

const made = join(root, 'dist', 'packages');
const folders = [
  'kernel',
  ...globSync('games/*', { cwd: root }).sort(),
  'bots',
  'protocol',
  'table',
  'lab',
  'cli',
];
/** Types that our declarations speak of. */
const NEEDS = '>=24';

function compile(): void {
  rmSync(made, { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.pack.json'], { cwd: root, stdio: 'inherit' });
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** `./index.ts` as those see it who install it. */
function compiled(target: unknown): unknown {
  if (typeof target === 'string') {
    const [, path] = /^(\..*)\.ts$/.exec(target) ?? [];
    return path === undefined ? target : { types: `${path}.d.ts`, default: `${path}.js` };
  }
  if (typeof target !== 'object' || target === null) return target;
  return Object.fromEntries(Object.entries(target).map(([name, value]) => [name, compiled(value)]));
}

/** What is published of a manifest: nothing of the workspace, and our own packages in just this version. */
function published({ dependencies, ...manifest }: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const { name, version, description, license, type, sideEffects, exports, imports } = manifest;
  const wanted = Object.entries((dependencies ?? {}) as Record<string, string>);
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    engines: { node: NEEDS },
    exports: compiled(exports),
    imports: compiled(imports),
    dependencies: Object.fromEntries(wanted.map(([other, range]) => [other, versions.get(other) ?? range])),
  };
}

function write(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** What the code imports besides code: the compiler does not always bring it along. */
function copyContent(folder: string, staged: string): void {
  const exclude = ['**/node_modules/**', '**/scenarios/**', '**/recorded/**', '**/package.json'];
  for (const file of globSync('**/*.json', { cwd: join(root, folder), exclude })) {
    mkdirSync(dirname(join(staged, file)), { recursive: true });
    cpSync(join(root, folder, file), join(staged, file));
  }
}

/** The command lies as deep in its package as in the repository, and finds the ledgers where it looks for them. */
function stageCommand(folder: string, manifest: Manifest): void {
  cpSync(join(made, 'cli'), join(folder, 'cli'), { recursive: true });
  writeFileSync(
    join(folder, 'cli', 'package.json'),
    JSON.stringify({ type: 'module', version: manifest.version }),
  );
  for (const ledger of globSync('{games,kernel}/**/rules.md', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })) {
    mkdirSync(dirname(join(folder, ledger)), { recursive: true });
    cpSync(join(root, ledger), join(folder, ledger));
  }
  write(folder, { ...manifest, bin: { underhall: './cli/src/main.js' } });
}

function stage(folder: string, versions: ReadonlyMap<string, string>): string {
  const manifest = published(manifestOf(folder), versions);
  if (folder === 'cli') {
    const staged = join(made, 'underhall');
    stageCommand(staged, manifest);
    return staged;
  }
  const staged = join(made, folder);
  for (const ledger of globSync('**/rules.md', {
    cwd: join(root, folder),
    exclude: ['**/node_modules/**'],
  })) {
    mkdirSync(dirname(join(staged, ledger)), { recursive: true });
    cpSync(join(root, folder, ledger), join(staged, ledger));
  }
  copyContent(folder, staged);
  write(staged, manifest);
  return staged;
}

const into = resolve(process.argv[2] ?? join(root, 'dist', 'tarballs'));
mkdirSync(into, { recursive: true });
compile();
const versions = new Map(folders.map(manifestOf).map(({ name, version }) => [name, version]));
for (const folder of folders) {
  const staged = stage(folder, versions);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: staged, stdio: 'inherit' });
}
console.log(`${folders.length} tarballs in ${into}`);
