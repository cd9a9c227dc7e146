import { expect, test } from 'vitest';
import { drawnAtOnce } from '#domain/loan/drawdown.ts';
import { rateOn, variableRate } from '#domain/loan/rate-in-force.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import type { LoanTerms } from '#domain/loan/terms.ts';
import { euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import { loanTerms } from '#tests/support/loans.ts';

const rateChanges = [
  { from: day('2026-06-10'), rate: rate('0.05') },
  { from: day('2026-04-01'), rate: rate('0.04') },
];

function interestOf(terms: Partial<LoanTerms>) {
  const loan = loanTerms({ kind: 'in_fine', amountCents: euros(120_000), rateChanges, ...terms });
  return loanSchedule({ ...loan, rate: rate('0.03') }, drawnAtOnce(loan)).rows.map(
    (row) => row.interestCents,
  );
}

test('a variable rate is index plus margin: 2,10 % and 1,90 % make 4,00 %', () => {
  expect(Number(variableRate(rate('0.0210'), rate('0.0190')))).toBe(0.04);
});

test('a negative index lowers the rate, never below zero', () => {
  expect(variableRate(rate('-0.0050'), rate('0.0190'))).toBe('0.014');
  expect(variableRate(rate('-0.0250'), rate('0.0190'))).toBe('0');
});

test('of the changes up to a day the latest holds, in whatever order they are given', () => {
  const loan = loanTerms({ rateChanges });
  expect(rateOn(loan, day('2026-03-31'))).toBe('0.0390');
  expect(rateOn(loan, day('2026-04-01'))).toBe('0.04');
  expect(rateOn(loan, day('2026-07-01'))).toBe('0.05');
});

test('by months, the rate of the first of the month holds for all of it', () => {
  // January is drawn, February and March at 3 %, April to June at 4 %, from July at 5 %.
  expect(interestOf({}).slice(0, 8)).toEqual([0, 30_000, 30_000, 40_000, 40_000, 40_000, 50_000, 50_000]);
});

test('by exact days, a new rate bears from its own day', () => {
  const june = interestOf({ interestConvention: 'act_365' })[5];
  // 9 days at 4 % (11 835,616 cents) and 21 at 5 % (34 520,548 cents).
  expect(june).toBe(11_836 + 34_521);
});

test('an amortising loan has another instalment from the first month of another rate', () => {
  const loan = loanTerms({ rateChanges: [{ from: day('2026-07-01'), rate: rate('0.05') }] });
  const { rows } = loanSchedule(loan, drawnAtOnce(loan));
  expect(rows[5]?.instalmentCents).toBe(180_217);
  expect(rows[6]?.instalmentCents).toBeGreaterThan(190_000);
  expect(rows[7]?.instalmentCents).toBe(rows[6]?.instalmentCents);
  expect(rows.at(-1)).toMatchObject({ period: 240, closingCents: 0 });
});
