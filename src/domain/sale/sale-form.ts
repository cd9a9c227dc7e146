/** Whether somebody buys as a professional: a company may not. */
export const buyerCapacities = ['non_professional', 'professional'] as const;
export type BuyerCapacity = (typeof buyerCapacities)[number];

/** What becomes of a buyer’s loan, in its order. */
export const loanOutcomes = ['offered', 'accepted', 'refused', 'waived'] as const;
export type LoanOutcome = (typeof loanOutcomes)[number];

/** Bounds of the form of a sale. */
export const saleLimits = { maxLots: 20, maxBuyers: 10, maxConditions: 20, defaultDepositBps: 500 } as const;

/** Steps of a sale that people take. */
export const saleSteps = ['reserve', 'sign-contract', 'withdraw', 'sign-deed', 'deliver', 'cancel'] as const;
export type SaleStep = (typeof saleSteps)[number];

/** What asks for attention in the list of sales. */
export const saleAlerts = [
  'unpaid',
  'loan_late',
  'loan_soon',
  'not_presented',
  'copro_documents',
  'withdrawal',
  'option_soon',
  'deed_late',
] as const;
export type SaleAlert = (typeof saleAlerts)[number];

/** The next day that matters in the sales of an operation. */
export const saleDayKinds = ['option', 'withdrawal', 'loan', 'deed', 'delivery'] as const;
export type SaleDayKind = (typeof saleDayKinds)[number];
