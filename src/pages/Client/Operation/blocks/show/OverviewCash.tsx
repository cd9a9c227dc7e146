import { useState } from 'react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { cashFlowForecast } from '#generated/routes/client/operation.ts';
import * as overviewMessages from '#messages/client/operation-overview.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface OverviewCashProps {
  readonly operationId: string;
  readonly cash: OperationShowProps['overview']['cash'];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Months shown around today where not all of them are: half of them are over. */
const aroundMonths = 12;

/** Receipts, payments and cash month by month, over the whole operation or the months around today. */
export function OverviewCash({ operationId, cash, today }: OverviewCashProps) {
  const t = useMessages(overviewMessages);
  const [span, setSpan] = useState<'life' | 'year'>('life');
  if (cash === null) return null;
  const current = Math.max(
    0,
    cash.findIndex(({ month }) => month >= today.slice(0, 7)),
  );
  const from = Math.max(0, Math.min(current - aroundMonths / 2, cash.length - aroundMonths));
  const shown = span === 'life' ? cash : cash.slice(from, from + aroundMonths);
  return (
    <Card
      title={t('cash.title')}
      aside={<TextLink href={cashFlowForecast({ operation: operationId })}>{t('cash.open')}</TextLink>}
    >
      {cash.length === 0 ? (
        <Text tone="ink3">{t('cash.none')}</Text>
      ) : (
        <Stack gap={3}>
          {cash.length > aroundMonths && (
            <Segmented
              label={t('cash.period')}
              value={span}
              onChange={setSpan}
              segments={[
                { id: 'life', label: t('cash.life') },
                { id: 'year', label: t('cash.year') },
              ]}
            />
          )}
          <BarChart
            label={t('cash.title')}
            note={t('cash.note')}
            isLabelHidden
            unit="money"
            today={today}
            series={[
              { id: 'in', label: t('cash.in'), color: 'receipts' },
              { id: 'out', label: t('cash.out'), color: 'expenses' },
              {
                id: 'cash',
                label: t('cash.balance'),
                color: 'ink',
                isLine: true,
              },
            ]}
            points={shown.map(({ month, receiptsCents, paymentsCents, cashCents }) => ({
              at: month,
              values: { in: receiptsCents, out: paymentsCents, cash: cashCents },
            }))}
          />
        </Stack>
      )}
    </Card>
  );
}
