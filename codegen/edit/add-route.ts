import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import type { ReadOptions } from '../manifest/read.ts';
import { readDeclaredKeys, type Manifest } from '../manifest/schema.ts';
import { withLock } from '../write/lock.ts';
import { RequestError } from './error.ts';
import type { Anchor } from './insert-routes.ts';
import { readManifestFile, writeManifestFile, type ManifestFile } from './manifest-file.ts';
import { pageFolders } from './page-folders.ts';
import { planAddition, type Addition } from './plan-addition.ts';
import { planPage, type PagePlan } from './plan-page.ts';
import { readNewRoute, type RouteTexts } from './read-new-route.ts';
import type { NewRoute } from './route-entry.ts';

const DEFAULT_TEMPLATES = resolve(import.meta.dirname, '../templates');

export interface AddOptions {
  readonly texts: RouteTexts;
  /** Place that is wanted; it is chosen otherwise. */
  readonly anchor: Anchor | undefined;
  /** Folder of templates, absolute; that of the manifest, then the generator's own otherwise. */
  readonly templates: string | undefined;
  /** Nothing is written. */
  readonly dryRun: boolean;
}

export interface AddedRoute {
  readonly file: ManifestFile;
  readonly added: NewRoute;
  readonly addition: Addition;
  /** For a route that shows a page. */
  readonly page: PagePlan | undefined;
}

/**
 * Adds a route to a manifest and makes the files of its page that are not there. All is checked before anything
 * is written. Throws `ManifestError`, `RequestError` or `LockedError`, with nothing written.
 */
export async function addRoute(options: AddOptions, read: ReadOptions): Promise<AddedRoute> {
  return withLock(read.manifest, async () => {
    const file = readManifestFile(read.manifest);
    const value: unknown = parse(file.text);
    const added = readNewRoute(options.texts, readDeclaredKeys(value));
    const addition = planAddition(file, added, options.anchor, read);
    const { page: name } = options.texts;
    // The addition was read with success, so the value is a manifest.
    const folders = pageFolders(value as Manifest, file.path);
    const templates = options.templates ?? folders.templates ?? DEFAULT_TEMPLATES;
    if (!existsSync(templates)) throw new RequestError(`There is no folder ${templates} of templates.`);
    const page =
      name === undefined
        ? undefined
        : planPage({ ...added, page: name }, folders, { folder: templates, fallback: DEFAULT_TEMPLATES });
    if (!options.dryRun) writeAll(page?.files ?? [], () => writeManifestFile(file, addition.text));
    return { file, added, addition, page };
  });
}

/** Makes new files, then does `last`; takes them back when anything fails. */
function writeAll(files: PagePlan['files'], last: () => void): void {
  const made: string[] = [];
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
      made.push(path);
    }
    last();
  } catch (error) {
    for (const path of made) rmSync(path, { force: true });
    throw error;
  }
}
