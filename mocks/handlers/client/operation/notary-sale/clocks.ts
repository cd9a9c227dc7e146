import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import type { Deadline } from '#domain/deadline/deadline.ts';
import { deadlineStatus, type DeadlineRecord } from '#domain/deadline/status.ts';
import { deadlineCalculation } from '#domain/deadline/deadline-calculation.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import type { Day } from '#domain/time/day.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { shownClock } from '../urban-planning/shown.ts';
import { counted, withdrawalOf } from './facts.ts';
import type { KnownSale } from './record.ts';

/** The legal periods of a sale, in the order in which they come, each with its calculation. */
export function clocksOf(
  context: Pick<ClientContext, 'locale'>,
  known: KnownSale,
  today: Day,
): NotarySaleFormProps['clocks'] {
  const { sale } = known;
  const cancelledOn = sale.cancelledOn as Day | null;
  const day = (on: string | null): Day | null => on as Day | null;
  const lines: readonly (readonly [Deadline | null, DeadlineRecord])[] = [
    [sale.contractOn === null ? null : withdrawalOf(known), { cancelledOn }],
    [counted('withdrawal_refund', sale.withdrawnOn), {}],
    [
      sale.isLoanRequired ? counted('loan_condition', sale.contractOn) : null,
      { cancelledOn, metOn: day(sale.loanAcceptedOn) },
    ],
    [
      counted('loan_offer_acceptance', sale.loanOfferReceivedOn),
      { cancelledOn, metOn: day(sale.loanAcceptedOn) },
    ],
    [
      counted('loan_offer_validity', sale.loanOfferReceivedOn),
      { cancelledOn, metOn: day(sale.loanAcceptedOn) },
    ],
    [
      sale.regime === 'vefa' ? counted('draft_deed_notice', sale.draftDeedNotifiedOn) : null,
      { cancelledOn, metOn: day(sale.deedOn) },
    ],
    [counted('tenant_offer', sale.tenantOfferOn), { cancelledOn }],
  ];
  return lines.flatMap(([deadline, record]) => {
    if (deadline === null) return [];
    const { kind } = deadline;
    const status = deadlineStatus(deadline, record, today);
    return {
      ...shownClock(context, { kind, deadline, status }, today),
      explanation: shownExplanation(explainWith(deadlineCalculation, deadline, 'endsOn')),
    };
  });
}
