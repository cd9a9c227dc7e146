import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { useChartMessages } from '../useChartMessages.ts';

/** What the drawing will look like. */
export type PlotShape = 'columns' | 'curve' | 'ring' | 'rows' | 'ranks';

const columns = [38, 62, 45, 80, 56, 92, 70, 48, 66, 84];
const stages = [
  [0, 32],
  [28, 18],
  [34, 52],
  [60, 34],
  [84, 14],
] as const;
const ranks = [
  [0, 92],
  [0, 71],
  [0, 54],
  [0, 36],
  [0, 21],
] as const;

const drawings = {
  columns: Columns,
  curve: Curve,
  ring: Ring,
  rows: () => <Rows rows={stages} />,
  ranks: () => <Rows rows={ranks} />,
};

/** A plot that is on its way, in the height and the shape it will have. */
export function ChartSkeleton({ shape }: { shape: PlotShape }) {
  const t = useChartMessages();
  const Drawing = drawings[shape];
  return (
    <div role="status" data-chart="waiting" className="h-full w-full">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="h-full">
        <Drawing />
      </div>
    </div>
  );
}

function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex h-full pt-2 pb-8.5 pl-12">
      <div className="relative flex flex-1 items-end justify-around gap-2 px-3">
        <div className="absolute inset-0 flex flex-col justify-between">
          {[0, 1, 2, 3, 4].map((line) => (
            <span key={line} className="h-px bg-chart-grid" />
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}

function Columns() {
  return (
    <Grid>
      {columns.map((height, index) => (
        <Skeleton key={index} width="5%" height={`${height}%`} />
      ))}
    </Grid>
  );
}

function Curve() {
  return (
    <Grid>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="skeleton relative h-full w-full bg-transparent"
      >
        <path
          d="M2,78 20,66 38,70 56,38 74,46 98,14"
          className="chart-ring"
          strokeWidth={6}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Grid>
  );
}

function Ring() {
  return (
    <svg viewBox="0 0 100 100" className="skeleton h-full rounded-full bg-transparent max-md:mx-auto">
      <circle cx={50} cy={50} r={40} className="chart-ring" strokeWidth={16} />
    </svg>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [number, number])[] }) {
  return (
    <div className="flex h-full flex-col justify-around py-6">
      {rows.map(([start, width]) => (
        <div key={width} className="flex items-center gap-4">
          <Skeleton width={64} height={10} />
          <div className="flex-1">
            <div style={{ marginLeft: `${start}%`, width: `${width}%` }}>
              <Skeleton height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
