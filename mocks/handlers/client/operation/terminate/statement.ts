import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import { actualIrrBps, spentByCategory } from '#domain/operation/closing-statement.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import { cents, subtractCents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { cashOf } from '../cash-flow-forecast/entries.ts';
import { budgetOf } from '../forecast/budget.ts';

/** What an operation came to: its statement where it has a budget, and what was spent on it. */
export interface FinalFigures {
  readonly statement: TerminateFormProps['statement'];
  readonly sunk: TerminateFormProps['sunk'];
}

/**
 * Budget against what was committed, margin of what is committed and signed, and the return of what was paid and
 * received, which tells nothing while sales are still to be paid; without VAT.
 */
export async function finalFigures(
  context: ClientContext,
  { id }: Pick<Operation, 'id'>,
  { today, isSold }: { readonly today: Day; readonly isSold: boolean },
): Promise<FinalFigures> {
  const { entries } = await cashOf(context, id, today);
  const spent = spentByCategory(entries);
  const known = await budgetOf(context, id, today);
  const sunk = {
    totalCents: spent.reduce((sum, { paidCents }) => sum + paidCents, 0),
    categories: [...spent],
  };
  if (known === null) return { statement: null, sunk };
  const { total, revenue, categories, initialMarginCents } = known.budget;
  const marginCents = subtractCents(revenue.signedCents, total.committedCents);
  return {
    sunk,
    statement: {
      lines: categories.map(({ category, initialCents, committedCents, paidCents }) => ({
        category,
        initialCents,
        committedCents,
        paidCents,
        varianceCents: committedCents - initialCents,
      })),
      initialCostCents: total.initialCents,
      costCents: total.committedCents,
      paidCents: total.paidCents,
      plannedRevenueCents: revenue.plannedCents,
      revenueCents: revenue.signedCents,
      collectedCents: revenue.collectedCents,
      initialMarginCents,
      marginCents,
      marginBps: bpsOfRate(ratio(cents(marginCents), revenue.signedCents)),
      irrBps: isSold ? actualIrrBps(entries) : null,
    },
  };
}
