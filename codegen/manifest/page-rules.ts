import { exportsDefault } from './module-exports.ts';
import type { PageFile } from './page-files.ts';
import type { Manifest } from './schema.ts';
import type { Finding } from './shape.ts';
import { suggestSome } from './suggest-some.ts';

/** How pages and files fit: `missing` may be waived while a project begins, `others` not. */
export interface PageFindings {
  readonly missing: readonly Finding[];
  readonly others: readonly Finding[];
}

/** Pages without a file or without a default export; with `isWhole`, page files that no route or answer shows. */
export function pageFindings(manifest: Manifest, files: readonly PageFile[], isWhole: boolean): PageFindings {
  const suggest = suggestSome();
  const roots = [manifest.pages].flat().join(' or ');
  const byName = new Map<string, PageFile>();
  const others: Finding[] = [];
  for (const file of files) {
    if (byName.has(file.name)) {
      others.push({
        path: ['pages'],
        at: 'value',
        message: `page "${file.name}" stands in two folders: rename or delete one.`,
      });
    } else byName.set(file.name, file);
  }
  const missing: Finding[] = [];
  const shown = new Set<string>();
  for (const { page, path } of shownPages(manifest)) {
    const isFirst = !shown.has(page);
    shown.add(page);
    const file = byName.get(page);
    if (!file) {
      const message = `page "${page}" has no file ${page}.tsx: create it in ${roots}.`;
      missing.push({ path, at: 'value', message, suggestion: suggest(page, byName.keys()) });
    } else if (file.isFolder) {
      const message = `page file ${page}.tsx is a folder: a page is one file.`;
      if (isFirst) others.push({ path, at: 'value', message });
    } else if (isFirst && !exportsDefault(file.path)) {
      others.push({
        path,
        at: 'value',
        message: `page file ${page}.tsx has no default export: export its component as default.`,
      });
    }
  }
  for (const file of byName.values()) {
    if (!isWhole || shown.has(file.name) || file.isFolder || !exportsDefault(file.path)) continue;
    others.push({
      path: ['pages'],
      at: 'value',
      message: `page file ${file.name}.tsx is shown by no route and no answer: name it in one, or delete it.`,
      suggestion: suggest(file.name, shown),
    });
  }
  return { missing, others };
}

/** Every mention of a page with its place in the manifest. */
export function shownPages(manifest: Manifest): { page: string; path: (string | number)[] }[] {
  return [
    ...manifest.answers.map((page, index) => ({ page, path: ['answers', index] })),
    ...Object.entries(manifest.routes).flatMap(([name, { page }]) =>
      page === undefined ? [] : [{ page, path: ['routes', name, 'page'] }],
    ),
  ];
}
