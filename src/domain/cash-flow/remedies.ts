import { cents, negateCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { expenseCategories, isFinancial } from '../simulation/expense-line.ts';
import type { Month } from '../time/day.ts';
import type { CashFlow } from './cash-flow.ts';
import { countedEntries } from './counted-entries.ts';
import type { CashFlowEntry } from './entry.ts';

/** The lowest cash of the months to come, and what would fill it where it lies below 0. */
export interface CashOutlook {
  /** From the current month on; null where no month is to come. */
  readonly lowPoint: { readonly month: Month; readonly cashCents: Cents } | null;
  /** What lacks then; 0 while the cash holds. */
  readonly missingCents: Cents;
  /** The first month in which cash lies below 0. */
  readonly neededIn: Month | null;
  /** The first month after it in which it no longer does, without a remedy. */
  readonly backIn: Month | null;
  /** What of the loans may still be drawn, up to what lacks. */
  readonly drawableCents: Cents;
  /** Expenses up to that month that nothing was ordered for: they may wait, the largest first. */
  readonly delayable: readonly { readonly id: string; readonly label: string; readonly cents: Cents }[];
  readonly delayableCents: Cents;
}

/** Looks ahead over a plan of all its months. */
export function cashOutlook(
  plan: CashFlow,
  entries: readonly CashFlowEntry[],
  undrawnCents: Cents,
): CashOutlook {
  const ahead = plan.months.flatMap((month, index) => {
    const cell = plan.cash.cells[index];
    return month < plan.currentMonth || cell === undefined ? [] : [{ month, cashCents: cell.amountCents }];
  });
  const lowPoint = ahead.reduce<CashOutlook['lowPoint']>(
    (low, one) => (low === null || one.cashCents < low.cashCents ? one : low),
    null,
  );
  const missingCents =
    lowPoint === null || lowPoint.cashCents >= 0 ? zeroCents : negateCents(lowPoint.cashCents);
  const neededIn = ahead.find(({ cashCents }) => cashCents < 0)?.month ?? null;
  const delayable =
    lowPoint === null || missingCents === 0
      ? []
      : countedEntries(entries, plan.currentMonth)
          .counted.filter(({ entry, month }) => month <= lowPoint.month && mayWait(entry))
          .map(({ entry }) => ({
            id: entry.id,
            label: entry.label,
            cents: cents(entry.htCents + entry.vatCents),
          }))
          .toSorted((a, b) => b.cents - a.cents);
  return {
    lowPoint,
    missingCents,
    neededIn,
    backIn:
      ahead.find(({ month, cashCents }) => month > (lowPoint?.month ?? '') && cashCents >= 0)?.month ?? null,
    drawableCents: cents(Math.min(Math.max(undrawnCents, 0), missingCents)),
    delayable,
    delayableCents: sumCents(delayable.map((one) => one.cents)),
  };
}

function mayWait({ direction, category, state, stage = 'planned' }: CashFlowEntry): boolean {
  const isExpense = expenseCategories.some((one) => one === category && !isFinancial(one));
  return direction === 'out' && isExpense && state === 'forecast' && stage === 'planned';
}
