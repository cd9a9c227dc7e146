/** What Rolldown tells of a module while its chunk is chosen (`output.codeSplitting.groups[].name`). */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

export interface ModuleFacts {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
}

/** One group of `output.codeSplitting`: modules for which `name` gives the same name make one chunk. */
export interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
  readonly minShareCount?: number;
}

/** Frames that many pages stand in; what the same frames need is always fetched together. */
const frames: Readonly<Record<string, RegExp>> = {
  export: /\/src\/(app\/layouts\/ExportLayout|pages\/Export\/[^/]+)\.tsx$/,
  guest: /\/src\/(app\/layouts\/SignInLayout|pages\/Auth\/Login)\.tsx$/,
  client: /\/src\/app\/layouts\/ClientLayout\.tsx$/,
  admin: /\/src\/app\/layouts\/AdminLayout\.tsx$/,
};

/** The pages below stand in these: what they share with sign-in must not bring the rest of sign-in along. */
const frameOfPages: ReadonlySet<string> = new Set(['client', 'admin']);

const page = /\/src\/pages\/(Client|Admin)\/(?!.*\/blocks\/).+\.tsx$/;
/** A module that this many pages need, one without a form among them, is in their common chunk. */
const leastPages = 3;

/** Parts of some pages only, each worth a file of its own. */
const largePart = /\/src\/(?:ui|runtime)\/(board|chart|gallery|lines|list|map)s?\//;

/** Packages stay with the bundler: their index files import all that they have, used or not. */
const isOwn = (id: string): boolean => /\/src\//.test(id) && !id.includes('/node_modules/');
const isIcon = (id: string): boolean => /\/lucide-react\/dist\/esm\/icons\//.test(id);
/** Small packages that everything needs at once. */
const isCommonPackage = (id: string): boolean =>
  /\/node_modules\/(react|use-intl|@formatjs)\/|vite\/preload-helper/.test(id);
/** What only pages with a form need. */
const isFormPackage = (id: string): boolean =>
  /\/node_modules\/(zod|react-hook-form|@hookform\/resolvers)\//.test(id);

function reach(id: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([id]);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}

const needsForms = (id: string, graph: ModuleGraph): boolean =>
  [...reach(id, (one) => (isOwn(one) ? (graph.getModuleInfo(one)?.importedIds ?? []) : []))].some(
    isFormPackage,
  );

/**
 * Groups that put modules of the same frames into one chunk, and parts of many pages into another. Left to
 * itself, the bundler makes a chunk for each set of entries that share a module: sixty requests for a page,
 * most of which cost more than the few hundred bytes that they bring.
 */
export function sharedChunks(): ChunkGroup[] {
  const known = new Map<string, readonly string[]>();

  /** The modules that are fetched by themselves and bring this one along. */
  const rootsOf = (id: string, graph: ModuleGraph): readonly string[] => {
    const before = known.get(id);
    if (before) return before;
    const above = reach(id, (one) => graph.getModuleInfo(one)?.importers ?? []);
    const roots = [...above].filter((one) => {
      const facts = graph.getModuleInfo(one);
      return facts !== null && (facts.isEntry || facts.dynamicImporters.length > 0);
    });
    known.set(id, roots);
    return roots;
  };

  /** Name of a module's chunk; null where the bundler decides. */
  const chunkOf = (id: string, graph: ModuleGraph): string | null => {
    if (isIcon(id)) return 'icons';
    if (isCommonPackage(id)) return 'react';
    const roots = rootsOf(id, graph);
    if (!isOwn(id) || roots.includes(id)) return null;
    if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'main';
    const needed = Object.keys(frames).filter((name) => roots.some((root) => frames[name]?.test(root)));
    const pages = roots.filter((root) => page.test(root));
    if (needed.length > 0) {
      const isForPages = pages.length >= leastPages && !needed.some((name) => frameOfPages.has(name));
      return [...needed, needsForms(id, graph) && 'form', isForPages && 'parts'].filter(Boolean).join('-');
    }
    if (pages.length < leastPages || pages.every((root) => needsForms(root, graph))) return null;
    return largePart.exec(id)?.[1] ?? 'parts';
  };

  return [{ name: chunkOf, priority: 1, minShareCount: 2 }];
}
