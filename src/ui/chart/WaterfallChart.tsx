import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { plotPart } from './frame/plot-part.tsx';
import { valueWriter } from './model/axis-text.ts';
import { layOutWaterfall, type WaterfallStep } from './model/waterfall.ts';
import type { ChartProps, ChartUnit } from './types.ts';

const WaterfallPlot = plotPart(async () => (await import('./plot/WaterfallPlot.tsx')).default);

export interface WaterfallChartProps extends ChartProps {
  unit: ChartUnit;
  /** The amount it begins with, then each change; a total where `isTotal` says so. */
  steps: readonly WaterfallStep[];
}

/** From a first amount to what remains: each change hangs where the one before it ended. */
export function WaterfallChart({ unit, steps, height = 230, ...frame }: WaterfallChartProps) {
  const t = useChartMessages();
  const format = useFormat();
  const bars = layOutWaterfall(steps);
  const write = valueWriter(
    bars.flatMap(({ value, total }) => [value, total]),
    unit,
    format,
  );
  const data = {
    head: [t('name'), t('change'), t('running')],
    wordColumns: 1,
    rows: bars.map((bar) => ({
      id: bar.id,
      cells: [bar.label, bar.kind === 'total' ? '–' : write(bar.value), write(bar.total)],
    })),
  };
  return (
    <ChartFrame {...frame} height={height} isEmpty={steps.length === 0} data={data}>
      {(width) => <WaterfallPlot label={frame.label} width={width} height={height} unit={unit} bars={bars} />}
    </ChartFrame>
  );
}
