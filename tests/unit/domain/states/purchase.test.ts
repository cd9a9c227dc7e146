import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import { offerMachine } from '#domain/states/purchase/offer.ts';
import { preemptionMachine } from '#domain/states/purchase/preemption.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today, outcomeOf } from '#tests/support/states/rows.ts';

describe('offer', () => {
  const complete = {
    priceCents: cents(48_000_000),
    recipientsCount: 1,
    recipientsWithEmailCount: 1,
    hasBody: true,
    emptyFields: [],
    channel: 'email',
    sentOn: day('2026-11-10'),
    validUntil: day('2026-11-20'),
    hasValidatedSimulation: true,
  } as const;
  const accepted = {
    ...complete,
    acceptedOn: day('2026-11-20'),
    proofFileId: 'proof',
    hasOtherAcceptedOffer: false,
  };
  testRows(offerMachine, {
    '(new) → draft': {
      step: 'create',
      from: null,
      to: 'draft',
      by: 'O C',
      facts: { parentState: 'countered' },
      refused: { parent_not_countered: { parentState: 'sent' } },
    },
    'draft → sent: no empty field, valid beyond its sending; the PDF is frozen': {
      step: 'send',
      from: 'draft',
      to: 'sent',
      by: 'O C',
      facts: complete,
      refused: {
        empty_fields: { emptyFields: ['seller.fullName'] },
        validity_not_after_sending: { validUntil: day('2026-11-10') },
        no_price: { priceCents: cents(0) },
        no_recipient: { recipientsCount: 0 },
        no_recipient_email: { recipientsWithEmailCount: 0 },
        no_validated_simulation: { hasValidatedSimulation: false },
        'missing:channel': { channel: null },
      },
      effects: ['freeze_pdf', 'advance_operation'],
    },
    'draft → sent in answer to a counter-offer: the countered offer is withdrawn': {
      step: 'send',
      from: 'draft',
      to: 'sent',
      by: 'O C',
      facts: { ...complete, parentState: 'countered' },
      effects: ['freeze_pdf', 'advance_operation', 'withdraw_parent'],
    },
    'sent → countered': {
      step: 'counter',
      from: 'sent',
      to: 'countered',
      by: 'O C',
      facts: { counterPriceCents: cents(49_500_000), counterOn: day('2026-11-12') },
      refused: {
        no_counter_price: { counterPriceCents: cents(0) },
        'missing:counterOn': { counterOn: null },
      },
    },
    'countered → accepted: at the price of the counter-offer': {
      step: 'accept-counter',
      from: 'countered',
      to: 'accepted',
      by: 'O C',
      facts: accepted,
      refused: { other_offer_accepted: { hasOtherAcceptedOffer: true } },
      effects: ['take_counter_price', 'withdraw_siblings'],
    },
    'sent → accepted: on the last day; the siblings are withdrawn': {
      step: 'accept',
      from: 'sent',
      to: 'accepted',
      by: 'O C',
      facts: accepted,
      refused: {
        accepted_late: { acceptedOn: day('2026-11-21') },
        before_sending: { acceptedOn: day('2026-11-09') },
        other_offer_accepted: { hasOtherAcceptedOffer: true },
        'missing:proofFileId': { proofFileId: null },
      },
      effects: ['withdraw_siblings'],
    },
    'sent → refused': {
      step: 'refuse',
      from: 'sent',
      to: 'refused',
      by: 'O C',
      facts: { refusedOn: day('2026-11-15'), refusalReason: 'Prix' },
      refused: { 'missing:refusedOn': { refusedOn: null }, 'missing:refusalReason': { refusalReason: null } },
    },
    'sent → withdrawn': { step: 'withdraw', from: 'sent', to: 'withdrawn', by: 'O C sys' },
    'countered → withdrawn': { step: 'withdraw', from: 'countered', to: 'withdrawn', by: 'O C sys' },
    'sent → expired: the day after its last day': {
      step: 'expire',
      from: 'sent',
      to: 'expired',
      by: 'sys',
      facts: { validUntil: day('2026-11-19') },
      refused: { still_valid: { validUntil: day('2026-11-20') } },
    },
  });

  test('accepted late, it takes the account holder’s confirmation', () => {
    const subject = { state: 'sent', facts: { ...accepted, validUntil: day('2026-11-15') } } as const;
    const ask = (actor: 'owner' | 'collaborator') =>
      mayHappen(offerMachine, 'accept', subject, { actors: [actor], today, confirmed: ['accepted_late'] });
    expect(outcomeOf(ask('owner'))).toBe('accepted');
    expect(ask('collaborator')).toMatchObject({
      reasons: [
        {
          canLift: false,
          text: { fr: 'Offre expirée le 15/11/2026. Rôle qui peut le confirmer : titulaire.' },
        },
      ],
    });
  });
});

describe('purchase', () => {
  const promise = {
    hasAcceptedOffer: true,
    contractKind: 'unilateral',
    form: 'private',
    priceCents: cents(48_000_000),
    depositCents: cents(2_400_000),
    promiseOn: day('2025-11-17'),
    promiseExpiresOn: day('2026-05-17'),
    isSellerIndividual: true,
    privatePromiseUntil: day('2027-05-17'),
    longPromiseDepositCents: cents(2_400_000),
  } as const;
  const deed = {
    openConditionsCount: 0,
    isPreemptionCleared: true,
    deedOn: day('2026-04-16'),
    deedPriceCents: cents(48_000_000),
    regime: 'mdb',
    actualFeesCents: cents(1_400_000),
  } as const;
  testRows(notaryPurchaseMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → promise signed: unilateral and private, it is to be registered': {
      step: 'sign-promise',
      from: 'draft',
      to: 'promise_signed',
      by: 'O C',
      facts: promise,
      refused: {
        no_accepted_offer: { hasAcceptedOffer: false },
        no_contract_planned: { contractKind: 'none' },
        expires_before_signature: { promiseExpiresOn: day('2025-11-16') },
        long_private_promise: { promiseExpiresOn: day('2027-05-18') },
        'missing:depositCents': { depositCents: null },
      },
      effects: ['promise_operation', 'start_registration', 'remind_professional_buyer'],
    },
    'draft → promise signed: for more than 18 months by a natural person, authentic and with 5 %': {
      step: 'sign-promise',
      from: 'draft',
      to: 'promise_signed',
      by: 'O C',
      facts: { ...promise, form: 'authentic', promiseExpiresOn: day('2027-05-18') },
      refused: { long_promise_deposit: { depositCents: cents(2_399_999) } },
      effects: ['promise_operation', 'remind_professional_buyer'],
    },
    'draft → promise signed: for more than 18 months by a company, in any form': {
      step: 'sign-promise',
      from: 'draft',
      to: 'promise_signed',
      by: 'O C',
      facts: {
        ...promise,
        contractKind: 'bilateral',
        isSellerIndividual: false,
        promiseExpiresOn: day('2027-05-18'),
      },
      effects: ['promise_operation', 'remind_professional_buyer'],
    },
    'promise signed → conditions pending: as soon as there is one': {
      step: 'open-conditions',
      from: 'promise_signed',
      to: 'conditions_pending',
      by: 'sys',
      facts: { conditionsCount: 1 },
      refused: { no_condition: { conditionsCount: 0 } },
    },
    'conditions pending: each is recorded with its proof': {
      step: 'record-condition',
      from: 'conditions_pending',
      to: 'conditions_pending',
      by: 'O C',
      facts: {
        conditionId: 'loan',
        conditionStatus: 'met',
        conditionMetOn: day('2026-02-01'),
        conditionFileId: 'file',
      },
      refused: { condition_without_proof: { conditionFileId: null } },
    },
    'conditions pending → conditions met: all met or waived': {
      step: 'meet-conditions',
      from: 'conditions_pending',
      to: 'conditions_met',
      by: 'sys',
      facts: { openConditionsCount: 0 },
      refused: { conditions_open: { openConditionsCount: 1 } },
    },
    'promise signed → conditions met: when there is none': {
      step: 'meet-conditions',
      from: 'promise_signed',
      to: 'conditions_met',
      by: 'sys',
      facts: { openConditionsCount: 0 },
    },
    'conditions met → deed signed: pre-emption cleared': {
      step: 'sign-deed',
      from: 'conditions_met',
      to: 'deed_signed',
      by: 'O C A',
      facts: deed,
      refused: {
        preemption_not_cleared: { isPreemptionCleared: false },
        conditions_open: { openConditionsCount: 1 },
        fees_not_positive: { actualFeesCents: cents(0) },
        promise_not_registered: { registrationDeadlineOn: day('2025-11-27') },
        'missing:regime': { regime: null },
      },
      effects: ['own_operation'],
    },
    'draft → deed signed: without a preliminary contract': {
      step: 'sign-deed-directly',
      from: 'draft',
      to: 'deed_signed',
      by: 'O C A',
      facts: { ...deed, hasAcceptedOffer: true, contractKind: 'none' },
      refused: { contract_planned: { contractKind: 'bilateral' } },
      effects: ['own_operation'],
    },
    'conditions pending → lapsed: the day after the promise expires': {
      step: 'lapse',
      from: 'conditions_pending',
      to: 'lapsed',
      by: 'sys',
      facts: { promiseExpiresOn: day('2026-11-19') },
      refused: { promise_running: { promiseExpiresOn: day('2026-11-20') } },
      effects: ['end_promise'],
    },
    'conditions pending: the account holder may extend': {
      step: 'extend',
      from: 'conditions_pending',
      to: 'conditions_pending',
      by: 'O',
      facts: { ...promise, newExpiresOn: day('2026-08-17'), amendmentFileId: 'amendment' },
      refused: {
        not_an_extension: { newExpiresOn: day('2026-05-17') },
        long_private_promise: { newExpiresOn: day('2027-06-01') },
        'missing:amendmentFileId': { amendmentFileId: null },
      },
    },
    'promise signed → terminated: reason and outcome of the deposit': {
      step: 'terminate',
      from: 'promise_signed',
      to: 'terminated',
      by: 'O sys',
      facts: { terminationReason: 'Préemption', depositOutcome: 'refunded' },
      refused: { 'missing:depositOutcome': { depositOutcome: null } },
      effects: ['end_promise'],
    },
  });

  test('a deed before the end of the pre-emption names that day', () => {
    const facts = { ...deed, isPreemptionCleared: false, preemptionEndsOn: day('2026-01-24') };
    const context = { actors: ['owner'], today } as const;
    expect(
      mayHappen(notaryPurchaseMachine, 'sign-deed', { state: 'conditions_met', facts }, context),
    ).toMatchObject({
      reasons: [
        { text: { fr: expect.stringContaining('Le droit de préemption n’est pas purgé (24/01/2026).') } },
      ],
    });
  });
});

describe('declaration of intent to sell', () => {
  testRows(preemptionMachine, {
    '(new) → declared': {
      step: 'declare',
      from: null,
      to: 'declared',
      by: 'O C',
      facts: {
        side: 'sale',
        isSubjectToPreemption: true,
        priceCents: cents(24_000_000),
        receivedOn: day('2025-11-24'),
      },
      refused: { not_subject: { isSubjectToPreemption: false }, 'missing:receivedOn': { receivedOn: null } },
      effects: ['start_deadline'],
    },
    'price contested → waived: the town gives up': {
      step: 'waive',
      from: 'price_contested',
      to: 'waived',
      by: 'O C',
      facts: { waivedOn: day('2026-11-20') },
    },
    'price contested → pre-empted: the price is accepted': {
      step: 'preempt',
      from: 'price_contested',
      to: 'preempted',
      by: 'O C',
      facts: { side: 'sale', decidedOn: day('2026-11-20') },
    },
    'price contested → sale dropped': {
      step: 'drop-sale',
      from: 'price_contested',
      to: 'sale_dropped',
      by: 'O C',
      facts: { saleDroppedOn: day('2026-11-20') },
      refused: { 'missing:saleDroppedOn': { saleDroppedOn: null } },
    },
    'declared → suspended: by the single request': {
      step: 'suspend',
      from: 'declared',
      to: 'suspended',
      by: 'O C',
      facts: { requestOn: day('2026-03-25') },
      refused: { already_suspended: { suppliedOn: day('2026-03-20') } },
      effects: ['suspend_deadline'],
    },
    'suspended → declared: documents supplied': {
      step: 'resume',
      from: 'suspended',
      to: 'declared',
      by: 'O C',
      facts: { requestOn: day('2026-03-25'), suppliedOn: day('2026-04-02') },
      refused: { supplied_before_request: { suppliedOn: day('2026-03-24') } },
      effects: ['resume_deadline'],
    },
    'declared → silent: free the day after the period': {
      step: 'stay-silent',
      from: 'declared',
      to: 'silent',
      by: 'sys',
      facts: { endsOn: day('2026-01-24') },
      context: { today: day('2026-01-25') },
      refused: { period_running: { endsOn: day('2026-01-25') } },
    },
    'declared → waived': {
      step: 'waive',
      from: 'declared',
      to: 'waived',
      by: 'O C',
      facts: { waivedOn: day('2025-12-20') },
    },
    'declared → preempted: a purchase is terminated': {
      step: 'preempt',
      from: 'declared',
      to: 'preempted',
      by: 'O C',
      facts: { side: 'purchase', decidedOn: day('2026-01-10') },
      effects: ['terminate_purchase'],
    },
    'declared → preempted: on the side of a sale': {
      step: 'preempt',
      from: 'declared',
      to: 'preempted',
      by: 'O C',
      facts: { side: 'sale', decidedOn: day('2026-01-10') },
    },
    'declared → price contested': {
      step: 'contest-price',
      from: 'declared',
      to: 'price_contested',
      by: 'O C',
      facts: { decidedOn: day('2026-01-10') },
    },
  });
});
