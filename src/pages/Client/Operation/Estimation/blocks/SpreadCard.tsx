import type { ComparableRow, ShownValues } from '#contracts/client/operation/estimation/form.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BoxPlot } from '#ui/chart/BoxPlot.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { confidenceTones } from './confidence-tones.ts';

interface SpreadCardProps {
  readonly values: ShownValues | null;
  readonly comparables: readonly ComparableRow[];
}

/** How far the prices per square metre lie apart, and how far the value may be relied on. */
export function SpreadCard({ values, comparables }: SpreadCardProps) {
  const t = useMessages(estimationMessages);
  const { money } = useFormat();
  if (values === null) return null;
  const prices = comparables
    .filter(({ isIncluded, weight }) => isIncluded && Number(weight) > 0)
    .flatMap(({ pricePerM2Cents }) => pricePerM2Cents ?? []);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const { p20PerM2Cents: p20, p50PerM2Cents: p50, p80PerM2Cents: p80, meanPerM2Cents: mean } = values;
  return (
    <Stack gap={4}>
      <Card title={t('box.title')}>
        <Stack gap={3}>
          <BoxPlot
            label={t('box.label', {
              min: money(min),
              max: money(max),
              p20: money(p20),
              p50: money(p50),
              p80: money(p80),
              mean: money(mean),
            })}
            spread={{ min, low: p20, middle: p50, high: p80, max, mean }}
            dots={prices}
          />
          <DescriptionList
            layout="rows"
            columns={1}
            items={[
              { term: 'P20', value: money(p20) },
              { term: 'P50', value: money(p50) },
              { term: 'P80', value: money(p80) },
              { term: t('box.mean'), value: money(mean) },
            ]}
          />
        </Stack>
      </Card>
      <ConfidenceCard confidence={values.confidence} />
    </Stack>
  );
}

function ConfidenceCard({ confidence }: Pick<ShownValues, 'confidence'>) {
  const t = useMessages(estimationMessages);
  const { number } = useFormat();
  const { points, level } = confidence;
  const parts = [
    ['count', confidence.countPoints, 40],
    ['spread', confidence.spreadPoints, 40],
    ['closeness', confidence.closenessPoints, 20],
  ] as const;
  return (
    <Card
      title={t('confidence.title')}
      aside={<Badge tone={confidenceTones[level]}>{t(`choices.confidence.${level}`)}</Badge>}
    >
      <Stack gap={3}>
        <Text weight="semibold" size="ui">
          {t('confidence.points', { points: number(Number(points), 2) })}
        </Text>
        <Gauge rateBps={Math.round(Number(points) * 100)} />
        <DescriptionList
          layout="rows"
          columns={1}
          items={parts.map(([key, part, of]) => ({
            term: t(`confidence.${key}`),
            value: t('confidence.of', { points: number(Number(part), 2), max: of }),
          }))}
        />
      </Stack>
    </Card>
  );
}
