import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { duplicateOperation } from '#contracts/client/operation/duplicate.ts';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import type { OperationPayload } from '#contracts/client/operation/payload.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, simulations, stateChanges, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { forbidden } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { announceOperation } from './announce.ts';
import { blankValues, valuesOf } from './form.ts';
import { checkOperationQuota } from './quota.ts';
import { refuseTakenReference, withoutForeign } from './rules.ts';
import { operationOfRoute } from './scope.ts';
import { simulationPart } from './simulation/record.ts';
import { insertOperation } from './insert.ts';

/**
 * Enters an operation like another one, in sourcing: what the property, the people and the regimes are. What
 * happened to the other one stays with it: dates, prices agreed, offers, sales, works, loans, papers.
 */
export const duplicateHandler = clientAction(duplicateOperation, {
  find: async (context) => {
    await checkOperationQuota(context);
    return operationOfRoute(context);
  },
  act: async (context, { name, withLots, withSimulation }, operation) => {
    if (withLots && !canNow(context, 'sale-plan.create')) throw forbidden('lacks sale-plan.create');
    if (withSimulation && !canNow(context, 'simulation.create')) throw forbidden('lacks simulation.create');
    const payload = await payloadLike(context, operation, name);
    const copied = withLots ? await lotsOf(context.db, operation.id) : [];
    const simulation = withSimulation ? await simulationToCopy(context.db, operation) : undefined;
    const id = context.deps.newId();
    const copy = { id, ref: payload.ref, tenantId: operation.tenantId };
    await refuseTakenReference(context, () =>
      insertOperation(context, id, payload, {
        action: 'operation.duplicate',
        alongside: async (tx) => {
          await copyLots(context, tx, copy, copied);
          if (simulation !== undefined) await copySimulation(context, tx, copy, simulation);
        },
      }),
    );
    announceOperation(context, 'operation.created', { id, version: 1 });
    const texts = messagesFor(context.locale, operationMessages);
    return redirect(show({ operation: id }), {
      type: 'success',
      text: fill(texts.duplicate.done, { ref: operation.ref }),
    });
  },
});

/** What could come along with a copy; null for who may not make one. */
export async function duplicableOf(
  context: ClientContext,
  operation: Operation,
): Promise<OperationShowProps['can']['duplicate']> {
  if (!canNow(context, 'operation.create')) return null;
  const lotsCount = canNow(context, 'sale-plan.create') ? await countOf(context.db, operation.id) : 0;
  const simulation = canNow(context, 'simulation.create')
    ? await simulationToCopy(context.db, operation)
    : undefined;
  return { lotsCount, simulation: simulation?.name ?? null };
}

type Copy = Pick<Operation, 'id' | 'ref' | 'tenantId'>;

/** The fields of a form that are true of a second operation, under the next free reference. */
async function payloadLike(
  context: ClientContext,
  operation: Operation,
  name: string,
): Promise<OperationPayload> {
  const { ref } = await blankValues(context);
  const { kind, vatRegime } = operation;
  const dates = { targetDeedOn: null, targetWorksEndOn: null, targetCloseOn: null };
  const values = { ...valuesOf(operation), ...dates, ref, name, kind, vatRegime };
  return withoutForeign(context, values);
}

const lotsOf = (db: Database, operationId: string): Promise<Lot[]> =>
  db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));

async function countOf(db: Database, operationId: string): Promise<number> {
  const isLive = and(eq(lots.operationId, operationId), isNull(lots.deletedAt));
  const [row] = await db.select({ total: count() }).from(lots).where(isLive);
  return row?.total ?? 0;
}

/** The simulation that the operation is steered by; without one, the last that was changed and not put away. */
async function simulationToCopy(db: Database, { id, activeSimulationId }: Operation) {
  const [row] = await db
    .select({ name: simulations.name, scenario: simulations.scenario, study: simulations.study })
    .from(simulations)
    .where(
      and(eq(simulations.operationId, id), isNull(simulations.deletedAt), ne(simulations.status, 'archived')),
    )
    .orderBy(desc(sql`${simulations.id} = ${activeSimulationId ?? ''}`), desc(simulations.updatedAt))
    .limit(1);
  return row;
}

/** Lots as drafts under the same references, those sold with another one as well; without project, buyer or picture. */
async function copyLots(
  context: ClientContext,
  tx: Database,
  copy: Copy,
  copied: readonly Lot[],
): Promise<void> {
  if (copied.length === 0) return;
  const { clock, newId } = context.deps;
  const at = clock.businessNow();
  const byUserId = context.actor.user.id;
  const newIds = new Map(copied.map(({ id }) => [id, newId()]));
  const idOf = (id: string): string[] => [newIds.get(id) ?? []].flat();
  await tx.insert(lots).values(
    copied.flatMap((lot) =>
      idOf(lot.id).map((id) => ({
        ...describedBy(lot),
        id,
        tenantId: copy.tenantId,
        operationId: copy.id,
        status: 'draft' as const,
        annexLotIds: lot.annexLotIds.flatMap(idOf),
        createdBy: byUserId,
        createdAt: at,
        updatedAt: at,
      })),
    ),
  );
  await tx.insert(stateChanges).values(
    [...newIds.values()].map((entityId) => ({
      id: newId(),
      tenantId: copy.tenantId,
      entity: 'lot' as const,
      entityId,
      operationId: copy.id,
      fromState: null,
      toState: 'draft' as const,
      byUserId,
      on: parisDay(at),
      at,
    })),
  );
}

/** What a lot is and should cost. */
function describedBy(lot: Lot) {
  const { ref, type, label, buildingLabel, level, areaM2, habitableM2, tantiemes, saleMode } = lot;
  const { priceTtcCents, existingPriceCents, worksPriceCents, minPriceCents, vatMode, details } = lot;
  return {
    ref,
    type,
    label,
    buildingLabel,
    level,
    areaM2,
    habitableM2,
    tantiemes,
    saleMode,
    priceTtcCents,
    existingPriceCents,
    worksPriceCents,
    minPriceCents,
    vatMode,
    details,
  };
}

async function copySimulation(
  context: ClientContext,
  tx: Database,
  copy: Copy,
  simulation: NonNullable<Awaited<ReturnType<typeof simulationToCopy>>>,
): Promise<void> {
  const at = context.deps.clock.businessNow();
  await tx.insert(simulations).values({
    ...simulation,
    id: context.deps.newId(),
    tenantId: copy.tenantId,
    operationId: copy.id,
    status: 'draft',
    createdBy: context.actor.user.id,
    createdAt: at,
    updatedAt: at,
  });
  await simulationPart.audit(context, tx, 'duplicate', copy, {
    name: { from: null, to: simulation.name },
  });
}
