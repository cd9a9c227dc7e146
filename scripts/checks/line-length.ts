import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { projectRoot } from '../lib/project.ts';

/** Characters of a line of a document; beyond, a change of it cannot be read. */
const longest = 400;

/** Made by `npm run calculs` of texts that the screens show. */
const generated = 'docs/calculs.md';

/** Checks that documents have no line that is too long to read. @throws UsageError with the lines */
export function checkLineLength(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const findings = listed.stdout
    .split('\0')
    .filter((file) => file !== '' && file !== generated && existsSync(join(projectRoot, file)))
    .flatMap((file) =>
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length <= longest ? [] : [`  ${file}:${index + 1} (${line.length})`],
        ),
    );
  if (findings.length > 0) {
    throw new UsageError(`Lignes de plus de ${longest} signes :\n${findings.join('\n')}`);
  }
}
