import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { rentParameters } from '../legal/rent-parameters.ts';
import { amountFrom0, multiplyDivide, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { ratio, type Rate } from '../money/rate.ts';
import { addToDay, type Day } from '../time/day.ts';
import { rentIndexValues } from './rent-index-values.ts';
import {
  indexOf,
  nextYear,
  type IndexRegion,
  type Quarter,
  type RentIndexKind,
  type RentIndexValue,
} from './rent-index.ts';

export type LeaseType =
  | 'nu'
  | 'meuble'
  | 'mobilite'
  | 'commercial'
  | 'derogatoire'
  | 'professionnel'
  | 'garage';

export interface RentRevisionInput {
  readonly leaseType: LeaseType;
  /** Null where the lease has no clause of revision. */
  readonly index: RentIndexKind | null;
  readonly region: IndexRegion;
  /** Rent without charges. */
  readonly currentRentCents: Cents;
  /** Quarter on which the current rent stands. */
  readonly referenceQuarter: Quarter;
  readonly dpeClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null;
  readonly dueOn: Day;
  /** When the landlord asked for it; null while nobody has. */
  readonly requestedOn: Day | null;
  readonly today: Day;
  readonly values?: readonly RentIndexValue[];
  readonly parameters?: readonly LegalParameter[];
}

/** The revision of a rent for one year. */
export interface RentRevision {
  readonly calculation: 'rent-revision';
  readonly status: 'not_revisable' | 'blocked_dpe' | 'lapsed' | 'awaiting_index' | 'proposed' | 'notified';
  readonly fromCents: Cents;
  /** Revised rent; null while it cannot be revised or worked out. */
  readonly toCents: Cents | null;
  readonly changeCents: Cents;
  readonly variationRate: Rate | null;
  readonly referenceQuarter: Quarter;
  readonly newQuarter: Quarter;
  /** Hundredths of a point; null while they are not entered. */
  readonly oldIndexHundredths: number | null;
  readonly newIndexHundredths: number | null;
  /** Last day to ask; null where the law sets none. */
  readonly claimUntil: Day | null;
  /** First day of the revised rent; null until it was asked for. */
  readonly effectiveOn: Day | null;
}

/**
 * Revision of a rent by its index: rent × index of the same quarter a year later ÷ index of reference. Asked for
 * late it holds from that day, never before; a dwelling’s revision not asked for in a year is lost, and one of
 * class F or G is not revised at all.
 *
 * @throws InvalidInputError for a rent below 0, LegalParameterError where the law of the day is not known
 */
export function rentRevision(input: RentRevisionInput): RentRevision {
  const { currentRentCents: fromCents, referenceQuarter, index, region, dueOn, requestedOn } = input;
  amountFrom0('currentRentCents', fromCents);
  const values = input.values ?? rentIndexValues;
  const newQuarter = nextYear(referenceQuarter);
  const read = (of: Quarter): number | null => (index === null ? null : indexOf(values, index, region, of));
  const oldIndexHundredths = read(referenceQuarter);
  const newIndexHundredths = read(newQuarter);
  const claimUntil = lastDayToClaim(input);
  const refusal = refusalOf(input, claimUntil);
  const toCents =
    refusal !== null || oldIndexHundredths === null || newIndexHundredths === null
      ? null
      : multiplyDivide(fromCents, newIndexHundredths, oldIndexHundredths);
  const asked = requestedOn === null ? 'proposed' : 'notified';
  return {
    calculation: 'rent-revision',
    status: refusal ?? (toCents === null ? 'awaiting_index' : asked),
    fromCents,
    toCents,
    changeCents: toCents === null ? zeroCents : subtractCents(toCents, fromCents),
    variationRate: toCents === null ? null : ratio(subtractCents(toCents, fromCents), fromCents, 4),
    referenceQuarter,
    newQuarter,
    oldIndexHundredths,
    newIndexHundredths,
    claimUntil,
    effectiveOn: toCents === null || requestedOn === null ? null : later(dueOn, requestedOn),
  };
}

function isDwelling(type: LeaseType): boolean {
  return type === 'nu' || type === 'meuble';
}

function lastDayToClaim({ leaseType, dueOn, parameters = rentParameters }: RentRevisionInput): Day | null {
  if (!isDwelling(leaseType)) return null;
  const { value } = findParameter(parameters, 'rent_revision.claim_months', dueOn);
  return addToDay(dueOn, { months: Number(value) });
}

function refusalOf(
  input: RentRevisionInput,
  claimUntil: Day | null,
): 'not_revisable' | 'blocked_dpe' | 'lapsed' | null {
  const { leaseType, index, dpeClass, dueOn, requestedOn, today, parameters = rentParameters } = input;
  if (index === null || leaseType === 'mobilite') return 'not_revisable';
  if (isDwelling(leaseType) && dpeClass !== null) {
    if (findParameter(parameters, 'rent_revision.blocked_classes', dueOn).value.includes(dpeClass)) {
      return 'blocked_dpe';
    }
  }
  return claimUntil !== null && (requestedOn ?? today) > claimUntil ? 'lapsed' : null;
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}
