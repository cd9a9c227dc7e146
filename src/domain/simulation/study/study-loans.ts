import { termsOfFields } from '../../loan/loan-fields.ts';
import type { Drawdown } from '../../loan/drawdown.ts';
import type { LoanTerms } from '../../loan/terms.ts';
import { cents, sumCents } from '../../money/cents.ts';
import { bpsOfRate, rateOfBps, type Rate } from '../../money/rate.ts';
import { day } from '../../time/day.ts';
import type { SimulatedLoan } from '../input.ts';
import type { Study, StudyLoan } from './study.ts';

/** What of a study says its main loan. */
export type MainLoan = Pick<
  Study,
  | 'loanAmountCents'
  | 'loanBps'
  | 'loanMonths'
  | 'loanFileFeeCents'
  | 'loanGuaranteeFeeCents'
  | 'loanCommitmentBps'
  | 'loanSweepBps'
  | 'loanSignedOn'
  | 'loanAvailabilityEndOn'
  | 'draws'
>;

/** The loans of a study. */
export type StudyLoans = MainLoan & Pick<Study, 'otherLoans'>;

/** A loan of which nothing is said yet: in fine, by months, drawn at once on the day of the purchase. */
export const blankStudyLoan: StudyLoan = {
  label: '',
  kind: 'in_fine',
  amountCents: null,
  rateBps: 0,
  rateChanges: [],
  durationMonths: 24,
  deferralKind: 'none',
  deferralMonths: 0,
  signedOn: null,
  firstDrawOn: null,
  availabilityEndOn: null,
  interestConvention: 'monthly_30_360',
  commitmentFeeBps: 0,
  fileFeeCents: null,
  guaranteeFeeCents: null,
  insuranceBps: 0,
  sweepBps: 0,
  prepaymentPenaltyBps: 0,
  draws: [],
};

/**
 * All loans of a study that have an amount, the main one first.
 *
 * @param mainLabel names the main loan, which has no label of its own
 */
export function loansOfStudy(study: StudyLoans, mainLabel: string): readonly StudyLoan[] {
  const main: StudyLoan = {
    ...blankStudyLoan,
    label: mainLabel,
    amountCents: study.loanAmountCents,
    rateBps: study.loanBps,
    durationMonths: study.loanMonths,
    signedOn: study.loanSignedOn,
    firstDrawOn: study.loanSignedOn,
    availabilityEndOn: study.loanAvailabilityEndOn,
    commitmentFeeBps: study.loanCommitmentBps,
    fileFeeCents: study.loanFileFeeCents,
    guaranteeFeeCents: study.loanGuaranteeFeeCents,
    sweepBps: study.loanSweepBps,
    draws: study.draws,
  };
  return [main, ...(study.otherLoans ?? [])].filter(({ amountCents }) => (amountCents ?? 0) > 0);
}

/**
 * A loan as the engine takes it. Its draws count while they stay within the amount; without any, or once they are
 * more, all is drawn on the first day.
 *
 * @param purchaseOn day of the first draw, and of the signature, where the loan says none
 * @throws InvalidInputError for terms that a loan does not admit
 */
export function simulatedLoan(loan: StudyLoan, purchaseOn: string): SimulatedLoan {
  const firstDrawOn = day(loan.firstDrawOn ?? purchaseOn);
  const amountCents = cents(loan.amountCents ?? 0);
  const terms: LoanTerms = {
    ...termsOfFields({
      kind: loan.kind,
      amountCents,
      rateKind: 'fixed',
      rateBps: loan.rateBps,
      indexRateBps: null,
      marginRateBps: null,
      durationMonths: loan.durationMonths,
      deferralKind: loan.deferralKind,
      deferralMonths: loan.deferralMonths,
      signedOn: loan.signedOn === null ? firstDrawOn : day(loan.signedOn),
      firstDrawOn,
      availabilityEndOn: loan.availabilityEndOn === null ? null : day(loan.availabilityEndOn),
      interestConvention: loan.interestConvention,
      commitmentFeeRateBps: loan.commitmentFeeBps,
      fileFeeCents: loan.fileFeeCents,
      guaranteeFeeCents: loan.guaranteeFeeCents,
      insuranceRateBps: loan.insuranceBps,
      sweepRateBps: loan.sweepBps,
      prepaymentPenaltyRateBps: loan.prepaymentPenaltyBps,
    }),
    rateChanges: loan.rateChanges.map(({ from, rateBps }) => ({
      from: day(from),
      rate: rateOfBps(rateBps),
    })),
  };
  const draws = loan.draws.map((draw) => ({ on: day(draw.on), amountCents: cents(draw.cents) }));
  const isKnown = draws.length > 0 && sumCents(draws.map((draw) => draw.amountCents)) <= amountCents;
  return {
    terms,
    drawdowns: isKnown
      ? draws.map((draw) => ({
          plannedOn: draw.on,
          releasedOn: null,
          amountCents: draw.amountCents,
          status: 'planned',
        }))
      : null,
  };
}

const bps = (rate: Rate): number => bpsOfRate(rate) ?? 0;

/** A loan of the financing as a study takes it over; drawdowns that were cancelled are left out. */
export function studyLoanOf(label: string, terms: LoanTerms, drawdowns: readonly Drawdown[]): StudyLoan {
  return {
    label,
    kind: terms.kind,
    amountCents: terms.amountCents,
    rateBps: bps(terms.rate),
    rateChanges: terms.rateChanges.map(({ from, rate }) => ({ from, rateBps: bps(rate) })),
    durationMonths: terms.durationMonths,
    deferralKind: terms.deferralKind,
    deferralMonths: terms.deferralMonths,
    signedOn: terms.signedOn,
    firstDrawOn: terms.firstDrawOn,
    availabilityEndOn: terms.availabilityEndOn,
    interestConvention: terms.interestConvention,
    commitmentFeeBps: bps(terms.commitmentFeeRate),
    fileFeeCents: terms.fileFeeCents,
    guaranteeFeeCents: terms.guaranteeFeeCents,
    insuranceBps: bps(terms.insuranceRate),
    sweepBps: terms.sweepRateBps,
    prepaymentPenaltyBps: bps(terms.prepaymentPenaltyRate),
    draws: drawdowns
      .filter(({ status }) => status !== 'cancelled')
      .map(({ plannedOn, releasedOn, amountCents }) => ({
        on: releasedOn ?? plannedOn,
        cents: amountCents,
      }))
      .toSorted((a, b) => a.on.localeCompare(b.on)),
  };
}

/** Whether a loan says nothing that the fields of a main loan cannot say. */
const isPlain = (loan: StudyLoan): boolean =>
  loan.kind === 'in_fine' &&
  loan.rateChanges.length === 0 &&
  loan.deferralKind === 'none' &&
  loan.interestConvention === 'monthly_30_360' &&
  loan.insuranceBps === 0 &&
  loan.prepaymentPenaltyBps === 0 &&
  (loan.signedOn === null || loan.signedOn === loan.firstDrawOn);

/** Some loans as a study holds them: the first that is plain becomes the main loan, the others stay as they are. */
export function takenLoans(before: MainLoan, loans: readonly StudyLoan[]): StudyLoans {
  const main = loans.find(isPlain);
  const otherLoans = loans.filter((loan) => loan !== main);
  if (main === undefined) return { ...before, loanAmountCents: null, draws: [], otherLoans };
  return {
    loanAmountCents: main.amountCents,
    loanBps: main.rateBps,
    loanMonths: main.durationMonths,
    loanFileFeeCents: main.fileFeeCents,
    loanGuaranteeFeeCents: main.guaranteeFeeCents,
    loanCommitmentBps: main.commitmentFeeBps,
    loanSweepBps: main.sweepBps,
    loanSignedOn: main.firstDrawOn,
    loanAvailabilityEndOn: main.availabilityEndOn,
    draws: main.draws,
    otherLoans,
  };
}

/** Loans of a study that a list does not hold yet: of the same kind and amount, each counted once. */
export function missingLoans(
  wanted: readonly StudyLoan[],
  present: readonly Pick<StudyLoan, 'kind' | 'amountCents'>[],
): readonly StudyLoan[] {
  const left = [...present];
  return wanted.filter((loan) => {
    const at = left.findIndex(
      ({ kind, amountCents }) => kind === loan.kind && amountCents === loan.amountCents,
    );
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Several loans told as one: what they come to, their rate weighted by amount, the longest, what repays them. */
export function loansTogether(study: StudyLoans) {
  const loans = loansOfStudy(study, '');
  const amountCents = sumCents(loans.map((loan) => cents(loan.amountCents ?? 0)));
  const weighted = loans.reduce((sum, loan) => sum + (loan.amountCents ?? 0) * loan.rateBps, 0);
  return {
    amountCents,
    rateBps: amountCents === 0 ? 0 : Math.round(weighted / amountCents),
    months: Math.max(0, ...loans.map(({ durationMonths }) => durationMonths)),
    sweepBps: loans.reduce((sum, { sweepBps }) => sum + sweepBps, 0),
  };
}
