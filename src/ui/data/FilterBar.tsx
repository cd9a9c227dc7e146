import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface FilterBarProps {
  /** The search field and the filter chips. */
  children: ReactNode;
  /** Address of the list without any filter; the link shows only when it is given. */
  resetHref?: string | undefined;
  /** At the right: sort, columns. */
  aside?: ReactNode;
}

/** Search, filters and their reset, on one line that wraps. */
export function FilterBar({ children, resetHref, aside }: FilterBarProps) {
  const t = useUiMessages();
  return (
    <div role="group" aria-label={t('filter.bar')} className="no-print flex flex-wrap items-center gap-2">
      {children}
      {resetHref !== undefined && (
        <AppLink href={resetHref} className="text-link px-1 text-table">
          {t('filter.reset')}
        </AppLink>
      )}
      {aside && <div className="flex items-center gap-2 text-table md:ml-auto">{aside}</div>}
    </div>
  );
}
