import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { drawnAtOnce } from '#domain/loan/drawdown.ts';
import { quoteEarlyRepayment } from '#domain/loan/early-repayment.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { day } from '#domain/time/day.ts';
import { loanTerms } from '#tests/support/loans.ts';

const loan = loanTerms({
  kind: 'in_fine',
  amountCents: euros(100_000),
  rate: rate('0.06'),
  durationMonths: 12,
  firstDrawOn: day('2026-01-10'),
  prepaymentPenaltyRate: rate('0.03'),
});
const drawdowns = drawnAtOnce(loan);

describe('an early repayment', () => {
  test('costs its penalty and saves the interest of the months after it', () => {
    const quote = quoteEarlyRepayment(loan, drawdowns, [], day('2026-07-20'), euros(40_000));
    expect(quote).toMatchObject({
      outstandingCents: 10_000_000,
      repaidCents: 4_000_000,
      penaltyCents: 120_000,
      // August to January: six months of 40 000 € at 0,5 %.
      toPayCents: 4_120_000,
      savedInterestCents: 120_000,
    });
    const july = quote.schedule.rows.find(({ month }) => month === '2026-07');
    expect(july).toMatchObject({
      prepaymentCents: 4_000_000,
      penaltyCents: 120_000,
      closingCents: 6_000_000,
    });
  });

  test('of everything ends the loan', () => {
    const { schedule, repaidCents } = quoteEarlyRepayment(loan, drawdowns, [], day('2026-07-20'), null);
    expect(repaidCents).toBe(10_000_000);
    expect(schedule.rows.at(-1)).toMatchObject({ month: '2026-07', closingCents: 0 });
  });

  test('lowers the instalments of an amortising loan and leaves its maturity', () => {
    const amortising = loanTerms();
    const quote = quoteEarlyRepayment(
      ...([amortising, drawnAtOnce(amortising), [], day('2027-01-20'), euros(100_000)] as const),
    );
    expect(quote.schedule.rows).toHaveLength(241);
    expect(quote.schedule.rows[13]?.instalmentCents).toBeLessThan(180_217);
    expect(quote.schedule.rows.at(-1)?.closingCents).toBe(0);
  });

  test('of a capitalised loan repays the capitalised interest too, and the last interest is paid', () => {
    const bullet = { ...loan, kind: 'bullet_capitalized' } as const;
    const { schedule, repaidCents } = quoteEarlyRepayment(bullet, drawdowns, [], day('2026-04-15'), null);
    expect(repaidCents).toBe(10_000_000 + 50_000 + 50_250);
    expect(schedule.rows.at(-1)).toMatchObject({
      month: '2026-04',
      instalmentCents: 50_501,
      closingCents: 0,
    });
  });

  test.each([0, -1, 10_000_001])('of %i cents is refused', (amount) => {
    expect(() => quoteEarlyRepayment(loan, drawdowns, [], day('2026-07-20'), cents(amount))).toThrow(
      InvalidInputError,
    );
  });

  test('of a loan that owes nothing is refused', () => {
    expect(() => quoteEarlyRepayment(loan, drawdowns, [], day('2026-01-09'), null)).toThrow(
      InvalidInputError,
    );
  });
});
