import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from '../write/files.ts';
import type { ManifestRoute } from './schema.ts';

/** `Client/Operation/FinanceKpi` → `client/operation/finance-kpi`. */
export function contractOfPage(page: string): string {
  return page
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** `client.operation.bulk-edit` → `client/operation/bulk-edit`. */
function contractOfName(routeName: string): string {
  return routeName.replace(/\.|::/g, '/').replaceAll('_', '-').toLowerCase();
}

/** Name of a route's contract: the one it tells, else its page's, else its own. */
export function contractOf(routeName: string, route: Pick<ManifestRoute, 'contract' | 'page'>): string {
  return (
    route.contract ?? (route.page === undefined ? contractOfName(routeName) : contractOfPage(route.page))
  );
}

/** Names of the contract files below a folder → their absolute paths; what is no folder has none. */
export function listContractFiles(root: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!isFolder(root)) return found;
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1, -'.ts'.length).replaceAll('\\', '/');
    found.set(name, path);
  }
  return found;
}
