import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import {
  comparables,
  estimations,
  type Comparable,
  type Estimation,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { messagesFor } from '#messages/locale.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';

/** An estimation with the operation that it belongs to. */
export interface FoundEstimation {
  readonly operation: Operation;
  readonly estimation: Estimation;
}

/** The texts of estimations in the person's language. */
export const estimationTexts = ({ locale }: Pick<ClientContext, 'locale'>) =>
  messagesFor(locale, estimationMessages);

/** The live estimations of an operation, by their identifier where one is asked for. */
export const liveEstimations = (operationId: string, id?: string) =>
  and(
    eq(estimations.operationId, operationId),
    isNull(estimations.deletedAt),
    id === undefined ? undefined : eq(estimations.id, id),
  );

/** The estimation that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function estimationOfRoute(context: ClientContext): Promise<FoundEstimation> {
  const operation = await operationOfRoute(context);
  const [estimation] = await context.db
    .select()
    .from(estimations)
    .where(liveEstimations(operation.id, parameter(context, 'estimation')))
    .limit(1);
  if (!estimation) throw notFound('estimation');
  return { operation, estimation };
}

/** The comparable that the address names, with its estimation. @throws HttpFailure 404 when it is none of it */
export async function comparableOfRoute(
  context: ClientContext,
): Promise<FoundEstimation & { readonly comparable: Comparable }> {
  const found = await estimationOfRoute(context);
  const [comparable] = await context.db
    .select()
    .from(comparables)
    .where(
      and(
        eq(comparables.id, parameter(context, 'comparable')),
        eq(comparables.estimationId, found.estimation.id),
        isNull(comparables.deletedAt),
      ),
    )
    .limit(1);
  if (!comparable) throw notFound('comparable');
  return { ...found, comparable };
}

/** Refuses changes of what is final or archived. @throws ValidationFailure on `base` */
export function refuseUnlessDraft(context: ClientContext, { status }: Pick<Estimation, 'status'>): void {
  if (status !== 'draft') throw new ValidationFailure({ base: estimationTexts(context).notDraft });
}

/** Tells those who look at the operation that one of its estimations changed. */
export function announceEstimation(
  context: ClientContext,
  { id, operationId, version }: Pick<Estimation, 'id' | 'operationId' | 'version'>,
): void {
  broadcast(
    context,
    [channels.operation(operationId)],
    'estimation.updated',
    { id, operationId, version, by: context.actor.user.id },
    operationId,
  );
}

/** What happened to an estimation, as a line of the operation's journal. */
export const auditEstimation = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.estimation.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

export interface EstimationChange {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: ColumnsOf<typeof estimations>;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes an estimation over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeEstimation(
  context: ClientContext,
  { operation, estimation }: FoundEstimation,
  { action, version, columns, changes, alongside }: EstimationChange,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, estimations, { id: estimation.id, version }, { at, columns }))) return false;
    await alongside?.(tx);
    await auditEstimation(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleEstimation(context, Object.keys(columns));
  announceEstimation(context, { id: estimation.id, operationId: operation.id, version: version + 1 });
}

/** The refusal of a change over a version that is no longer that of the estimation. */
export async function staleEstimation(context: ClientContext, fields: readonly string[]): Promise<Error> {
  const { operation, estimation } = await estimationOfRoute(context);
  return staleVersion(context, {
    id: operation.id,
    updatedAt: estimation.updatedAt,
    actions: ['update', 'finalize', 'archive', 'income', 'balance'].map(
      (action) => `operation.estimation.${action}`,
    ),
    within: context.db,
    fields,
  });
}
