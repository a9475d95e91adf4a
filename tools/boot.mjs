// The door to every npm script: makes sure that dependencies are there, then runs on the pinned Node.
//
// It must start on whatever Node the machine has (20 or newer), from a fresh clone with nothing installed,
// and must not touch the network when nothing has changed. So: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stamp = join(modules, '.underhall-stamp');
const windows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/** Short names for what `npm start` and `npm test` run. */
const commands = {
  start: ['web/start.ts'],
  test: ['tools/test.ts'],
};

/** Everything that decides what is installed: the lock file and the manifest of every workspace. */
function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`);
  });
  return ['package-lock.json', 'package.json', ...folders.map((folder) => `${folder}/package.json`)];
}

function wanted() {
  const hash = createHash('sha256');
  for (const file of manifests()) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`${file}\0${readFileSync(path, 'utf8')}\0`);
  }
  return hash.digest('hex');
}

/** Why an install is needed, as a phrase; undefined when all is well. */
function missing() {
  if (!existsSync(modules)) return 'no dependencies are installed yet';
  if (!existsSync(pinnedNode)) return 'the pinned Node is not installed';
  if (!existsSync(stamp)) return 'the last install did not finish';
  if (readFileSync(stamp, 'utf8') !== wanted()) return 'the wanted dependencies have changed';
  return undefined;
}

/** The stamp is made anew: in a copy of this folder made of links, writing into it would stamp the original, too. */
function note() {
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted());
}

/** npm must run on the machine's own Node: an install replaces the pinned one under its feet. */
function npm(...words) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  const { status, error } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
    env: { ...process.env, PATH: path.join(delimiter) },
  });
  if (error) console.error(`underhall: npm could not be started: ${error.message}`);
  return status === 0;
}

function install(reason) {
  const ci = process.env.CI === 'true';
  const say = (why, command) => console.error(`underhall: ${why}; running ${command} …`);
  let done = false;
  if (ci || !existsSync(modules)) {
    say(reason, 'npm ci');
    done = npm('ci');
    if (!done) say('the lock file may be out of date', 'npm install');
  } else {
    say(reason, 'npm install');
  }
  // CI takes what the manifests want, but never rewrites the lock file.
  done ||= npm('install', ...(ci ? ['--no-save'] : []));
  if (!done || !existsSync(pinnedNode)) {
    console.error('underhall: the dependencies could not be installed; see the messages of npm above.');
    process.exit(1);
  }
  note();
}

function run(words) {
  const [command, ...rest] = words;
  const isFile = /\.(ts|mjs|js)$/.test(command);
  const file = isFile ? join(root, command) : join(bin, windows ? `${command}.cmd` : command);
  if (!existsSync(file)) {
    console.error(`underhall: there is no ${isFile ? command : `command ${command}`} here.`);
    process.exit(2);
  }
  const child = spawn(isFile ? pinnedNode : file, isFile ? [file, ...rest] : rest, {
    // Files named on the command line are relative to where the person is, not to the repository.
    cwd: process.env.INIT_CWD && command === 'cli/src/main.ts' ? process.env.INIT_CWD : root,
    stdio: 'inherit',
    shell: windows && !isFile,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  // Ctrl-C reaches the child by itself; we only wait for how it ends. A kill is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`underhall: ${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

const [first, ...others] = process.argv.slice(2);
if (first === undefined) {
  console.error('Usage: node tools/boot.mjs start | test | FILE.ts | COMMAND [arguments]');
  process.exit(2);
} else if (first === '--stamp') {
  // npm runs this after every install of its own, so that we do not install a second time.
  if (existsSync(modules)) note();
} else {
  const reason = missing();
  if (reason) install(reason);
  run([...(commands[first] ?? [first]), ...others]);
}
