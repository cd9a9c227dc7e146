import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow, type BusinessTable, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { loans, type AuditChanges, type Loan, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';

/** A loan with the operation that it belongs to. */
export interface FoundLoan {
  readonly operation: Operation;
  readonly loan: Loan;
}

/** The loan that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function loanOfRoute(context: ClientContext): Promise<FoundLoan> {
  const operation = await operationOfRoute(context);
  return { operation, loan: await loanOf(context, operation, parameter(context, 'loan')) };
}

/** A loan of an operation by its identifier. @throws HttpFailure 404 */
export async function loanOf(
  { db }: Pick<ClientContext, 'db'>,
  operation: Pick<Operation, 'id'>,
  id: string,
): Promise<Loan> {
  const isIt = and(eq(loans.id, id), eq(loans.operationId, operation.id), isNull(loans.deletedAt));
  const [loan] = await db.select().from(loans).where(isIt).limit(1);
  if (!loan) throw notFound('loan');
  return loan;
}

/** The business day in Paris. */
export const todayOf = ({ deps }: Pick<ClientContext, 'deps'>): Day =>
  parisDay(deps.clock.businessNow()) as Day;

/** Who asks for a step of a loan: whoever may write loans acts as an accountant, who may take all of them. */
export function loanAsker(context: ClientContext): TransitionContext {
  const actors: Actor[] = canNow(context, 'financing.update') ? ['accountant'] : [];
  return { actors, today: todayOf(context) };
}

type ChangedRecord = { readonly id: string; readonly operationId: string; readonly version: number };

/** Tells those who look at the operation that its financing changed. */
export function announceFinancing(
  context: ClientContext,
  { id, operationId, version }: ChangedRecord,
  event: 'loan.updated' | 'drawdown.released' = 'loan.updated',
): void {
  const payload = { id, operationId, version, by: context.actor.user.id };
  broadcast(context, [channels.operation(operationId)], event, payload, operationId);
}

/** What happened to the financing, as a line of the operation’s journal. */
export const auditFinancing = (
  context: ClientContext,
  tx: Database,
  action: string,
  operation: Pick<Operation, 'id' | 'ref'>,
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.financing.${action}`,
    { type: 'operation', id: operation.id, label: operation.ref },
    changes,
  );

export interface RecordChange<Table extends BusinessTable> {
  /** What the journal calls it. */
  readonly action: string;
  /** The version that was read. */
  readonly version: number;
  readonly columns: ColumnsOf<Table>;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/**
 * Changes a record of the financing over the version that was read, with a line of the journal and its event.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changeRecord<Table extends BusinessTable>(
  context: ClientContext,
  table: Table,
  operation: Operation,
  row: { readonly id: string; readonly updatedAt: Date },
  { action, version, columns, changes, alongside }: RecordChange<Table>,
): Promise<void> {
  const isSaved = await context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    if (!(await changeRow(tx, table, { id: row.id, version }, { at, columns }))) return false;
    await alongside?.(tx);
    await auditFinancing(context, tx, action, operation, changes);
    return true;
  });
  if (!isSaved) throw await staleRecord(context, operation, row, Object.keys(columns));
  announceFinancing(context, { id: row.id, operationId: operation.id, version: version + 1 });
}

/** The refusal of a change over a version that is no longer that of the record. */
export const staleRecord = (
  context: ClientContext,
  operation: Pick<Operation, 'id'>,
  { updatedAt }: { readonly updatedAt: Date },
  fields: readonly string[],
): Promise<Error> =>
  staleVersion(context, {
    id: operation.id,
    updatedAt,
    actions: [
      'operation.financing.update',
      'operation.financing.step',
      'operation.financing.drawdown.step',
      'operation.financing.guarantee.update',
      'operation.financing.rate',
      'operation.financing.prepay',
    ],
    within: context.db,
    fields,
  });
