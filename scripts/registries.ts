import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as adminTitles from '#messages/page-titles/admin.ts';
import * as clientTitles from '#messages/page-titles/client.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { projectRoot } from './lib/project.ts';
import { handlerRegistry, iconRegistry, resourceRegistry, type HandlerFile } from './lib/registries.ts';

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
  const { routes } = JSON.parse(readFileSync(join(projectRoot, 'routes.manifest.json'), 'utf8')) as {
    routes: Readonly<Record<string, PageRoute>>;
  };
  checkCards(routes);
  const wanted = {
    'mocks/handlers/index.ts': handlerRegistry(files),
    'mocks/handlers/resources.ts': resourceRegistry(files),
    'src/app/menus/icons/admin.ts': iconRegistry('admin', routes),
    'src/app/menus/icons/client.ts': iconRegistry('client', routes),
  };
  for (const [path, text] of Object.entries(wanted)) {
    const file = join(projectRoot, path);
    const present = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (present === text) continue;
    if (process.argv.includes('--check')) {
      throw new UsageError(`${path} n’est pas à jour : lancez « npm run routes -- generate ».`);
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`changed ${path}`);
  }
});

interface PageRoute {
  readonly page?: string;
  readonly parent?: string;
  readonly icon?: string;
  readonly guest?: boolean;
}

/** A page without its card does not generate: a title in both languages, and a parent that exists. */
function checkCards(routes: Readonly<Record<string, PageRoute>>): void {
  const titles = { client: [clientTitles.fr, clientTitles.en], admin: [adminTitles.fr, adminTitles.en] };
  for (const [name, { page, parent, guest }] of Object.entries(routes)) {
    const [area = ''] = name.split('.');
    if (page === undefined || guest === true || (area !== 'client' && area !== 'admin')) continue;
    if (titles[area].some((known: Readonly<Record<string, string>>) => known[name] === undefined)) {
      throw new UsageError(`${name} n’a pas de titre : ajoutez-le à src/messages/page-titles/${area}.ts.`);
    }
    if (parent !== undefined && routes[parent]?.page === undefined) {
      throw new UsageError(`${name} a pour parent « ${parent} », qui n’est la route d’aucune page.`);
    }
  }
}
