import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annuity } from '#domain/loan/interest.ts';
import type { LoanRow } from '#domain/loan/row.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import { cents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { instalmentFor, oracleLoan, type OracleMonth } from '#tests/support/oracle/loan.ts';
import { anyLoanCase, inPlainValues } from '#tests/support/loan-cases.ts';

describe('against a ledger kept day by day', () => {
  test('every figure of every month is the same to the cent', () => {
    fc.assert(
      fc.property(anyLoanCase, ({ loan, drawdowns, receipts, early }) => {
        const { rows } = loanSchedule(loan, drawdowns, receipts, early);
        const books = oracleLoan(inPlainValues({ loan, drawdowns, receipts, early }));
        // The engine leaves out the idle months at the end, in which the ledger has nothing but zeros.
        expect(books.slice(0, rows.length)).toEqual(rows.map(booked));
        expect(books.slice(rows.length).every(isEmpty)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a constant instalment is the balance over the sum of its discount factors', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 360 }),
        (balance, bps, months) => {
          const yearly = (bps / 10_000).toFixed(4);
          const own = annuity(cents(balance), rate(yearly), months);
          expect(BigInt(own)).toBe(instalmentFor(BigInt(balance), yearly, months));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

function booked(row: LoanRow): OracleMonth {
  return {
    month: row.month,
    opening: BigInt(row.openingCents),
    draws: BigInt(row.drawCents),
    interest: BigInt(row.interestCents),
    capitalised: BigInt(row.capitalisedCents),
    principal: BigInt(row.principalCents),
    sweep: BigInt(row.sweepCents),
    early: BigInt(row.prepaymentCents),
    insurance: BigInt(row.insuranceCents),
    commitment: BigInt(row.commitmentCents),
    penalty: BigInt(row.penaltyCents),
    closing: BigInt(row.closingCents),
  };
}

function isEmpty(book: OracleMonth): boolean {
  return Object.values(book).every((value) => typeof value === 'string' || value === 0n);
}
