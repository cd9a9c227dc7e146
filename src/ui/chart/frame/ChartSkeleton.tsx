import { Skeleton } from '../../feedback/Skeleton.tsx';
import { useChartMessages } from '../useChartMessages.ts';

/** What the drawing will look like. */
export type PlotShape = 'columns' | 'ring' | 'rows';

const columns = [38, 62, 45, 80, 56, 92, 70, 48, 66, 84];
const rows = [
  [0, 32],
  [28, 18],
  [34, 52],
  [60, 34],
  [84, 14],
] as const;

const drawings = { columns: Columns, ring: Ring, rows: Rows };

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

function Columns() {
  return (
    <div className="flex h-full pt-2 pb-8.5 pl-12">
      <div className="relative flex flex-1 items-end justify-around gap-2 px-3">
        <div className="absolute inset-0 flex flex-col justify-between">
          {[0, 1, 2, 3, 4].map((line) => (
            <span key={line} className="h-px bg-chart-grid" />
          ))}
        </div>
        {columns.map((height, index) => (
          <Skeleton key={index} width="5%" height={`${height}%`} />
        ))}
      </div>
    </div>
  );
}

function Ring() {
  return (
    <svg viewBox="0 0 100 100" className="skeleton h-full rounded-full bg-transparent max-md:mx-auto">
      <circle cx={50} cy={50} r={40} className="chart-ring" strokeWidth={16} />
    </svg>
  );
}

function Rows() {
  return (
    <div className="flex h-full flex-col justify-around py-6">
      {rows.map(([start, width]) => (
        <div key={start} className="flex items-center gap-4">
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
