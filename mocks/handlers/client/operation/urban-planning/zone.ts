import { eq } from 'drizzle-orm';
import { updateUrbanZone } from '#contracts/client/operation/urban-planning/payload.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { urbanPlannings } from '#mocks/db/schema/index.ts';
import { changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../scope.ts';
import { withFlash } from './permits.ts';
import { announceUrban, auditUrban, staleUrban, texts } from './record.ts';

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** Writes the rules of the place down, or changes them. */
export const zoneHandler = clientAction(updateUrbanZone, {
  find: async (context: ClientContext) => {
    const operation = await operationOfRoute(context);
    const [zone] = await context.db
      .select()
      .from(urbanPlannings)
      .where(eq(urbanPlannings.operationId, operation.id));
    return { operation, zone };
  },
  act: async (context, { version, ...given }, { operation, zone }) => {
    const columns = {
      ...given,
      zoneRulesUrl: textOrNull(given.zoneRulesUrl),
      parkingRule: textOrNull(given.parkingRule),
    };
    const at = context.deps.clock.businessNow();
    const fields = Object.keys(given);
    if ((zone?.version ?? 0) !== version) {
      throw await staleUrban(context, operation, zone?.updatedAt ?? at, fields);
    }
    const id = zone?.id ?? context.deps.newId();
    const isSaved = await context.db.transaction(async (tx) => {
      if (zone === undefined) {
        const written = await tx
          .insert(urbanPlannings)
          .values({
            ...columns,
            id,
            tenantId: operation.tenantId,
            operationId: operation.id,
            createdBy: context.actor.user.id,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: urbanPlannings.id });
        if (written.length === 0) return false;
      } else if (!(await changeRow(tx, urbanPlannings, { id, version }, { at, columns }))) return false;
      await auditUrban(context, tx, 'zone', operation, changedFields(zone ?? {}, columns));
      return true;
    });
    if (!isSaved) throw await staleUrban(context, operation, at, fields);
    announceUrban(context, { id, operationId: operation.id, version: version + 1 });
    return withFlash(context, operation.id, texts(context).flash.zoneSaved);
  },
});
