import type { TemplateFields } from '../../calls/template-fields.ts';
import type { LotType, SaleMode } from '../../lot/states.ts';
import type { PremisesShare, TaxedPremises } from '../../purchase/premises.ts';
import type { AcquisitionRegime, VatRegime } from '../../operation/enums.ts';
import type { VatDueOn } from '../../vat/chargeability.ts';
import type { DeferralKind, InterestConvention, LoanKind } from '../../loan/terms.ts';
import type { LotVatMode } from '../../vat/vat-mode.ts';
import type { CorporateTaxRegime } from '../corporate-tax.ts';
import type { ExpenseBasis, ExpenseCategory, ExpenseSchedule } from '../expense-line.ts';

/** How likely the prices of a simulation are. */
export const scenarios = ['prudent', 'central', 'optimistic'] as const;
export type Scenario = (typeof scenarios)[number];

/** The life of a simulation; once validated it is copied, never changed. */
export const simulationStates = ['draft', 'validated', 'archived'] as const;
export type SimulationState = (typeof simulationStates)[number];

/** Expenses as people read them: what belongs together stands in one table. */
export const lineGroups = {
  purchaseLines: ['acquisition', 'purchase_fees', 'agency'],
  worksLines: ['works', 'fees_moe', 'fees_ctrl', 'insurance', 'surveys', 'utilities', 'taxes'],
  reserveLines: ['contingency', 'holding'],
  saleLines: ['sales_fees', 'marketing', 'gfa'],
  financeLines: ['loan_fees', 'interest', 'commitment', 'management', 'other'],
} as const satisfies Readonly<Record<string, readonly ExpenseCategory[]>>;
export type LineGroup = keyof typeof lineGroups;
export const lineGroupNames = Object.keys(lineGroups) as readonly LineGroup[];

/** Categories whose amount the engine can work out itself. */
export const automaticCategories: readonly ExpenseCategory[] = [
  'purchase_fees',
  'gfa',
  'loan_fees',
  'interest',
  'commitment',
];

/** VAT rates of a supplier, in basis points. */
export const supplierVatRates = [0, 550, 1000, 2000] as const;
export type SupplierVatRate = (typeof supplierVatRates)[number];

/** Whether the VAT of an expense comes back: as the regime has it, or against it. */
export const vatRecoveries = ['regime', 'yes', 'no'] as const;
export type VatRecovery = (typeof vatRecoveries)[number];

export const scheduleKinds = ['month', 'spread', 'with_works', 'at_deeds', 'at_purchase'] as const;
export const curves = ['linear', 's_curve'] as const;

/** An expense as it is typed in. What is not said yet is null and counts for nothing. */
export interface StudyLine {
  readonly category: ExpenseCategory;
  readonly label: string;
  readonly basis: ExpenseBasis;
  /** Cents of an amount or a unit price, basis points of a part. */
  readonly value: number | null;
  readonly vatRateBps: SupplierVatRate;
  readonly recovery: VatRecovery;
  readonly schedule: ExpenseSchedule['kind'];
  readonly month: string | null;
  readonly months: number;
  readonly curve: ExpenseSchedule['curve'];
  readonly isAuto: boolean;
  /** The visit whose findings it stands for. */
  readonly visitId?: string | undefined;
  /** Who is paid, and the account that it is booked on; absent in what was kept before lines told it. */
  readonly supplierId?: string | null | undefined;
  readonly accountingCodeId?: string | null | undefined;
}

/** Money expected in a month. */
export interface StudyReceipt {
  readonly month: string;
  readonly cents: number;
}

/** A lot as the simulation took it over, with its price and when it is sold. */
export interface StudyLot {
  readonly ref: string;
  readonly type: LotType;
  readonly saleMode: SaleMode;
  readonly vatMode: LotVatMode;
  readonly tantiemes: number | null;
  readonly areaM2: string;
  /** Of a lot sold as it stands or to be built. */
  readonly priceTtcCents: number | null;
  /** Both parts of the price of a VIR. */
  readonly existingPriceCents: number | null;
  readonly worksPriceCents: number | null;
  /** The price that the lot had when it was taken over: that of the simulation may differ. */
  readonly takenPriceCents: number | null;
  readonly deedMonth: string | null;
  readonly probabilityBps: number;
  /** When the price comes in, where that is known better than by the calls; ignored once it is no longer the price. */
  readonly receipts: StudyReceipt[];
  /** The schedule of the company that its calls follow; absent or null for the legal one of its way of sale. */
  readonly paymentTemplateId?: string | null | undefined;
}

/** A schedule of calls of the company, as its lots follow it. */
export interface StudyPlan extends Pick<TemplateFields, 'name' | 'regime' | 'steps' | 'paymentTermDays'> {
  readonly id: string;
}

/** Rents and whatever else comes in. */
export interface StudyRevenue {
  readonly kind: 'rent' | 'other';
  readonly label: string;
  readonly priceTtcCents: number | null;
  readonly vatRateBps: number;
  readonly month: string | null;
  readonly probabilityBps: number;
}

/** Days on which the site reaches what calls wait for. */
export const milestoneFields = {
  foundations: 'foundationsOn',
  watertight: 'watertightOn',
  half_works: 'halfWorksOn',
  completion: 'completionOn',
  delivery: 'deliveryOn',
} as const;

/** A draw of a loan on a day. */
interface StudyDraw {
  readonly on: string;
  readonly cents: number;
}

/** A loan beside the main one, with all that its contract may say; rates in basis points. */
export interface StudyLoan {
  readonly label: string;
  readonly kind: LoanKind;
  readonly amountCents: number | null;
  /** Nominal rate at the start. */
  readonly rateBps: number;
  /** Of a variable loan: what its rate is from a day on. */
  readonly rateChanges: { readonly from: string; readonly rateBps: number }[];
  readonly durationMonths: number;
  readonly deferralKind: DeferralKind;
  readonly deferralMonths: number;
  readonly signedOn: string | null;
  /** The day of the purchase when it is not said. */
  readonly firstDrawOn: string | null;
  readonly availabilityEndOn: string | null;
  readonly interestConvention: InterestConvention;
  readonly commitmentFeeBps: number;
  readonly fileFeeCents: number | null;
  readonly guaranteeFeeCents: number | null;
  readonly insuranceBps: number;
  readonly sweepBps: number;
  readonly prepaymentPenaltyBps: number;
  /** All at once when there are none, or when they come to more than the loan. */
  readonly draws: StudyDraw[];
}

/** All that a person says of a simulation, in the units of its form: cents, basis points, `YYYY-MM`, `YYYY-MM-DD`. */
export interface Study extends Readonly<Record<LineGroup, StudyLine[]>> {
  readonly startMonth: string;
  readonly durationMonths: number;
  readonly vatRegime: VatRegime;
  readonly acquisitionRegime: AcquisitionRegime;
  readonly purchaseOn: string;
  readonly purchasePriceCents: number;
  readonly departmentDutyBps: number | null;
  readonly disbursementsCents: number | null;
  readonly equityCents: number;
  /** What of the equity comes later than in the first month. */
  readonly injections: StudyReceipt[];
  readonly corporateTax: CorporateTaxRegime;
  readonly vatDueOn: VatDueOn | null;
  readonly discountBps: number;
  readonly targetMarginBps: number;
  readonly guaranteeSetupCents: number | null;
  readonly guaranteeBps: number | null;

  readonly worksStartMonth: string | null;
  readonly worksMonths: number;
  readonly worksCurve: ExpenseSchedule['curve'];
  readonly worksDelayMonths: number;
  readonly retentionBps: number;
  readonly receptionMonth: string | null;
  /** Takes the place of start, length and curve where it is filled in. */
  readonly situations: StudyReceipt[];
  readonly foundationsOn: string | null;
  readonly watertightOn: string | null;
  readonly halfWorksOn: string | null;
  readonly completionOn: string | null;
  readonly deliveryOn: string | null;

  readonly loanAmountCents: number | null;
  readonly loanBps: number;
  readonly loanMonths: number;
  readonly loanFileFeeCents: number | null;
  readonly loanGuaranteeFeeCents: number | null;
  readonly loanCommitmentBps: number;
  readonly loanSweepBps: number;
  /** Day of signature and first draw; the day of the purchase when it is not said. */
  readonly loanSignedOn: string | null;
  readonly loanAvailabilityEndOn: string | null;
  /** All at once when there are none. */
  readonly draws: StudyDraw[];
  /** Absent in what was kept before a simulation had several loans. */
  readonly otherLoans?: StudyLoan[];

  readonly lots: StudyLot[];
  readonly otherRevenues: StudyRevenue[];
  /** The schedules that lots name, as they were when it was kept: a schedule that changes later leaves its figures alone. */
  readonly paymentPlans?: readonly StudyPlan[] | undefined;
}

/** Where the operation is: the tariff of its deed follows from it. */
export interface StudyPlace {
  readonly departmentCode: string;
  readonly inseeCode: string;
  /** Premises that are bought, where Île-de-France taxes them. */
  readonly premises?: TaxedPremises | null;
  /** Their part of the price, where something else is bought with them. */
  readonly premisesShare?: PremisesShare | null;
  /** Schedules of calls that may be chosen while it is typed; those that the study keeps otherwise. */
  readonly paymentPlans?: readonly StudyPlan[] | undefined;
}

/** A lot whose price is two prices. */
export const isSplitPrice = ({ saleMode }: Pick<StudyLot, 'saleMode'>): boolean => saleMode === 'vir';

/** The price of a lot, of whichever parts it is made; null while it is not said. */
export function studyPriceCents(
  lot: Pick<StudyLot, 'saleMode' | 'priceTtcCents' | 'existingPriceCents' | 'worksPriceCents'>,
): number | null {
  if (!isSplitPrice(lot)) return lot.priceTtcCents;
  const { existingPriceCents: existing, worksPriceCents: works } = lot;
  return existing === null && works === null ? null : (existing ?? 0) + (works ?? 0);
}
