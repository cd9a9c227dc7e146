import { findParameter } from '../legal/parameter.ts';
import { worksParameters } from '../legal/works-parameters.ts';
import { addCents, checkCents, multiplyDivide, subtractCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, bpsWithin, rate, rateOfBps } from '../money/rate.ts';
import { addMonths, lastDayOf, month as checkMonth, type Day, type Month } from '../time/day.ts';

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
  checkMonth(month);
  checkCents('htCents', htCents);
  bpsWithin('vatRateBps', vatRateBps);
  const most = findParameter(worksParameters, 'works.retention.max', lastDayOf(month));
  bpsWithin('retentionBps', retentionBps, 0, bigRate(rate(most.value)).times(10_000).toNumber());
  const vatCents = applyRate(htCents, rateOfBps(vatRateBps));
  const ttcCents = addCents(htCents, vatCents);
  const retentionCents = multiplyDivide(ttcCents, retentionBps, 10_000);
  const retentionHtCents = multiplyDivide(htCents, retentionBps, 10_000);
  return {
    calculation: 'situation-cash',
    month,
    htCents,
    vatRateBps,
    vatCents,
    ttcCents,
    retentionBps,
    retentionCents,
    retentionHtCents,
    toPayCents: subtractCents(ttcCents, retentionCents),
    toPayHtCents: subtractCents(htCents, retentionHtCents),
    dueOn: lastDayOf(addMonths(month, 1)),
  };
}
