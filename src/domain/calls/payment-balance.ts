import type { PaymentState } from '../sale/notary-sale.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { daysBetween, type Day } from '../time/day.ts';

/** A call for funds as it is kept, with what came in for it. */
export interface KeptCall {
  readonly status: PaymentState;
  readonly amountCents: Cents;
  readonly consignedCents: Cents;
  readonly dueOn: Day | null;
  /** First day on which it may be called; null until its event and the deed have come. */
  readonly callableOn: Day | null;
  readonly receipts: readonly { readonly on: Day; readonly amountCents: Cents }[];
}

/** How a call stands on a day. */
export interface PaymentBalance {
  readonly status: PaymentState;
  readonly receivedCents: Cents;
  /** Amount − received − consigned, never below 0. */
  readonly restCents: Cents;
  readonly lateDays: number;
  /** Day of the receipt that paid it in full. */
  readonly paidOn: Day | null;
}

const owing: readonly PaymentState[] = ['called', 'partial', 'overdue'];

/** How a call stands: its state by the day and by what came in, what is owed, and for how long it is late. */
export function paymentBalance(call: KeptCall, today: Day): PaymentBalance {
  const { amountCents, consignedCents, dueOn, receipts } = call;
  const receivedCents = sumCents(receipts.map((receipt) => receipt.amountCents));
  const rest = subtractCents(subtractCents(amountCents, receivedCents), consignedCents);
  const restCents = cents(Math.max(0, rest));
  const status = statusOf(call, receivedCents, today);
  const isLate = owing.includes(status) && restCents > 0 && dueOn !== null && dueOn < today;
  const lastOn =
    receipts
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? null;
  return {
    status,
    receivedCents,
    restCents,
    lateDays: isLate ? daysBetween(dueOn, today) : 0,
    paidOn: status === 'paid' ? lastOn : null,
  };
}

function statusOf(call: KeptCall, receivedCents: Cents, today: Day): PaymentState {
  const { status, amountCents, dueOn, callableOn } = call;
  if (status === 'scheduled' && callableOn !== null && callableOn <= today) return 'callable';
  if (!owing.includes(status)) return status;
  if (receivedCents >= amountCents) return 'paid';
  if (dueOn !== null && dueOn < today) return 'overdue';
  return receivedCents > 0 ? 'partial' : 'called';
}
