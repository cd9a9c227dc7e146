import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOfPage } from '#codegen/manifest/contract-files.ts';
import type { ImportGraph } from '../import-graph.ts';
import type { PageGroup, PageGroups } from './groups.ts';

/**
 * Rooms in the order in which they are told. `elsewhere` holds what only the group happens to use of what is made
 * for all: design system, domain, blocks of all pages.
 */
export const costRooms = [
  'contract',
  'messages',
  'page',
  'handlers',
  'manifest',
  'elsewhere',
  'generated',
  'tests',
] as const;
export type CostRoom = (typeof costRooms)[number];

/** Rooms whose lines a page is answerable for. */
export const summedRooms: readonly CostRoom[] = ['contract', 'messages', 'page', 'handlers', 'manifest'];

export interface CostedFile {
  readonly file: string;
  readonly room: CostRoom;
  /** Lines as they stand, empty ones and comments too; of the manifest, those of the routes. */
  readonly lines: number;
  /** The page that alone uses it; null for what the group has in common. */
  readonly page: string | null;
}

const roomsAtPath: readonly (readonly [folder: string, room: CostRoom])[] = [
  ['src/contracts/', 'contract'],
  ['src/messages/', 'messages'],
  ['src/pages/', 'page'],
  ['mocks/handlers/', 'handlers'],
  ['src/generated/routes/', 'generated'],
];
const isGenerated = (file: string): boolean => file.startsWith('src/generated/');
const isTest = (file: string): boolean => file.startsWith('tests/');

/** Files of a group of pages: those at its path, and those that nothing else reaches. */
export function filesOfGroup(group: PageGroup, groups: PageGroups, graph: ImportGraph): ReadonlySet<string> {
  const atPath = graph.files.filter((file) => groups.ofFile(file) === group);
  const reached = [...graph.reachedFrom(atPath)].filter((file) => !isGenerated(file));
  return withoutShared(new Set([...reached, ...atPath]), new Set(atPath), graph);
}

/** Room of a file of a group: its own one within the group's area, `Client` of `Client/Operation`. */
function roomOf(file: string, group: PageGroup): CostRoom {
  if (isTest(file)) return 'tests';
  const [folder = '', room] = roomsAtPath.find(([start]) => file.startsWith(start)) ?? [];
  const [area = ''] = file.slice(folder.length).toLowerCase().split(/[./]/);
  return room !== undefined && area === group.path.split('/')[0] ? room : 'elsewhere';
}

/**
 * What a group of pages costs, file by file. A file belongs to one of its pages when only that page's component,
 * contract or handler leads to it, and else to the group.
 */
export function costOfGroup(
  root: string,
  group: PageGroup,
  groups: PageGroups,
  graph: ImportGraph,
): readonly CostedFile[] {
  const files = filesOfGroup(group, groups, graph);
  const seeds = new Map(group.pages.map((page) => [page, seedsOf(page, group, files, graph)]));
  const ownerOf = new Map<string, string>();
  for (const [page, own] of seeds) {
    const isOfOther = (file: string): boolean =>
      [...seeds].some(([other, theirs]) => other !== page && theirs.has(file));
    const reached = [...graph.reachedFrom(own)].filter((file) => files.has(file) && !isOfOther(file));
    for (const file of withoutShared(new Set(reached), own, graph)) ownerOf.set(file, page);
  }
  const linesOf = (file: string): number =>
    readFileSync(join(root, file), 'utf8').replace(/\n$/, '').split('\n').length;
  const costed = [...files, ...testsOfGroup(group, graph)].map((file) => ({
    file,
    room: roomOf(file, group),
    lines: linesOf(file),
    page: isGenerated(file) || isTest(file) ? null : (ownerOf.get(file) ?? null),
  }));
  return [...costed, ...manifestLines(group)].toSorted(
    (a, b) => costRooms.indexOf(a.room) - costRooms.indexOf(b.room) || b.lines - a.lines,
  );
}

/** Tests at the path of a group, or named for it: `tests/contract/operation-bulk.test.ts`. */
export function testsOfGroup(group: PageGroup, graph: ImportGraph): readonly string[] {
  const last = group.path.split('/').at(-1) ?? '';
  const isOf = (file: string): boolean =>
    [`/${group.path}`, `/pages/${group.name}`].some((path) => new RegExp(`${path}[./-]`).test(file)) ||
    new RegExp(`^tests/contract/([\\w-]+/)?${last}[.-][^/]*$`).test(file);
  return graph.files.filter((file) => isTest(file) && isOf(file));
}

/** The component of a page, its contract, and the handlers that answer with this contract alone. */
function seedsOf(
  page: string,
  group: PageGroup,
  files: ReadonlySet<string>,
  graph: ImportGraph,
): ReadonlySet<string> {
  const contractFile = (name: string): string => `src/contracts/${contractOfPage(name)}.ts`;
  const others = group.pages.filter((other) => other !== page).map(contractFile);
  const handlers = [...files].filter(
    (file) =>
      file.startsWith('mocks/handlers/') &&
      graph.importsOf(file).includes(contractFile(page)) &&
      !graph.importsOf(file).some((target) => others.includes(target)),
  );
  const own = [`src/pages/${page}.tsx`, contractFile(page)].filter((file) => files.has(file));
  return new Set([...own, ...handlers]);
}

/** Leaves those out that something else imports as well, and so on; `kept` stay whoever imports them. */
function withoutShared(
  files: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  graph: ImportGraph,
): ReadonlySet<string> {
  const left = new Set(files);
  const isShared = (file: string): boolean =>
    graph
      .importersOf(file)
      .some((importer) => !left.has(importer) && !isTest(importer) && !isGenerated(importer));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const file of left) if (!kept.has(file) && isShared(file)) left.delete(file);
  }
  return left;
}

/** One line per page, and one for the other routes of the group. */
function manifestLines({ pages, routes }: PageGroup): readonly CostedFile[] {
  return [...pages, null].flatMap((page) => {
    const own = routes.filter((route) => (route.page ?? null) === page);
    if (own.length === 0) return [];
    const lines = own.reduce((sum, route) => sum + route.lines, 0);
    return [{ file: 'routes.manifest.json', room: 'manifest' as const, lines, page }];
  });
}
