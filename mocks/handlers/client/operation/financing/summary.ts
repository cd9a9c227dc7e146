import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { sumCents } from '#domain/money/cents.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { todayOf } from './record.ts';
import { knownLoans } from './known-loans.ts';

/** What the live loans of an operation come to, for its overview. */
export async function financingOf(
  context: ClientContext,
  operationId: string,
): Promise<OperationShowProps['financing']> {
  if (!canNow(context, 'financing.list')) return null;
  const known = await knownLoans(context.db, [operationId], todayOf(context));
  const live = known.filter(({ loan }) => isLiveLoan(loan.status));
  if (live.length === 0) return null;
  const nexts = live.flatMap(({ outlook }) => outlook.position.next ?? []);
  return {
    loansCents: sumCents(live.map(({ terms }) => terms.amountCents)),
    drawnCents: sumCents(live.map(({ outlook }) => outlook.position.drawnCents)),
    outstandingCents: sumCents(live.map(({ outlook }) => outlook.position.outstandingCents)),
    next: nexts.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0] ?? null,
  };
}
