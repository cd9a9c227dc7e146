import { useUiMessages } from '../useUiMessages.ts';
import { Skeleton } from './Skeleton.tsx';

/** A table that loads: its head and its rows, at their real height. */
export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  const t = useUiMessages();
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-card">
      <span className="sr-only">{t('feedback.loading')}</span>
      <div className="h-8 border-b border-line2 bg-sunken" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="flex h-row items-center gap-6 border-t border-line px-4 first-of-type:border-0"
        >
          {cells.map((cell) => (
            <span key={cell} className={cell === 0 ? 'flex-[2]' : 'flex-1'}>
              <Skeleton width={`${55 + ((row * 13 + cell * 29) % 40)}%`} height="0.625rem" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
