import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { NotarySaleRow } from '#contracts/client/operation/notary/sale/index.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { CollectedCall } from '#domain/sale/collection.ts';
import type { SaleAlert } from '#domain/sale/sale-form.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { paymentReceipts, payments, type Payment } from '#mocks/db/schema/index.ts';
import { areCoproDocumentsDue, mayWithdraw, priceOfSale, withdrawalOf } from './facts.ts';
import type { KnownSale } from './record.ts';

/** A call with what came in for it. */
export interface PaidCall extends Payment {
  readonly receivedCents: Cents;
}

/** The calls of some sales in their order, each with what came in. */
export async function callsOf(db: Pick<Database, 'select'>, saleIds: readonly string[]): Promise<PaidCall[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.notarySaleId, [...saleIds]), isNull(payments.deletedAt)))
    .orderBy(payments.notarySaleId, payments.rank);
  if (rows.length === 0) return [];
  const sums = await db
    .select({
      paymentId: paymentReceipts.paymentId,
      sum: sql<string>`sum(${paymentReceipts.amountCents})::text`,
    })
    .from(paymentReceipts)
    .where(
      inArray(
        paymentReceipts.paymentId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(paymentReceipts.paymentId);
  const received = new Map(sums.map(({ paymentId, sum }) => [paymentId, Number(sum)]));
  return rows.map((row) => ({ ...row, receivedCents: cents(received.get(row.id) ?? 0) }));
}

/** A call as the totals of an operation read it. */
export const collectedCall = (call: PaidCall): CollectedCall => ({
  amountCents: cents(call.amountCents),
  calledOn: call.calledOn as Day | null,
  dueOn: call.dueOn as Day | null,
  receivedCents: call.receivedCents,
  consignedCents: cents(call.consignedCents),
});

const owed = ({ amountCents, receivedCents, consignedCents }: PaidCall): number =>
  amountCents - receivedCents - consignedCents;

/** Days since the oldest call that is not paid was due; 0 where none is late. */
export function lateDaysOf(calls: readonly PaidCall[], today: Day): number {
  const late = calls.flatMap((call) =>
    call.calledOn !== null && call.dueOn !== null && call.dueOn < today && owed(call) > 0
      ? daysBetween(call.dueOn as Day, today)
      : [],
  );
  return Math.max(0, ...late);
}

const soonDays = 10;
const optionSoonDays = 3;

function alertsOf(known: KnownSale, row: Omit<NotarySaleRow, 'alerts'>, today: Day): SaleAlert[] {
  const { sale } = known;
  const isUnsigned = ['contract', 'firm', 'conditions_lifted'].includes(sale.status);
  const { loanDaysLeft, deedPlannedOn, optionUntil } = row;
  const found: readonly (readonly [SaleAlert, boolean])[] = [
    ['unpaid', row.lateDays > 0],
    ['loan_late', isUnsigned && loanDaysLeft !== null && loanDaysLeft < 0],
    ['loan_soon', isUnsigned && loanDaysLeft !== null && loanDaysLeft >= 0 && loanDaysLeft <= soonDays],
    ['not_presented', sale.status === 'contract' && mayWithdraw(known) && sale.firstPresentationOn === null],
    [
      'copro_documents',
      ['reserved', 'contract'].includes(sale.status) &&
        areCoproDocumentsDue(known) &&
        mayWithdraw(known) &&
        sale.alurDocsOn === null,
    ],
    ['withdrawal', row.withdrawalDaysLeft !== null],
    [
      'option_soon',
      sale.status === 'option' &&
        optionUntil !== null &&
        daysBetween(today, optionUntil as Day) <= optionSoonDays,
    ],
    ['deed_late', isUnsigned && deedPlannedOn !== null && deedPlannedOn < today],
  ];
  return found.filter(([, isIt]) => isIt).map(([alert]) => alert);
}

/** A sale as lists show it. */
export function saleRowOf(known: KnownSale, calls: readonly PaidCall[], today: Day): NotarySaleRow {
  const { sale, lots, buyers } = known;
  const made = calls.filter(({ calledOn }) => calledOn !== null);
  const calledCents = made.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const receivedCents = calls.reduce((sum, call) => sum + call.receivedCents, 0);
  const price = priceOfSale(known);
  const isRunning = sale.status === 'contract';
  const endsOn = withdrawalOf(known)?.endsOn ?? null;
  const isLoanOpen =
    sale.isLoanRequired &&
    sale.loanAcceptedOn === null &&
    sale.loanWaivedOn === null &&
    sale.status !== 'cancelled';
  const { loanConditionEndsOn } = sale;
  const row = {
    id: sale.id,
    version: sale.version,
    status: sale.status,
    regime: sale.regime,
    lots: lots.map(({ lot }) => ({ id: lot.id, ref: lot.ref })),
    buyers: buyers.map(({ contactId, name }) => ({ id: contactId, name })),
    priceTtcCents: price,
    optionUntil: sale.status === 'option' ? sale.optionUntil : null,
    contractOn: sale.contractOn,
    withdrawalEndsOn: sale.contractOn === null ? null : endsOn,
    withdrawalDaysLeft: isRunning && endsOn !== null ? daysBetween(today, endsOn) : null,
    loanConditionEndsOn,
    loanDaysLeft:
      isLoanOpen && loanConditionEndsOn !== null ? daysBetween(today, loanConditionEndsOn as Day) : null,
    deedPlannedOn: sale.deedPlannedOn,
    deedOn: sale.deedOn,
    calledCents,
    receivedCents,
    restCents: sale.status === 'cancelled' ? 0 : price - receivedCents,
    unpaidCents: calledCents - receivedCents,
    lateDays: lateDaysOf(calls, today),
  };
  return { ...row, alerts: sale.status === 'cancelled' ? [] : alertsOf(known, row, today) };
}
