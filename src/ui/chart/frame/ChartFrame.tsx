import '../chart.css';
import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../identity/Icon.tsx';
import { useChartMessages } from '../useChartMessages.ts';
import type { ChartProps } from '../types.ts';
import { ChartSkeleton, type PlotShape } from './ChartSkeleton.tsx';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';
import { useBoxWidth } from '../../useBoxWidth.ts';

export interface ChartFrameProps extends Omit<ChartProps, 'height'> {
  /** Of the plot in px. */
  height: number;
  isEmpty: boolean;
  /** What stands in its place while it loads. */
  shape?: PlotShape;
  legend?: ReactNode;
  /** Beside the plot: the list of a ring. */
  beside?: ReactNode;
  isBesideNarrow?: boolean;
  /** In px; by default the plot takes the width there is. */
  plotWidth?: number | undefined;
  data: ChartTableData;
  /** The plot, for a width in px. */
  children: (width: number) => ReactNode;
}

/** What stands around every chart: title, legend, the plot's fixed place, and the table of its data. */
export function ChartFrame({
  label,
  note,
  isLabelHidden = false,
  headingLevel = 2,
  aside,
  height,
  isLoading = false,
  isEmpty,
  empty,
  isDataShown = false,
  legend,
  beside,
  isBesideNarrow = false,
  plotWidth,
  shape = 'columns',
  data,
  children,
}: ChartFrameProps) {
  const t = useChartMessages();
  const id = useId();
  const [isTableShown, setTableShown] = useState(isDataShown);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const hasData = !isLoading && !isEmpty;
  const plot = (
    <PlotBox height={height} shape={shape}>
      {children}
    </PlotBox>
  );
  return (
    <figure aria-labelledby={`${id}title`} className="flex min-w-0 flex-col gap-2">
      <figcaption
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-1',
          isLabelHidden && note === undefined && aside === undefined && !legend && 'sr-only',
        )}
      >
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <Heading
            id={`${id}title`}
            className={isLabelHidden ? 'sr-only' : 'font-display text-ui font-semibold'}
          >
            {label}
          </Heading>
          {note !== undefined && <span className="text-label text-ink3">{note}</span>}
        </span>
        {aside}
        {hasData && legend}
      </figcaption>
      {isLoading && (
        <div style={{ height }}>
          <ChartSkeleton shape={shape} />
        </div>
      )}
      {!isLoading && isEmpty && (
        <div
          style={{ minHeight: height }}
          className="grid place-content-center justify-items-center gap-2 rounded-control bg-sunken p-4 text-center text-ink2"
        >
          <p>{t('empty')}</p>
          {empty}
        </div>
      )}
      {hasData && beside === undefined && plot}
      {hasData && beside !== undefined && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div style={{ width: plotWidth }} className="mx-auto shrink-0">
            {plot}
          </div>
          <div className={cx('flex-1', isBesideNarrow ? 'min-w-28' : 'min-w-44')}>{beside}</div>
        </div>
      )}
      {hasData && (
        <>
          <button
            type="button"
            aria-expanded={isTableShown}
            aria-controls={`${id}table`}
            onClick={() => setTableShown(!isTableShown)}
            className="chart-controls text-link touch-target inline-flex items-center gap-1.5 self-start text-label"
          >
            <Icon icon={Table2} size={14} />
            {t(isTableShown ? 'hideData' : 'showData')}
          </button>
          <ChartTable id={`${id}table`} label={label} data={data} isShown={isTableShown} />
        </>
      )}
    </figure>
  );
}

interface PlotBoxProps {
  /** In px; kept whatever stands inside, so that nothing below moves. */
  height: number;
  shape: PlotShape;
  /** The plot for a width in px. */
  children: (width: number) => ReactNode;
}

/** The place of a plot: its height is fixed, and its width is measured. */
function PlotBox({ height, shape, children }: PlotBoxProps) {
  const { ref, width } = useBoxWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ height }} className="relative min-w-0">
      {width === 0 ? <ChartSkeleton shape={shape} /> : children(width)}
    </div>
  );
}
