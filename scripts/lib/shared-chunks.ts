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
  export: /\/src\/app\/layouts\/ExportLayout\.tsx$/,
  guest: /\/src\/(app\/layouts\/SignInLayout|pages\/Auth\/Login)\.tsx$/,
  client: /\/src\/app\/layouts\/ClientLayout\.tsx$/,
  admin: /\/src\/app\/layouts\/AdminLayout\.tsx$/,
};

/** Pages that people go to from one another: not what is shown when something goes wrong, nor the demonstration's. */
const page = /\/src\/pages\/(?!(.*\/)?blocks\/|Error|Mailbox).+\.tsx$/;
/** Pages on accounts: passwords, phones and numbers of companies are asked for there alone. */
const accountPage = /\/src\/pages\/(Auth|Account|Client\/Account|Admin\/Account)\b/;
const signedInPage = /\/src\/pages\/(Client|Admin)\//;
/** Each is printed by itself, and brings along nothing of the pages that lead to it. */
const exportPage = /\/src\/pages\/Export\//;
/** What this many signed-in pages share with sign-in must not bring the rest of sign-in along. */
const leastSignedIn = 3;

/** What pages are made of, whichever they are, with the words of their maps: nearly all is needed sooner or later. */
const part =
  /\/src\/((ui|runtime|domain|messages\/states)\/|messages\/(map-controls|(cluster|location)-map)\.ts$)/;
/** The same for pages with a form: its words and the routes that its fields ask as well. */
const formPart =
  /\/src\/(ui\/|runtime\/|domain\/|messages\/[^/]+$|generated\/routes\/[^/]+$|pages\/blocks\/)/;
/** Parts of some pages only, each worth a file of its own. */
const largePart = /\/src\/(?:ui|runtime|pages\/blocks)\/(board|chart|gallery|lines|list|media|schedule)s?\//;
/** A figure with its course: what draws one is a chart. */
const isStat = (id: string): boolean => id.endsWith('/src/ui/data/Stat.tsx');
/** What charts stand on: kept with the pages of one folder, chart and folder would need each other. */
const chartPart =
  /\/src\/(ui\/(data\/(Cell|FigureCell|HeadCell|SvgFigure|tableSections)|feedback\/Skeleton)|messages\/chart)\.tsx?$/;
/** Rules on days bring a calendar library along, which most pages do without. */
const dayPart = /\/src\/domain\/(time|task|planning)\//;
/** What lots are described with is long, and asked for by those who sell alone. */
const lotPart = /\/src\/messages\/client\/lot\.ts$/;
/** Pages of figures ask for a period, which stands on charts and on days. */
const kpiPart = /\/src\/(pages\/blocks\/kpi|domain\/audience)\//;
/** Distances on the ground: maps that come late and papers need them, neither of which is a page like the others. */
const distancePart = /\/src\/domain\/geography\/distance\.ts$/;
/** The menu of saved views stands in lists alone, and knows their columns. */
const listPart = /\/src\/pages\/blocks\/views\//;

const isOwn = (id: string): boolean => /\/src\//.test(id) && !id.includes('/node_modules/');
/** The addresses of an area: its menu needs them at once, others ask for them by themselves. */
const isRouteTable = (id: string): boolean => /\/src\/generated\/routes\/tables\//.test(id);
/** Packages stay with the bundler but for these: index files import all that they have, used or not. */
const packages: Readonly<Record<string, RegExp>> = {
  main: /\/node_modules\/(react|use-intl|use-sync-external-store|@formatjs)\/|\/lucide-react\/dist\/esm\/(?!lucide-react)|vite\/preload-helper/,
  form: /\/node_modules\/(react-hook-form|@hookform\/resolvers|@standard-schema\/utils)\/|\/react-router\/dist\/esm\/useBlocker/,
  parts: /\/node_modules\/ulid\//,
  list: /\/node_modules\/@tanstack\/(react-table|table-core|react-virtual|virtual-core)\/|\/@tanstack\/store\/dist\/shallow/,
};
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

/** Folder of a page, at most three deep: `Client/Operation/Visit` of its list, `Client/Task` of its own page. */
function folderOf(id: string): readonly string[] {
  const names = id.replace(/^.*\/src\/pages\/|\.tsx$/g, '').split('/');
  return names.slice(0, Math.min(3, Math.max(2, names.length - 1)));
}

/**
 * Where code stays that these pages share: with the folder that holds them all, or their area,
 * `client-operation-visit`, `client-operation`, `client-pages`.
 */
function roomOf(pages: readonly string[]): string {
  const folders = pages.map(folderOf);
  const [first = []] = folders;
  const depth = first.findIndex((name, at) => folders.some((folder) => folder[at] !== name));
  const shared = depth === -1 ? first : first.slice(0, depth);
  if (shared.length === 0) return 'parts';
  return (shared.length === 1 ? [...shared, 'pages'] : shared).join('-').toLowerCase();
}

/** The chunk of what some frames need; a client's browser gets nothing of the administration alone. */
function chunkOfFrames(needed: readonly string[]): string {
  if (needed.includes('guest') || needed.includes('export'))
    return needed.length > 1 ? 'frames' : needed.join('');
  return needed.includes('client') ? 'client-admin' : 'admin';
}

/** What pages of a room have in common with what is printed; all that is lent further is a part. */
const printedPartOf = (room: string): string =>
  room === 'parts' || room.endsWith('-pages') ? 'parts' : `export-${room}`;

/** The chunk of what some pages need, and no frame; what one folder or area alone has stays with it. */
function chunkOfPages(id: string, roots: readonly string[], graph: ModuleGraph): string | null {
  if (dayPart.test(id)) return 'days';
  if (lotPart.test(id)) return 'lot';
  if (kpiPart.test(id)) return 'kpi';
  if (distancePart.test(id)) return 'parts';
  const large = listPart.test(id) ? 'list' : isStat(id) ? 'chart' : largePart.exec(id)?.[1];
  if (large === 'list') return large;
  // What is printed takes what it shares with pages from where they have it: they are opened far more often.
  const pages = roots.filter((root) => !exportPage.test(root));
  if (pages.length === 0) return roots.length === 1 ? null : (large ?? 'export-pages');
  // But none of what only their forms need.
  if (pages.length < roots.length) return large ?? printedPartOf(roomOf(pages));
  if (pages.every((root) => needsForms(root, graph))) {
    if (!formPart.test(id)) return null;
    return large ?? (pages.every((root) => accountPage.test(root)) ? 'account' : 'fields');
  }
  const room = roomOf(pages);
  if (chartPart.test(id)) return room === 'parts' || room.endsWith('-pages') ? 'parts' : 'chart';
  // What the design system lends to several folders is needed sooner or later: a request more costs more.
  if (part.test(id)) return large ?? (room.endsWith('-pages') ? 'parts' : room);
  return pages.length > 1 ? room : null;
}

/**
 * Groups that put modules of the same frames into one chunk, and parts of pages into a few. Left to itself, the
 * bundler makes a chunk for each set of entries that share a module: sixty requests for a page, most of which cost
 * more than the few hundred bytes that they bring. On a phone each takes one of six connections for 150 ms, in which
 * the line could carry 5 kB: list and form of operations show 0.5 s earlier in 12 files than in 30.
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
    if (!isOwn(id)) return Object.keys(packages).find((name) => packages[name]?.test(id)) ?? null;
    const roots = rootsOf(id, graph);
    if (roots.includes(id) && !isRouteTable(id)) return null;
    if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'main';
    const needed = Object.keys(frames).filter((name) => roots.some((root) => frames[name]?.test(root)));
    const pages = roots.filter((root) => page.test(root));
    const isOfPages = pages.filter((root) => signedInPage.test(root)).length >= leastSignedIn;
    // An export has what it shares with a frame without the rest of that frame.
    const isOfExports =
      pages.some((root) => exportPage.test(root)) && needed.some((name) => name !== 'export');
    if (isOfExports || (needed.includes('guest') && (needed.length > 1 || isOfPages)))
      return needsForms(id, graph) ? 'form' : 'frames';
    if (needed.length > 0) return chunkOfFrames(needed);
    return pages.length > 0 ? chunkOfPages(id, pages, graph) : null;
  };

  return [{ name: chunkOf, priority: 1, minShareCount: 2 }];
}
