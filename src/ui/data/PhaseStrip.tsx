import type { ReactNode } from 'react';
import type { OperationState } from '#domain/operation/states.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { FloorGlyph } from './FloorGlyph.tsx';
import { toneTextClasses } from './tones.ts';

export interface PhaseCell {
  state: OperationState;
  count: number;
  /** The sum beside the count, a `Figure`; « – » when absent. */
  sum?: ReactNode;
  /** Address of the list filtered by this state, or freed of it when it is the current filter. */
  href: string;
  isCurrent?: boolean;
}

/** One cell per state, each a filter of the list below. */
export function PhaseStrip({ cells }: { cells: readonly PhaseCell[] }) {
  const t = useUiMessages();
  const trade = useMessages(tradeMessages);
  return (
    <nav aria-label={t('filter.phases')} className="rounded-card border border-line bg-card shadow-e1">
      <ul className="relative flex overflow-x-auto print:flex-wrap">
        {cells.map((cell, index) => (
          <li key={cell.state} className={cx('min-w-fit flex-auto', index > 0 && 'border-l border-line')}>
            <AppLink
              href={cell.href}
              aria-current={cell.isCurrent ? 'true' : undefined}
              className={cx(
                'flex h-full flex-col gap-0.5 px-3 py-2 no-underline transition-colors duration-120 hover:bg-hover',
                'focus-visible:-outline-offset-2',
                cell.isCurrent && 'bg-sel shadow-[inset_0_-2px_0_var(--brick)]',
              )}
            >
              <span
                className={cx(
                  'flex items-center gap-1.5 text-label font-medium whitespace-nowrap',
                  toneTextClasses[cell.state],
                )}
              >
                <FloorGlyph state={cell.state} />
                {trade(`operationState.${cell.state}`)}
              </span>
              <span className="flex items-baseline gap-2">
                <span
                  className={cx(
                    'font-display text-base font-semibold',
                    cell.count === 0 ? 'text-ink3' : 'text-ink',
                  )}
                >
                  <span aria-hidden="true">{cell.count}</span>
                  <span className="sr-only">, {trade('operationCount', { count: cell.count })}</span>
                </span>
                {cell.sum === undefined ? (
                  <span aria-hidden="true" className="text-label text-ink3">
                    –
                  </span>
                ) : (
                  <span className="text-label text-ink3">
                    <span className="sr-only">, </span>
                    {cell.sum}
                  </span>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
