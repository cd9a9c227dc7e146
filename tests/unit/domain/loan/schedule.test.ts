import { describe, expect, test } from 'vitest';
import { drawnAtOnce } from '#domain/loan/drawdown.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import type { LoanTerms } from '#domain/loan/terms.ts';
import { euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import { loanTerms, released } from '#tests/support/loans.ts';

/** The schedule of a loan drawn at once, its row 0 being the month of the draw. */
function scheduleOf(terms: Partial<LoanTerms> = {}) {
  const loan = loanTerms(terms);
  return loanSchedule(loan, drawnAtOnce(loan));
}

describe('300 000 € at 3,90 % over 240 months', () => {
  test('amortises by a constant 1 802,17 with the worked first rows, last instalment and interest', () => {
    const { rows, totals } = scheduleOf();
    expect(rows).toHaveLength(241);
    expect(rows[1]).toMatchObject({
      period: 1,
      month: '2026-02',
      interestCents: 97_500,
      principalCents: 82_717,
      instalmentCents: 180_217,
      closingCents: 29_917_283,
    });
    expect(rows[2]).toMatchObject({
      interestCents: 97_231,
      principalCents: 82_986,
      closingCents: 29_834_297,
    });
    expect(rows.at(-1)).toMatchObject({ instalmentCents: 180_291, closingCents: 0 });
    expect(totals.interestCents).toBe(13_252_154);
  });

  test('with 12 months of partial deferral pays 975,00, then 1 864,99', () => {
    const { rows, totals } = scheduleOf({ deferralKind: 'partial', deferralMonths: 12 });
    expect(rows.slice(1, 13).every(({ instalmentCents }) => instalmentCents === 97_500)).toBe(true);
    expect(rows[13]).toMatchObject({ openingCents: 30_000_000, instalmentCents: 186_499 });
    expect(totals.interestCents).toBe(13_691_893);
  });

  test('with 12 months of total deferral grows to 311 911,44, then pays 1 939,04', () => {
    const { rows, totals } = scheduleOf({ deferralKind: 'total', deferralMonths: 12 });
    expect(rows.slice(1, 13).every(({ instalmentCents }) => instalmentCents === 0)).toBe(true);
    expect(rows[13]).toMatchObject({ openingCents: 31_191_144, instalmentCents: 193_904 });
    expect(totals.interestCents).toBe(14_210_211);
    expect(totals.capitalisedCents).toBe(1_191_144);
  });

  test('pays 75,00 of insurance at 0,30 % while something is owed', () => {
    const { rows, totals } = scheduleOf({ insuranceRate: rate('0.0030') });
    expect(rows[0]?.insuranceCents).toBe(0);
    expect(rows[1]?.insuranceCents).toBe(7_500);
    expect(totals.insuranceCents).toBe(240 * 7_500);
  });
});

describe('other kinds', () => {
  test('in fine, 400 000 € at 4,60 %: 1 533,33 a month, 36 799,92 over 24 months, capital at maturity', () => {
    const { rows, totals, maturityOn } = scheduleOf({
      kind: 'in_fine',
      amountCents: euros(400_000),
      rate: rate('0.0460'),
      durationMonths: 24,
    });
    expect(rows[1]?.instalmentCents).toBe(153_333);
    expect(rows[23]).toMatchObject({ principalCents: 0, closingCents: 40_000_000 });
    expect(rows[24]).toMatchObject({ dueOn: maturityOn, principalCents: 40_000_000, closingCents: 0 });
    expect(totals.interestCents).toBe(3_679_992);
  });

  test.each(['overdraft', 'vendor', 'shareholder'] as const)(
    '%s pays interest monthly and capital at the end',
    (kind) => {
      const terms = { amountCents: euros(90_000), rate: rate('0.04'), durationMonths: 6 };
      const own = scheduleOf({ ...terms, kind }).rows;
      expect(own).toEqual(scheduleOf({ ...terms, kind: 'in_fine' }).rows);
    },
  );

  test('capitalised bullet, 200 000 € at 5 % over 18 months: 215 543,22 at maturity, nothing before', () => {
    const { rows } = scheduleOf({
      kind: 'bullet_capitalized',
      amountCents: euros(200_000),
      rate: rate('0.05'),
      durationMonths: 18,
    });
    expect(rows.slice(0, 18).every(({ paymentCents }) => paymentCents === 0)).toBe(true);
    expect(rows[18]).toMatchObject({ instalmentCents: 21_554_322, closingCents: 0 });
  });

  test('Saint-Étienne: 740,63 for 12 months, then 1 745,70, interest 77 166,00', () => {
    const { rows, totals } = scheduleOf({
      amountCents: euros(225_000),
      rate: rate('0.0395'),
      durationMonths: 180,
      deferralKind: 'partial',
      deferralMonths: 12,
    });
    expect(rows[12]?.instalmentCents).toBe(74_063);
    expect(rows[13]?.instalmentCents).toBe(174_570);
    expect(totals.interestCents).toBe(7_716_600);
  });
});

describe('interest by exact days', () => {
  const terms: Partial<LoanTerms> = {
    kind: 'in_fine',
    amountCents: euros(400_000),
    rate: rate('0.0460'),
    durationMonths: 12,
    firstDrawOn: day('2026-04-10'),
  };

  test('counts 20 days over 365 as 1 008,22, and maturity ends the last month', () => {
    const { rows } = scheduleOf({ ...terms, interestConvention: 'act_365' });
    expect(rows[0]?.interestCents).toBe(100_822);
    expect(rows[12]).toMatchObject({ dueOn: '2027-04-10', interestCents: 50_411 });
  });

  test('counts days over 360', () => {
    const { rows } = scheduleOf({ ...terms, interestConvention: 'act_360' });
    expect(rows[0]?.interestCents).toBe(102_222);
  });

  test('starts for each draw on its own day', () => {
    const loan = loanTerms({ ...terms, interestConvention: 'act_365' });
    const { rows } = loanSchedule(loan, [released('2026-04-10', 100_000), released('2026-04-20', 300_000)]);
    // 100 000 € for 10 days, then 400 000 € for 10 days.
    expect(rows[0]?.interestCents).toBe(12_603 + 50_411);
  });

  test('ends for capital repaid early on its day', () => {
    const loan = loanTerms({ ...terms, interestConvention: 'act_365' });
    const early = { on: day('2026-05-10'), amountCents: euros(400_000), hasPenalty: false };
    const { rows } = loanSchedule(loan, drawnAtOnce(loan), [], [early]);
    expect(rows[1]?.interestCents).toBe(50_411);
    expect(rows).toHaveLength(2);
  });
});

test('by months, draws and repayments of a month bear from the next one', () => {
  const loan = loanTerms({ kind: 'in_fine', amountCents: euros(120_000), rate: rate('0.10') });
  const early = { on: day('2026-03-02'), amountCents: euros(60_000), hasPenalty: false };
  const { rows } = loanSchedule(loan, [released('2026-01-31', 120_000)], [], [early]);
  expect(rows.slice(0, 4).map(({ interestCents }) => interestCents)).toEqual([0, 100_000, 100_000, 50_000]);
});

test('commitment of 0,50 % on 500 000 € with 300 000 € drawn: 83,33 from the month after signature', () => {
  const loan = loanTerms({
    kind: 'in_fine',
    amountCents: euros(500_000),
    durationMonths: 24,
    commitmentFeeRate: rate('0.0050'),
    signedOn: day('2026-01-02'),
    availabilityEndOn: day('2026-06-30'),
    sweepRateBps: 10_000,
  });
  const paidBack = [{ on: day('2026-03-10'), amountCents: euros(100_000) }];
  const { rows } = loanSchedule(loan, [released('2026-01-15', 300_000)], paidBack);
  expect(rows.map(({ commitmentCents }) => commitmentCents).slice(0, 8)).toEqual([
    0, 8_333, 8_333, 8_333, 8_333, 8_333, 0, 0,
  ]);
});

test('fees are paid in the month of signature, before the first draw', () => {
  const { rows, totals } = scheduleOf({
    kind: 'in_fine',
    signedOn: day('2025-12-20'),
    durationMonths: 3,
    fileFeeCents: euros(500),
    guaranteeFeeCents: euros(250),
  });
  expect(rows[0]).toMatchObject({ month: '2025-12', period: -1, feesCents: 75_000, paymentCents: 75_000 });
  expect(totals.costCents).toBe(75_000 + 3 * 97_500);
});

test('a loan without drawdowns owes nothing and has no rows', () => {
  expect(loanSchedule(loanTerms(), [])).toMatchObject({ rows: [], totals: { costCents: 0 } });
});

test('another draw makes the constant instalment anew over the months left', () => {
  const loan = loanTerms({ amountCents: euros(24_000), rate: rate('0'), durationMonths: 24 });
  const { rows } = loanSchedule(loan, [released('2026-01-15', 12_000), released('2027-01-15', 12_000)]);
  expect(rows[12]?.instalmentCents).toBe(50_000);
  expect(rows[13]?.instalmentCents).toBe(150_000);
  expect(rows.at(-1)).toMatchObject({ period: 24, closingCents: 0 });
});
