import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { projectRoot } from '../lib/project.ts';

/** Texts that betray something outside the project, written so that this file does not betray itself. */
const foreign = [/\.\.\/shar\u0065d\//, /\/home\/\w+/, /\/Users\/\w+/, /\/work\u002f/];

/** Checks that no committed file refers to what lies outside. @throws UsageError with the lines */
export function checkSelfContained(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const findings = listed.stdout
    .split('\0')
    .filter(
      (file) => /\.(ts|tsx|mjs|json|md|css|html|sh)$|^\.ci\//.test(file) && file !== 'package-lock.json',
    )
    // Git still lists what was deleted and not yet committed.
    .filter((file) => existsSync(join(projectRoot, file)))
    .flatMap((file) =>
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          foreign.some((pattern) => pattern.test(line)) ? [`  ${file}:${index + 1}`] : [],
        ),
    );
  if (findings.length > 0) throw new UsageError(`Renvois hors du projet :\n${findings.join('\n')}`);
}
