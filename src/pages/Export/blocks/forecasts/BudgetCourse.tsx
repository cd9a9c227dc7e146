import type { ForecastsProps } from '#contracts/export/forecasts.ts';
import * as forecastMessages from '#messages/export/forecasts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { WaterfallChart } from '#ui/chart/WaterfallChart.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintLines } from '#ui/print/PrintLines.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintStack } from '#ui/print/PrintStack.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';

type Content = NonNullable<ForecastsProps['content']>;
/** 70 mm and 60 mm, in px. */
const chartPx = { margin: 265, works: 227 } as const;

interface PartProps {
  readonly content: Content;
}

/** From the initial margin to the one now expected, the payment of the works, variances and revenue. */
export function BudgetCourse({ content }: PartProps) {
  return (
    <PrintColumns>
      <PrintStack>
        <MarginChart content={content} />
        {content.comments !== null && <Comments comments={content.comments} />}
      </PrintStack>
      <PrintStack>
        <WorksChart content={content} />
        <RevenueTable content={content} />
      </PrintStack>
    </PrintColumns>
  );
}

function MarginChart({ content }: PartProps) {
  const t = useMessages(forecastMessages);
  if (content.steps.length === 0) return null;
  const labelOf = (key: Content['steps'][number]['key']): string => {
    if (key === 'initial') return t('initialMargin');
    if (key === 'estimated') return t('estimatedMargin');
    return key === 'revenue' ? t('revenueStep') : t(`category.${key}`);
  };
  return (
    <WaterfallChart
      label={t('margin')}
      note={t('marginNote')}
      unit="money"
      height={chartPx.margin}
      steps={content.steps.map(({ key, amountCents }) =>
        key === 'estimated'
          ? { id: key, label: labelOf(key), isTotal: true, isForecast: true }
          : { id: key, label: labelOf(key), value: amountCents },
      )}
    />
  );
}

function WorksChart({ content }: PartProps) {
  const t = useMessages(forecastMessages);
  if (content.works.length === 0) return null;
  return (
    <LineChart
      label={t('works')}
      note={t('worksNote')}
      unit="rate"
      height={chartPx.works}
      today={content.today}
      points={content.works.map(({ month, plannedBps, paidBps }) => ({
        at: month,
        values: { planned: plannedBps, paid: paidBps },
      }))}
      series={[
        { id: 'planned', label: t('planned') },
        { id: 'paid', label: t('worksPaid') },
      ]}
    />
  );
}

function Comments({ comments }: { readonly comments: NonNullable<Content['comments']> }) {
  const t = useMessages(forecastMessages);
  const { signedMoney } = useFormat();
  const lines = comments.map(({ category, label, varianceCents, cause }) =>
    t('comment', {
      label: label === '' ? t(`category.${category}`) : label,
      amount: signedMoney(varianceCents),
      cause: cause === '' ? t('causeMissing') : cause,
    }),
  );
  return (
    <PrintSection title={t('comments')}>
      {lines.length === 0 ? <p>{t('noComment')}</p> : <PrintLines lines={lines} />}
    </PrintSection>
  );
}

function RevenueTable({ content }: PartProps) {
  const t = useMessages(forecastMessages);
  const { revenue } = content;
  const rows = [
    ['revenuePlanned', revenue.plannedCents, null],
    ['revenueExpected', revenue.expectedCents, null],
    ['revenueSigned', revenue.signedCents, revenue.signedBps],
    ['revenueCollected', revenue.collectedCents, revenue.collectedBps],
  ] as const;
  return (
    <PrintSection title={t('revenue')} isWhole>
      <PrintTable
        label={t('revenue')}
        look="small"
        columns={[
          { id: 'label', label: t('revenue') },
          { id: 'amount', label: t('amount'), isAmount: true },
          { id: 'share', label: t('share'), isAmount: true },
        ]}
        groups={[
          {
            id: 'revenue',
            rows: rows.map(([id, cents, bps]) => ({
              id,
              cells: {
                label: t(id),
                amount: <Figure cents={cents} decimals={2} />,
                share: bps === null ? '' : <Figure rateBps={bps} decimals={2} />,
              },
            })),
          },
        ]}
      />
    </PrintSection>
  );
}
