import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import type { LoanFormValues } from '#contracts/client/operation/financing/payload.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { termsOfFields } from '#domain/loan/loan-fields.ts';
import { loanOutlook, type LoanOutlook } from '#domain/loan/outlook.ts';
import { cents } from '#domain/money/cents.ts';
import { day, type Day } from '#domain/time/day.ts';

/** What the terms that are being typed come to: a schedule, or why there is none. */
export type LiveSchedule =
  | { readonly kind: 'known'; readonly outlook: LoanOutlook }
  | { readonly kind: 'incomplete' | 'refused' };

/** The schedule of the terms as they are typed, by the engine that the server uses. */
export function liveSchedule(
  values: LoanFormValues,
  given: LoanFormProps['schedule'],
  today: string,
): LiveSchedule {
  const { amountCents, durationMonths, firstDrawOn } = values;
  if (!isWhole(amountCents) || !isWhole(durationMonths) || firstDrawOn === null || !hasRate(values)) {
    return { kind: 'incomplete' };
  }
  try {
    const terms = termsOfFields(
      {
        ...values,
        amountCents,
        durationMonths,
        firstDrawOn: day(firstDrawOn),
        deferralMonths: values.deferralMonths ?? 0,
      },
      given.indexChanges,
    );
    const outlook = loanOutlook(
      terms,
      given.drawdowns.map((drawdown) => ({
        ...drawdown,
        plannedOn: drawdown.plannedOn as Day,
        releasedOn: drawdown.releasedOn as Day | null,
        amountCents: cents(drawdown.amountCents),
      })),
      given.receipts.map((receipt) => ({
        ...receipt,
        on: receipt.on as Day,
        amountCents: cents(receipt.amountCents),
      })),
      given.repayments.map(({ on, amountCents: repaid }) => ({
        on: on as Day,
        amountCents: cents(repaid),
        hasPenalty: true,
      })),
      today as Day,
    );
    return { kind: 'known', outlook };
  } catch (error) {
    if (error instanceof InvalidInputError) return { kind: 'refused' };
    throw error;
  }
}

const isWhole = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value > 0;

const hasRate = ({ rateKind, rateBps, indexRateBps, marginRateBps }: LoanFormValues): boolean => {
  const asked = rateKind === 'fixed' ? [rateBps] : [indexRateBps, marginRateBps];
  return asked.every((rate) => rate !== null && Number.isSafeInteger(rate));
};
