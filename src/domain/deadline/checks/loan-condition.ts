import type { Day } from '../../time/day.ts';
import type { LegalParameter } from '../../legal/parameter.ts';
import { shortDay } from '../day-words.ts';
import { deadline } from '../deadline.ts';
import { checkOf, findingIf, type Check } from './check.ts';

/** What the preliminary contract says of the buyer’s loan. */
export interface LoanConditionInput {
  readonly signedOn: Day;
  /** Where registration makes the contract valid, the month runs from it. */
  readonly registeredOn?: Day | null;
  /** Last day of the condition; null without one. */
  readonly endsOn: Day | null;
  /** Consumer law protects natural persons only. */
  readonly isBuyerIndividual: boolean;
  readonly usesLoan: boolean;
  /** The buyer wrote by hand that no loan will be used. */
  readonly hasWaiverMention: boolean;
}

/** Whether the loan condition may stand so. */
export interface LoanConditionCheck extends Check<
  'loan_condition_missing' | 'loan_condition_too_short' | 'waiver_missing' | 'waiver_with_loan'
> {
  readonly calculation: 'loan-condition';
  readonly countedFromOn: Day;
  /** First day on which the condition may end; null where no condition is required. */
  readonly minimumEndsOn: Day | null;
}

/**
 * Checks the loan condition of a sale to a natural person (consumer code, articles L313-41 and L313-42).
 *
 * @throws LegalParameterError when no minimum is known for that day
 */
export function checkLoanCondition(
  input: LoanConditionInput,
  parameters?: readonly LegalParameter[],
): LoanConditionCheck {
  const { endsOn, isBuyerIndividual, usesLoan, hasWaiverMention } = input;
  const countedFromOn = input.registeredOn ?? input.signedOn;
  const isRequired = isBuyerIndividual && usesLoan;
  const minimumEndsOn = isRequired
    ? deadline('loan_condition', countedFromOn, parameters ? { parameters } : {}).endsOn
    : null;
  const earliest = minimumEndsOn === null ? null : shortDay(minimumEndsOn);
  return {
    calculation: 'loan-condition',
    countedFromOn,
    minimumEndsOn,
    ...checkOf([
      findingIf(
        isRequired && endsOn === null,
        'loan_condition_missing',
        `L’acquéreur emprunte : indiquez l’échéance de la condition de prêt, au plus tôt le ${earliest?.fr}.`,
        `The buyer takes a loan: give the end of the loan condition, ${earliest?.en} at the earliest.`,
      ),
      findingIf(
        endsOn !== null && minimumEndsOn !== null && endsOn < minimumEndsOn,
        'loan_condition_too_short',
        `La condition de prêt doit durer au moins un mois : repoussez-la au ${earliest?.fr} au moins.`,
        `The loan condition must last a month at least: move its end to ${earliest?.en} or later.`,
      ),
      findingIf(
        isBuyerIndividual && !usesLoan && !hasWaiverMention,
        'waiver_missing',
        'Sans prêt, l’acquéreur doit écrire de sa main qu’il renonce à la condition de prêt : recueillez cette mention.',
        'Without a loan, the buyer must write by hand that the loan condition is waived: obtain this mention.',
      ),
      findingIf(
        isRequired && hasWaiverMention,
        'waiver_with_loan',
        'L’acquéreur emprunte et a renoncé à la condition de prêt : corrigez l’un ou l’autre.',
        'The buyer takes a loan and waived the loan condition: correct one or the other.',
      ),
    ]),
  };
}
