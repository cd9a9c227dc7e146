import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import type { Creditor } from '#domain/legal/legal-interest-parameters.ts';
import { loanDeedCostCalculation } from '#domain/loan/loan-deed-calculation.ts';
import { isMortgage, loanDeedCost, type LoanDeedCost } from '#domain/loan/loan-deed.ts';
import { cents } from '#domain/money/cents.ts';
import { attempt, type Attempt } from '#domain/refusal.ts';
import type { Day } from '#domain/time/day.ts';
import type { GuaranteeRow, Loan, Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';

interface DeedParts {
  readonly operation: Pick<Operation, 'departmentCode' | 'acquiredOn' | 'targetDeedOn'>;
  readonly loan: Pick<Loan, 'id' | 'amountCents' | 'signedOn'>;
  readonly guarantees: readonly Pick<GuaranteeRow, 'loanId' | 'kind'>[];
  readonly capacity: Creditor;
  readonly today: Day;
}

/** What the deed of a mortgage loan costs by its tariff, of all its securities the dearest; null where none needs a deed. */
export function deedOfLoan(parts: DeedParts): Attempt<LoanDeedCost> | null {
  const { operation, loan, guarantees, capacity, today } = parts;
  const kinds = guarantees.filter(({ loanId }) => loanId === loan.id).map(({ kind }) => kind);
  // A conventional mortgage alone bears the land-registration tax.
  const kind = kinds.includes('mortgage') ? 'mortgage' : kinds.find(isMortgage);
  if (kind === undefined) return null;
  return attempt(() =>
    loanDeedCost({
      amountCents: cents(loan.amountCents),
      guaranteeKind: kind,
      on: (loan.signedOn ?? operation.acquiredOn ?? operation.targetDeedOn ?? today) as Day,
      isProfessional: capacity === 'professional',
      departmentCode: operation.departmentCode,
    }),
  );
}

/** The same as the page of a loan shows it. */
export function shownDeed(
  { locale }: Pick<ClientContext, 'locale'>,
  parts: DeedParts,
): NonNullable<LoanFormProps['loan']>['deed'] {
  const found = deedOfLoan(parts);
  if (found === null) return null;
  const { value, refusal } = found;
  return value === null
    ? { totalCents: null, explanation: null, refusal: refusal[locale] }
    : {
        totalCents: value.totalCents,
        explanation: shownExplanation(explainWith(loanDeedCostCalculation, value, 'totalCents')),
        refusal: null,
      };
}
