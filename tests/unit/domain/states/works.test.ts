import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { constructionLotMachine } from '#domain/states/works/construction-lot.ts';
import { situationMachine } from '#domain/states/works/situation.ts';
import { day } from '#domain/time/day.ts';
import { testRows, today } from '#tests/support/states/rows.ts';

describe('works lot', () => {
  testRows(constructionLotMachine, {
    '(new) → to consult': { step: 'create', from: null, to: 'to_consult', by: 'O C' },
    'to consult → consulted: a quote': {
      step: 'consult',
      from: 'to_consult',
      to: 'consulted',
      by: 'O C',
      facts: { quotesCount: 1 },
      refused: { no_quote: { quotesCount: 0 } },
    },
    'consulted → awarded: quote selected, amount, ten-year insurance valid on the start': {
      step: 'award',
      from: 'consulted',
      to: 'awarded',
      by: 'O C',
      facts: {
        hasSelectedQuote: true,
        contractHtCents: cents(8_000_000),
        startOn: day('2026-06-01'),
        decennialValidUntil: day('2026-06-01'),
      },
      refused: {
        no_selected_quote: { hasSelectedQuote: false },
        no_contract_amount: { contractHtCents: cents(0) },
        decennial_missing: { decennialValidUntil: day('2026-05-31') },
      },
    },
    'awarded → in progress: at the first claim': {
      step: 'start',
      from: 'awarded',
      to: 'in_progress',
      by: 'sys',
      facts: { situationsCount: 1 },
      refused: { not_started: { situationsCount: 0 } },
    },
    'awarded → in progress: on the day of start': {
      step: 'start',
      from: 'awarded',
      to: 'in_progress',
      by: 'sys',
      facts: { startOn: day('2026-11-20') },
      refused: { not_started: { startOn: day('2026-11-21') } },
    },
    'in progress → completed: 100 %': {
      step: 'complete',
      from: 'in_progress',
      to: 'completed',
      by: 'sys',
      facts: { progressBps: 10_000 },
      refused: { not_complete: { progressBps: 9_999 } },
    },
    'completed → received: the guarantees run': {
      step: 'receive',
      from: 'completed',
      to: 'received',
      by: 'O C',
      facts: { receptionOn: day('2027-02-26') },
      effects: ['start_guarantees'],
    },
    'received → reserves lifted': {
      step: 'lift-reserves',
      from: 'received',
      to: 'reserves_lifted',
      by: 'sys O C',
      facts: { openReservesCount: 0 },
      refused: { open_reserves: { openReservesCount: 1 } },
    },
    'reserves lifted → closed: retention or surety released': {
      step: 'close',
      from: 'reserves_lifted',
      to: 'closed',
      by: 'O C A',
      facts: { isRetentionReleased: true },
      refused: { retention_held: { isRetentionReleased: false } },
    },
    'in progress → terminated': {
      step: 'terminate',
      from: 'in_progress',
      to: 'terminated',
      by: 'O',
      facts: { terminationReason: 'Abandon du chantier' },
      refused: { 'missing:terminationReason': { terminationReason: '' } },
    },
  });
});

describe('progress claim', () => {
  const claim = {
    cumulativeBps: 6000,
    previousBps: 5200,
    cumulativeHtCents: cents(4_800_000),
    currentContractHtCents: cents(8_000_000),
  };
  testRows(situationMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → submitted': {
      step: 'submit',
      from: 'draft',
      to: 'submitted',
      by: 'O C',
      facts: { submittedOn: day('2026-10-31'), cumulativeBps: 6000 },
      refused: { 'missing:cumulativeBps': { cumulativeBps: null } },
    },
    'submitted → checked: signature of the works manager': {
      step: 'check',
      from: 'submitted',
      to: 'checked',
      by: 'O C',
      facts: { checkedBy: 'Archi Novembre' },
      refused: { 'missing:checkedBy': { checkedBy: '' } },
    },
    'checked → approved: not below the claim before, not above 100 % nor the contract': {
      step: 'approve',
      from: 'checked',
      to: 'approved',
      by: 'O C',
      facts: claim,
      refused: {
        below_previous: { cumulativeBps: 5199 },
        above_all: { cumulativeBps: 10_001 },
        contract_exceeded: { cumulativeHtCents: cents(8_000_001) },
      },
    },
    'approved → paid: with the bank transaction': {
      step: 'pay',
      from: 'approved',
      to: 'paid',
      by: 'A O',
      facts: { transactionId: 'bank', paidOn: day('2026-11-30') },
      refused: { 'missing:transactionId': { transactionId: null } },
    },
    'submitted → rejected': {
      step: 'reject',
      from: 'submitted',
      to: 'rejected',
      by: 'O C',
      facts: { rejectionReason: 'Quantités à revoir' },
    },
    'checked → rejected': {
      step: 'reject',
      from: 'checked',
      to: 'rejected',
      by: 'O C',
      facts: { rejectionReason: 'Quantités à revoir' },
    },
  });

  test('below the claim before, tells what that one had', () => {
    const subject = { state: 'checked', facts: { ...claim, cumulativeBps: 5000 } } as const;
    expect(mayHappen(situationMachine, 'approve', subject, { actors: ['owner'], today })).toMatchObject({
      reasons: [
        {
          text: {
            fr: expect.stringMatching(
              /^Le cumul ne peut pas être inférieur à la situation précédente \(52 %\)/,
            ),
          },
        },
      ],
    });
  });
});
