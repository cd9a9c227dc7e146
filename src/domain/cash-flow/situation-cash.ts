import { InvalidInputError } from '../domain-error.ts';
import { addCents, multiplyDivide, subtractCents, type Cents } from '../money/cents.ts';
import { applyRate, rateOfBps } from '../money/rate.ts';
import { addMonths, lastDayOf, type Day, type Month } from '../time/day.ts';

/** What an approved situation of works makes payable. */
export interface SituationCash {
  readonly calculation: 'situation-cash';
  readonly month: Month;
  readonly htCents: Cents;
  readonly vatRateBps: number;
  readonly vatCents: Cents;
  readonly ttcCents: Cents;
  readonly retentionBps: number;
  /** `R(TTC × rate)`, of which the part without VAT. */
  readonly retentionCents: Cents;
  readonly retentionHtCents: Cents;
  readonly toPayCents: Cents;
  readonly toPayHtCents: Cents;
  readonly dueOn: Day;
}

/**
 * A situation of a month is paid at the end of the next one, the retention kept back.
 *
 * @param situation retention up to 500 basis points, the most the law allows
 * @throws InvalidInputError for a rate of VAT or a retention that no form allows
 */
export function situationCash(situation: {
  readonly month: Month;
  readonly htCents: Cents;
  readonly vatRateBps: number;
  readonly retentionBps: number;
}): SituationCash {
  const { month, htCents, vatRateBps, retentionBps } = situation;
  if (!Number.isSafeInteger(vatRateBps) || vatRateBps < 0 || vatRateBps > 10_000) {
    throw new InvalidInputError('vatRateBps', vatRateBps, 'basis points from 0 to 10000');
  }
  if (!Number.isSafeInteger(retentionBps) || retentionBps < 0 || retentionBps > 500) {
    throw new InvalidInputError('retentionBps', retentionBps, '0 to 500 basis points');
  }
  const vatCents = applyRate(htCents, rateOfBps(vatRateBps));
  const ttcCents = addCents(htCents, vatCents);
  const retentionCents = multiplyDivide(ttcCents, retentionBps, 10_000);
  const retentionHtCents = multiplyDivide(htCents, retentionBps, 10_000);
  return {
    calculation: 'situation-cash',
    ...{ month, htCents, vatRateBps, vatCents, ttcCents, retentionBps, retentionCents, retentionHtCents },
    toPayCents: subtractCents(ttcCents, retentionCents),
    toPayHtCents: subtractCents(htCents, retentionHtCents),
    dueOn: lastDayOf(addMonths(month, 1)),
  };
}
