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
import { mayHappen } from '#domain/states/may-happen.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import type { NotaryPurchaseFacts } from '#domain/states/purchase/notary-purchase-facts.ts';
import type { Day } from '#domain/time/day.ts';
import { validationText } from '#messages/validation.ts';
import { profiles } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { announceOperation } from '../announce.ts';
import { refusal } from '../steps/refusal.ts';
import { remediesOf } from '../steps/remedies.ts';
import { todayOf } from '../financing/record.ts';
import { moveOperation } from '../steps/move.ts';
import { purchaseFacts } from './facts.ts';
import { purchasePreemption } from './preemption.ts';
import { changePurchase } from './change.ts';
import {
  purchaseAsker,
  purchaseOfRoute,
  stalePurchase,
  texts,
  toldPurchase,
  type FoundPurchase,
} from './record.ts';

type Step = 'sign-promise' | 'extend' | 'sign-deed' | 'sign-deed-directly' | 'terminate';

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

async function judge(
  context: ClientContext,
  found: FoundPurchase,
  step: Step,
  given: NotaryPurchaseFacts,
  isConfirmed = false,
) {
  const { standing } = await purchasePreemption(context, found.operation);
  const { promiseOn, promiseExpiresOn, depositCents } = { ...found.purchase, ...given };
  const purchase = {
    ...found.purchase,
    promiseOn: promiseOn ?? null,
    promiseExpiresOn: promiseExpiresOn ?? null,
    depositCents: depositCents ?? null,
  };
  const facts = { ...purchaseFacts({ ...found, purchase }, standing), ...given };
  const asker = await purchaseAsker(context);
  const answer = mayHappen(
    notaryPurchaseMachine,
    step,
    { state: found.purchase.status, facts },
    { ...asker, confirmed: isConfirmed ? ['promise_not_registered'] : [] },
  );
  if (!answer.ok) {
    const remedies = remediesOf(context, 'notaryPurchase', answer.reasons, found.operation.id);
    throw refusal(context, answer.reasons, { fields, remedies });
  }
  return answer.to;
}

async function checkVersion(context: ClientContext, found: FoundPurchase, version: number): Promise<void> {
  const { operation, purchase } = found;
  if (purchase.version !== version) {
    throw await stalePurchase(context, operation, purchase.updatedAt, ['status']);
  }
}

/** Records that the promise was signed: the operation goes under promise. */
export const signPromiseHandler = clientAction(signPromise, {
  find: purchaseOfRoute,
  act: async (context, { version, promiseOn, promiseExpiresOn, depositCents }, found) => {
    await checkVersion(context, found, version);
    if (promiseOn > todayOf(context))
      throw new ValidationFailure({ promiseOn: texts(context).refusals.future });
    const to = await judge(context, found, 'sign-promise', {
      promiseOn: promiseOn as Day,
      promiseExpiresOn: promiseExpiresOn as Day,
      depositCents: (depositCents ?? 0) as Cents,
    });
    await changePurchase(context, found, {
      action: 'promise',
      version,
      on: promiseOn,
      columns: { status: to, promiseOn, promiseExpiresOn, depositCents: depositCents ?? 0 },
      alongside: (tx) =>
        moveOperation(context.deps, tx, found.operation, {
          steps: ['promise-signed'],
          on: promiseOn,
          facts: {
            hasAcceptedOffer: true,
            promiseOn: promiseOn as Day,
            purchasePriceCents: found.purchase.priceCents as Cents,
          },
        }),
    });
    announceOperation(context, 'operation.updated', {
      id: found.operation.id,
      version: found.operation.version + 1,
    });
    return toldPurchase(found.operation.id, texts(context).told.promised);
  },
});

/** Extends the promise by an amendment. */
export const extendHandler = clientAction(extendPromise, {
  find: purchaseOfRoute,
  act: async (context, { version, newExpiresOn }, found) => {
    await checkVersion(context, found, version);
    const to = await judge(context, found, 'extend', { newExpiresOn: newExpiresOn as Day });
    await changePurchase(context, found, {
      action: 'extend',
      version,
      columns: { status: to, promiseExpiresOn: newExpiresOn },
      changes: { promiseExpiresOn: { from: found.purchase.promiseExpiresOn, to: newExpiresOn } },
    });
    return toldPurchase(found.operation.id, texts(context).told.extended);
  },
});

/** Records the deed: the operation is owned, and its commitment runs. */
export const signDeedHandler = clientAction(signDeed, {
  find: purchaseOfRoute,
  act: async (context, { version, deedOn, deedPriceCents, regime, actualFeesCents, isConfirmed }, found) => {
    await checkVersion(context, found, version);
    const { purchase, operation } = found;
    if (deedOn > todayOf(context)) throw new ValidationFailure({ deedOn: texts(context).refusals.future });
    const step =
      purchase.contractKind === 'none' && purchase.status === 'draft' ? 'sign-deed-directly' : 'sign-deed';
    const facts = {
      deedOn: deedOn as Day,
      deedPriceCents: deedPriceCents as Cents,
      regime,
      actualFeesCents: actualFeesCents as Cents | null,
    };
    const to = await judge(context, found, step, facts, isConfirmed);
    await changePurchase(context, found, {
      action: 'deed',
      version,
      on: deedOn,
      columns: { status: to, deedOn, deedPriceCents, commitment: regime, actualFeesCents },
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
              regime === 'mdb'
                ? deadline('resale_commitment', deedOn as Day, {
                    resaleYears: operation.resaleYears === 2 ? 2 : 5,
                  }).endsOn
                : null,
          },
        }),
    });
    announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version + 1 });
    return toldPurchase(operation.id, texts(context).told.deeded);
  },
});

/** Ends the promise without a deed; the account holder then studies again or abandons the operation. */
export const terminateHandler = clientAction(terminatePurchase, {
  find: purchaseOfRoute,
  act: async (context, { version, reason, depositOutcome }, found) => {
    await checkVersion(context, found, version);
    const terminationReason = reason === '' ? null : reason;
    const to = await judge(context, found, 'terminate', { terminationReason, depositOutcome });
    await changePurchase(context, found, {
      action: 'terminate',
      version,
      reason: terminationReason,
      columns: { status: to, terminationReason, depositOutcome },
      alongside: (tx) =>
        moveOperation(context.deps, tx, found.operation, {
          steps: ['purchase-ended'],
          on: todayOf(context),
          facts: {
            hasPurchaseEnded: true,
            afterPurchaseEnded: 'study',
            returnReason: terminationReason,
          },
        }),
    });
    announceOperation(context, 'operation.updated', {
      id: found.operation.id,
      version: found.operation.version + 1,
    });
    return toldPurchase(found.operation.id, texts(context).told.terminated);
  },
});

/** Names who takes the buyer’s place, where the contract allows it. */
export const substituteHandler = clientAction(substituteBuyer, {
  find: purchaseOfRoute,
  act: async (context, { version, profileId }, found) => {
    await checkVersion(context, found, version);
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
    await changePurchase(context, found, {
      action: 'substitute',
      version,
      columns: { substituteProfileId: profileId },
    });
    return toldPurchase(found.operation.id, texts(context).told.substituted);
  },
});
