import * as terms from './simulation-terms.ts';
import type { Messages } from './types.ts';

/** Lines of a plan of cash, on the page and on paper. */
export const fr = {
  ...terms.fr.category,
  sale: 'Ventes',
  rent: 'Loyers',
  vat_payment: 'TVA versée à l’État',
  supplier_vat: 'TVA des fournisseurs',
  project_flow: 'Flux du projet',
  draw: 'Déblocages',
  repayment: 'Remboursements',
  financial_costs: 'Intérêts et frais de prêt',
  flow_after_financing: 'Flux après financement',
  equity: 'Apports',
  distribution: 'Distributions',
  net: 'Variation de trésorerie',
  cash: 'Trésorerie cumulée',
  loan_balance: 'Encours prêt',
};

export const en: Messages<typeof fr> = {
  ...terms.en.category,
  sale: 'Sales',
  rent: 'Rents',
  vat_payment: 'VAT paid to the State',
  supplier_vat: 'VAT of suppliers',
  project_flow: 'Flow of the project',
  draw: 'Drawdowns',
  repayment: 'Repayments',
  financial_costs: 'Interest and loan fees',
  flow_after_financing: 'Flow after financing',
  equity: 'Equity',
  distribution: 'Distributions',
  net: 'Change of cash',
  cash: 'Cumulated cash',
  loan_balance: 'Loan outstanding',
};
