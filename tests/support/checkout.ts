import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startProgram, type Program } from './program.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The project as somebody who has just fetched it has it: no build, no data. */
export interface Checkout {
  folder: string;
  /** Runs `npm start` there; give it a free port. */
  start(env: Readonly<Record<string, string>>): Program;
  remove(): void;
}

/**
 * Copies what the repository holds into a new folder.
 *
 * Fetching 1.2 GB of packages would take minutes at each run, so the packages of this project are linked
 * and the mark of a finished installation is written; with `FULL_INSTALL=1` `npm start` installs them itself.
 */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'ilot-checkout-'));
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  if (process.env['FULL_INSTALL'] !== '1') linkPackages(folder);
  return {
    folder,
    start: (env) => startProgram('npm', ['start'], { cwd: folder, env }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/**
 * Links each package, but not the cache beside them: it holds the marks of what was built here. The databases of tests
 * alone are shared, which are named by what makes them.
 */
function linkPackages(folder: string): void {
  const packages = join(root, 'node_modules');
  const databases = '.cache/ilot-test';
  mkdirSync(join(packages, databases), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  symlinkSync(join(packages, databases), join(folder, 'node_modules', databases));
  for (const name of readdirSync(packages)) {
    if (name === '.cache') continue;
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  const mark = join(folder, 'node_modules/.cache/ilot/installed');
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(
    mark,
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
}

/** A port of the loopback that nobody listens on, with a way to take it. */
export async function freePort(): Promise<number> {
  const { port, release } = await takePort();
  await release();
  return port;
}

/** Listens on a port of the loopback until released. */
export function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('no port'));
        return;
      }
      resolve({
        port: address.port,
        release: () => new Promise((done) => void server.close(() => done())),
      });
    });
  });
}
