import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { plotPart } from './frame/plot-part.tsx';
import { seriesColor } from './frame/colors.ts';
import { ChartNotice } from './frame/ChartNotice.tsx';
import { DonutLegend } from './frame/DonutLegend.tsx';
import { useHiddenSeries } from './frame/useHiddenSeries.ts';
import { valueWriter } from './model/axis-text.ts';
import { foldShares, groupSlices, sharesOf, type Slice } from './model/slices.ts';
import type { ChartProps, ChartUnit } from './types.ts';

const DonutPlot = plotPart(
  async () => (await import('./plot/DonutPlot.tsx')).default,
  () => 'ring',
);

export interface DonutChartProps extends ChartProps {
  unit: ChartUnit;
  /** Parts of one whole; from the sixth on, the smallest go together as « Autres ». */
  slices: readonly Slice[];
  /** What the whole is called, in the middle: « Coût ». */
  totalLabel?: string;
  /** On paper, beside a table that tells the amounts: the list says no more than which colour is what. */
  isLegendPlain?: boolean;
  /** The list has little room: its amounts may go under their names. */
  isLegendNarrow?: boolean;
}

/** The parts of a whole as a ring, largest first from the top, with their shares beside it. */
export function DonutChart({
  unit,
  slices,
  totalLabel,
  height = 190,
  isLegendPlain = false,
  isLegendNarrow = false,
  ...frame
}: DonutChartProps) {
  const t = useChartMessages();
  const format = useFormat();
  const { hidden, toggle } = useHiddenSeries();
  const parts = groupSlices(slices, t('others')).map((slice, index) => ({
    ...slice,
    index,
    css: seriesColor(slice, index),
  }));
  const visible = parts.filter(({ id }) => !hidden.has(id));
  const ordered = slices.toSorted((a, b) => b.value - a.value);
  const allShares = sharesOf(ordered.map(({ value }) => value));
  // Of all parts, as in the table; what is left when some are put aside is a whole of its own.
  const shares =
    hidden.size === 0 ? foldShares(allShares, parts.length) : sharesOf(visible.map(({ value }) => value));
  const shareOf = (id: string) => shares[visible.findIndex((part) => part.id === id)] ?? null;
  const write = valueWriter(
    slices.map(({ value }) => value),
    unit,
    format,
  );
  // Shares of a whole stand in the column of shares already.
  const legendValue = (value: number): string => {
    if (unit === 'rate') return '';
    return unit === 'money' ? format.money(value, { decimals: 0 }) : write(value);
  };
  const writeShare = valueWriter(allShares, 'rate', format);
  const data = {
    head: [t('name'), t('value'), t('share')],
    wordColumns: 1,
    rows: ordered.map(({ id, label, value }, index) => ({
      id,
      cells: [label, write(value), writeShare(allShares[index])],
    })),
  };
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="ring"
      plotWidth={height}
      isBesideNarrow={isLegendPlain || isLegendNarrow}
      isEmpty={slices.every(({ value }) => value === 0)}
      data={data}
      beside={
        <DonutLegend
          entries={parts.map(({ id, label, value, css, index }) => ({
            id,
            label,
            value: legendValue(value),
            share: hidden.has(id) ? '–' : writeShare(shareOf(id)),
            color: css,
            index,
          }))}
          hidden={hidden}
          onToggle={toggle}
          isPlain={isLegendPlain}
        />
      }
    >
      {(width) =>
        visible.length === 0 ? (
          <ChartNotice text={t('allHidden')} />
        ) : (
          <DonutPlot
            label={frame.label}
            size={Math.min(width, height)}
            unit={unit}
            totalLabel={totalLabel ?? t('total')}
            parts={visible.map((part, index) => ({ ...part, share: writeShare(shares[index]) }))}
          />
        )
      }
    </ChartFrame>
  );
}
