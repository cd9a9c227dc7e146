import type { PermitKind } from '../deadline/context.ts';
import type { PermitState } from '../states/permit/states.ts';
import type { Day } from '../time/day.ts';
import type { AppealKind, AppealOutcome } from './enums.ts';

/** Somebody’s appeal against a permission. */
export interface PermitAppeal {
  readonly kind: AppealKind;
  readonly filedOn: Day;
  /** Notified to the holder of the permission. */
  readonly notifiedOn: Day | null;
  readonly outcome: AppealOutcome | null;
  readonly settledOn: Day | null;
}

/** The days of a permission, as far as they are known. */
export interface PermitDays {
  readonly filedOn: Day | null;
  readonly missingRequestedOn: Day | null;
  readonly completedOn: Day | null;
  readonly deferredOn: Day | null;
  readonly requestConfirmedOn: Day | null;
  readonly decisionOn: Day | null;
  readonly notifiedOn: Day | null;
  readonly postedOn: Day | null;
  readonly purgedOn: Day | null;
  readonly authorityWithdrewOn: Day | null;
  readonly annulledOn: Day | null;
  readonly workOpenedOn: Day | null;
  readonly worksStoppedOn: Day | null;
  readonly worksResumedOn: Day | null;
  readonly daactOn: Day | null;
  readonly contestedOn: Day | null;
  readonly redeclaredOn: Day | null;
  readonly conformityAttestedOn: Day | null;
}

/** A permission as its clocks and steps read it. */
export interface PermitRecord extends PermitDays {
  readonly kind: PermitKind;
  readonly status: PermitState;
  /** Months by which the authority notified that its review takes longer, apart from protected surroundings. */
  readonly extraMonths: number;
  /** Near a monument or in a heritage site: the review takes longer, and silence may refuse. */
  readonly isProtectedSite: boolean;
  /** Extensions of one year that were granted. */
  readonly extensionsCount: number;
  /** The authority must inspect before it may no longer contest. */
  readonly isInspectionMandatory: boolean;
  /** Last day of a deferral of the decision; it may be to come. */
  readonly deferredUntilOn: Day | null;
  readonly contestReason: string | null;
  readonly appeals: readonly PermitAppeal[];
  readonly postingProofsCount: number;
}

const certificates: readonly PermitKind[] = ['CU_info', 'CU_op'];

/** Whether a permission lets something be built; a certificate only informs. */
export const isBuildingPermit = (kind: PermitKind): boolean => !certificates.includes(kind);

/** Whether an appeal waits for its outcome. */
export const hasOpenAppeal = ({ appeals }: Pick<PermitRecord, 'appeals'>): boolean =>
  appeals.some(({ outcome }) => outcome === null);

const numberPrefixes: Readonly<Record<PermitKind, string>> = {
  DP: 'DP',
  PCMI: 'PC',
  PC: 'PC',
  PA: 'PA',
  PD: 'PD',
  CU_info: 'CU',
  CU_op: 'CU',
  PC_modif: 'PC',
};

/** Whether a number is written as town halls write it: `PC 033 243 25 00042`, with `M01` for a change of it. */
export function isUsualNumber(kind: PermitKind, number: string): boolean {
  const plain = number.replace(/[\s.-]/g, '').toUpperCase();
  return new RegExp(`^${numberPrefixes[kind]}\\d{3}\\d{3}\\d{2}[A-Z0-9]{5}([MTP]\\d{1,2})?$`).test(plain);
}
