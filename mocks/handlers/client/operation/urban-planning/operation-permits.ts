import { and, inArray, isNull } from 'drizzle-orm';
import { operationPermits, type OperationPermits } from '#domain/urban/operation-facts.ts';
import { permits, urbanPlannings } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** What the permissions of some operations say to their steps. */
export async function operationPermitsOf(
  { db }: Pick<ClientContext, 'db'>,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, OperationPermits>> {
  if (operationIds.length === 0) return new Map();
  const ids = [...operationIds];
  const rows = await db
    .select({
      id: permits.id,
      operationId: permits.operationId,
      kind: permits.kind,
      status: permits.status,
      replaces: permits.replacesPermitId,
    })
    .from(permits)
    .where(and(inArray(permits.operationId, ids), isNull(permits.deletedAt)));
  const zones = await db
    .select({ operationId: urbanPlannings.operationId, isRequired: urbanPlannings.isPermitRequired })
    .from(urbanPlannings)
    .where(inArray(urbanPlannings.operationId, ids));
  const declared = new Map(zones.map(({ operationId, isRequired }) => [operationId, isRequired]));
  const replaced = new Set(rows.map(({ replaces }) => replaces));
  return new Map(
    ids.map((operationId) => {
      const own = rows
        .filter((row) => row.operationId === operationId)
        .map(({ id, kind, status }) => ({ kind, status, isReplaced: replaced.has(id) }));
      return [operationId, operationPermits(own, declared.get(operationId) ?? null)];
    }),
  );
}
