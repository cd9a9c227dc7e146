import { dirname, resolve } from 'node:path';
import type { Manifest } from '../manifest/schema.ts';

/** Where pages and contracts of a manifest stand. */
export interface PageFolders {
  /** Absolute, in the order of the manifest. */
  readonly pages: readonly string[];
  /** Absolute; absent where the manifest declares none. */
  readonly contracts: string | undefined;
  /** Absolute; absent where the manifest declares none. */
  readonly templates: string | undefined;
}

/** The folders that a manifest names, which are relative to it. */
export function pageFolders(
  { pages, contracts, templates }: Pick<Manifest, 'pages' | 'contracts' | 'templates'>,
  path: string,
): PageFolders {
  const at = (folder: string): string => resolve(dirname(path), folder);
  return {
    pages: [pages].flat().map(at),
    contracts: contracts === undefined ? undefined : at(contracts),
    templates: templates === undefined ? undefined : at(templates),
  };
}
