import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { NotarySaleFacts } from '#domain/states/sale/notary-sale-facts.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today, outcomeOf } from '#tests/support/states/rows.ts';

const reservation = {
  regime: 'vir',
  lotIds: ['A11'],
  areLotsFree: true,
  buyerIds: ['amrani'],
  sumOfSharesBps: 10_000,
  priceTtcCents: cents(24_000_000),
  floorPriceCents: cents(23_000_000),
  existingPriceCents: cents(15_000_000),
  worksPriceCents: cents(9_000_000),
} as const;
const contract = {
  ...reservation,
  contractKind: 'promise_vir',
  contractOn: day('2026-11-12'),
  depositCents: cents(1_200_000),
  depositCapCents: cents(1_200_000),
  isDescriptionApproved: true,
  hasSplitAttestation: true,
  hasNaturalPersonBuyer: true,
  usesLoan: true,
  loanConditionEndsOn: day('2027-01-12'),
  loanConditionEarliestOn: day('2026-12-12'),
} as const;
const notified = {
  ...contract,
  hasNonProfessionalBuyer: true,
  isWithdrawable: true,
  firstPresentationOn: day('2026-10-16'),
  areCoproDocumentsDue: true,
  alurDocsOn: day('2026-10-16'),
  withdrawalEndsOn: day('2026-10-26'),
} as const;
const deed = {
  ...notified,
  isCompletionGuaranteed: true,
  deedOn: day('2026-11-20'),
  actualPriceCents: cents(24_000_000),
  notaryId: 'brechet',
} as const;
const lifted = {
  ...notified,
  isLoanSettled: true,
  loanAcceptedOn: day('2026-03-13'),
  loanAcceptableFromOn: day('2026-03-13'),
  openConditionsCount: 0,
  isPreemptionCleared: true,
  isTenantOfferCleared: true,
} as const;
const freed = ['free_lots', 'close_deadlines', 'keep_file'];
const signed = ['sell_lots', 'generate_payments', 'generate_cash_flow', 'freeze_vat'];

testRows(notarySaleMachine, {
  '(new) → option: lots available': {
    step: 'option',
    from: null,
    to: 'option',
    by: 'O C',
    facts: { lotIds: ['A11'], contactId: 'amrani', areLotsFree: true, optionUntil: day('2026-11-20') },
    refused: {
      lot_not_available: { areLotsFree: false },
      option_in_the_past: { optionUntil: day('2026-11-19') },
      'missing:lotIds': { lotIds: [] },
      'missing:contactId': { contactId: null },
    },
    effects: ['option_lots'],
  },
  'option → cancelled: the day after the option': {
    step: 'expire-option',
    from: 'option',
    to: 'cancelled',
    by: 'sys',
    facts: { optionUntil: day('2026-11-19') },
    refused: { option_running: { optionUntil: day('2026-11-20') } },
    effects: freed,
  },
  'option → reserved: shares of 100 %, price from the floor': {
    step: 'reserve',
    from: 'option',
    to: 'reserved',
    by: 'O C',
    facts: reservation,
    refused: {
      shares_not_whole: { sumOfSharesBps: 9_999 },
      below_floor: { floorPriceCents: cents(24_000_001) },
      price_not_split: { worksPriceCents: cents(9_000_001) },
      lot_not_available: { areLotsFree: null },
      'missing:buyerIds': { buyerIds: [] },
    },
    effects: ['reserve_lots'],
  },
  '(new) → reserved: without an option': {
    step: 'reserve',
    from: null,
    to: 'reserved',
    by: 'O C',
    facts: { ...reservation, regime: 'asis', floorPriceCents: null, worksPriceCents: null },
    effects: ['reserve_lots'],
  },
  'reserved → contract: VIR, description and attestation; deposit within its cap; loan condition of a month':
    {
      step: 'sign-contract',
      from: 'reserved',
      to: 'contract',
      by: 'O C',
      facts: contract,
      refused: {
        description_not_approved: { isDescriptionApproved: false },
        split_attestation_missing: { hasSplitAttestation: false },
        deposit_above_cap: { depositCents: cents(1_200_001) },
        loan_condition_too_short: { loanConditionEndsOn: day('2026-12-11') },
        loan_waiver_missing: { usesLoan: false },
        'missing:contractKind': { contractKind: null },
      },
      effects: ['contract_lots', 'start_deadlines', 'annex_description'],
    },
  'reserved → contract: VEFA, the notice is approved': {
    step: 'sign-contract',
    from: 'reserved',
    to: 'contract',
    by: 'O C',
    facts: { ...contract, regime: 'vefa', hasSplitAttestation: false },
    refused: { description_not_approved: { isDescriptionApproved: null } },
    effects: ['contract_lots', 'start_deadlines', 'annex_description'],
  },
  'reserved → contract: building plot, its limits are surveyed': {
    step: 'sign-contract',
    from: 'reserved',
    to: 'contract',
    by: 'O C',
    facts: { ...contract, regime: 'tab', isDescriptionApproved: null, isSurveyed: true },
    refused: { plot_not_surveyed: { isSurveyed: false } },
    effects: ['contract_lots', 'start_deadlines'],
  },
  'contract → firm: the day after the withdrawal period': {
    step: 'become-firm',
    from: 'contract',
    to: 'firm',
    by: 'sys',
    facts: notified,
    context: { today: day('2026-10-27') },
    refused: {
      withdrawal_running: { withdrawalEndsOn: day('2026-10-27') },
      not_presented: { firstPresentationOn: null },
      copro_documents_missing: { alurDocsOn: null },
    },
  },
  'contract → firm: at once when every buyer is a professional': {
    step: 'become-firm',
    from: 'contract',
    to: 'firm',
    by: 'sys',
    facts: { hasNonProfessionalBuyer: false },
  },
  'contract → firm: at once when nobody may withdraw from the lot': {
    step: 'become-firm',
    from: 'contract',
    to: 'firm',
    by: 'sys',
    facts: { hasNonProfessionalBuyer: true, isWithdrawable: false },
  },
  'contract → cancelled: the buyer withdraws in time': {
    step: 'withdraw',
    from: 'contract',
    to: 'cancelled',
    by: 'O C',
    facts: { ...notified, withdrawnOn: day('2026-10-26'), receivedBy: 'Agence Bellerive' },
    refused: {
      withdrawal_too_late: { withdrawnOn: day('2026-10-27') },
      no_right_to_withdraw: { hasNonProfessionalBuyer: false },
      'missing:receivedBy': { receivedBy: '' },
    },
    effects: ['refund_deposit', ...freed],
  },
  'firm → conditions lifted: loan, conditions, pre-emption and tenant’s offer': {
    step: 'lift-conditions',
    from: 'firm',
    to: 'conditions_lifted',
    by: 'sys',
    facts: lifted,
    refused: {
      loan_open: { isLoanSettled: false },
      loan_accepted_too_soon: { loanAcceptedOn: day('2026-03-12') },
      conditions_open: { openConditionsCount: 1 },
      preemption_not_cleared: { isPreemptionCleared: false },
      tenant_offer_open: { isTenantOfferCleared: false },
    },
  },
  'firm → cancelled: a refused loan needs its proof': {
    step: 'cancel',
    from: 'firm',
    to: 'cancelled',
    by: 'O C',
    facts: { cancelReason: 'loan_refused', loanRefusalFileId: 'letter', depositOutcome: 'refunded' },
    refused: {
      loan_refusal_without_proof: { loanRefusalFileId: null },
      'missing:cancelReason': { cancelReason: null },
      'missing:depositOutcome': { depositOutcome: null },
    },
    effects: freed,
  },
  'conditions lifted → deed: VIR, active guarantee of completion': {
    step: 'sign-deed',
    from: 'conditions_lifted',
    to: 'deed',
    by: 'O C A',
    facts: deed,
    refused: {
      no_completion_guarantee: { isCompletionGuaranteed: false },
      deed_price_not_positive: { actualPriceCents: cents(0) },
      tantiemes_not_balanced: { areTantiemesBalanced: false },
      'missing:notaryId': { notaryId: null },
    },
    effects: signed,
  },
  'conditions lifted → deed: VEFA, the draft was notified a month before': {
    step: 'sign-deed',
    from: 'conditions_lifted',
    to: 'deed',
    by: 'O C A',
    facts: { ...deed, regime: 'vefa', deedOn: day('2026-07-03'), deedEarliestOn: day('2026-07-03') },
    refused: { draft_deed_too_recent: { deedOn: day('2026-07-02') } },
    effects: signed,
  },
  'deed → paid: receipts and consignments make the price': {
    step: 'settle',
    from: 'deed',
    to: 'paid',
    by: 'sys',
    facts: { ...deed, receivedCents: cents(23_550_000), consignedCents: cents(450_000) },
    refused: { price_not_received: { receivedCents: cents(23_549_999) } },
  },
  'delivered, paid in full afterwards': {
    step: 'settle',
    from: 'delivered',
    to: 'delivered',
    by: 'sys',
    facts: { ...deed, receivedCents: cents(24_000_000) },
  },
  'deed → delivered: VIR, completion is certified': {
    step: 'deliver',
    from: 'deed',
    to: 'delivered',
    by: 'O C',
    facts: { ...deed, isCompletionCertified: true, deliveredOn: day('2027-03-01') },
    refused: {
      completion_not_certified: { isCompletionCertified: false },
      'missing:deliveredOn': { deliveredOn: null },
    },
    effects: ['deliver_lots', 'call_delivery'],
  },
  'paid → delivered: as is, nothing is certified': {
    step: 'deliver',
    from: 'paid',
    to: 'delivered',
    by: 'O C',
    facts: { ...deed, regime: 'asis', deliveredOn: day('2026-11-20') },
    effects: ['deliver_lots', 'call_delivery'],
  },
});

describe('a sale', () => {
  const ask = (
    step: keyof typeof notarySaleMachine.transitions,
    state: keyof typeof notarySaleMachine.states,
    facts: NotarySaleFacts,
    context: object = {},
  ) => mayHappen(notarySaleMachine, step, { state, facts }, { actors: ['owner'], today, ...context });

  test('below the floor is reserved once the account holder confirms, nobody else', () => {
    const facts = { ...reservation, floorPriceCents: cents(25_000_000) };
    const context = { confirmed: ['below_floor'] };
    expect(ask('reserve', 'option', facts, context)).toMatchObject({ ok: true, lifted: ['below_floor'] });
    expect(ask('reserve', 'option', facts, { ...context, actors: ['collaborator'] })).toMatchObject({
      reasons: [
        {
          text: {
            fr: expect.stringContaining('Prix inférieur au plancher : validation du titulaire requise.'),
          },
        },
      ],
    });
  });

  test('may be withdrawn from before the notice is presented: the period has not begun', () => {
    const facts = {
      ...notified,
      withdrawalEndsOn: null,
      withdrawnOn: day('2026-11-13'),
      receivedBy: 'Me Bréchet',
    };
    expect(outcomeOf(ask('withdraw', 'contract', facts))).toBe('cancelled');
  });

  test('is cancelled from every state before the deed, never after', () => {
    const facts = { cancelReason: 'amicable', depositOutcome: 'none' } as const;
    for (const state of ['option', 'reserved', 'contract', 'firm', 'conditions_lifted'] as const) {
      expect([state, outcomeOf(ask('cancel', state, facts))]).toEqual([state, 'cancelled']);
    }
    for (const state of ['deed', 'paid', 'delivered'] as const) {
      expect([state, outcomeOf(ask('cancel', state, facts))]).toEqual([state, ['illegal_state']]);
    }
  });

  test('is delivered only after its deed', () => {
    expect(ask('deliver', 'firm', deed)).toMatchObject({
      reasons: [{ text: { fr: 'Cette étape n’est pas possible depuis l’état « Ferme ».' } }],
    });
  });
});
