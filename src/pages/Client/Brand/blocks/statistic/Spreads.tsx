import type { BrandSpread, BrandStatisticProps } from '#contracts/client/brand/statistic.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BoxPlot } from '#ui/chart/BoxPlot.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useMetricText } from './useMetric.ts';

type Figure = keyof BrandStatisticProps['spreads'];

/** How margins and delays lie apart, in the network and in what is selected. */
export function Spreads({ spreads, isNarrowed }: Pick<BrandStatisticProps, 'spreads' | 'isNarrowed'>) {
  return (
    <Columns>
      {(['marginBps', 'saleDelayDays'] as const).map((figure) => (
        <SpreadCard key={figure} figure={figure} spreads={spreads[figure]} isNarrowed={isNarrowed} />
      ))}
    </Columns>
  );
}

interface SpreadCardProps {
  readonly figure: Figure;
  readonly spreads: BrandStatisticProps['spreads'][Figure];
  readonly isNarrowed: boolean;
}

function SpreadCard({ figure, spreads: { network, selection }, isNarrowed }: SpreadCardProps) {
  const t = useMessages(statisticMessages);
  const drawn = [network, selection].filter((spread) => spread !== null);
  const range = {
    from: Math.min(...drawn.map(({ min }) => min)),
    to: Math.max(...drawn.map(({ max }) => max)),
  };
  return (
    <Card title={t(`spreads.${figure}`)} aside={<Text>{t('spreadsNote')}</Text>}>
      <Stack gap={4}>
        <SpreadPart figure={figure} who={t('network')} spread={network} range={range} />
        {isNarrowed && <SpreadPart figure={figure} who={t('selection')} spread={selection} range={range} />}
      </Stack>
    </Card>
  );
}

interface SpreadPartProps {
  readonly figure: Figure;
  readonly who: string;
  readonly spread: BrandSpread | null;
  readonly range: { readonly from: number; readonly to: number };
}

function SpreadPart({ figure, who, spread, range }: SpreadPartProps) {
  const t = useMessages(statisticMessages);
  const write = useMetricText();
  if (spread === null) {
    return (
      <Text as="p" tone="ink3">
        {`${who} : ${t('notEnough')}`}
      </Text>
    );
  }
  const { min, low, middle, high, max, mean } = spread;
  const text = (value: number): string => write(figure, value);
  return (
    <Stack gap={1}>
      <Text weight="semibold">{who}</Text>
      <BoxPlot
        label={t('spreadOf', {
          who,
          min: text(min),
          low: text(low),
          middle: text(middle),
          high: text(high),
          max: text(max),
          mean: text(mean),
        })}
        spread={spread}
        dots={[]}
        range={range}
      />
      <DescriptionList
        columns={3}
        items={[
          { term: t('quartile.low'), value: text(low) },
          { term: t('quartile.middle'), value: text(middle) },
          { term: t('quartile.high'), value: text(high) },
          { term: t('decile.low'), value: text(min) },
          { term: t('decile.high'), value: text(max) },
          { term: t('mean'), value: text(mean) },
        ]}
      />
    </Stack>
  );
}
