// `npm run types`: checks every TypeScript project of the repository, and reports all that fail.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

const projects = ['tsconfig.pure.json', 'tsconfig.json', 'web/tsconfig.json'];

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

function check(project: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsc, '-p', project, '--pretty', String(process.stdout.isTTY === true)],
      { cwd: root, maxBuffer: 1 << 28 },
      (error, stdout, stderr) => {
        const nothing = stdout.includes('TS18003');
        const failed = error !== null && !nothing;
        if (failed) console.log(`${project}:\n${stdout}${stderr}`);
        resolve(!failed);
      },
    );
  });
}

const results = await Promise.all(projects.filter((project) => existsSync(join(root, project))).map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
