import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  simulations,
  type AuditChanges,
  type Operation,
  type SimulationRecord,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';

/** A simulation with the operation that it belongs to. */
export interface FoundSimulation {
  readonly operation: Operation;
  readonly simulation: SimulationRecord;
}

/** The simulation that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function simulationOfRoute(context: ClientContext): Promise<FoundSimulation> {
  const operation = await operationOfRoute(context);
  const [simulation] = await context.db
    .select()
    .from(simulations)
    .where(
      and(
        eq(simulations.id, parameter(context, 'simulation')),
        eq(simulations.operationId, operation.id),
        isNull(simulations.deletedAt),
      ),
    )
    .limit(1);
  if (!simulation) throw notFound('simulation');
  return { operation, simulation };
}

/** Tells those who look at the operation that one of its simulations changed. */
export function announceSimulation(
  context: ClientContext,
  { id, operationId, version }: Pick<SimulationRecord, 'id' | 'operationId' | 'version'>,
): void {
  const payload = { id, operationId, version, by: context.actor.user.id };
  broadcast(context, [channels.operation(operationId)], 'simulation.updated', payload, operationId);
}

/** What happened to a simulation, as a line of the operation's journal. */
export const auditSimulation = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.simulation.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

interface SimulationChange {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: ColumnsOf<typeof simulations>;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes a simulation over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeSimulation(
  context: ClientContext,
  { operation, simulation }: FoundSimulation,
  { action, version, columns, changes, alongside }: SimulationChange,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, simulations, { id: simulation.id, version }, { at, columns }))) return false;
    await alongside?.(tx);
    await auditSimulation(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleSimulation(context, operation, Object.keys(columns));
  announceSimulation(context, { id: simulation.id, operationId: operation.id, version: version + 1 });
}

/** The refusal of a change over a version that is no longer that of the simulation. */
export async function staleSimulation(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  fields: readonly string[],
): Promise<Error> {
  const { simulation: now } = await simulationOfRoute(context);
  return staleVersion(context, {
    id,
    updatedAt: now.updatedAt,
    actions: ['operation.simulation.update', 'operation.simulation.validate', 'operation.simulation.archive'],
    within: context.db,
    fields,
  });
}
