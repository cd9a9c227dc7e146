import { paymentMachine } from '#domain/states/sale/payment.ts';
import type { PaymentFacts } from '#domain/states/sale/payment-facts.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { payments, type Payment } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { todayOf } from '../financing/record.ts';
import type { PartChange } from '../part-record.ts';
import { writeStateChange } from '../state-change.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import {
  announcePayments,
  auditPayments,
  paymentOfRoute,
  paymentTransitionContext,
  stalePayment,
  type FoundPayment,
  type KnownSale,
} from './record.ts';
import { settleSale } from './settle.ts';
import { balanceOf, callableOn } from './terms.ts';

/** What the machine is told of a call as it stands. */
export function paymentFacts(
  known: Omit<KnownSale, 'operation'>,
  payment: Payment,
  today: Day,
): PaymentFacts {
  const { sale } = known;
  const balance = balanceOf(known, payment, today);
  const on = callableOn(known, payment);
  return {
    regime: sale.regime,
    isDeedSigned: sale.deedOn !== null,
    event: payment.event,
    isEventReached: on !== null && on <= today,
    calledOn: payment.calledOn as Day | null,
    dueOn: payment.dueOn as Day | null,
    letterFileId: payment.letterFileId,
    restCents: balance.restCents,
    receivedCents: balance.receivedCents,
    consignedCents: cents(payment.consignedCents),
  };
}

/**
 * Writes a change of a call over the version that was read, in a transaction that is open.
 *
 * @returns the line of the history, null where there is none; or that somebody was quicker
 */
export async function writePayment(
  context: ClientContext,
  tx: Database,
  { payment, operation }: Pick<FoundPayment, 'payment' | 'operation'>,
  change: PartChange<typeof payments>,
): Promise<{ readonly changeId: string | null } | 'overtaken'> {
  const { version, columns, action, on, reason = null, changes, alongside } = change;
  const at = context.deps.clock.businessNow();
  if (!(await changeRow(tx, payments, { id: payment.id, version }, { at, columns }))) return 'overtaken';
  const to = columns.status ?? payment.status;
  // What was done for a reason is told with it, though the state stays.
  const isChange = to !== payment.status || reason !== null;
  const stateChange = {
    fromState: payment.status,
    toState: to,
    byUserId: context.actor.user.id,
    on: on ?? todayOf(context),
    reason,
  };
  const changeId = isChange
    ? await writeStateChange(context.deps, tx, 'payment', payment, stateChange)
    : null;
  await alongside?.(tx);
  await auditPayments(context, tx, action, operation, changes);
  return { changeId };
}

/**
 * Changes a call over the version that was read: history, journal, event, and the sale that is settled by it.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker
 */
export async function changePayment(
  context: ClientContext,
  found: FoundPayment,
  change: PartChange<typeof payments>,
): Promise<string | null> {
  const { payment, operation } = found;
  const saved = await context.db.transaction(async (tx) => {
    const written = await writePayment(context, tx, found, change);
    if (written !== 'overtaken') await settleSale(context.deps, tx, found.sale.id);
    return written;
  });
  if (saved === 'overtaken') {
    throw await stalePayment(context, operation, payment.updatedAt, Object.keys(change.columns));
  }
  announcePayments(context, [{ ...payment, version: change.version + 1 }]);
  return saved.changeId;
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

/** The steps of a call, judged over the call as it stands today. */
export const paymentRoutes = machineRoutes(paymentMachine, {
  record: {
    stateOf: (found, context) => balanceOf(found, found.payment, todayOf(context)).status,
    checkVersion: checkPaymentVersion,
    change: changePayment,
    isStepTheStory: true,
  },
  find: paymentOfRoute,
  facts: (context, found, given) => ({
    ...paymentFacts(found, found.payment, todayOf(context)),
    ...given,
  }),
  transition: paymentTransitionContext,
  fields: {},
});
