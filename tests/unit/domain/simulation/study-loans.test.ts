import { describe, expect, test } from 'vitest';
import { exampleSimulation, simulationPayload } from '#contracts/client/operation/simulation/payload.ts';
import { loanSchedule } from '#domain/loan/schedule.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import {
  blankStudyLoan,
  loansOfStudy,
  loansTogether,
  missingLoans,
  simulatedLoan,
  studyLoanOf,
  takenLoans,
} from '#domain/simulation/study/study-loans.ts';
import type { Study, StudyLoan } from '#domain/simulation/study/study.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const vendor: StudyLoan = {
  ...blankStudyLoan,
  label: 'Crédit vendeur',
  kind: 'vendor',
  amountCents: 4_000_000,
  rateBps: 300,
  durationMonths: 12,
  firstDrawOn: '2026-12-15',
};
const amortizing: StudyLoan = {
  ...blankStudyLoan,
  label: 'Prêt amortissable',
  kind: 'amortizing',
  amountCents: 6_000_000,
  rateBps: 420,
  rateChanges: [{ from: '2027-04-01', rateBps: 480 }],
  durationMonths: 36,
  deferralKind: 'partial',
  deferralMonths: 6,
  firstDrawOn: '2026-12-15',
  fileFeeCents: 60_000,
  insuranceBps: 30,
  draws: [
    { on: '2026-12-15', cents: 2_000_000 },
    { on: '2027-02-10', cents: 4_000_000 },
  ],
};
const study: Study = {
  ...exampleSimulation,
  loanAmountCents: 5_000_000,
  loanSweepBps: 6000,
  otherLoans: [vendor, amortizing],
};

describe('several loans of one simulation', () => {
  test('bring what they come to and cost what their schedules say, to the cent', () => {
    const { loansCents, financialCosts, ...results } = {
      ...simulate(studyInput(study, place)),
      financialCosts: loansOfStudy(study, '').map((loan) => simulatedLoan(loan, study.purchaseOn)),
    };
    expect(loansCents).toBe(15_000_000);
    const drawn = sumCents(results.months.map(({ loanDrawCents }) => loanDrawCents));
    const repaid = sumCents(results.months.map(({ loanRepaymentCents }) => loanRepaymentCents));
    expect([drawn, repaid]).toEqual([15_000_000, 15_000_000]);
    const [, ofVendor] = financialCosts;
    if (ofVendor === undefined) throw new Error('the vendor credit is missing');
    const { totals } = loanSchedule(
      ofVendor.terms,
      [
        {
          plannedOn: ofVendor.terms.firstDrawOn,
          releasedOn: null,
          amountCents: cents(4_000_000),
          status: 'planned',
        },
      ],
      [],
    );
    // 40 000 € at 3 % for a year.
    expect(totals.interestCents).toBe(120_000);
  });

  test('are the same simulation as one loan where only the main one has an amount', () => {
    const one: Study = { ...study, otherLoans: [] };
    const { otherLoans: _, ...before } = one;
    expect(
      simulate(studyInput({ ...before, otherLoans: [{ ...vendor, amountCents: null }] }, place)),
    ).toEqual(simulate(studyInput(before, place)));
  });

  test('go to the financing and come back as they were', () => {
    const loans = loansOfStudy(study, 'Prêt principal');
    const back = loans.map((loan) => {
      const { terms, drawdowns } = simulatedLoan(loan, study.purchaseOn);
      return studyLoanOf(loan.label, terms, drawdowns ?? []);
    });
    const taken = takenLoans(study, back);
    expect(taken.loanAmountCents).toBe(5_000_000);
    expect(taken.otherLoans?.map(({ label }) => label)).toEqual(['Crédit vendeur', 'Prêt amortissable']);
    expect(simulate(studyInput({ ...study, ...taken }, place))).toEqual(simulate(studyInput(study, place)));
    expect(missingLoans(loans, back)).toEqual([]);
    expect(missingLoans(loans, back.slice(1)).map(({ label }) => label)).toEqual(['Prêt principal']);
  });

  test('leave no main loan where none of those taken over is plain', () => {
    const taken = takenLoans(study, [amortizing]);
    expect([taken.loanAmountCents, taken.otherLoans]).toEqual([null, [amortizing]]);
  });

  test('are told together with the rate that they cost on average', () => {
    expect(loansTogether(study)).toEqual({
      amountCents: 15_000_000,
      rateBps: Math.round((5_000_000 * 450 + 4_000_000 * 300 + 6_000_000 * 420) / 15_000_000),
      months: 36,
      sweepBps: 6000,
    });
  });

  test('cannot be repaid out of more than what comes in: the line that asks for too much is told', () => {
    const given = { ...exampleSimulation, loanAmountCents: 5_000_000, loanSweepBps: 6000 };
    const judged = (sweepBps: number) =>
      simulationPayload.safeParse({ ...given, otherLoans: [{ ...vendor, sweepBps }] }).error?.issues ?? [];
    expect(judged(4000)).toEqual([]);
    expect(judged(4001).map(({ path }) => path)).toEqual([['otherLoans', 0, 'sweepBps']]);
  });
});
