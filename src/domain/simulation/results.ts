import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { LotType, SaleMode } from '../lot/states.ts';
import type { Month } from '../time/day.ts';
import type { VatMode } from '../vat/vat-mode.ts';
import type { BreakEven } from './break-even.ts';
import type { CorporateTax } from './corporate-tax.ts';
import type { DeveloperBalance } from './developer-balance.ts';
import type { ExpenseResult } from './expense-line.ts';
import type { GroupedCost } from './lot-costs.ts';
import type { RevenueResult } from './revenue.ts';
import type { SensitivityRow } from './sensitivity.ts';
import type { SimulationMonth } from './simulation-months.ts';

/** A lot with what it brings and costs; prices in the proportion of their probability. */
export interface LotResult {
  readonly calculation: 'simulation-lot';
  readonly ref: string;
  readonly type: LotType;
  readonly saleMode: SaleMode;
  readonly areaM2: string;
  readonly tantiemes: number | null;
  readonly vatMode: VatMode;
  readonly probabilityBps: number;
  readonly priceTtcCents: Cents;
  readonly existingPriceCents: Cents;
  readonly worksPriceCents: Cents;
  readonly acquisitionShareCents: Cents;
  readonly vatCents: Cents;
  readonly priceHtCents: Cents;
  /** Of the whole price. */
  readonly pricePerM2Cents: Cents;
  readonly cost: GroupedCost;
  readonly marginCents: Cents;
  readonly marginOnRevenue: Rate | null;
  /** Price and price per m² at break-even. */
  readonly breakEvenPriceCents: Cents | null;
  readonly breakEvenPerM2Cents: Cents | null;
}

/** Revenue that belongs to no lot, and costs where there are none. */
export interface UnallocatedResult {
  readonly revenueHtCents: Cents;
  readonly costCents: Cents;
  readonly marginCents: Cents;
}

/** Lots of one type together. */
export interface TypeResult {
  readonly type: LotType;
  readonly lotsCount: number;
  readonly areaHundredths: number;
  readonly priceTtcCents: Cents;
  readonly pricePerM2Cents: Cents;
  readonly breakEvenPerM2Cents: Cents | null;
}

/** What a form has to mend or confirm; the figures stand on the assumption told. */
export type SimulationIssue =
  | { readonly code: 'acquisition_missing' }
  /** Calculated with in the first month. */
  | { readonly code: 'line_without_month'; readonly id: string; readonly label: string }
  /** Follows works that are not planned: calculated with in the first month. */
  | { readonly code: 'works_not_planned'; readonly id: string; readonly label: string }
  /** A call has no day: calculated with in the last month. */
  | { readonly code: 'milestone_missing'; readonly lotRef: string }
  /** Taxed on the whole price until someone chooses. */
  | { readonly code: 'vat_to_decide'; readonly lotRef: string }
  /** Before the first month of the simulation or after its last. */
  | { readonly code: 'outside_period'; readonly label: string; readonly month: Month };

/** The months and totals of a simulation and everything that follows from them. */
export interface Simulation {
  readonly calculation: 'simulation';
  /** Changes whenever the same input would give another figure. */
  readonly engineVersion: string;
  readonly revenueTtcCents: Cents;
  readonly vatCents: Cents;
  readonly revenueHtCents: Cents;
  readonly costCents: Cents;
  readonly costs: GroupedCost;
  readonly marginCents: Cents;
  readonly marginOnRevenue: Rate | null;
  readonly marginOnCost: Rate | null;
  readonly equityCents: Cents;
  readonly loansCents: Cents;
  /** Margin ÷ equity. */
  readonly roi: Rate | null;
  /** `(1 + roi)^(12 ÷ months) − 1`. */
  readonly annualisedRoi: Rate | null;
  readonly durationMonths: number;
  /** Loans ÷ cost. */
  readonly loanToCost: Rate | null;
  /** Equity ÷ cost. */
  readonly equityToCost: Rate | null;
  /** Hundredths of m², garages excluded. */
  readonly areaHundredths: number;
  readonly costPerM2Cents: Cents | null;
  readonly irrProject: Rate | null;
  readonly irrEquity: Rate | null;
  readonly discountRate: Rate;
  /** Of the project flows, at the discount rate. */
  readonly netPresentValueCents: Cents;
  readonly positiveFlowsCents: Cents;
  readonly negativeFlowsCents: Cents;
  /** Σ positive ÷ |Σ negative| flows after financing. */
  readonly equityMultiple: Rate | null;
  /** The most that equity is ever short of. */
  readonly peakEquityCents: Cents;
  readonly peakEquityMonth: Month | null;
  readonly breakEven: BreakEven;
  readonly sensitivity: readonly SensitivityRow[];
  readonly developerBalance: DeveloperBalance;
  readonly corporateTax: CorporateTax;
  readonly expenses: readonly ExpenseResult[];
  readonly revenues: readonly RevenueResult[];
  readonly lots: readonly LotResult[];
  readonly unallocated: UnallocatedResult;
  readonly types: readonly TypeResult[];
  readonly months: readonly SimulationMonth[];
  readonly issues: readonly SimulationIssue[];
}
