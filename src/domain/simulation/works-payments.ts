import { bigRate, bpsWithin, rate } from '../money/rate.ts';
import { parsePeriod } from '../deadline/period.ts';
import { InvalidInputError } from '../domain-error.ts';
import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { addCents, cents, multiplyDivide, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { splitCumulatively } from '../money/split.ts';
import { lastDayOf } from '../time/day.ts';
import { spreadWeights } from './curve.ts';
import type { ExpenseResult } from './expense-line.ts';
import type { WorksPlan } from './input.ts';
import { monthNumber, monthOfNumber, type MonthNumber } from './timeline.ts';

/** What is paid of an expense in a month. */
export interface WorksPayment {
  readonly at: MonthNumber;
  readonly htCents: Cents;
  readonly vatCents: Cents;
  readonly deductibleCents: Cents;
}

/**
 * What is paid of an expense that goes on with the works: each situation after the delay, less the retention
 * `R(TTC × rate)`, and all retentions together once the period after reception is over.
 *
 * @param isRetained whether a retention applies: it does to works, not to fees that follow them
 * @throws InvalidInputError for a plan that no form allows
 * @throws LegalParameterError when the period of the retention is not known at reception
 */
export function worksPayments(
  expense: Pick<ExpenseResult, 'htCents' | 'vatCents' | 'deductibleCents'>,
  plan: WorksPlan,
  isRetained: boolean,
  parameters: readonly LegalParameter[],
): readonly WorksPayment[] {
  const months = situationsOf(plan);
  const { paymentDelayMonths } = plan;
  if (!Number.isSafeInteger(paymentDelayMonths) || paymentDelayMonths < 0 || paymentDelayMonths > 12) {
    throw new InvalidInputError('works.paymentDelayMonths', paymentDelayMonths, '0 to 12 months');
  }
  const bps = isRetained ? checkedRetention(plan.retentionBps, months[0]?.at ?? 0, parameters) : 0;
  const weights = months.map(({ weight }) => weight);
  const ht = splitCumulatively(expense.htCents, weights);
  const vat = splitCumulatively(expense.vatCents, weights);
  const deductible = splitCumulatively(expense.deductibleCents, weights);
  const kept: WorksPayment[] = [];
  const payments = months.map(({ at }, index): WorksPayment => {
    const [htCents = cents(0), vatCents = cents(0), deductibleCents = cents(0)] = [
      ht[index],
      vat[index],
      deductible[index],
    ];
    const keptHt = multiplyDivide(htCents, bps, 10_000);
    const keptTtc = multiplyDivide(addCents(htCents, vatCents), bps, 10_000);
    const keptVat = subtractCents(keptTtc, keptHt);
    // VAT of services is deducted when it is paid, so the retention defers it in the same proportion.
    const keptDeductible = deductibleCents === 0 ? cents(0) : keptVat;
    kept.push({ at, htCents: keptHt, vatCents: keptVat, deductibleCents: keptDeductible });
    return {
      at: at + paymentDelayMonths,
      htCents: subtractCents(htCents, keptHt),
      vatCents: subtractCents(vatCents, keptVat),
      deductibleCents: subtractCents(deductibleCents, keptDeductible),
    };
  });
  if (bps === 0) return payments;
  const release: WorksPayment = {
    at: releaseMonth(plan, months.at(-1)?.at ?? 0, parameters),
    htCents: sumCents(kept.map(({ htCents }) => htCents)),
    vatCents: sumCents(kept.map(({ vatCents }) => vatCents)),
    deductibleCents: sumCents(kept.map(({ deductibleCents }) => deductibleCents)),
  };
  return [...payments, release];
}

function situationsOf({
  progress,
}: WorksPlan): readonly { readonly at: MonthNumber; readonly weight: number }[] {
  if (progress.kind === 'spread') {
    const first = monthNumber(progress.startMonth);
    return spreadWeights(progress.months, progress.curve).map((weight, index) => ({
      at: first + index,
      weight,
    }));
  }
  const known = progress.situations.filter(({ htCents }) => htCents !== 0);
  if (known.length === 0 || known.some(({ htCents }) => htCents < 0)) {
    const amounts = progress.situations.map(({ htCents }) => htCents).join(', ');
    throw new InvalidInputError('works.situations', amounts, 'at least one amount above 0, and none below');
  }
  return known
    .map(({ month, htCents }) => ({ at: monthNumber(month), weight: htCents }))
    .toSorted((a, b) => a.at - b.at);
}

function releaseMonth(
  plan: WorksPlan,
  last: MonthNumber,
  parameters: readonly LegalParameter[],
): MonthNumber {
  const received = plan.receptionMonth === null ? last : monthNumber(plan.receptionMonth);
  const on = lastDayOf(monthOfNumber(received));
  const period = parsePeriod(findParameter(parameters, 'deadline.retention_release', on).value);
  return received + period.count * (period.unit === 'years' ? 12 : 1);
}

function checkedRetention(bps: number, at: MonthNumber, parameters: readonly LegalParameter[]): number {
  const on = lastDayOf(monthOfNumber(at));
  const most = bigRate(rate(findParameter(parameters, 'works.retention.max', on).value));
  return bpsWithin('works.retentionBps', bps, 0, most.times(10_000).toNumber());
}
