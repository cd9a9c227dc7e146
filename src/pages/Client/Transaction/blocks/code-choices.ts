import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { Choice } from '#ui/fields/types.ts';

/** Accounts of the chart as choices: « 6051 Travaux par lot ». */
export const codeChoices = (codes: TransactionPageProps['codes']): Choice[] =>
  codes.map(({ id, code, label }) => ({ id, label: `${code} ${label}` }));
