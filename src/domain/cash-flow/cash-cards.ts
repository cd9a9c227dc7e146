import { cents, negateCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { addMonths, addToDay, lastDayOf, monthOf, type Day, type Month } from '../time/day.ts';
import type { CashFlow } from './cash-flow.ts';
import { countedEntries } from './counted-entries.ts';
import type { CashFlowEntry } from './entry.ts';

/** Figures over a plan of cash. */
export interface CashCards {
  readonly calculation: 'cash-cards';
  readonly today: Day;
  readonly lowPoint: CashFlow['lowPoint'];
  /** The most that the flows after financing ever lack: what equity has to bring. */
  readonly equityNeedCents: Cents;
  /** Flows after financing of each month, of which the need is the lowest sum. */
  readonly flows: readonly { readonly month: Month; readonly cents: Cents }[];
  /** Sales and rents foreseen in the 90 days after today. */
  readonly receiptsIn90DaysCents: Cents;
  readonly expectedReceipts: readonly { readonly label: string; readonly cents: Cents }[];
  /** VAT to pay next month; negative when it comes back. */
  readonly nextVatCents: Cents;
}

const HORIZON_DAYS = 90;

/**
 * The figures over a plan of cash on a day. An entry without a day is expected on the last day of its month.
 *
 * @param plan of all its months
 */
export function cashCards(plan: CashFlow, entries: readonly CashFlowEntry[], today: Day): CashCards {
  let [cumulative, lowest] = [0, 0];
  for (const { amountCents } of plan.flowAfterFinancing.cells) {
    cumulative += amountCents;
    lowest = Math.min(lowest, cumulative);
  }
  const until = addToDay(today, { days: HORIZON_DAYS });
  const expected = countedEntries(entries, monthOf(today)).counted.filter(({ entry, month, isMoved }) => {
    const isReceipt = entry.direction === 'in' && (entry.category === 'sale' || entry.category === 'rent');
    const on = entry.plannedOn === null || isMoved ? lastDayOf(month) : entry.plannedOn;
    return isReceipt && entry.state !== 'actual' && today < on && on <= until;
  });
  const expectedReceipts = expected.map(({ entry }) => ({
    label: entry.label,
    cents: cents(entry.htCents + entry.vatCents),
  }));
  const next = plan.months.indexOf(addMonths(monthOf(today), 1));
  return {
    calculation: 'cash-cards',
    today,
    lowPoint: plan.lowPoint,
    equityNeedCents: negateCents(cents(lowest)),
    flows: plan.months.map((of, index) => ({
      month: of,
      cents: plan.flowAfterFinancing.cells[index]?.amountCents ?? zeroCents,
    })),
    receiptsIn90DaysCents: sumCents(expectedReceipts.map((receipt) => receipt.cents)),
    expectedReceipts,
    nextVatCents: plan.vatPayments.cells[next]?.amountCents ?? zeroCents,
  };
}
