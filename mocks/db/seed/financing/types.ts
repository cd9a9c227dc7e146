import type { NewDrawdown, NewLoan } from '../../schema/loans.ts';
import type { NewGuarantee } from '../../schema/financing.ts';
import type { LoanState } from '#domain/loan/loan-states.ts';
import type { StateSeed, TenantKey } from '../types.ts';

type Kept = 'id' | 'tenantId' | 'operationId' | 'loanId' | 'createdBy' | 'createdAt' | 'updatedAt';

/** A drawdown: planned, asked for and paid where the days are given. */
export type DrawdownSeed = Omit<NewDrawdown, Kept | 'status'>;

export type GuaranteeSeed = Omit<NewGuarantee, Kept>;

/** A loan of an operation; its state is where its history ends, its lender a contact by key. */
export interface LoanSeed {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly lender: string;
  readonly by: string;
  readonly fields: Omit<NewLoan, Kept | 'lenderContactId' | 'status'>;
  readonly history: readonly StateSeed<LoanState>[];
  readonly drawdowns: readonly DrawdownSeed[];
  readonly guarantees: readonly GuaranteeSeed[];
  readonly repayments?: readonly { readonly on: string; readonly euros: number }[];
}
