import { and, asc, eq, isNull } from 'drizzle-orm';
import { lots } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** The lots of an operation as people choose them, those in the bin too where asked for. */
export async function lotChoices(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  isWithDeleted = false,
): Promise<{ readonly id: string; readonly ref: string; readonly label: string }[]> {
  const rows = await db
    .select({ id: lots.id, ref: lots.ref, label: lots.label })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isWithDeleted ? undefined : isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  return rows.map(({ id, ref, label }) => ({ id, ref, label: label === null ? ref : `${ref} · ${label}` }));
}
