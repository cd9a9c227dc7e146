import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculsDocument } from './lib/calculs/document.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { projectRoot } from './lib/project.ts';

/** `npm run calculs` writes `docs/calculs.md`; with `--check` it only tells whether it is up to date. */
await runMain(async () => {
  const path = join(projectRoot, 'docs/calculs.md');
  const text = calculsDocument();
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (isCurrent) return;
  if (process.argv.includes('--check')) {
    throw new UsageError('docs/calculs.md n’est plus à jour : lancez « npm run calculs ».');
  }
  writeFileSync(path, text);
  console.log('docs/calculs.md est à jour.');
});
