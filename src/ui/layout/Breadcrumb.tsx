import { ChevronRight } from 'lucide-react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import type { Crumb } from './types.ts';

/** Where one is: each step a link but the last. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useUiMessages();
  return (
    <nav aria-label={t('layout.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-table">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              key={`${crumb.label}-${crumb.href ?? ''}`}
              className={
                isLast
                  ? 'flex min-w-0 items-center gap-1.5'
                  : 'flex shrink-0 items-center gap-1.5 max-md:hidden'
              }
            >
              {index > 0 && <Icon icon={ChevronRight} size={14} className="text-ink3 max-md:hidden" />}
              {crumb.href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined} className="truncate font-medium text-ink">
                  {crumb.label}
                </span>
              ) : (
                <AppLink
                  href={crumb.href}
                  className="max-w-56 truncate rounded-badge text-ink3 no-underline hover:text-ink"
                >
                  {crumb.label}
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
