import { lte } from 'drizzle-orm';
import { imports } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { keptDays } from '#mocks/server/imports/limits.ts';

/** Forgets imported files a month after they came; the records that they brought stay. */
export async function purgeImports({ db, clock }: ServerDependencies): Promise<void> {
  const before = new Date(clock.systemNow().getTime() - keptDays * 86_400_000);
  await db.delete(imports).where(lte(imports.createdAt, before));
}
