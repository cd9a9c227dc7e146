import { describe, expect, test } from 'vitest';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today, outcomeOf } from '#tests/support/states/rows.ts';

const item = (isDone: boolean, isAcknowledged: boolean) => ({
  label: { fr: 'Retenues de garantie', en: 'Retentions' },
  isDone,
  isAcknowledged,
});
const deed = {
  acquiredOn: day('2026-04-16'),
  purchasePriceCents: cents(48_000_000),
  acquisitionRegime: 'mdb',
} as const;
const abandonment = {
  abandonedOn: day('2026-11-20'),
  terminationReason: 'price',
  comment: 'Le vendeur a relevé son prix au-delà du seuil de marge.',
};
const closure = {
  closedOn: day('2026-11-20'),
  terminationReason: 'sold_out',
  closingItems: [item(true, false), item(false, true)],
};

testRows(operationMachine, {
  '(new) → sourcing: reference, name, kind and commune': {
    step: 'create',
    from: null,
    to: 'sourcing',
    by: 'O C',
    facts: { ref: 'OP-2026-001', name: 'Le Clos Jacquard', kind: 'vir', inseeCode: '69384' },
    refused: {
      'missing:ref': { ref: ' ' },
      'missing:name': { name: null },
      'missing:kind': { kind: null },
      'missing:inseeCode': { inseeCode: '' },
    },
  },
  'sourcing → study: coordinates, and asking price or estimation': {
    step: 'advance',
    from: 'sourcing',
    to: 'study',
    by: 'O C',
    facts: { hasPlace: true, hasAskingPriceOrEstimation: true },
    refused: { no_place: { hasPlace: false }, no_price: { hasAskingPriceOrEstimation: null } },
  },
  'study → offer: by the first offer sent, with a validated simulation or a confirmation': {
    step: 'offer-sent',
    from: 'study',
    to: 'offer',
    by: 'sys',
    facts: { hasValidatedSimulation: true, offerId: 'OFF-1' },
    refused: {
      no_validated_simulation: { hasValidatedSimulation: false },
      'missing:offerId': { offerId: null },
    },
  },
  'offer → study: when all offers are over': {
    step: 'offers-ended',
    from: 'offer',
    to: 'study',
    by: 'sys',
    facts: { liveOffersCount: 0, returnReason: 'Offre refusée' },
    refused: { live_offers: { liveOffersCount: 1 }, 'missing:returnReason': { returnReason: null } },
  },
  'offer → promise: by the signed promise, after an accepted offer': {
    step: 'promise-signed',
    from: 'offer',
    to: 'promise',
    by: 'sys',
    facts: {
      hasAcceptedOffer: true,
      promiseOn: day('2025-11-17'),
      purchasePriceCents: cents(48_000_000),
    },
    refused: { no_accepted_offer: { hasAcceptedOffer: false }, 'missing:promiseOn': { promiseOn: null } },
  },
  'promise → study: when the purchase ended and studying again was chosen': {
    step: 'purchase-ended',
    from: 'promise',
    to: 'study',
    by: 'sys',
    facts: { hasPurchaseEnded: true, afterPurchaseEnded: 'study', returnReason: 'Prêt refusé' },
    refused: {
      purchase_not_ended: { hasPurchaseEnded: false },
      choice_missing: { afterPurchaseEnded: 'abandoned' },
    },
  },
  'promise → owned: by the signed deed': {
    step: 'deed-signed',
    from: 'promise',
    to: 'owned',
    by: 'sys',
    facts: deed,
    refused: {
      'missing:acquiredOn': { acquiredOn: null },
      'missing:purchasePriceCents': { purchasePriceCents: null },
      'missing:acquisitionRegime': { acquisitionRegime: null },
    },
  },
  'offer → owned: by the signed deed when there is no promise': {
    step: 'deed-signed-directly',
    from: 'offer',
    to: 'owned',
    by: 'sys',
    facts: { ...deed, isPurchaseWithoutPromise: true },
    refused: { promise_expected: { isPurchaseWithoutPromise: false } },
  },
  'owned → works: an awarded lot, and the permit definitive when one is required': {
    step: 'start-works',
    from: 'owned',
    to: 'works',
    by: 'O C',
    facts: {
      awardedWorksLotsCount: 1,
      isPermitRequired: true,
      isPermitPurged: true,
      worksStartedOn: day('2026-06-01'),
    },
    refused: {
      no_awarded_lot: { awardedWorksLotsCount: 0 },
      permit_not_purged: { isPermitPurged: false },
      'missing:worksStartedOn': { worksStartedOn: null },
    },
  },
  'owned → selling: a lot with a price on sale': {
    step: 'open-sale',
    from: 'owned',
    to: 'selling',
    by: 'O C',
    facts: { pricedAvailableLotsCount: 1, saleOpenedOn: day('2026-06-15') },
    refused: { no_lot_for_sale: { pricedAvailableLotsCount: 0 } },
  },
  'works → selling: deeds of a VIR or VEFA will wait for an active guarantee of completion': {
    step: 'open-sale',
    from: 'works',
    to: 'selling',
    by: 'O C',
    facts: { pricedAvailableLotsCount: 1, saleOpenedOn: day('2026-06-15'), needsCompletionGuarantee: true },
    effects: ['remind_completion_guarantee'],
  },
  'selling → works: no live sale': {
    step: 'suspend-sale',
    from: 'selling',
    to: 'works',
    by: 'O',
    facts: { liveSalesCount: 0, suspensionReason: 'Prix à revoir', worksStartedOn: day('2026-06-01') },
    refused: { live_sales: { liveSalesCount: 2 }, 'missing:suspensionReason': { suspensionReason: '' } },
  },
  'selling → owned: when no works had started': {
    step: 'suspend-sale',
    from: 'selling',
    to: 'owned',
    by: 'O',
    facts: { liveSalesCount: 0, suspensionReason: 'Prix à revoir' },
  },
  'selling → closed: checklist green or acknowledged': {
    step: 'close',
    from: 'selling',
    to: 'closed',
    by: 'O',
    facts: closure,
    refused: {
      checklist_open: { closingItems: [item(false, false)] },
      before_last_flow: { latestFlowOn: day('2026-11-21') },
      'missing:terminationReason': { terminationReason: null },
      'missing:closedOn': { closedOn: null },
    },
  },
  'promise → abandoned: reason told; offers withdrawn, shares revoked': {
    step: 'abandon',
    from: 'promise',
    to: 'abandoned',
    by: 'O',
    facts: abandonment,
    refused: {
      comment_too_short: { comment: '   trop court        ' },
      'missing:terminationReason': { terminationReason: null },
      before_last_flow: { latestFlowOn: day('2026-12-01') },
    },
    effects: ['withdraw_live_offers', 'revoke_shares'],
  },
  'closed → previous state: within 90 days': {
    step: 'reopen-closed',
    from: 'closed',
    to: 'works',
    by: 'O AD',
    facts: { previousState: 'works', closedOn: day('2026-08-22'), reopeningReason: 'Réserve oubliée' },
    refused: {
      reopening_too_late: { closedOn: day('2026-08-21') },
      'missing:reopeningReason': { reopeningReason: '' },
      target_unknown: { previousState: 'study' },
    },
  },
  'abandoned → previous state: within 90 days': {
    step: 'reopen-abandoned',
    from: 'abandoned',
    to: 'offer',
    by: 'O AD',
    facts: { previousState: 'offer', abandonedOn: day('2026-11-19'), reopeningReason: 'Le vendeur revient' },
    refused: { reopening_too_late: { abandonedOn: day('2025-11-19') } },
  },
});

describe('an operation', () => {
  const ask = (
    step: keyof typeof operationMachine.transitions,
    state: keyof typeof operationMachine.states,
    facts: OperationFacts,
    context: object,
  ) => mayHappen(operationMachine, step, { state, facts }, { actors: ['owner'], today, ...context });

  test('may be abandoned from any state before owned, and closed from any after it', () => {
    for (const state of ['sourcing', 'study', 'offer', 'promise'] as const) {
      expect(outcomeOf(ask('abandon', state, abandonment, {}))).toBe('abandoned');
      expect(outcomeOf(ask('close', state, closure, {}))).toEqual(['illegal_state']);
    }
    for (const state of ['owned', 'works', 'selling'] as const) {
      expect(outcomeOf(ask('close', state, closure, {}))).toBe('closed');
      expect(outcomeOf(ask('abandon', state, abandonment, {}))).toEqual(['illegal_state']);
    }
  });

  test('starts its works without a definitive permit only with the account holder’s reason', () => {
    const facts = {
      awardedWorksLotsCount: 1,
      isPermitRequired: true,
      isPermitPurged: false,
      worksStartedOn: today,
    };
    const overrides = { permit_not_purged: 'Travaux intérieurs sans rapport avec le permis' };
    expect(ask('start-works', 'owned', facts, { overrides })).toMatchObject({
      ok: true,
      lifted: ['permit_not_purged'],
    });
    expect(outcomeOf(ask('start-works', 'owned', facts, { overrides: { permit_not_purged: '  ' } }))).toEqual(
      ['permit_not_purged'],
    );
    expect(ask('start-works', 'owned', facts, { overrides, actors: ['collaborator'] })).toMatchObject({
      reasons: [{ kind: 'overridable', canLift: false }],
    });
  });

  test('goes on to the offer without a validated simulation once someone confirmed it', () => {
    const facts = { hasValidatedSimulation: false, offerId: 'OFF-1' };
    const context = { actors: ['system'], confirmed: ['no_validated_simulation'] };
    expect(ask('offer-sent', 'study', facts, context)).toMatchObject({ ok: true, to: 'offer' });
  });

  test('is reopened by an administrator after 90 days', () => {
    const facts = { previousState: 'works', closedOn: day('2025-01-01'), reopeningReason: 'Litige' } as const;
    expect(outcomeOf(ask('reopen-closed', 'closed', facts, { actors: ['admin'] }))).toBe('works');
  });

  test('names each item of its checklist that nobody dealt with', () => {
    const answer = ask('close', 'works', { ...closure, closingItems: [item(false, false)] }, {});
    expect(!answer.ok && answer.reasons[0]?.text.fr).toBe(
      'Point non traité : Retenues de garantie. Traitez ou cochez chaque point.',
    );
  });
});
