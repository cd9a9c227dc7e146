import { InvalidInputError } from '../domain-error.ts';
import { deedParameters } from '../legal/deed-parameters.ts';
import { legalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { taxParameters } from '../legal/tax-parameters.ts';
import { addCents, amountFrom0, cents, roundToCents, type Cents } from '../money/cents.ts';
import { bigRate, type Rate } from '../money/rate.ts';
import { monthOf, monthsBetween, type Day } from '../time/day.ts';
import { dutyTerritory } from './purchase-cost.ts';
import { transferDuties, type TransferDutyOptions } from './transfer-duties.ts';

export interface CommitmentBreachInput extends Omit<TransferDutyOptions, 'isFirstTimeBuyer'> {
  /** The price that bore the favour; for some lots only, their share of it. */
  readonly priceCents: Cents;
  readonly commitment: 'mdb' | 'build';
  readonly departmentCode: string;
  /** As for the purchase. */
  readonly inseeCode?: string;
  readonly deedOn: Day;
  /** When the supplement is paid, from the day of the deed. */
  readonly paidOn: Day;
  readonly parameters?: readonly LegalParameter[];
}

/** What a broken commitment to resell or to build costs. */
export interface CommitmentBreach {
  readonly calculation: 'commitment-breach';
  readonly standardDutiesCents: Cents;
  readonly paidDutiesCents: Cents;
  readonly supplementCents: Cents;
  /** The same duties and their difference as they are paid, each line rounded to the euro (CGI, art. 1647-00 A). */
  readonly standardDutiesDueCents: Cents;
  readonly paidDutiesDueCents: Cents;
  readonly supplementDueCents: Cents;
  readonly interestMonthsCount: number;
  readonly monthlyRate: Rate;
  readonly interestCents: Cents;
  readonly totalCents: Cents;
  readonly parameters: readonly LegalParameter[];
}

/**
 * Duties of ordinary law on the day of the deed less those paid, and interest for each month from the one
 * after the deed to that of the payment.
 *
 * @throws InvalidInputError when the price is below 0 or the payment precedes the deed
 * @throws LegalParameterError when a rate is not known on the day or in the department
 */
export function breachOfCommitment(input: CommitmentBreachInput): CommitmentBreach {
  const { priceCents, commitment, departmentCode, deedOn, paidOn } = input;
  amountFrom0('priceCents', priceCents);
  if (paidOn < deedOn)
    throw new InvalidInputError('paidOn', paidOn, `a day from that of the deed, ${deedOn}`);
  const parameters = input.parameters ?? [...deedParameters, ...taxParameters];
  const atDeed = legalReader(parameters, deedOn, dutyTerritory(input));
  const atPayment = legalReader(parameters, paidOn, departmentCode);
  const standard = transferDuties(priceCents, 'standard', atDeed, input);
  const paid = transferDuties(priceCents, commitment, atDeed);
  // The fixed duty of a commitment to build can exceed the ordinary duties on a very small price.
  const above = (owed: Cents, already: Cents): Cents => cents(Math.max(0, owed - already));
  const supplementCents = above(standard.dutiesCents, paid.dutiesCents);
  const interestMonthsCount = monthsBetween(monthOf(deedOn), monthOf(paidOn));
  const monthlyRate = atPayment.rate('tax.late-interest.monthly');
  const interestCents = roundToCents(bigRate(monthlyRate).times(supplementCents).times(interestMonthsCount));
  return {
    calculation: 'commitment-breach',
    standardDutiesCents: standard.dutiesCents,
    paidDutiesCents: paid.dutiesCents,
    supplementCents,
    standardDutiesDueCents: standard.dutiesDueCents,
    paidDutiesDueCents: paid.dutiesDueCents,
    supplementDueCents: above(standard.dutiesDueCents, paid.dutiesDueCents),
    interestMonthsCount,
    monthlyRate,
    interestCents,
    totalCents: addCents(supplementCents, interestCents),
    parameters: [...atDeed.used(), ...atPayment.used()],
  };
}
