import { Skeleton } from '../feedback/Skeleton.tsx';
import { useBoardMessages } from './useBoardMessages.ts';

/** Columns and cards in grey. */
export function BoardSkeleton({ columnsCount = 5 }: { columnsCount?: number }) {
  const t = useBoardMessages();
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <div className="flex gap-3 overflow-hidden">
        {Array.from({ length: columnsCount }, (_, column) => (
          <div
            key={column}
            className="flex min-h-64 w-[82vw] shrink-0 flex-col gap-3 rounded-card bg-sunken p-3 md:w-auto md:min-w-45 md:flex-1"
          >
            <Skeleton width="60%" />
            {Array.from({ length: 2 - (column % 2) }, (__, card) => (
              <div key={card} className="flex flex-col gap-3 rounded-card border border-line bg-card p-3">
                <Skeleton height="3rem" />
                <Skeleton width="70%" />
                <Skeleton width="45%" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
