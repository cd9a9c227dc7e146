import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { paymentMachine } from '#domain/states/sale/payment.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today } from '#tests/support/states/rows.ts';

const receipt = {
  regime: 'vir',
  isDeedSigned: true,
  receiptCents: cents(3_100_000),
  restCents: cents(3_100_000),
  receivedOn: day('2026-11-20'),
  dueOn: day('2026-12-17'),
} as const;

testRows(paymentMachine, {
  '(new) → scheduled: at the deed': {
    step: 'schedule',
    from: null,
    to: 'scheduled',
    by: 'sys',
    facts: { isDeedSigned: true, event: 'half_works' },
    refused: { deed_not_signed: { isDeedSigned: false }, 'missing:event': { event: null } },
  },
  'scheduled → callable: certificate recorded': {
    step: 'become-callable',
    from: 'scheduled',
    to: 'callable',
    by: 'sys',
    facts: { isDeedSigned: true, isEventReached: true },
    refused: { event_not_certified: { isEventReached: false }, deed_not_signed: { isDeedSigned: false } },
  },
  'callable → called: the letter is made': {
    step: 'call',
    from: 'callable',
    to: 'called',
    by: 'O C A',
    facts: { calledOn: day('2026-11-02') },
    refused: { 'missing:calledOn': { calledOn: null } },
    effects: ['generate_letter'],
  },
  'called → partial': {
    step: 'receive',
    from: 'called',
    to: 'partial',
    by: 'O C A',
    facts: { ...receipt, receiptCents: cents(1_000_000) },
    refused: {
      before_deed: { isDeedSigned: false },
      receipt_not_positive: { receiptCents: cents(0) },
      receipt_in_the_future: { receivedOn: day('2026-11-21') },
    },
  },
  'called → paid: within one euro of what is owed': {
    step: 'receive',
    from: 'called',
    to: 'paid',
    by: 'O C A',
    facts: { ...receipt, receiptCents: cents(3_100_100) },
    refused: { above_rest: { receiptCents: cents(3_100_101) } },
  },
  'overdue → paid': { step: 'receive', from: 'overdue', to: 'paid', by: 'O C A', facts: receipt },
  'overdue → overdue: a part is paid late': {
    step: 'receive',
    from: 'overdue',
    to: 'overdue',
    by: 'O C A',
    facts: { ...receipt, receiptCents: cents(1), dueOn: day('2026-11-17') },
  },
  'called → overdue: the day after it was due': {
    step: 'fall-overdue',
    from: 'called',
    to: 'overdue',
    by: 'sys',
    facts: { dueOn: day('2026-11-19') },
    refused: { not_overdue: { dueOn: day('2026-11-20') } },
  },
  'partial → overdue': {
    step: 'fall-overdue',
    from: 'partial',
    to: 'overdue',
    by: 'sys',
    facts: { dueOn: day('2026-11-17') },
  },
  'called → consigned: the balance at delivery, within 5 %': {
    step: 'consign',
    from: 'called',
    to: 'consigned',
    by: 'O C A',
    facts: {
      regime: 'vefa',
      isDeedSigned: true,
      event: 'delivery',
      consignedCents: cents(1_200_000),
      consignmentCapCents: cents(1_200_000),
    },
    refused: {
      not_the_delivery_call: { event: 'completion' },
      consignment_above_cap: { consignedCents: cents(1_200_001) },
      before_deed: { isDeedSigned: false },
    },
  },
  'consigned → paid: released': {
    step: 'release-consignment',
    from: 'consigned',
    to: 'paid',
    by: 'O C A',
    facts: { releasedOn: day('2027-05-01') },
  },
  'called → cancelled: nothing was received': {
    step: 'cancel',
    from: 'called',
    to: 'cancelled',
    by: 'O C A sys',
    facts: { receivedCents: cents(0), cancelReason: 'Vente résolue' },
    refused: { money_received: { receivedCents: cents(1) }, 'missing:cancelReason': { cancelReason: '' } },
  },
});

describe('money before the deed', () => {
  const pay = (regime: 'asis' | 'vir' | 'vefa' | 'tab') =>
    mayHappen(
      paymentMachine,
      'receive',
      { state: 'called', facts: { ...receipt, regime, isDeedSigned: false } },
      { actors: ['owner'], today },
    );

  test('is refused for VIR and VEFA, and names the articles', () => {
    for (const regime of ['vir', 'vefa'] as const) {
      expect(pay(regime)).toMatchObject({
        reasons: [
          {
            code: 'before_deed',
            text: { fr: expect.stringContaining('Aucun versement avant l’acte (CCH R262-10 / R261-14)') },
          },
        ],
      });
    }
  });

  test('is the business of the parties for other sales', () => {
    expect([pay('asis').ok, pay('tab').ok]).toEqual([true, true]);
  });
});
