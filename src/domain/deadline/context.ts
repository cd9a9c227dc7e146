import { InvalidInputError } from '../domain-error.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import type { Day } from '../time/day.ts';
import type { HolidayRegion } from '../time/holidays.ts';

/** What is applied for. */
export type PermitKind = 'DP' | 'PCMI' | 'PC' | 'PA' | 'PD' | 'CU_info' | 'CU_op' | 'PC_modif';

/** Which diagnostic of a property. */
export type DiagnosticKind =
  | 'dpe'
  | 'electricity'
  | 'gas'
  | 'lead'
  | 'termites'
  | 'erp'
  | 'asbestos'
  | 'sanitation'
  | 'energy_audit';

/** What changes the length or the course of a deadline; each field says which deadlines read it. */
export interface DeadlineContext {
  /** Whose holidays push a period; the national ones by default. */
  readonly region?: HolidayRegion;
  /** Legal periods; the built-in ones by default. */
  readonly parameters?: readonly LegalParameter[];
  /** Withdrawal: when the documents of the copropriété were delivered; null while due and not delivered. */
  readonly documentsOn?: Day | null;
  /** Pre-emption: documents or a visit asked for. Permit: missing pieces asked for. */
  readonly requestedOn?: Day | null;
  /** Answer to that request: documents supplied, visit made, application completed. */
  readonly suppliedOn?: Day | null;
  /** Permit review (required) and withdrawal by the authority. */
  readonly permitKind?: PermitKind;
  /** Permit review: months by which the authority notified that it takes longer, 0 to 24. */
  readonly extraMonths?: number;
  /** Permit review: silence does not permit (protected surroundings), the decision has to be looked at. */
  readonly isSilenceNoPermission?: boolean;
  /** Permit review: near monuments or in a heritage site, which takes longer. */
  readonly isProtectedSite?: boolean;
  /** Pre-emption waived: the court set the price, which leaves longer to sign. */
  readonly isPriceByCourt?: boolean;
  /** Informal appeal and lapse: day of the permit, which decides the law that applies; by default that of the event. */
  readonly decidedOn?: Day;
  /** Lapse of a permit: extensions of one year that were granted. */
  readonly extensionsCount?: number;
  /** Conformity: the authority must inspect. */
  readonly isInspectionMandatory?: boolean;
  /** Tenant’s deed: the tenant said that a loan would be used. */
  readonly usesLoan?: boolean;
  /** Commitment to resell: 2 years for a sale by lots with pre-emption of the tenant, else 5. */
  readonly resaleYears?: 2 | 5;
  /** Retention: when its release was opposed by registered letter. */
  readonly opposedOn?: Day | null;
  /** Validity of a diagnostic (required). */
  readonly diagnostic?: DiagnosticKind;
  /** Lead and asbestos: whether any was found; taken for found when it is not said. */
  readonly isPositive?: boolean;
}

/**
 * The request that stops a clock and its answer, checked against each other.
 *
 * @returns null when nothing was requested
 * @throws InvalidInputError when they are out of order
 */
export function interruptionOf(
  startOn: Day,
  { requestedOn = null, suppliedOn = null }: DeadlineContext,
): { readonly requestedOn: Day; readonly suppliedOn: Day | null } | null {
  if (requestedOn === null) {
    if (suppliedOn === null) return null;
    throw new InvalidInputError('suppliedOn', suppliedOn, 'none without a request (requestedOn)');
  }
  if (requestedOn < startOn) {
    throw new InvalidInputError(
      'requestedOn',
      requestedOn,
      `a day from the start of the deadline, ${startOn}`,
    );
  }
  if (suppliedOn !== null && suppliedOn < requestedOn) {
    throw new InvalidInputError('suppliedOn', suppliedOn, `a day from that of the request, ${requestedOn}`);
  }
  return { requestedOn, suppliedOn };
}

/** A whole number of the context. @throws InvalidInputError */
export function wholeNumber(input: keyof DeadlineContext, value: number, max: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new InvalidInputError(input, value, `a whole number from 0 to ${max}`);
}
