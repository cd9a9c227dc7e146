import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { reasonOf, type BoardColumn, type Verdict } from './board-types.ts';
import { countOf } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';
import { useDragging } from './useDragging.ts';

export interface FoldedColumnProps<Card> {
  readonly boardId: string;
  readonly column: BoardColumn<Card>;
  /** What it says to the card being carried over it; null while none is. */
  readonly verdict: Verdict | null;
  /** A card is being carried: the name becomes a place to drop it. */
  readonly isTarget: boolean;
}

/** A column that is folded: its name and its count, where a card can be dropped all the same. */
export function FoldedColumn<Card>({ boardId, column, verdict, isTarget }: FoldedColumnProps<Card>) {
  const reason = verdict === null ? null : reasonOf(verdict);
  const t = useBoardMessages();
  const host = useRef<HTMLLIElement>(null);
  const { id, label, glyph } = column;
  useDragging(host, true, (element, drag) => drag.makeDropTarget(element, boardId, id));
  return (
    <li
      ref={host}
      data-board-column={id}
      className={cx(
        'flex items-center gap-1.5 rounded-control border border-dashed px-2 transition-colors duration-120',
        isTarget ? 'min-h-11' : 'min-h-7',
        verdict === null && (isTarget ? 'border-line2' : 'border-transparent'),
        verdict === true && 'border-brick bg-brick-bg text-brick-ink',
        reason !== null && 'border-neg bg-neg-bg text-neg',
      )}
    >
      {reason !== null ? <Icon icon={Lock} size={14} /> : glyph}
      <span>
        {label}
        {reason !== null && `\u00A0: ${reason}`}
      </span>
      <span aria-hidden="true" className="text-ink3">
        {countOf(column)}
      </span>
      <span className="sr-only">{t('cardCount', { count: countOf(column) })}</span>
    </li>
  );
}
