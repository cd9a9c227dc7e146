import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { trimLockfile } from '../trim-lockfile.mjs';
import { projectRoot } from '../lib/project.ts';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Checks that the lockfile names no host and nothing that it does not lock, and that no install script is left unreviewed. @throws UsageError */
export function checkLockfile(): void {
  const lock = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  if (lock.includes('"resolved"')) {
    throw new UsageError('package-lock.json nomme un registre : réinstallez avec le .npmrc du projet.');
  }
  const unlocked = trimLockfile(JSON.parse(lock) as Lockfile);
  if (unlocked.length > 0) {
    throw new UsageError(
      `package-lock.json nomme ${unlocked[0]} sans le verrouiller : « npm run lock » le répare.`,
    );
  }
  const result = spawnSync('npm', ['install-scripts', 'ls'], { cwd: projectRoot, encoding: 'utf8' });
  // Older versions of npm have no such command and run no unreviewed script either way.
  if (result.status !== 0 || /No packages with unreviewed/.test(result.stdout + result.stderr)) return;
  throw new UsageError(`Scripts d’installation à examiner (allowScripts) :\n${result.stdout}`);
}
