import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '#runtime/platform/lazy-part.ts';
import { useChartMessages } from '../useChartMessages.ts';
import { ChartNotice } from './ChartNotice.tsx';
import { ChartSkeleton, type PlotShape } from './ChartSkeleton.tsx';

/** A chart without its drawing: the table stands beneath. */
function PlotFailed() {
  const t = useChartMessages();
  return <ChartNotice text={t('failed')} />;
}

/** The drawing of a chart, which is asked for with it; until it is here, what it will look like. */
export function plotPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shapeOf: (props: Props) => PlotShape = () => 'columns',
): LazyPart<Props> {
  return lazyPart<Props>(load, {
    isUrgent: true,
    pending: (props) => (
      <div data-deferred="" className="h-full w-full">
        <ChartSkeleton shape={shapeOf(props)} />
      </div>
    ),
    failed: PlotFailed,
  });
}
