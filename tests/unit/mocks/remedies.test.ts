import { describe, expect, test } from 'vitest';
import { machines } from '#domain/states/machines.ts';
import { remediesOf, remedyPages } from '#mocks/handlers/client/operation/steps/remedies.ts';

const codesOf = (id: string): Set<string> =>
  new Set(
    Object.values(Object.values(machines).find((machine) => machine.id === id)?.transitions ?? {}).flatMap(
      (transition: { guards?: readonly { code: string }[] }) =>
        (transition.guards ?? []).map(({ code }) => code),
    ),
  );

/**
 * Refusals that the page or the window of the step mends itself, by machine: its fields, papers and dates stand there, or
 * the text says that only time or somebody else helps. Whoever adds a refusal decides here or in `remedyPages`.
 */
const mendedWhereAsked: Readonly<Record<string, readonly string[]>> = {
  operation: ['choice_missing', 'before_last_flow', 'comment_too_short', 'reopening_too_late'],
  lot: ['price_not_positive'],
  simulation: ['purchase_missing', 'line_without_month', 'negative_margin'],
  estimation: ['too_few_comparables', 'outside_band'],
  support_plan_description: ['plan_missing', 'rooms_differ', 'works_incomplete', 'terms_missing'],
  offer: [
    'parent_not_countered',
    'no_price',
    'empty_fields',
    'validity_not_after_sending',
    'no_recipient',
    'no_recipient_email',
    'no_counter_price',
    'before_sending',
    'accepted_late',
    'still_valid',
  ],
  notary_purchase: [
    'no_contract_planned',
    'expires_before_signature',
    'long_private_promise',
    'long_promise_deposit',
    'no_condition',
    'condition_without_proof',
    'conditions_open',
    'not_an_extension',
    'fees_not_positive',
    'promise_not_registered',
    'contract_planned',
    'promise_running',
  ],
  preemption: ['not_subject', 'no_price', 'already_suspended', 'supplied_before_request', 'period_running'],
  permit: [
    'request_too_late',
    'completed_before_request',
    'deferral_too_long',
    'deferred_before',
    'confirmed_out_of_time',
    'review_running',
    'silence_refuses',
    'supply_running',
    'posted_before_decision',
    'posting_not_proved',
    'third_party_running',
    'withdrawal_running',
    'appeal_open',
    'conformity_running',
    'redeclared_before_contest',
    'appeal_won',
    'withdrawn_too_late',
    'not_lapsed',
    'works_started',
  ],
  notary_sale: [
    'option_in_the_past',
    'option_running',
    'shares_not_whole',
    'below_floor',
    'price_not_split',
    'split_attestation_missing',
    'deposit_above_cap',
    'loan_condition_too_short',
    'loan_waiver_missing',
    'not_presented',
    'copro_documents_missing',
    'withdrawal_running',
    'no_right_to_withdraw',
    'withdrawal_too_late',
    'loan_open',
    'loan_accepted_too_soon',
    'conditions_open',
    'tenant_offer_open',
    'loan_refusal_without_proof',
    'deed_price_not_positive',
    'draft_deed_too_recent',
  ],
  payment: [
    'before_deed',
    'receipt_not_positive',
    'above_rest',
    'receipt_in_the_future',
    'not_overdue',
    'not_the_delivery_call',
    'consignment_above_cap',
    'money_received',
  ],
  loan: ['no_amount', 'no_guarantee', 'no_drawdown', 'still_available', 'outstanding', 'already_drawn'],
  drawdown: ['loan_not_signed', 'above_undrawn', 'availability_over'],
  construction_lot: [
    'no_quote',
    'no_selected_quote',
    'no_contract_amount',
    'not_started',
    'not_complete',
    'open_reserves',
    'retention_held',
  ],
  situation: ['below_previous', 'above_all', 'contract_exceeded'],
  visit: ['host_busy', 'no_report'],
  // Its handler links to the two forms of the sale: tests/contract/quick-sale.test.ts.
  quick_sale: [
    'sale_information_incomplete',
    'commercial_information_incomplete',
    'dpe_missing',
    'fees_mention_missing',
    'too_few_photos',
  ],
  broadcast_lot: ['no_photo', 'contact_details_in_text'],
  share: [
    'no_section',
    'expiry_out_of_range',
    'financial_section_for_buyer',
    'password_missing',
    'link_expired',
    'still_valid',
  ],
  offer_template: ['name_taken', 'breaches', 'system_template'],
  payment_template: ['name_taken', 'breaches', 'system_template'],
  termination: ['checklist_open', 'comment_too_short', 'before_last_flow', 'reopening_too_late'],
};

describe('links to what puts a refusal right', () => {
  test.each(Object.entries(remedyPages))('name only refusals that %s really gives', (machine, pages) => {
    const codes = codesOf(machine);
    expect(Object.keys(pages).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('stand for every refusal of every machine, unless the page where it is asked mends it', () => {
    for (const { id } of Object.values(machines)) {
      const linked = Object.keys((remedyPages as Readonly<Record<string, object>>)[id] ?? {});
      const decided = [...linked, ...(mendedWhereAsked[id] ?? [])];
      expect({ id, codes: decided.toSorted() }).toEqual({ id, codes: [...codesOf(id)].toSorted() });
    }
  });

  test('open the record itself where it is known, and the list of them where not', () => {
    const operation = '01jgfjjz000x6vcvy9tag0gchd';
    const lot = '01jgfjjz000x6vcvy9tag0gche';
    const hrefs = (recordId?: string) =>
      remediesOf({ locale: 'fr' }, machines.lot, [{ code: 'no_price' }], operation, recordId);
    expect(hrefs(lot)).toEqual([
      { label: 'Compléter la fiche du lot', href: `/operations/${operation}/vente/lots/${lot}` },
    ]);
    expect(hrefs()[0]?.href).toBe(`/operations/${operation}/vente`);
  });

  test('lead into the operation, in the reader’s language, each page once', () => {
    const reasons = [
      { code: 'live_offers' },
      { code: 'no_accepted_offer' },
      { code: 'no_place' },
      { code: 'x' },
    ];
    expect(remediesOf({ locale: 'en' }, machines.operation, reasons, '01jgfjjz000x6vcvy9tag0gchd')).toEqual([
      { label: 'Open the offers', href: '/operations/01jgfjjz000x6vcvy9tag0gchd/offres' },
      { label: 'Complete the address', href: '/operations/01jgfjjz000x6vcvy9tag0gchd/modifier#addressLine' },
    ]);
  });
});
