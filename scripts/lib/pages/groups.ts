import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { contractOfPage } from '#codegen/manifest/contract-files.ts';
import { suggest } from '#runtime/routes/suggest.ts';
import { UsageError } from '../errors.ts';

/** A route as the manifest writes it, with the lines that it takes there. */
export interface ManifestEntry {
  readonly name: string;
  readonly page: string | undefined;
  readonly lines: number;
}

/** Pages that share a folder, and with it a path in every room: `Client/Operation`, or one page of an area. */
export interface PageGroup {
  readonly name: string;
  /** Path of the group in rooms with small letters: `client/operation`. */
  readonly path: string;
  readonly pages: readonly string[];
  readonly routes: readonly ManifestEntry[];
}

export interface PageGroups {
  readonly groups: readonly PageGroup[];
  /** Group of a page, or of that name. @throws UsageError for a name that is neither */
  find(name: string): PageGroup;
  /** Group whose path a file has, whatever its room; null for the others. */
  ofFile(file: string): PageGroup | null;
}

/** Folder of our own files that have a group's path, but for pages, which have its name. */
const roomsByPath = /^(?:src\/contracts|src\/messages|mocks\/handlers|src\/generated\/routes)\/(.+)$/;

/** Reads the groups of pages from the manifest of a project. */
export function readPageGroups(root: string): PageGroups {
  const { entries, areas } = readManifest(root);
  const isArea = (text: string): boolean => areas.includes(text.toLowerCase());
  const pages = [...new Set(entries.flatMap(({ page }) => page ?? []))];
  const groupOf = (page: string): string => (isArea(dirname(page)) ? page : dirname(page));
  const groups = [...new Set(pages.map(groupOf))].map((name) => {
    const own = pages.filter((page) => groupOf(page) === name);
    const prefixes = entries
      .filter(({ page }) => page !== undefined && own.includes(page))
      .map((entry) => prefixOf(entry.name, isArea));
    const routes = entries.filter((entry) =>
      prefixes.some((prefix) => entry.name === prefix || entry.name.startsWith(`${prefix}.`)),
    );
    return {
      name,
      path: contractOfPage(name),
      pages: own,
      routes: routes.filter(({ page }) => page === undefined || own.includes(page)),
    };
  });
  const longestFirst = groups.toSorted((a, b) => b.path.length - a.path.length);
  return {
    groups,
    find: (name) => {
      const found = groups.find((group) => group.name === name || group.pages.includes(name));
      if (found) return found;
      const meant = suggest(name, [...pages, ...groups.map((group) => group.name)]);
      throw new UsageError(`Aucune page « ${name} ».${meant ? ` Vouliez-vous dire « ${meant} » ?` : ''}`);
    },
    ofFile: (file) => {
      const path = roomsByPath.exec(file)?.[1];
      const isOf = (group: PageGroup): boolean =>
        path === undefined
          ? [`src/pages/${group.name}/`, `src/pages/${group.name}.tsx`].some((start) =>
              file.startsWith(start),
            )
          : path.startsWith(group.path) && /^[./-]/.test(path.slice(group.path.length));
      return longestFirst.find(isOf) ?? null;
    },
  };
}

/** `client.operation.index` → `client.operation`; `client.dashboard` and `login` stay. */
function prefixOf(name: string, isArea: (text: string) => boolean): string {
  const prefix = name.split('.').slice(0, -1).join('.');
  return prefix === '' || isArea(prefix) ? name : prefix;
}

function readManifest(root: string): { entries: readonly ManifestEntry[]; areas: readonly string[] } {
  const text = readFileSync(join(root, 'routes.manifest.json'), 'utf8');
  const tree = parseTree(text);
  const listAt = (path: string): readonly Node[] =>
    (tree && findNodeAtLocation(tree, [path])?.children) ?? [];
  const entries = listAt('routes').flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const page: unknown = findNodeAtLocation(value, ['page'])?.value;
    const source = text.slice(property.offset, property.offset + property.length);
    return [
      {
        name: String(key.value),
        page: typeof page === 'string' ? page : undefined,
        lines: source.split('\n').length,
      },
    ];
  });
  return { entries, areas: listAt('areas').map(({ value }) => String(value)) };
}
