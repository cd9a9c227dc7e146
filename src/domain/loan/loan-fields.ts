import { cents, zeroCents } from '../money/cents.ts';
import { rateOfBps, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { variableRate } from './rate-in-force.ts';
import type { DeferralKind, InterestConvention, LoanKind, LoanTerms } from './terms.ts';

export const rateKinds = ['fixed', 'euribor3m'] as const;
export type RateKind = (typeof rateKinds)[number];

/** An index that holds from a day on, in basis points. */
export interface IndexChange {
  readonly from: string;
  readonly indexRateBps: number;
}

/** What a loan is entered with, and kept as: rates in basis points, what is not said is null. */
export interface LoanFields {
  readonly kind: LoanKind;
  readonly amountCents: number;
  readonly rateKind: RateKind;
  /** Nominal rate of a fixed loan. */
  readonly rateBps: number | null;
  /** Index and margin of a variable one. */
  readonly indexRateBps: number | null;
  readonly marginRateBps: number | null;
  readonly durationMonths: number;
  readonly deferralKind: DeferralKind;
  readonly deferralMonths: number;
  readonly signedOn: string | null;
  readonly firstDrawOn: string;
  readonly availabilityEndOn: string | null;
  readonly interestConvention: InterestConvention;
  readonly commitmentFeeRateBps: number | null;
  readonly fileFeeCents: number | null;
  readonly guaranteeFeeCents: number | null;
  readonly insuranceRateBps: number | null;
  readonly sweepRateBps: number | null;
  readonly prepaymentPenaltyRateBps: number | null;
}

/** The nominal rate at the start: fixed, or index and margin. */
export function nominalRate(
  fields: Pick<LoanFields, 'rateKind' | 'rateBps' | 'indexRateBps' | 'marginRateBps'>,
): Rate {
  return fields.rateKind === 'fixed'
    ? rateOfBps(fields.rateBps ?? 0)
    : withMargin(fields, fields.indexRateBps);
}

const withMargin = ({ marginRateBps }: Pick<LoanFields, 'marginRateBps'>, index: number | null): Rate =>
  variableRate(rateOfBps(index ?? 0), rateOfBps(marginRateBps ?? 0));

/** The terms of a loan as the engine takes them. @throws InvalidInputError for an amount or rate that is none */
export function termsOfFields(fields: LoanFields, indexChanges: readonly IndexChange[] = []): LoanTerms {
  const { kind, durationMonths, deferralKind, deferralMonths, interestConvention } = fields;
  const amountOf = (value: number | null) => (value === null ? zeroCents : cents(value));
  return {
    kind,
    amountCents: cents(fields.amountCents),
    rate: nominalRate(fields),
    rateChanges:
      fields.rateKind === 'fixed'
        ? []
        : indexChanges.map(({ from, indexRateBps }) => ({
            from: from as Day,
            rate: withMargin(fields, indexRateBps),
          })),
    durationMonths,
    deferralKind,
    deferralMonths: deferralKind === 'none' ? 0 : deferralMonths,
    signedOn: fields.signedOn as Day | null,
    firstDrawOn: fields.firstDrawOn as Day,
    availabilityEndOn: fields.availabilityEndOn as Day | null,
    interestConvention,
    commitmentFeeRate: rateOfBps(fields.commitmentFeeRateBps ?? 0),
    fileFeeCents: amountOf(fields.fileFeeCents),
    guaranteeFeeCents: amountOf(fields.guaranteeFeeCents),
    insuranceRate: rateOfBps(fields.insuranceRateBps ?? 0),
    sweepRateBps: fields.sweepRateBps ?? 0,
    prepaymentPenaltyRate: rateOfBps(fields.prepaymentPenaltyRateBps ?? 0),
  };
}
