import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { todayOf } from '../financing/record.ts';
import { changeSale } from './change.ts';
import { notarySaleFacts } from './facts.ts';
import { checkSaleVersion, saleOfRoute, saleTransitionContext } from './record.ts';
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

/** The steps of a sale, over all that they are judged by. */
export const saleRoutes = machineRoutes(notarySaleMachine, {
  record: {
    stateOf: ({ sale }) => sale.status,
    idOf: ({ sale }) => sale.id,
    checkVersion: checkSaleVersion,
    change: changeSale,
    isStepTheStory: true,
  },
  find: saleOfRoute,
  facts: async (context, found, given) => {
    const today = todayOf(context);
    const around = await surroundingsOf(context.db, found, { operation: found.operation, today });
    return { ...notarySaleFacts(found, around, today), ...given };
  },
  transition: saleTransitionContext,
  fields,
});
