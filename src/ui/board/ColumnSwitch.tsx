import { useEffect, useState, type RefObject } from 'react';
import { cx } from '../cx.ts';
import type { BoardColumn } from './board-types.ts';
import { countOf } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';

export interface ColumnSwitchProps<Card> {
  readonly columns: readonly BoardColumn<Card>[];
  /** The row of columns, which is swiped sideways. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onChoose: (columnId: string) => void;
}

/** On a phone, which column is seen, and a way to each of them. */
export function ColumnSwitch<Card>({ columns, scroller, onChoose }: ColumnSwitchProps<Card>) {
  const t = useBoardMessages();
  const ids = columns.map(({ id }) => id).join('\n');
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setSeen(entry.target.getAttribute('data-board-column'));
      },
      // A column is the one seen while it holds the middle.
      { root, rootMargin: '0px -49%' },
    );
    for (const id of ids.split('\n')) {
      const column = root.querySelector(`[data-board-column="${CSS.escape(id)}"]`);
      if (column) observer.observe(column);
    }
    return () => observer.disconnect();
  }, [scroller, ids]);
  const current = seen ?? columns[0]?.id;
  return (
    <nav aria-label={t('columns')} className="no-print relative -mx-4 overflow-x-auto px-4 md:hidden">
      <ul className="flex gap-1.5 pb-1">
        {columns.map((column) => {
          const { id, label, glyph } = column;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => onChoose(id)}
                className={cx(
                  'flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-table font-medium whitespace-nowrap',
                  id === current ? 'border-brick bg-card text-ink' : 'border-line bg-sunken text-ink2',
                )}
              >
                {glyph}
                {label}
                <span className="text-ink3">{countOf(column)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
