import { useMemo } from 'react';
import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { quoteEarlyRepayment } from '#domain/loan/early-repayment.ts';
import { cents } from '#domain/money/cents.ts';
import { day, type Day } from '#domain/time/day.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { liveSchedule } from './live-schedule.ts';

interface PrepayQuoteProps {
  readonly values: LoanFormProps['form']['values'];
  readonly given: LoanFormProps['schedule'];
  /** Null once it was emptied. */
  readonly on: string | null;
  readonly amountCents: number;
  readonly today: string;
}

/** What an early repayment costs and saves, while it is typed. */
export function PrepayQuote({ values, given, on, amountCents, today }: PrepayQuoteProps) {
  const t = useMessages(financingMessages);
  const { money } = useFormat();
  const quote = useMemo(() => {
    const live = liveSchedule(values, given, today);
    if (live.kind !== 'known' || on === null || !Number.isSafeInteger(amountCents)) return null;
    try {
      const drawdowns = given.drawdowns.map((drawdown) => ({
        ...drawdown,
        plannedOn: drawdown.plannedOn as Day,
        releasedOn: drawdown.releasedOn as Day | null,
        amountCents: cents(drawdown.amountCents),
      }));
      const receipts = given.receipts.map((receipt) => ({
        on: receipt.on as Day,
        amountCents: cents(receipt.amountCents),
      }));
      const { loan } = live.outlook.schedule;
      return quoteEarlyRepayment(loan, drawdowns, receipts, day(on), cents(amountCents));
    } catch (error) {
      if (error instanceof InvalidInputError) return null;
      throw error;
    }
  }, [values, given, on, amountCents, today]);
  if (quote === null) return null;
  const text = (value: number): string => money(value, { decimals: 2 });
  return (
    <Text as="p" isStatus>
      {t('prepay.quote', {
        penalty: text(quote.penaltyCents),
        total: text(quote.toPayCents),
        saved: text(quote.savedInterestCents),
      })}
    </Text>
  );
}
