import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain, UsageError } from './lib/errors.ts';
import { projectRoot } from './lib/project.ts';
import { handlerRegistry, resourceRegistry, type HandlerFile } from './lib/registries.ts';

/**
 * Writes what lists every group of handlers, so that a new group edits no list: `npm run routes -- generate` runs it.
 * With `--check` nothing is written, and a difference is an error.
 */
await runMain(async () => {
  const folder = join(projectRoot, 'mocks/handlers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path): HandlerFile => {
      const text = readFileSync(join(folder, path), 'utf8');
      return { path: path.replaceAll('\\', '/'), text };
    });
  const wanted = { 'index.ts': handlerRegistry(files), 'resources.ts': resourceRegistry(files) };
  for (const [name, text] of Object.entries(wanted)) {
    const present = files.find(({ path }) => path === name)?.text;
    if (present === text) continue;
    if (process.argv.includes('--check')) {
      throw new UsageError(
        `mocks/handlers/${name} n’est pas à jour : lancez « npm run routes -- generate ».`,
      );
    }
    writeFileSync(join(folder, name), text);
    console.log(`changed mocks/handlers/${name}`);
  }
});
