import { Skeleton } from './Skeleton.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

/** A page that loads: title, actions, figures, table. */
export function PageSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center justify-between gap-6">
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="9rem" height="2rem" />
      </div>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className="flex flex-col gap-2 bg-card p-4">
            <Skeleton width="45%" height="0.625rem" />
            <Skeleton width="70%" height="1.25rem" />
          </div>
        ))}
      </div>
      <TableSkeleton rows={6} />
    </div>
  );
}
