import { mayHappen } from '#domain/states/may-happen.ts';
import { paymentMachine } from '#domain/states/sale/payment.ts';
import type { PaymentFacts } from '#domain/states/sale/payment-facts.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { payments, stateChanges, type AuditChanges, type Payment } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { todayOf } from '../financing/record.ts';
import {
  announcePayments,
  auditPayments,
  paymentTransitionContext,
  stalePayment,
  type FoundPayment,
  type KnownSale,
} from './record.ts';
import { settleSale } from './settle.ts';
import { callableOn, standingOf } from './terms.ts';

/** What the machine is told of a call as it stands. */
export function paymentFacts(
  known: Omit<KnownSale, 'operation'>,
  payment: Payment,
  today: Day,
): PaymentFacts {
  const { sale } = known;
  const standing = standingOf(known, payment, today);
  const on = callableOn(known, payment);
  return {
    regime: sale.regime,
    isDeedSigned: sale.deedOn !== null,
    event: payment.event,
    isEventReached: on !== null && on <= today,
    calledOn: payment.calledOn as Day | null,
    dueOn: payment.dueOn as Day | null,
    letterFileId: payment.letterFileId,
    restCents: standing.restCents,
    receivedCents: standing.receivedCents,
    consignedCents: cents(payment.consignedCents),
  };
}

type Step = keyof typeof paymentMachine.transitions;

/** The state that a step leads to, judged over the call as it stands today. @throws ValidationFailure, HttpFailure 403 */
export async function judgePayment(
  context: ClientContext,
  known: Omit<FoundPayment, 'operation'>,
  step: Step,
  given: PaymentFacts,
  fields: Readonly<Record<string, string>> = {},
): Promise<Payment['status']> {
  const transition = await paymentTransitionContext(context);
  const { status } = standingOf(known, known.payment, transition.today);
  const facts = { ...paymentFacts(known, known.payment, transition.today), ...given };
  const answer = mayHappen(paymentMachine, step, { state: status, facts }, transition);
  if (!answer.ok) {
    const remedies = remediesOf(context, paymentMachine, answer.reasons, known.sale.operationId);
    throw refusal(context, answer.reasons, fields, remedies);
  }
  return answer.to;
}

/** Writes a line of the history of a call; by nobody, where the platform took the step. */
export async function writePaymentChange(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { id, tenantId, operationId, status }: Pick<Payment, 'id' | 'tenantId' | 'operationId' | 'status'>,
  toState: Payment['status'],
  by: { readonly byUserId: string | null; readonly on: string; readonly reason: string | null },
): Promise<void> {
  await tx.insert(stateChanges).values({
    ...by,
    id: deps.newId(),
    tenantId,
    operationId,
    entity: 'payment',
    entityId: id,
    fromState: status,
    toState,
    at: deps.clock.businessNow(),
  });
}

interface PaymentChange {
  /** What the journal calls it. */
  readonly action: string;
  readonly version: number;
  readonly columns: ColumnsOf<typeof payments>;
  readonly on?: string;
  readonly reason?: string | null;
  readonly changes?: AuditChanges;
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Writes a change of a call over the version that was read, in a transaction that is open. @returns false when somebody was quicker */
export async function writePayment(
  context: ClientContext,
  tx: Database,
  { payment, operation }: Pick<FoundPayment, 'payment' | 'operation'>,
  change: PaymentChange,
): Promise<boolean> {
  const { version, columns, action, on, reason = null, changes, alongside } = change;
  const at = context.deps.clock.businessNow();
  if (!(await changeRow(tx, payments, { id: payment.id, version }, { at, columns }))) return false;
  const to = columns.status ?? payment.status;
  // What was done for a reason is told with it, though the state stays.
  if (to !== payment.status || reason !== null) {
    await writePaymentChange(context.deps, tx, payment, to, {
      byUserId: context.actor.user.id,
      on: on ?? todayOf(context),
      reason,
    });
  }
  await alongside?.(tx);
  await auditPayments(context, tx, action, operation, changes);
  return true;
}

/**
 * Changes a call over the version that was read: history, journal, event, and the sale that is settled by it.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changePayment(
  context: ClientContext,
  found: FoundPayment,
  change: PaymentChange,
): Promise<void> {
  const { payment, operation } = found;
  const isSaved = await context.db.transaction(async (tx) => {
    if (!(await writePayment(context, tx, found, change))) return false;
    await settleSale(context.deps, tx, found.sale.id);
    return true;
  });
  if (!isSaved) throw await stalePayment(context, operation, payment.updatedAt, Object.keys(change.columns));
  announcePayments(context, [{ ...payment, version: change.version + 1 }]);
}

/** @throws ValidationFailure on `version` when the call was changed since it was read */
export async function checkPaymentVersion(
  context: ClientContext,
  { operation, payment }: Pick<FoundPayment, 'operation' | 'payment'>,
  version: number,
): Promise<void> {
  if (payment.version !== version)
    throw await stalePayment(context, operation, payment.updatedAt, ['status']);
}
