import type { ShownBudget } from '#contracts/client/operation/forecast.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { WaterfallChart } from '#ui/chart/WaterfallChart.tsx';
import { Card } from '#ui/data/Card.tsx';

interface MarginChartProps {
  readonly steps: ShownBudget['margin']['steps'];
}

/** From the initial margin to the one now expected, change by change. */
export function MarginChart({ steps }: MarginChartProps) {
  const t = useMessages(forecastMessages);
  const labelOf = (key: MarginChartProps['steps'][number]['key']): string =>
    key === 'initial' || key === 'revenue' || key === 'estimated' ? t(`margin.${key}`) : t(`category.${key}`);
  return (
    <Card>
      <WaterfallChart
        label={t('margin.title')}
        note={t('margin.note')}
        unit="money"
        steps={steps.map(({ key, amountCents }) =>
          key === 'estimated'
            ? { id: key, label: labelOf(key), isTotal: true, isForecast: true }
            : { id: key, label: labelOf(key), value: amountCents },
        )}
      />
    </Card>
  );
}
