import fc from 'fast-check';
import type { Drawdown } from '#domain/loan/drawdown.ts';
import type { EarlyRepayment, Receipt } from '#domain/loan/movement.ts';
import { maturityOf, type LoanTerms } from '#domain/loan/terms.ts';
import { cents } from '#domain/money/cents.ts';
import { rateOfBps } from '#domain/money/rate.ts';
import { addToDay, daysBetween, day } from '#domain/time/day.ts';
import type { OracleLoan } from '#tests/support/oracle/loan.ts';

/** A loan and all that happens to it. */
export interface LoanCase {
  readonly loan: LoanTerms;
  readonly drawdowns: readonly Drawdown[];
  readonly receipts: readonly Receipt[];
  readonly early: readonly EarlyRepayment[];
}

const anyRate = fc.integer({ min: 0, max: 2000 }).map(rateOfBps);
const anyDay = fc.integer({ min: 0, max: 2500 }).map((days) => addToDay(day('2023-01-01'), { days }));
const anyAmount = fc
  .oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 1_000_000_000_000 }))
  .map(cents);

const anyTerms: fc.Arbitrary<LoanTerms> = fc
  .record({
    kind: fc.constantFrom('in_fine', 'amortizing', 'amortizing', 'bullet_capitalized', 'overdraft', 'vendor'),
    amountCents: anyAmount,
    rate: anyRate,
    changes: fc.array(fc.record({ after: fc.integer({ min: 0, max: 700 }), rate: anyRate }), {
      maxLength: 2,
    }),
    durationMonths: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 30 }) },
      { weight: 1, arbitrary: fc.integer({ min: 31, max: 360 }) },
    ),
    deferralKind: fc.constantFrom('none', 'partial', 'total'),
    deferral: fc.integer({ min: 0, max: 36 }),
    firstDrawOn: anyDay,
    signedBefore: fc.option(fc.integer({ min: -20, max: 90 })),
    availableFor: fc.option(fc.integer({ min: 0, max: 800 })),
    interestConvention: fc.constantFrom('monthly_30_360', 'act_365', 'act_360'),
    commitmentFeeRate: anyRate,
    fileFeeCents: anyAmount,
    guaranteeFeeCents: anyAmount,
    insuranceRate: anyRate,
    sweepRateBps: fc.constantFrom(0, 0, 3333, 6000, 10_000),
    prepaymentPenaltyRate: anyRate,
  })
  .map(({ changes, deferral, signedBefore, availableFor, ...terms }) => ({
    ...terms,
    deferralMonths: Math.min(deferral, terms.durationMonths - 1),
    // Two changes from one day on would leave it open which one holds.
    rateChanges: [...new Map(changes.map(({ after, rate }) => [after, rate]))].map(([after, rate]) => ({
      from: addToDay(terms.firstDrawOn, { days: after }),
      rate,
    })),
    signedOn: signedBefore === null ? null : addToDay(terms.firstDrawOn, { days: -signedBefore }),
    availabilityEndOn: availableFor === null ? null : addToDay(terms.firstDrawOn, { days: availableFor }),
  }));

const anyShare = fc.integer({ min: 0, max: 1000 }).map((permille) => permille / 1000);
const anyPart = fc.integer({ min: -100, max: 500 }).map((permille) => permille / 1000);

/** Loans of any kind with draws the loan admits, receipts (refunds among them) and early repayments. */
export const anyLoanCase: fc.Arbitrary<LoanCase> = fc
  .record({
    loan: anyTerms,
    draws: fc.array(fc.tuple(anyShare, anyShare), { minLength: 1, maxLength: 4 }),
    receipts: fc.array(fc.tuple(anyShare, anyPart), { maxLength: 6 }),
    early: fc.array(fc.tuple(anyShare, anyShare), { maxLength: 2 }),
  })
  .map(({ loan, draws, receipts, early }) => {
    const { amountCents, availabilityEndOn, firstDrawOn } = loan;
    const maturityOn = maturityOf(loan);
    const length = daysBetween(firstDrawOn, maturityOn);
    const at = (share: number) => addToDay(firstDrawOn, { days: Math.floor(share * length) });
    const lastDrawOn =
      availabilityEndOn !== null && availabilityEndOn < maturityOn ? availabilityEndOn : maturityOn;
    let left: number = amountCents;
    const drawdowns = draws.flatMap(([share, part]): Drawdown[] => {
      const amount = Math.ceil(left * part);
      left -= amount;
      // Draws come early in a loan, so that there is something to repay.
      const wanted = at(share ** 3);
      const on = wanted > lastDrawOn ? lastDrawOn : wanted;
      if (amount === 0) return [];
      return [{ plannedOn: on, releasedOn: null, amountCents: cents(amount), status: 'planned' }];
    });
    return {
      loan,
      drawdowns,
      receipts: receipts.map(([share, part]) => ({
        on: at(share),
        amountCents: cents(Math.round(amountCents * part)),
      })),
      early: early.map(([share, part]) => ({
        on: at(share),
        amountCents: cents(Math.ceil((amountCents * part) / 3) + 1),
        hasPenalty: true,
      })),
    };
  });

/** The same case for the oracle, without any type of the engine. */
export function inPlainValues({ loan, drawdowns, receipts, early }: LoanCase): OracleLoan {
  const plain = (list: readonly { on: string; amountCents: number }[]) =>
    list.map(({ on, amountCents }) => ({ on, amount: amountCents }));
  return {
    kind: loan.kind,
    amount: loan.amountCents,
    rates: [{ from: null, rate: loan.rate }, ...loan.rateChanges],
    months: loan.durationMonths,
    deferral: loan.deferralKind,
    deferred: loan.deferralMonths,
    signed: loan.signedOn,
    first: loan.firstDrawOn,
    available: loan.availabilityEndOn,
    convention: loan.interestConvention,
    commitment: loan.commitmentFeeRate,
    insurance: loan.insuranceRate,
    sweepBps: loan.sweepRateBps,
    penalty: loan.prepaymentPenaltyRate,
    draws: plain(drawdowns.map(({ plannedOn, amountCents }) => ({ on: plannedOn, amountCents }))),
    receipts: plain(receipts),
    early: plain(early),
  };
}
