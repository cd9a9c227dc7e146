import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { departmentOf } from '#domain/geography/insee.ts';
import { membershipOperations, operations, stateChanges } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { Database } from '#mocks/db/database.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** The columns that a payload sets. */
export function columnsOf(payload: OperationPayload) {
  return {
    ...payload,
    departmentCode: departmentOf(payload.inseeCode),
    description: cleanHtml(payload.description),
    parcels: payload.parcels.map(({ prefix, section, number, areaM2 }) => ({
      ...(prefix !== '' && { prefix }),
      section,
      number,
      ...(areaM2 !== null && { areaM2 }),
    })),
  };
}

interface Insertion {
  /** What the journal calls it; `operation.create` unless told otherwise. */
  readonly action?: 'operation.create' | 'operation.duplicate';
  /** What else is written in the same transaction. */
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Writes an operation in sourcing, with its first state and its line of the journal. */
export async function insertOperation(
  context: ClientContext,
  id: string,
  payload: OperationPayload,
  { action = 'operation.create', alongside }: Insertion = {},
): Promise<void> {
  const { clock, newId } = context.deps;
  const now = clock.businessNow();
  const tenantId = context.actor.tenant.id;
  const userId = context.actor.user.id;
  await context.db.transaction(async (tx) => {
    await tx.insert(operations).values({
      ...columnsOf(payload),
      id,
      tenantId,
      status: 'sourcing',
      createdAt: now,
      updatedAt: now,
      createdBy: userId,
    });
    await tx.insert(stateChanges).values({
      id: newId(),
      tenantId,
      entity: 'operation',
      entityId: id,
      operationId: id,
      fromState: null,
      toState: 'sourcing',
      byUserId: userId,
      on: parisDay(now),
      at: now,
    });
    const { membershipId, assignedOperationIds } = context.actor.tenant;
    // Whoever sees assigned operations only sees what they entered themselves as well.
    if (assignedOperationIds !== null) {
      await tx.insert(membershipOperations).values({ membershipId, operationId: id });
    }
    await audit(context, tx, action, { type: 'operation', id, label: payload.ref });
    await alongside?.(tx);
  });
}
