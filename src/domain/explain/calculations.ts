import type { Calculation } from './calculation.ts';
import { callCalculation } from '../calls/call-calculation.ts';
import { callScheduleCalculation } from '../calls/call-schedule-calculation.ts';
import { halfWorksCalculation } from '../calls/half-works-calculation.ts';
import { lateInterestCalculation } from '../calls/late-interest-calculation.ts';
import { budgetLineCalculation } from '../cash-flow/budget-calculation.ts';
import { budgetCalculation } from '../cash-flow/budget-calculation.ts';
import { cashCardsCalculation } from '../cash-flow/cash-cards-calculation.ts';
import { cashFlowCalculation } from '../cash-flow/cash-flow-calculation.ts';
import { situationCashCalculation } from '../cash-flow/situation-cash-calculation.ts';
import { depositCapCalculation } from '../deadline/checks/deposit-cap-calculation.ts';
import { draftDeedNoticeCalculation } from '../deadline/checks/draft-deed-notice-calculation.ts';
import { loanConditionCalculation } from '../deadline/checks/loan-condition-calculation.ts';
import { longPromiseCalculation } from '../deadline/checks/long-promise-calculation.ts';
import { deadlineCalculation } from '../deadline/deadline-calculation.ts';
import { permitPurgeCalculation } from '../deadline/permit-purge-calculation.ts';
import { estimationCalculation } from '../estimation/estimation-calculation.ts';
import { incomeValueCalculation } from '../estimation/income-calculation.ts';
import { earlyRepaymentCalculation } from '../loan/early-repayment-calculation.ts';
import { financingPlanCalculation } from '../loan/financing-plan-calculation.ts';
import { guaranteeCostCalculation } from '../loan/guarantee-calculation.ts';
import { energyDutiesCalculation } from '../lot/energy-duties-calculation.ts';
import { loanDeedCostCalculation } from '../loan/loan-deed-calculation.ts';
import { loanPositionCalculation } from '../loan/position-calculation.ts';
import { loanRowCalculation } from '../loan/row-calculation.ts';
import { loanScheduleCalculation } from '../loan/schedule-calculation.ts';
import { companyRatiosCalculation } from '../profile/company-ratios-calculation.ts';
import { referenceMarginCalculation } from '../profile/reference-margin-calculation.ts';
import { wealthCalculation } from '../profile/wealth-calculation.ts';
import { commitmentBreachCalculation } from '../purchase/commitment-breach-calculation.ts';
import { purchaseCostCalculation } from '../purchase/purchase-cost-calculation.ts';
import { rentRevisionCalculation } from '../rental/indexation-calculation.ts';
import { rentalYieldCalculation } from '../rental/rental-yield-calculation.ts';
import { collectionCalculation } from '../sale/collection-calculation.ts';
import { salePaceCalculation } from '../sale/sale-pace-calculation.ts';
import { saleProgressCalculation } from '../sale/sale-progress-calculation.ts';
import { stockAgeCalculation } from '../sale/stock-age-calculation.ts';
import { quickSimulationCalculation } from '../sourcing/quick-simulation-calculation.ts';
import { weightedNoteCalculation } from '../scores/weighted-note-calculation.ts';
import { breakEvenCalculation } from '../simulation/break-even-calculation.ts';
import { corporateTaxCalculation } from '../simulation/corporate-tax-calculation.ts';
import { developerBalanceCalculation } from '../simulation/developer-balance-calculation.ts';
import { simulationCalculation } from '../simulation/simulation-calculation.ts';
import { simulationLotCalculation } from '../simulation/simulation-lot-calculation.ts';
import { archaeologyChargeCalculation } from '../taxes/archaeology-charge-calculation.ts';
import { developmentTaxCalculation } from '../taxes/development-tax-calculation.ts';
import { propertyTaxProrataCalculation } from '../taxes/property-tax-prorata-calculation.ts';
import { acquisitionShareCalculation } from '../vat/acquisition-share-calculation.ts';
import { reverseChargeCalculation } from '../vat/reverse-charge-calculation.ts';
import { lotVatCalculation } from '../vat/lot-vat-calculation.ts';
import { supplierVatCalculation } from '../vat/supplier-vat-calculation.ts';
import { vatDeclarationCalculation } from '../vat/vat-declaration-calculation.ts';
import { vatFranchiseCalculation } from '../vat/vat-franchise-calculation.ts';
import { vatRegimeCalculation } from '../vat/vat-regime-calculation.ts';
import { vatReturnCalculation } from '../vat/vat-return-calculation.ts';
import { vatReturnMonthCalculation } from '../vat/vat-return-month-calculation.ts';
import { worksAttestationCalculation } from '../vat/works-attestation-calculation.ts';
import { worksVatCalculation } from '../vat/works-vat-calculation.ts';

/** A calculation whose results only its own formulas can read. */
export type AnyCalculation = Omit<Calculation<never>, 'example'> & {
  readonly example: {
    readonly given: Calculation<never>['example']['given'];
    readonly result: () => unknown;
    readonly variants?: () => readonly unknown[];
  };
};

/** Every calculation of the engine, in the order of the document that explains them. */
export const calculations: readonly AnyCalculation[] = [
  commitmentBreachCalculation,
  purchaseCostCalculation,
  acquisitionShareCalculation,
  lotVatCalculation,
  supplierVatCalculation,
  vatDeclarationCalculation,
  vatRegimeCalculation,
  vatReturnCalculation,
  vatReturnMonthCalculation,
  worksVatCalculation,
  worksAttestationCalculation,
  reverseChargeCalculation,
  vatFranchiseCalculation,
  earlyRepaymentCalculation,
  financingPlanCalculation,
  guaranteeCostCalculation,
  loanDeedCostCalculation,
  loanPositionCalculation,
  loanRowCalculation,
  loanScheduleCalculation,
  callCalculation,
  callScheduleCalculation,
  halfWorksCalculation,
  lateInterestCalculation,
  breakEvenCalculation,
  corporateTaxCalculation,
  developerBalanceCalculation,
  simulationCalculation,
  simulationLotCalculation,
  budgetLineCalculation,
  budgetCalculation,
  cashCardsCalculation,
  cashFlowCalculation,
  situationCashCalculation,
  estimationCalculation,
  incomeValueCalculation,
  rentRevisionCalculation,
  rentalYieldCalculation,
  collectionCalculation,
  salePaceCalculation,
  saleProgressCalculation,
  stockAgeCalculation,
  wealthCalculation,
  companyRatiosCalculation,
  referenceMarginCalculation,
  developmentTaxCalculation,
  archaeologyChargeCalculation,
  propertyTaxProrataCalculation,
  depositCapCalculation,
  draftDeedNoticeCalculation,
  loanConditionCalculation,
  longPromiseCalculation,
  deadlineCalculation,
  permitPurgeCalculation,
  energyDutiesCalculation,
  weightedNoteCalculation,
  quickSimulationCalculation,
];
