import { CloudOff, Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { StateIcon } from '../../feedback/StateIcon.tsx';
import { useListMessages } from '../useListMessages.ts';
import type { ColumnMeasure } from '../useListTable.ts';

/** The frame of what stands in place of the rows. */
export function ListNote({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-card border border-line bg-card">{children}</div>;
}

/** The rows could not be had: says so and asks again. */
export function ListFailed({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const t = useListMessages();
  return (
    <ListNote>
      <EmptyState
        picture={<StateIcon icon={CloudOff} />}
        title={t('state.failed')}
        isCompact
        isAlert
        actions={
          onRetry && (
            <Button icon={RefreshCw} onClick={onRetry}>
              {t('state.retry')}
            </Button>
          )
        }
      >
        {t('state.failedHelp')}
      </EmptyState>
    </ListNote>
  );
}

/** The person may not see the list. */
export function ListForbidden() {
  const t = useListMessages();
  return (
    <ListNote>
      <EmptyState picture={<StateIcon icon={Lock} />} title={t('state.forbidden')} isCompact>
        {t('state.forbiddenHelp')}
      </EmptyState>
    </ListNote>
  );
}

/** A list on its way, its columns as wide as they will be. */
export function ListSkeleton({
  measures,
  rows = 10,
}: {
  readonly measures: readonly ColumnMeasure[];
  readonly rows?: number;
}) {
  const t = useListMessages();
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-card">
      <span className="sr-only">{t('state.loading')}</span>
      <div className="h-8 border-b border-line2 bg-sunken" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-row items-center border-t border-line px-2 first-of-type:border-0">
          {measures.map(({ id, width, isGrowing }, column) => (
            <span
              key={id}
              className="shrink-0 px-2.5"
              style={isGrowing ? { minWidth: width, flex: 1 } : { width }}
            >
              <Skeleton width={`${45 + ((row * 13 + column * 29) % 45)}%`} height="0.625rem" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
