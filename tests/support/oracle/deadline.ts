import {
  stepsBetween,
  walkDays,
  walkMonths,
  walkToWorkingDay,
  type OracleRegion,
} from '#tests/support/oracle/calendar.ts';

/** What the oracle is told; the names follow the engine, the counting does not. */
export interface OracleContext {
  readonly region?: OracleRegion;
  readonly documentsOn?: string | null;
  readonly requestedOn?: string | null;
  readonly suppliedOn?: string | null;
  readonly permitKind?: string;
  readonly extraMonths?: number;
  readonly extensionsCount?: number;
  readonly isProtectedSite?: boolean;
  readonly isPriceByCourt?: boolean;
  readonly isInspectionMandatory?: boolean;
  readonly usesLoan?: boolean;
  readonly resaleYears?: number;
  readonly diagnostic?: string;
  readonly isPositive?: boolean;
  readonly opposedOn?: string | null;
}

/** Last day and day of effect by the oracle; null without an end. */
export interface OracleAnswer {
  readonly ends: string | null;
  readonly effect: string | null;
}

type Counting = (start: string, context: OracleContext) => string | null;

const days =
  (count: number): Counting =>
  (start) =>
    walkDays(start, count);
const months =
  (count: number): Counting =>
  (start) =>
    walkMonths(start, count);

const REVIEW: Record<string, number> = {
  DP: 1,
  PCMI: 2,
  PD: 2,
  PC: 3,
  PA: 3,
  PC_modif: 3,
  CU_info: 1,
  CU_op: 2,
};
const DIAGNOSTIC: Record<string, number> = {
  dpe: 120,
  electricity: 36,
  gas: 36,
  termites: 6,
  erp: 6,
  sanitation: 36,
  energy_audit: 60,
};
/** What a minimum delays may be done on its last day itself. */
const MINIMUM = new Set(['loan_condition', 'draft_deed_notice']);

const COUNTINGS: Record<string, Counting> = {
  buyer_withdrawal: (start, { documentsOn, region = 'national' }) => {
    if (documentsOn === null) return null;
    const from = documentsOn !== undefined && documentsOn > start ? documentsOn : start;
    return walkToWorkingDay(walkDays(from, 10), region);
  },
  withdrawal_refund: days(21),
  loan_condition: months(1),
  loan_offer_acceptance: days(10),
  loan_offer_validity: days(30),
  draft_deed_notice: months(1),
  deposit_refund: months(3),
  tenant_offer: months(2),
  tenant_deed: (start, { usesLoan }) => walkMonths(start, usesLoan ? 4 : 2),
  promise_registration: days(10),
  private_promise_term: months(18),
  urban_preemption: (start, { requestedOn, suppliedOn }) => {
    const end = walkMonths(start, 2);
    if (!requestedOn || requestedOn > end) return end;
    if (!suppliedOn) return null;
    const rest = walkDays(suppliedOn, stepsBetween(requestedOn, end));
    const month = walkMonths(suppliedOn, 1);
    return rest > month ? rest : month;
  },
  preemption_waiver: (start, { isPriceByCourt }) => walkMonths(start, isPriceByCourt ? 60 : 36),
  resale_commitment: (start, { resaleYears = 5 }) => walkMonths(start, 12 * resaleYears),
  build_commitment: months(48),
  rural_preemption: months(2),
  permit_review: (start, { permitKind = '', extraMonths = 0, isProtectedSite, requestedOn, suppliedOn }) => {
    const length = (REVIEW[permitKind] ?? Number.NaN) + extraMonths + (isProtectedSite ? 1 : 0);
    if (!requestedOn || requestedOn > walkMonths(start, 1)) return walkMonths(start, length);
    return suppliedOn ? walkMonths(suppliedOn, length) : null;
  },
  third_party_appeal: (start, { region = 'national' }) =>
    walkToWorkingDay(walkDays(walkMonths(start, 2), 1), region),
  informal_appeal: months(1),
  authority_withdrawal: months(3),
  permit_pieces_supply: months(3),
  permit_confirmation: months(2),
  permit_final_review: months(2),
  permit_lapse: (start, { extensionsCount = 0 }) => {
    if (start >= '2022-05-28' && start <= '2024-05-28') return walkMonths(start, 60);
    let end = walkMonths(start, 36);
    for (let index = 0; index < extensionsCount; index += 1) end = walkMonths(end, 12);
    const isOlder = start >= '2021-01-01' && start <= '2022-05-27';
    return isOlder && extensionsCount === 0 && end >= '2025-05-28' ? walkMonths(end, 12) : end;
  },
  works_interruption: months(12),
  late_appeal: months(6),
  conformity: (start, { isInspectionMandatory }) => walkMonths(start, isInspectionMandatory ? 5 : 3),
  retention_release: (start, { opposedOn }) => {
    const end = walkMonths(start, 12);
    return opposedOn && opposedOn <= end ? null : end;
  },
  completion_guarantee: months(12),
  equipment_guarantee: months(24),
  structural_guarantee: months(120),
  diagnostic_validity: (start, { diagnostic = '', isPositive = true }) => {
    if (diagnostic === 'lead') return isPositive ? walkMonths(start, 12) : null;
    if (diagnostic === 'asbestos') return isPositive ? walkMonths(start, 36) : null;
    return walkMonths(start, DIAGNOSTIC[diagnostic] ?? Number.NaN);
  },
};

/** The kinds that the oracle counts. */
export const oracleKinds = Object.keys(COUNTINGS);

/** Counts a deadline by walking through the calendar. */
export function oracleDeadline(kind: string, start: string, context: OracleContext = {}): OracleAnswer {
  const counting = COUNTINGS[kind];
  if (!counting) throw new Error(`The oracle does not know ${kind}.`);
  const ends = counting(start, context);
  if (ends === null) return { ends: null, effect: null };
  return { ends, effect: MINIMUM.has(kind) ? ends : walkDays(ends, 1) };
}

/** Third parties by the strict reading: the first day counts, so the last is the eve of its date two months on. */
export function oracleStrictEnd(start: string): string {
  const twoMonths = walkMonths(start, 2);
  return twoMonths.slice(8) === start.slice(8) ? walkDays(twoMonths, -1) : twoMonths;
}
