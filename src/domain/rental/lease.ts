import type { CompanyVatRegime } from '../company/enums.ts';
import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { rentParameters } from '../legal/rent-parameters.ts';
import { multiplyDivide, type Cents } from '../money/cents.ts';
import { addMonths, day, firstDayOf, lastDayOf, monthOf, type Day } from '../time/day.ts';
import type { LeaseType } from './indexation.ts';

export const leaseTypes = [
  'nu',
  'meuble',
  'mobilite',
  'commercial',
  'derogatoire',
  'professionnel',
  'garage',
] as const satisfies readonly LeaseType[];

export const leaseStates = ['draft', 'active', 'notice', 'ended', 'cancelled'] as const;
export type LeaseState = (typeof leaseStates)[number];

/** States in which rent is called. */
export const runningLeaseStates = ['active', 'notice'] as const satisfies readonly LeaseState[];

export const chargesModes = ['provision', 'forfait'] as const;
/** Rent called at the beginning of its month, or once it is over. */
export const rentTerms = ['a_echoir', 'echu'] as const;
export type RentTerm = (typeof rentTerms)[number];
export const leaseIndexes = ['IRL', 'ILC', 'ILAT', 'aucun'] as const;
export const dpeClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const noticeGivers = ['landlord', 'renter'] as const;
/** How rent came in. */
export const rentMethods = ['transfer', 'direct_debit', 'card', 'cheque', 'cash', 'other'] as const;
/** Rates of VAT on a rent: none, or by option on premises that are no dwelling. */
export const rentVatRates = [0, 2000] as const;

/** True for a lease of the law of 1989, of a bare or of a furnished dwelling. */
export const isDwellingLease = (type: LeaseType): boolean => type === 'nu' || type === 'meuble';

/** True where the landlord may have chosen VAT on the rent. */
export const mayBearVat = (type: LeaseType): boolean => !isDwellingLease(type) && type !== 'mobilite';

/**
 * True for a rent that the franchise en base frees from VAT (CGI, art. 293 B): that of parking, which bears VAT by
 * law (art. 261 D). Other rents are exempt anyhow, or bear VAT by an option, which the franchise does not cover
 * (art. 293 C).
 */
export const isFreeByFranchise = (type: LeaseType, company: CompanyVatRegime): boolean =>
  company === 'franchise' && type === 'garage';

/** The rate of VAT that a lease calls, in basis points; none while its company is in the franchise that covers it. */
export const calledVatBps = (
  { type, vatBps }: { readonly type: LeaseType; readonly vatBps: number },
  company: CompanyVatRegime,
): number => (isFreeByFranchise(type, company) ? 0 : vatBps);

/**
 * Months of rent without charges that a deposit may come to; null where the law sets none, or where the lease is
 * older than the texts that were read.
 */
export function depositCapMonths(
  type: LeaseType,
  on: Day,
  parameters: readonly LegalParameter[] = rentParameters,
): number | null {
  if (!isDwellingLease(type) && type !== 'mobilite') return null;
  const key = `rent_deposit.cap_months.${type}`;
  const isKnown = parameters.some((row) => row.key === key && row.validFrom <= on);
  return isKnown ? Number(findParameter(parameters, key, on).value) : null;
}

/** Most that a deposit may come to; null where the law sets no cap. */
export function depositCap(type: LeaseType, rentCents: Cents, on: Day): Cents | null {
  const months = depositCapMonths(type, on);
  return months === null ? null : multiplyDivide(rentCents, months, 1);
}

/** Days on which a lease holds, both ends counted; no last day where none is set. */
export interface LeaseSpan {
  readonly startsOn: Day;
  readonly endsOn: Day | null;
}

/** The last day of a lease: of the notice, of the contract, or none. */
export const lastDayOfLease = (lease: { leavesOn: Day | null; endsOn: Day | null }): Day | null =>
  lease.leavesOn ?? lease.endsOn;

/** True when two leases of a lot hold on a same day. */
export function overlap(a: LeaseSpan, b: LeaseSpan): boolean {
  return (b.endsOn === null || a.startsOn <= b.endsOn) && (a.endsOn === null || b.startsOn <= a.endsOn);
}

/** What a step of a lease needs. */
export interface LeaseFacts {
  readonly status: LeaseState;
  readonly signedOn: Day | null;
  readonly rentersCount: number;
  readonly rentCents: number;
}

/** Why a lease cannot come into force: what is missing, or its state; null where it can. */
export function activationObstacle(
  facts: LeaseFacts,
): 'state' | 'signedOn' | 'renterIds' | 'rentCents' | null {
  if (facts.status !== 'draft') return 'state';
  if (facts.signedOn === null) return 'signedOn';
  if (facts.rentersCount === 0) return 'renterIds';
  return facts.rentCents > 0 ? null : 'rentCents';
}

/** True while notice may be given. */
export const mayGiveNotice = ({ status }: Pick<LeaseFacts, 'status'>): boolean => status === 'active';

/** True when the renter may leave: a lease on notice, or one whose last day is set. */
export const mayEnd = ({ status, endsOn }: { status: LeaseState; endsOn: Day | null }): boolean =>
  status === 'notice' || (status === 'active' && endsOn !== null);

/** Clamps a day of the year to its month: 02-29 is 28 February where there is no 29th. */
function yearDay(year: number, monthDay: string): Day {
  const month = monthOf(day(`${year}-${monthDay.slice(0, 2)}-01`));
  const wanted = `${month}-${monthDay.slice(3)}`;
  return wanted > lastDayOf(month) ? lastDayOf(month) : day(wanted);
}

/**
 * The next day of revision after a day: the anniversary of the lease, or the day of the year that it names.
 *
 * @param monthDay `MM-DD`; the anniversary of the first day where null
 */
export function nextRevisionOn(startsOn: Day, monthDay: string | null, after: Day): Day {
  const wanted = monthDay ?? startsOn.slice(5);
  let year = Number(startsOn.slice(0, 4)) + 1;
  while (yearDay(year, wanted) <= after) year += 1;
  return yearDay(year, wanted);
}

/** The day a month's rent falls due: on its day, or a month later where it is called once the month is over. */
export function dueDay(
  of: ReturnType<typeof monthOf>,
  dayOfMonth: number,
  terms: RentTerm,
  startsOn: Day,
): Day {
  const month = terms === 'a_echoir' ? of : addMonths(of, 1);
  const due = day(`${month}-${String(dayOfMonth).padStart(2, '0')}`);
  // Nothing is due before the renter is there.
  return due < startsOn ? startsOn : due > firstDayOf(month) ? due : firstDayOf(month);
}
