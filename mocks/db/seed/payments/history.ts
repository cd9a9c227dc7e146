import type { NewPayment, NewPaymentReceipt, NewStateChange } from '../../schema/index.ts';
import { enteredAt, stateRows } from '../state-rows.ts';
import type { StateSeed } from '../types.ts';

type State = NewPayment['status'];

/** What happened to the calls for funds of the demonstration, as their own days tell it. */
export function paymentHistory(
  payments: readonly NewPayment[],
  receipts: readonly NewPaymentReceipt[],
): NewStateChange[] {
  return payments.flatMap((payment) => {
    const { id, status, calledOn, dueOn, eventReachedOn, createdAt } = payment;
    const own = receipts.filter(({ paymentId }) => paymentId === id).map(({ on }) => on);
    const paidOn = own.toSorted().at(-1);
    const step = (to: State, on: string | null | undefined, isAutomatic: boolean): StateSeed<State>[] =>
      typeof on === 'string' ? [{ to, on, ...(isAutomatic && { isAutomatic }) }] : [];
    const isReached = status !== 'scheduled';
    const history = [
      ...step('scheduled', createdAt.toISOString().slice(0, 10), true),
      ...(isReached ? step('callable', eventReachedOn, true) : []),
      ...step('called', calledOn, false),
      ...(status === 'overdue' ? step('overdue', dayAfter(dueOn), true) : []),
      ...(status === 'paid' ? step('paid', paidOn, false) : []),
    ];
    return stateRows(
      {
        entity: 'payment',
        entityId: id,
        operationId: payment.operationId,
        tenantId: payment.tenantId,
        byUserId: payment.createdBy ?? '',
      },
      history,
    );
  });
}

const dayAfter = (on: string | null | undefined): string | null =>
  typeof on === 'string'
    ? new Date(enteredAt(on, 0).getTime() + 86_400_000).toISOString().slice(0, 10)
    : null;
