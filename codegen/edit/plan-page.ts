import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { contractOf } from '../manifest/contract-files.ts';
import { importSpecifier } from '../manifest/import-specifier.ts';
import type { PageFolders } from './page-folders.ts';
import { pageNames } from './page-names.ts';
import type { NewRoute } from './route-entry.ts';
import { fillTemplate, type TemplateValues } from './template.ts';

export interface PagePlan {
  /** Files to be made: absolute path and text. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Absolute paths of files that are there already and stay. */
  readonly kept: readonly string[];
  /** What is left to do, one line each. */
  readonly nextSteps: readonly string[];
}

/**
 * The files that a new page needs and that are not there, from the templates `page.tsx.txt`, `contract.ts.txt`
 * and `next-steps.txt` of a folder, or of the fallback where it lacks one. Throws `RequestError`.
 */
export function planPage(
  added: NewRoute & { readonly page: string },
  folders: Omit<PageFolders, 'templates'>,
  templates: { readonly folder: string; readonly fallback: string },
): PagePlan {
  const pagePath = join(pageRoot(added.page, folders.pages), `${added.page}.tsx`);
  const contract = folders.contracts === undefined ? undefined : contractOf(added.name, added.route);
  const contractPath =
    folders.contracts === undefined ? undefined : join(folders.contracts, `${contract ?? ''}.ts`);
  const values: TemplateValues = {
    ...pageNames(added.page),
    page: added.page,
    route: added.name,
    contract,
    contractImport:
      contractPath === undefined
        ? undefined
        : importSpecifier(dirname(contractPath))(contractPath, dirname(pagePath)),
    contractsFolder: contractPath === undefined ? undefined : upwards(contractPath, folders.contracts ?? ''),
  };
  const fill = (name: string): string => {
    const own = join(templates.folder, name);
    const path = existsSync(own) ? own : join(templates.fallback, name);
    return fillTemplate(readFileSync(path, 'utf8'), values, path);
  };
  const wanted = [
    { path: pagePath, template: 'page.tsx.txt' },
    ...(contractPath === undefined ? [] : [{ path: contractPath, template: 'contract.ts.txt' }]),
  ];
  return {
    files: wanted
      .filter(({ path }) => !existsSync(path))
      .map(({ path, template }) => ({ path, text: fill(template) })),
    kept: wanted.map(({ path }) => path).filter((path) => existsSync(path)),
    nextSteps: fill('next-steps.txt')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** The root that has the page already, or the nearest of the folders it is in; the first one otherwise. */
function pageRoot(page: string, roots: readonly string[]): string {
  const parts = page.split('/');
  const folders = parts
    .slice(0, -1)
    .map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'));
  for (const path of [`${page}.tsx`, ...folders]) {
    const found = roots.find((root) => existsSync(join(root, path)));
    if (found !== undefined) return found;
  }
  return roots[0] ?? resolve('.');
}

/** How a file reaches a folder above it: `..`, `../..`, `.` for its own. */
function upwards(path: string, folder: string): string {
  return relative(dirname(path), folder).replaceAll('\\', '/') || '.';
}
