import type { AccountNature } from '../accounting/code.ts';
import type { CashCategory } from '../cash-flow/entry.ts';
import type { ForecastNature } from './treasury.ts';

const ofAccounts: Readonly<Partial<Record<AccountNature, ForecastNature>>> = {
  acquisition: 'acquisition',
  frais_acquisition: 'acquisition',
  travaux: 'works',
  honoraires: 'works',
  frais_generaux: 'overheads',
  financement: 'loan',
  impots: 'tax',
  tva: 'tax',
  vente: 'sale',
  loyer: 'rent',
  capitaux: 'equity',
};

/** The nature of money that was put on an account of the chart. */
export const natureOfAccount = (nature: AccountNature | null): ForecastNature =>
  (nature === null ? undefined : ofAccounts[nature]) ?? 'other';

const ofCategories: Readonly<Partial<Record<CashCategory, ForecastNature>>> = {
  sale: 'sale',
  rent: 'rent',
  acquisition: 'acquisition',
  purchase_fees: 'acquisition',
  agency: 'acquisition',
  works: 'works',
  fees_moe: 'works',
  fees_ctrl: 'works',
  insurance: 'works',
  surveys: 'works',
  utilities: 'works',
  contingency: 'works',
  taxes: 'tax',
  vat_payment: 'tax',
  draw: 'loan',
  repayment: 'loan',
  loan_fees: 'loan',
  interest: 'loan',
  commitment: 'loan',
  equity: 'equity',
  distribution: 'equity',
  holding: 'overheads',
  management: 'overheads',
};

/** The nature of money that the plan of an operation foresees. */
export const natureOfCategory = (category: CashCategory): ForecastNature => ofCategories[category] ?? 'other';
