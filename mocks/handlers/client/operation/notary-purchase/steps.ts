import { eq } from 'drizzle-orm';
import {
  extendPromise,
  signDeed,
  signPromise,
  substituteBuyer,
  terminatePurchase,
} from '#contracts/client/operation/notary/purchase/payload.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import type { Cents } from '#domain/money/cents.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import type { Day } from '#domain/time/day.ts';
import { validationText } from '#messages/validation.ts';
import { profiles } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { announceOperation } from '../announce.ts';
import { machineRoutes } from '../steps/machine-routes.ts';
import { todayOf } from '../financing/record.ts';
import { moveOperation } from '../steps/move.ts';
import { purchaseFacts } from './facts.ts';
import { purchasePreemption } from './preemption.ts';
import { purchasePart } from './change.ts';
import {
  purchaseTransitionContext,
  purchaseOfRoute,
  texts,
  redirectToPurchase,
  type FoundPurchase,
} from './record.ts';

const fields: Readonly<Record<string, string>> = {
  expires_before_signature: 'promiseExpiresOn',
  long_private_promise: 'promiseExpiresOn',
  long_promise_deposit: 'depositCents',
  fees_not_positive: 'actualFeesCents',
  not_an_extension: 'newExpiresOn',
  promise_not_registered: 'isConfirmed',
  preemption_not_cleared: 'deedOn',
  'missing:terminationReason': 'reason',
  'missing:depositOutcome': 'depositOutcome',
  'missing:depositCents': 'depositCents',
  'missing:actualFeesCents': 'actualFeesCents',
};

const purchaseRoutes = machineRoutes(notaryPurchaseMachine, {
  record: purchasePart,
  find: purchaseOfRoute,
  facts: async (context, found, given) => {
    const { clearance } = await purchasePreemption(context, found.operation);
    const { promiseOn, promiseExpiresOn, depositCents } = { ...found.purchase, ...given };
    const purchase = {
      ...found.purchase,
      promiseOn: promiseOn ?? null,
      promiseExpiresOn: promiseExpiresOn ?? null,
      depositCents: depositCents ?? null,
    };
    return { ...purchaseFacts({ ...found, purchase }, clearance), ...given };
  },
  transition: purchaseTransitionContext,
  fields,
});

/** @throws ValidationFailure at `field` for a day to come */
function checkPast(context: ClientContext, field: string, on: string): void {
  if (on > todayOf(context)) throw new ValidationFailure({ [field]: texts(context).refusals.future });
}

/** Back to the page; those who look at the operation are told where it moved on as well. */
const withFlash =
  (key: 'promised' | 'extended' | 'deeded' | 'terminated') =>
  (context: ClientContext, { operation: { id, version } }: FoundPurchase) => {
    if (key !== 'extended') announceOperation(context, 'operation.updated', { id, version: version + 1 });
    return redirectToPurchase(id, texts(context).flash[key]);
  };

/** Records that the promise was signed: the operation goes under promise. */
export const signPromiseHandler = purchaseRoutes.route(
  signPromise,
  'sign-promise',
  (context, { promiseOn, promiseExpiresOn, depositCents }, { operation, purchase }) => {
    checkPast(context, 'promiseOn', promiseOn);
    return {
      action: 'promise',
      on: promiseOn,
      facts: {
        promiseOn: promiseOn as Day,
        promiseExpiresOn: promiseExpiresOn as Day,
        depositCents: (depositCents ?? 0) as Cents,
      },
      columns: { promiseOn, promiseExpiresOn, depositCents: depositCents ?? 0 },
      alongside: (tx) =>
        moveOperation(context.deps, tx, operation, {
          steps: ['promise-signed'],
          on: promiseOn,
          facts: {
            hasAcceptedOffer: true,
            promiseOn: promiseOn as Day,
            purchasePriceCents: purchase.priceCents as Cents,
          },
        }),
    };
  },
  withFlash('promised'),
);

/** Extends the promise by an amendment. */
export const extendHandler = purchaseRoutes.route(
  extendPromise,
  'extend',
  (_context, { newExpiresOn }, { purchase }) => ({
    facts: { newExpiresOn: newExpiresOn as Day },
    columns: { promiseExpiresOn: newExpiresOn },
    changes: { promiseExpiresOn: { from: purchase.promiseExpiresOn, to: newExpiresOn } },
  }),
  withFlash('extended'),
);

/** Records the deed: the operation is owned, and its commitment runs. */
export const signDeedHandler = purchaseRoutes.route(
  signDeed,
  ({ purchase: { contractKind, status } }) =>
    contractKind === 'none' && status === 'draft' ? 'sign-deed-directly' : 'sign-deed',
  (context, { deedOn, deedPriceCents, regime, actualFeesCents, isConfirmed }, { operation, purchase }) => {
    checkPast(context, 'deedOn', deedOn);
    const resaleYears = operation.resaleYears === 2 ? 2 : 5;
    return {
      action: 'deed',
      on: deedOn,
      confirmed: isConfirmed ? ['promise_not_registered'] : [],
      facts: {
        deedOn: deedOn as Day,
        deedPriceCents: deedPriceCents as Cents,
        regime,
        actualFeesCents: actualFeesCents as Cents | null,
      },
      columns: { deedOn, deedPriceCents, commitment: regime, actualFeesCents },
      alongside: (tx) =>
        moveOperation(context.deps, tx, operation, {
          steps: ['deed-signed', 'deed-signed-directly'],
          on: deedOn,
          facts: {
            isPurchaseWithoutPromise: purchase.contractKind === 'none',
            acquiredOn: deedOn as Day,
            purchasePriceCents: deedPriceCents as Cents,
            acquisitionRegime: regime,
          },
          columns: {
            acquiredOn: deedOn,
            purchasePriceCents: deedPriceCents,
            acquisitionRegime: regime,
            resaleDeadlineOn:
              regime === 'mdb' ? deadline('resale_commitment', deedOn as Day, { resaleYears }).endsOn : null,
          },
        }),
    };
  },
  withFlash('deeded'),
);

/** Ends the promise without a deed; the account holder then studies again or abandons the operation. */
export const terminateHandler = purchaseRoutes.route(
  terminatePurchase,
  'terminate',
  (context, { reason, depositOutcome }, { operation }) => {
    const terminationReason = reason === '' ? null : reason;
    return {
      reason: terminationReason,
      facts: { terminationReason, depositOutcome },
      columns: { terminationReason, depositOutcome },
      alongside: (tx) =>
        moveOperation(context.deps, tx, operation, {
          steps: ['purchase-ended'],
          on: todayOf(context),
          facts: { hasPurchaseEnded: true, afterPurchaseEnded: 'study', returnReason: terminationReason },
        }),
    };
  },
  withFlash('terminated'),
);

/** Names who takes the buyer’s place, where the contract allows it. */
export const substituteHandler = clientAction(substituteBuyer, {
  find: purchaseOfRoute,
  act: async (context, { version, profileId }, found) => {
    await purchasePart.checkVersion(context, found, version);
    const t = texts(context).refusals;
    if (found.purchase.deedOn !== null) throw new ValidationFailure({ base: t.afterDeed });
    if (profileId !== null) {
      if (!found.purchase.isSubstitutionAllowed) throw new ValidationFailure({ profileId: t.noSubstitution });
      const rows = await context.db
        .select({ id: profiles.id })
        .from(profiles)
        .where(eq(profiles.id, profileId));
      if (rows.length === 0) {
        throw new ValidationFailure({ profileId: validationText(context.locale, 'unknownRecord') });
      }
    }
    await purchasePart.change(context, found, {
      action: 'substitute',
      version,
      columns: { substituteProfileId: profileId },
    });
    return redirectToPurchase(found.operation.id, texts(context).flash.substituted);
  },
});
