import { mayHappen } from '#domain/states/may-happen.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { NotarySaleFacts } from '#domain/states/sale/notary-sale-facts.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { SaleStep } from '#domain/sale/sale-form.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { todayOf } from '../financing/record.ts';
import { notarySaleFacts } from './facts.ts';
import { saleTransitionContext, type FoundSale } from './record.ts';
import { surroundingsOf } from './surroundings.ts';

const fields: Readonly<Record<string, string>> = {
  below_floor: 'isFloorConfirmed',
  deposit_above_cap: 'depositCents',
  loan_condition_too_short: 'loanConditionEndsOn',
  loan_waiver_missing: 'isConfirmed',
  withdrawal_too_late: 'withdrawnOn',
  no_right_to_withdraw: 'base',
  loan_refusal_without_proof: 'reason',
  no_completion_guarantee: 'base',
  draft_deed_too_recent: 'deedOn',
  deed_price_not_positive: 'actualPriceCents',
  completion_not_certified: 'deliveredOn',
  'missing:depositOutcome': 'depositOutcome',
  'missing:cancelReason': 'reason',
  'missing:depositCents': 'depositCents',
  'missing:notaryId': 'notaryId',
};

interface Judged {
  readonly facts: NotarySaleFacts;
  readonly confirmed?: readonly string[];
}

/** Whether a step may be taken now. @throws ValidationFailure with every reason against it */
export async function judgeSale(
  context: ClientContext,
  found: FoundSale,
  step: SaleStep,
  { facts, confirmed = [] }: Judged,
): Promise<NotarySaleState> {
  const today = todayOf(context);
  const around = await surroundingsOf(context.db, found, { operation: found.operation, today });
  const transition = await saleTransitionContext(context);
  const answer = mayHappen(
    notarySaleMachine,
    step,
    { state: found.sale.status, facts: { ...notarySaleFacts(found, around, today), ...facts } },
    { ...transition, confirmed },
  );
  if (!answer.ok) {
    const remedies = remediesOf(
      context,
      notarySaleMachine,
      answer.reasons,
      found.operation.id,
      found.sale.id,
    );
    throw refusal(context, answer.reasons, fields, remedies);
  }
  return answer.to;
}
