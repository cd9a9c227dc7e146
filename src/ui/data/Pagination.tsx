import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** Address of another page of the same list. */
  hrefOfPage: (page: number) => string;
  perPageChoices?: readonly number[];
  onPerPageChange?: ((perPage: number) => void) | undefined;
}

/** « 1–8 sur 8 », the pages before and after, and how many rows at a time. */
export function Pagination({
  page,
  perPage,
  total,
  hrefOfPage,
  perPageChoices = [25, 50, 100],
  onPerPageChange,
}: PaginationProps) {
  const t = useUiMessages();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  const steps = [
    { target: page - 1, icon: ChevronLeft, label: t('pagination.previous'), rel: 'prev' },
    { target: page + 1, icon: ChevronRight, label: t('pagination.next'), rel: 'next' },
  ];
  const arrow = 'grid size-(--button-sm) place-items-center rounded-control border border-line2';
  return (
    <nav
      aria-label={t('pagination.label')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-table text-ink3"
    >
      <p>{total === 0 ? t('pagination.none') : t('pagination.range', { first, last, total })}</p>
      <div className="no-print flex items-center gap-4">
        {pages > 1 && (
          <div className="flex items-center gap-2">
            {steps.map(({ target, icon, label, rel }) =>
              target < 1 || target > pages ? (
                <span key={rel} className={`${arrow} text-ink-disabled`} aria-hidden="true">
                  <Icon icon={icon} />
                </span>
              ) : (
                <AppLink
                  key={rel}
                  href={hrefOfPage(target)}
                  rel={rel}
                  aria-label={label}
                  className={`${arrow} bg-card text-ink hover:bg-hover`}
                >
                  <Icon icon={icon} />
                </AppLink>
              ),
            )}
            <span className="sr-only">{t('pagination.page', { page, pages })}</span>
            <span aria-hidden="true" className="order-first tabular-nums">
              {page} / {pages}
            </span>
          </div>
        )}
        {onPerPageChange && (
          <select
            aria-label={t('pagination.perPageLabel')}
            value={perPage}
            onChange={(event) => onPerPageChange(Number(event.target.value))}
            className="min-h-(--button-sm) rounded-control bg-transparent pr-1 text-ink2 hover:bg-hover"
          >
            {[...new Set([...perPageChoices, perPage])]
              .toSorted((a, b) => a - b)
              .map((count) => (
                <option key={count} value={count}>
                  {t('pagination.perPage', { n: count })}
                </option>
              ))}
          </select>
        )}
      </div>
    </nav>
  );
}
