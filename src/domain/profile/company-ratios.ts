import { checkCents, subtractCents, type Cents } from '../money/cents.ts';
import { ratio, type Rate } from '../money/rate.ts';

/** The accounts of one year; null where a figure is not known. */
export interface YearAccounts {
  readonly year: number;
  readonly turnoverCents: Cents | null;
  readonly ebitdaCents: Cents | null;
  readonly netIncomeCents: Cents | null;
  readonly equityCents: Cents | null;
  readonly financialDebtCents: Cents | null;
  readonly cashCents: Cents | null;
}

/** What the accounts of a year say to a bank; null where a figure is missing or would be divided by zero. */
export interface CompanyRatios extends YearAccounts {
  readonly calculation: 'company-ratios';
  /** Net income ÷ turnover. */
  readonly netMargin: Rate | null;
  /** EBITDA ÷ turnover. */
  readonly ebitdaMargin: Rate | null;
  /** Equity ÷ financial debt. */
  readonly equityToDebt: Rate | null;
  readonly netDebtCents: Cents | null;
  /** Net debt ÷ EBITDA, in years with two decimals; null where EBITDA is not positive. */
  readonly netDebtYears: Rate | null;
}

const quotient = (part: Cents | null, whole: Cents | null, decimals: number): Rate | null =>
  part === null || whole === null ? null : ratio(part, whole, decimals);

const checked = (name: string, value: Cents | null): Cents | null =>
  value === null ? null : checkCents(name, value);

/** The ratios of one year. @throws InvalidInputError for an amount that is no whole number of cents */
export function companyRatios(accounts: YearAccounts): CompanyRatios {
  const turnoverCents = checked('accounts.turnoverCents', accounts.turnoverCents);
  const ebitdaCents = checked('accounts.ebitdaCents', accounts.ebitdaCents);
  const netIncomeCents = checked('accounts.netIncomeCents', accounts.netIncomeCents);
  const equityCents = checked('accounts.equityCents', accounts.equityCents);
  const financialDebtCents = checked('accounts.financialDebtCents', accounts.financialDebtCents);
  const cashCents = checked('accounts.cashCents', accounts.cashCents);
  const netDebtCents =
    financialDebtCents === null || cashCents === null ? null : subtractCents(financialDebtCents, cashCents);
  return {
    calculation: 'company-ratios',
    year: accounts.year,
    turnoverCents,
    ebitdaCents,
    netIncomeCents,
    equityCents,
    financialDebtCents,
    cashCents,
    netMargin: quotient(netIncomeCents, turnoverCents, 4),
    ebitdaMargin: quotient(ebitdaCents, turnoverCents, 4),
    equityToDebt: quotient(equityCents, financialDebtCents, 4),
    netDebtCents,
    netDebtYears: ebitdaCents === null || ebitdaCents <= 0 ? null : quotient(netDebtCents, ebitdaCents, 2),
  };
}
