import { layoutSource, usualLayout } from '#app/layouts/usual-layout.ts';
import { routeTable } from '#generated/routes/table.ts';
import { UsageError } from '../lib/errors.ts';
import { filesInCircles, filesOf, readBuildManifest, weighFiles } from './weigh.ts';

/** What the browser must have, scripts and styles. */
export interface Weight {
  /** gzip. */
  readonly bytes: number;
  /** Each is asked for by itself: over a phone's line one costs as much as 5 kB. */
  readonly files: number;
}

export type PageKind = 'list' | 'form' | 'show' | 'dashboard' | 'auth' | 'export' | 'other';

const clientShell = ['src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'];

/** What comes before any page, and the first page that a person sees, from nothing. */
const shells: readonly (Weight & { readonly entries: readonly string[] })[] = [
  { entries: [], bytes: 166_000, files: 4 },
  {
    entries: ['src/pages/Auth/Login.tsx', 'src/app/layouts/SignInLayout.tsx'],
    bytes: 204_000,
    files: 9,
  },
  { entries: clientShell, bytes: 220_000, files: 8 },
  { entries: [...clientShell, 'src/pages/Client/Dashboard.tsx'], bytes: 297_500, files: 12 },
];

/** What a page of each kind may add to its shell: the largest of its kind on 2026-11-28, and a little. */
export const kindBudgets: Readonly<Record<PageKind, Weight>> = {
  list: { bytes: 140_000, files: 16 },
  form: { bytes: 168_000, files: 16 },
  show: { bytes: 168_000, files: 15 },
  dashboard: { bytes: 113_500, files: 12 },
  auth: { bytes: 132_000, files: 11 },
  export: { bytes: 138_500, files: 12 },
  other: { bytes: 138_000, files: 14 },
};

const kindsByName: readonly (readonly [name: RegExp, kind: PageKind])[] = [
  // Of the demonstration alone: its list would make room in the budget of all lists.
  [/^mailbox\./, 'other'],
  // A list with charts, whatever its name.
  [/^admin\.kpi\./, 'other'],
  [/^export\./, 'export'],
  [/^(admin\.)?(login|unlock|register|verification|invitation|password|email-change)(\.|$)/, 'auth'],
  [/\.index$/, 'list'],
  [/\.(create|edit)$|-form$|\.support-plan-description$/, 'form'],
  [/\.show$/, 'show'],
  [/\.dashboard$/, 'dashboard'],
];

/** Kind of the page that a route shows, by the route's name: `client.contact.index` is a list. */
export const kindOfRoute = (name: string): PageKind =>
  kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** A line for each page that is over the budget of its kind. */
export function kindExcesses(pages: readonly (Weight & { page: string; kind: PageKind })[]): string[] {
  return pages
    .filter(({ kind, bytes, files }) => bytes > kindBudgets[kind].bytes || files > kindBudgets[kind].files)
    .map(({ page, kind, ...weight }) => budgetLine(`${page} (${kind})`, weight, kindBudgets[kind]));
}

/**
 * Checks that neither a shell nor a page of the manifest outgrew its budget, that nothing of `src/kit` is in the
 * application, and that no file of it imports itself by way of others.
 *
 * @throws UsageError with each of them
 */
export function checkBudgets(): void {
  const build = readBuildManifest();
  const strays = Object.keys(build).filter((source) => source.startsWith('src/kit/'));
  if (strays.length > 0)
    throw new UsageError(`La démonstration est dans l’application : ${strays.join(', ')}`);
  const circles = filesInCircles();
  if (circles.length > 0) throw new UsageError(`Fichiers qui s’importent en rond : ${circles.join(', ')}`);
  const weighed = shells.map(({ entries, ...budget }) => {
    const files = filesOf(['index.html', ...entries]);
    const weight = { bytes: weighFiles(files), files: files.size };
    return { line: budgetLine(['index.html', ...entries].join(' + '), weight, budget), weight, budget };
  });
  const pages = weighPages(build);
  if (process.argv.includes('--sizes')) {
    for (const { line } of weighed) console.log(`  ${line}`);
    for (const { page, kind, ...weight } of pages)
      console.log(budgetLine(`${page} (${kind})`, weight, kindBudgets[kind]));
  }
  const excesses = weighed
    .filter(({ weight, budget }) => weight.bytes > budget.bytes || weight.files > budget.files)
    .map(({ line }) => line);
  const all = [...excesses, ...kindExcesses(pages)];
  if (all.length > 0) throw new UsageError(`Trop lourd :\n${all.join('\n')}`);
}

/** What every page of the manifest adds to the shell that it stands in; one that two routes show counts once a kind. */
function weighPages(build: Readonly<Record<string, unknown>>) {
  const shown = new Map(
    routeTable.flatMap(({ name, page }) =>
      page === undefined ? [] : [[`${page} ${kindOfRoute(name)}`, { page, kind: kindOfRoute(name) }]],
    ),
  );
  return [...shown.values()].map(({ page, kind }) => {
    const table = `src/generated/pages/${page.split('/')[0]?.toLowerCase() ?? ''}.ts`;
    const shell = [
      'index.html',
      layoutSource(usualLayout(page) ?? 'guest'),
      ...(table in build ? [table] : []),
    ];
    const before = filesOf(shell);
    const added = [...filesOf([...shell, `src/pages/${page}.tsx`])].filter((file) => !before.has(file));
    return { page, kind, bytes: weighFiles(added), files: added.length };
  });
}

/** « Client/Contact/Index (list): 60.1 ko sur 62, 7 fichiers sur 8 ». */
const budgetLine = (what: string, weight: Weight, budget: Weight): string =>
  `  ${what}: ${(weight.bytes / 1000).toFixed(1)} ko sur ${budget.bytes / 1000}, ${weight.files} fichiers sur ${budget.files}`;
