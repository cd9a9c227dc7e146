import { binStart } from '#mocks/server/bin/restorable.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { restorables } from '../bin/restorables.ts';

/** Removes for good what was deleted more than thirty days ago; gives how much of each kind. */
export async function purgeDeleted(deps: ServerDependencies): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { type, purge } of restorables) removed[type] = await purge(deps, binStart(deps));
  return removed;
}
