import type { EstimationRow } from '#contracts/client/operation/estimation/index.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';

interface EstimationChartProps {
  readonly estimations: readonly EstimationRow[];
  readonly askingPriceCents: number | null;
}

/** The values of the property that was valued most often, the operation as a whole first; by day. */
function mostValued(estimations: readonly EstimationRow[]): readonly EstimationRow[] {
  const valued = estimations.filter(({ retainedCents }) => retainedCents !== null);
  const groups = [...Map.groupBy(valued, ({ lot }) => lot?.id ?? '')].toSorted(
    ([a, rowsOfA], [b, rowsOfB]) => rowsOfB.length - rowsOfA.length || a.localeCompare(b),
  );
  return (groups[0]?.[1] ?? []).toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

/** Retained values of one property over time, with their band and the asking price. */
export function EstimationChart({ estimations, askingPriceCents }: EstimationChartProps) {
  const t = useMessages(estimationMessages);
  const valued = mostValued(estimations);
  const [first] = valued;
  const isWhole = first?.lot === null;
  // A single value is no course: the table says it already, unless there is an asking price beside it.
  if (valued.length < 2 && !(isWhole && askingPriceCents !== null)) return null;
  const asking = isWhole ? askingPriceCents : null;
  return (
    <Card>
      <LineChart
        label={t('chart.title')}
        note={first?.lot?.ref ?? t('wholeOperation')}
        unit="money"
        series={[
          { id: 'retained', label: t('chart.retained'), color: 'brick' },
          { id: 'low', label: t('chart.low'), color: 2, isForecast: true },
          { id: 'high', label: t('chart.high'), color: 3, isForecast: true },
          ...(asking === null ? [] : [{ id: 'asking', label: t('chart.asking'), color: 'ink' as const }]),
        ]}
        points={valued.map(({ on, retainedCents, lowCents, highCents }) => ({
          at: on,
          values: {
            retained: retainedCents,
            low: lowCents,
            high: highCents,
            asking,
          },
        }))}
      />
    </Card>
  );
}
