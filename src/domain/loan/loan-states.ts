/** States of a loan, in order. */
export const loanStates = [
  'draft',
  'requested',
  'agreed',
  'offered',
  'accepted',
  'signed',
  'drawing',
  'repaying',
  'repaid',
  'refused',
  'cancelled',
] as const;
export type LoanState = (typeof loanStates)[number];

/** States of a drawdown, in order. */
export const drawdownStates = ['planned', 'requested', 'released', 'cancelled'] as const;
export type DrawdownState = (typeof drawdownStates)[number];

/** Whether a loan counts among the means of its operation: neither refused nor cancelled. */
export const isLiveLoan = (status: LoanState): boolean => status !== 'refused' && status !== 'cancelled';

/** Whether a loan is signed, and may be drawn or owed. */
export const isSignedLoan = (status: LoanState): boolean =>
  status === 'signed' || status === 'drawing' || status === 'repaying' || status === 'repaid';

/** Whether its terms may still be changed: nothing has ended it. */
export const isOpenLoan = (status: LoanState): boolean => isLiveLoan(status) && status !== 'repaid';
