import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import * as cashMessages from '#messages/export/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { usePaperPeriod } from './usePaperPeriod.ts';

interface CashContentProps {
  readonly content: NonNullable<CashFlowPaperProps['content']>;
}

/** 50 mm and 42 mm, in px: the lower one leaves a long plan its only page. */
const coursePx = { usual: 190, low: 160 } as const;

interface CashCourseProps extends CashContentProps {
  /** Title and legend have one line in part of the width. */
  readonly isNarrow: boolean;
  readonly isLow: boolean;
}

/** What is in the till and owed over time. */
export function CashCourse({ content, isNarrow, isLow }: CashCourseProps) {
  const t = useMessages(cashMessages);
  const periodName = usePaperPeriod();
  const { columns, lines, today } = content;
  const known = (['cash', 'loan_balance'] as const).flatMap((key) => {
    const line = lines.find((one) => one.key === key);
    return line && line.cells.some((cents) => cents !== null) ? [line] : [];
  });
  if (known.length === 0) return null;
  return (
    <LineChart
      label={t(known.some(({ key }) => key === 'cash') ? 'chart' : 'loan')}
      {...(!isNarrow && { note: t('chartNote') })}
      unit="money"
      height={isLow ? coursePx.low : coursePx.usual}
      today={today}
      points={columns.map(({ period }, index) => ({
        at: period,
        label: periodName(period),
        values: Object.fromEntries(known.map(({ key, cells }) => [key, cells[index]])),
      }))}
      series={known.map(({ key }) => ({ id: key, label: t(key === 'cash' ? 'cash' : 'loan') }))}
    />
  );
}

interface CashNotesProps extends CashContentProps {
  /** Where it stands: alone over the whole width, beside the grid, or beneath it beside the course. */
  readonly place?: 'flow' | 'aside' | 'beneath';
}

/** What the plan rests on, its low point and what is owed. */
export function CashNotes({ content, place = 'flow' }: CashNotesProps) {
  const t = useMessages(cashMessages);
  const { date, money, month } = useFormat();
  const { lowPoint, sourceName, loans, equityNeedCents, today } = content;
  return (
    <PrintSection title={t('hypotheses')} isWhole>
      <PrintFacts
        columns={place}
        items={[
          { term: t('today'), value: date(today) },
          {
            term: t('source'),
            value: sourceName === null ? t('sourceNone') : t('sourceName', { name: sourceName }),
          },
          { term: t('vat'), value: t('vatRule') },
          { term: t('works'), value: t('worksRule') },
          ...loans.flatMap(({ label, amountCents, outstandingCents }) =>
            amountCents === null
              ? []
              : [
                  {
                    id: `loan:${label}`,
                    term: label,
                    value: t('loanTerms', {
                      amount: money(amountCents),
                      outstanding: money(outstandingCents, { decimals: 2 }),
                    }),
                  },
                ],
          ),
          ...(equityNeedCents === null
            ? []
            : [
                {
                  term: t('lowPoint'),
                  value:
                    lowPoint === null
                      ? '–'
                      : t('lowPointIn', {
                          amount: money(lowPoint.cashCents, { decimals: 2 }),
                          month: month(lowPoint.month),
                        }),
                },
                { term: t('equityNeed'), value: money(equityNeedCents, { decimals: 2 }) },
              ]),
        ]}
      />
    </PrintSection>
  );
}
