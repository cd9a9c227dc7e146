import { describe } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { drawdownMachine } from '#domain/states/finance/drawdown.ts';
import { loanMachine } from '#domain/states/finance/loan.ts';
import { day } from '#domain/time/day.ts';
import { testRows } from '#tests/support/states/rows.ts';

describe('loan', () => {
  testRows(loanMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C A' },
    'draft → requested': {
      step: 'request',
      from: 'draft',
      to: 'requested',
      by: 'O C A',
      facts: { requestedOn: day('2026-01-10') },
    },
    'requested → agreed in principle': {
      step: 'agree',
      from: 'requested',
      to: 'agreed',
      by: 'O C A',
      facts: { agreedOn: day('2026-01-20') },
    },
    'agreed → offered': {
      step: 'receive-offer',
      from: 'agreed',
      to: 'offered',
      by: 'O C A',
      facts: { offerReceivedOn: day('2026-02-01') },
    },
    'offered → accepted': {
      step: 'accept',
      from: 'offered',
      to: 'accepted',
      by: 'O C A',
      facts: { acceptedOn: day('2026-02-15') },
      refused: { 'missing:acceptedOn': { acceptedOn: null } },
    },
    'accepted → signed: amount, rate, maturity and guarantees': {
      step: 'sign',
      from: 'accepted',
      to: 'signed',
      by: 'O C A',
      facts: {
        signedOn: day('2026-04-16'),
        amountCents: cents(60_000_000),
        rate: rate('0.0460'),
        maturityOn: day('2028-04-16'),
        guaranteesCount: 1,
      },
      refused: {
        no_amount: { amountCents: cents(0) },
        no_guarantee: { guaranteesCount: 0 },
        'missing:rate': { rate: null },
        'missing:maturityOn': { maturityOn: null },
      },
    },
    'signed → drawing: the first drawdown is released': {
      step: 'start-drawing',
      from: 'signed',
      to: 'drawing',
      by: 'sys',
      facts: { releasedDrawdownsCount: 1 },
      refused: { no_drawdown: { releasedDrawdownsCount: 0 } },
    },
    'drawing → repaying: nothing more may be drawn': {
      step: 'start-repaying',
      from: 'drawing',
      to: 'repaying',
      by: 'sys',
      facts: { undrawnCents: cents(0) },
      refused: { still_available: { undrawnCents: cents(1) } },
    },
    'repaying → repaid: nothing outstanding and nothing to draw': {
      step: 'repay',
      from: 'repaying',
      to: 'repaid',
      by: 'sys',
      facts: { outstandingCents: cents(0), undrawnCents: cents(5), availabilityEndOn: day('2026-11-19') },
      refused: {
        outstanding: { outstandingCents: cents(1) },
        still_available: { availabilityEndOn: day('2026-11-20') },
      },
    },
    'requested → refused': {
      step: 'refuse',
      from: 'requested',
      to: 'refused',
      by: 'O C A',
      facts: { refusedOn: day('2026-01-15'), refusalReason: 'Taux d’endettement' },
    },
    'signed → cancelled: nothing was drawn': {
      step: 'cancel',
      from: 'signed',
      to: 'cancelled',
      by: 'O C A',
      facts: { releasedDrawdownsCount: 0, cancelReason: 'Autre financement' },
      refused: { already_drawn: { releasedDrawdownsCount: 1 } },
    },
  });
});

describe('drawdown', () => {
  testRows(drawdownMachine, {
    '(new) → planned': {
      step: 'plan',
      from: null,
      to: 'planned',
      by: 'O C A',
      facts: { plannedOn: day('2026-06-01') },
    },
    'planned → requested': {
      step: 'request',
      from: 'planned',
      to: 'requested',
      by: 'O C A',
      facts: { requestedOn: day('2026-06-01') },
    },
    'requested → released: within what may be drawn, before the end of the period': {
      step: 'release',
      from: 'requested',
      to: 'released',
      by: 'O C A',
      facts: {
        isLoanSigned: true,
        releasedOn: day('2026-06-10'),
        amountCents: cents(5_000_000),
        transactionId: 'bank',
        undrawnCents: cents(5_000_000),
        availabilityEndOn: day('2026-06-10'),
      },
      refused: {
        above_undrawn: { undrawnCents: cents(4_999_999) },
        availability_over: { releasedOn: day('2026-06-11') },
        loan_not_signed: { isLoanSigned: false },
        'missing:transactionId': { transactionId: null },
      },
      effects: ['draw_loan'],
    },
    'requested → cancelled': { step: 'cancel', from: 'requested', to: 'cancelled', by: 'O C A' },
    'planned → cancelled': { step: 'cancel', from: 'planned', to: 'cancelled', by: 'O C A' },
  });
});
