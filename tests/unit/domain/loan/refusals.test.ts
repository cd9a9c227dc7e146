import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { drawdownRefusal, drawnAtOnce, undrawnCents, type Drawdown } from '#domain/loan/drawdown.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import type { LoanTerms } from '#domain/loan/terms.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate, type Rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import { loanTerms, released } from '#tests/support/loans.ts';

const scheduleOf = (terms: Partial<LoanTerms>) => {
  const loan = loanTerms(terms);
  return loanSchedule(loan, drawnAtOnce(loan));
};

describe('terms that no form allows are refused by the name of their field', () => {
  test.each<[keyof LoanTerms, Partial<LoanTerms>]>([
    ['amountCents', { amountCents: cents(0) }],
    ['amountCents', { amountCents: cents(-100) }],
    ['durationMonths', { durationMonths: 0 }],
    ['durationMonths', { durationMonths: 361 }],
    ['durationMonths', { durationMonths: 480 }],
    ['durationMonths', { durationMonths: 12.5 }],
    ['durationMonths', { durationMonths: Number.NaN }],
    ['deferralMonths', { deferralMonths: 37 }],
    ['deferralMonths', { deferralMonths: 12, durationMonths: 12 }],
    ['deferralMonths', { deferralMonths: -1 }],
    ['rate', { rate: rate('0.2001') }],
    ['rate', { rate: rate('-0.01') }],
    ['rate', { rateChanges: [{ from: day('2026-06-01'), rate: rate('0.5') }] }],
    ['sweepRateBps', { sweepRateBps: 10_001 }],
    ['fileFeeCents', { fileFeeCents: cents(-1) }],
    ['insuranceRate', { insuranceRate: rate('-0.001') }],
  ])('%s of %o', (field, terms) => {
    expect(() => scheduleOf(terms)).toThrow(InvalidInputError);
    expect(() => scheduleOf(terms)).toThrow(`loan.${field} = `);
  });

  test('a rate that is no number', () => {
    expect(() => scheduleOf({ rate: '4,6 %' as Rate })).toThrow(InvalidInputError);
  });
});

describe('draws', () => {
  const loan = loanTerms({ durationMonths: 24, availabilityEndOn: day('2026-12-31') });
  const half = released('2026-01-15', 150_000);

  test.each<[string, Drawdown]>([
    ['exceeds_loan', released('2026-02-01', 150_000.01)],
    ['availability_ended', released('2027-01-01', 1)],
    ['after_maturity', released('2028-01-16', 1)],
    ['not_positive', released('2026-02-01', 0)],
  ])('are refused: %s', (reason, drawdown) => {
    expect(drawdownRefusal(loan, [half], drawdown)).toBe(reason);
    expect(() => loanSchedule(loan, [half, drawdown])).toThrow(InvalidInputError);
    expect(() => loanSchedule(loan, [half, drawdown])).toThrow(reason);
  });

  test('are admitted up to the amount, the end of availability and maturity', () => {
    expect(drawdownRefusal(loan, [half], released('2026-12-31', 150_000))).toBeNull();
    const open = { ...loan, availabilityEndOn: null };
    const { rows } = loanSchedule(open, [half, released('2028-01-15', 150_000)]);
    expect(rows.at(-1)).toMatchObject({ month: '2028-01', drawCents: 15_000_000, closingCents: 0 });
  });

  test('that were cancelled count neither as drawn nor as unavailable', () => {
    const cancelled: Drawdown = { ...released('2026-02-01', 250_000), status: 'cancelled' };
    expect(undrawnCents(loan, [half, cancelled])).toBe(15_000_000);
    expect(loanSchedule(loan, [half, cancelled]).totals.drawnCents).toBe(15_000_000);
  });

  test('count on the day planned until they are released', () => {
    const planned: Drawdown = {
      ...half,
      plannedOn: day('2026-03-10'),
      releasedOn: null,
      status: 'requested',
    };
    expect(loanSchedule(loan, [planned]).movements[0]?.on).toBe('2026-03-10');
    const come: Drawdown = { ...planned, releasedOn: day('2026-04-02'), status: 'released' };
    expect(loanSchedule(loan, [come]).movements[0]?.on).toBe('2026-04-02');
  });
});

test('an early repayment of nothing is refused', () => {
  const early = { on: day('2026-06-01'), amountCents: cents(0), hasPenalty: true };
  expect(() => loanSchedule(loanTerms(), [], [], [early])).toThrow(InvalidInputError);
});

describe('numbers at the edge of what forms allow give finite figures', () => {
  test.each<[string, Partial<LoanTerms>]>([
    ['one cent over 360 months', { amountCents: cents(1), durationMonths: 360 }],
    ['one cent at 20 %', { amountCents: cents(1), rate: rate('0.20'), durationMonths: 360 }],
    ['a zero rate', { rate: rate('0') }],
    ['ten billion euros at 20 % over 360 months', { amountCents: euros(10_000_000_000), rate: rate('0.20') }],
    ['a rate of twenty decimals', { rate: rate('0.03333333333333333333'), durationMonths: 360 }],
    ['one month', { durationMonths: 1 }],
    ['a deferral of all months but one', { deferralKind: 'total', deferralMonths: 36, durationMonths: 37 }],
  ])('%s', (_, terms) => {
    const drawn = terms.amountCents ?? euros(300_000);
    for (const kind of ['amortizing', 'in_fine', 'bullet_capitalized'] as const) {
      for (const interestConvention of ['monthly_30_360', 'act_360'] as const) {
        const { rows, totals } = scheduleOf({ ...terms, kind, interestConvention });
        expect(rows.at(-1)?.closingCents).toBe(0);
        expect(totals.repaidCents - totals.capitalisedCents).toBe(drawn);
        expect(Number.isSafeInteger(totals.costCents)).toBe(true);
      }
    }
  });

  test('an amount whose interest leaves the whole numbers is refused, typed', () => {
    const huge = { kind: 'bullet_capitalized', rate: rate('0.20'), durationMonths: 360 } as const;
    expect(() => scheduleOf({ ...huge, amountCents: cents(Number.MAX_SAFE_INTEGER) })).toThrow(
      InvalidInputError,
    );
  });
});
