import type { Milestone, PaymentTemplate } from '../calls/payment-template.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import type { AssumedLoan } from '../loan/assumed-loan.ts';
import type { Drawdown } from '../loan/drawdown.ts';
import type { LoanTerms } from '../loan/terms.ts';
import type { LotType, SaleMode } from '../lot/states.ts';
import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { AcquisitionRegime, VatRegime } from '../operation/enums.ts';
import type { PremisesShare, TaxedPremises } from '../purchase/premises.ts';
import type { Day, Month } from '../time/day.ts';
import type { VatDueOn } from '../vat/chargeability.ts';
import type { LotVatMode } from '../vat/vat-mode.ts';
import type { CorporateTaxRegime } from './corporate-tax.ts';
import type { ExpenseLine } from './expense-line.ts';

/** A lot of the programme. */
export interface SimulatedLot {
  /** Told apart by it. */
  readonly ref: string;
  readonly type: LotType;
  readonly saleMode: SaleMode;
  readonly vatMode: LotVatMode;
  readonly tantiemes: number | null;
  /** m² with at most two decimals. */
  readonly areaM2: string;
}

/** Money that comes in a month. */
export interface PlannedReceipt {
  readonly month: Month;
  readonly cents: Cents;
}

interface RevenueBase {
  readonly label: string;
  readonly priceTtcCents: Cents;
  /** How likely the revenue is; everything of it counts in this proportion. */
  readonly probabilityBps: number;
  /** Month of the deed; of the receipt for what is no sale. */
  readonly deedMonth: Month;
  /** When the price comes in, where that is known better; adds up to the price. */
  readonly receipts: readonly PlannedReceipt[] | null;
}

/** The sale of a lot; both parts of the price are given for a VIR alone. */
export interface LotRevenue extends RevenueBase {
  readonly kind: 'lot';
  readonly lotRef: string;
  readonly existingPriceCents: Cents | null;
  readonly worksPriceCents: Cents | null;
  /** `null` for the system template of the lot's way of sale. */
  readonly paymentTemplate: PaymentTemplate | null;
}

/** Rents and whatever else comes in. */
export interface OtherRevenue extends RevenueBase {
  readonly kind: 'rent' | 'other';
  /** VAT inside the amount; 0 for the rent of housing. */
  readonly vatRateBps: number;
}

export type RevenueLine = LotRevenue | OtherRevenue;

/** How works go on, and how contractors are paid. */
export interface WorksPlan {
  readonly progress:
    | {
        readonly kind: 'situations';
        readonly situations: readonly { readonly month: Month; readonly htCents: Cents }[];
      }
    | {
        readonly kind: 'spread';
        readonly startMonth: Month;
        readonly months: number;
        readonly curve: 'linear' | 's_curve';
      };
  /** Months from the situation to its payment. */
  readonly paymentDelayMonths: number;
  /** Kept back from each payment until a year after reception. */
  readonly retentionBps: number;
  /** `null`: the month of the last situation. */
  readonly receptionMonth: Month | null;
}

/** A loan of the operation; without drawdowns it is drawn at once. */
export interface SimulatedLoan {
  readonly terms: LoanTerms;
  readonly drawdowns: readonly Drawdown[] | null;
}

/** Everything a simulation calculates with. */
export interface SimulationInput {
  readonly startMonth: Month;
  /** 1 to 120. */
  readonly durationMonths: number;
  readonly vatRegime: VatRegime;
  readonly acquisitionRegime: AcquisitionRegime;
  readonly departmentCode: string;
  /** INSEE code of the commune, which the duties of the Métropole de Lyon follow. */
  readonly inseeCode?: string;
  /** Premises that are bought, where Île-de-France taxes them. */
  readonly premises?: TaxedPremises | null;
  /** Their part of the price, where something else is bought with them. */
  readonly premisesShare?: PremisesShare | null;
  /** Day of the purchase deed, which decides the tariff. */
  readonly purchaseOn: Day;
  /** Without VAT where the purchase is under VAT. */
  readonly purchasePriceCents: Cents;
  /** Replaces the department's rate of duty. */
  readonly departmentDutyRate: Rate | null;
  /** `null`: the usual provision. */
  readonly disbursementsCents: Cents | null;
  readonly equityCents: Cents;
  /** When the equity comes in; empty for all of it in the first month. */
  readonly equityInjections: readonly PlannedReceipt[];
  readonly loans: readonly SimulatedLoan[];
  /** Stands in while there are no loans. */
  readonly assumedLoan: AssumedLoan | null;
  /** Price of the completion guarantee, for an automatic line of it. */
  readonly completionGuarantee: { readonly setupCents: Cents; readonly rate: Rate } | null;
  readonly corporateTax: CorporateTaxRegime;
  /** `null`: with receipts for works to come, at the deed for the rest. */
  readonly vatDueOn: VatDueOn | null;
  readonly discountRate: Rate;
  /** Margin on revenue that the developer's balance aims at. */
  readonly targetMarginRate: Rate;
  readonly works: WorksPlan | null;
  /** Days on which milestones of the site are, or are to be, certified. */
  readonly milestones: Readonly<Partial<Record<Milestone, Day | null>>>;
  readonly lots: readonly SimulatedLot[];
  readonly expenses: readonly ExpenseLine[];
  readonly revenues: readonly RevenueLine[];
  /** Law and tariffs; the built-in ones when absent. */
  readonly parameters?: readonly LegalParameter[];
}
