import { useId } from 'react';
import { cx } from '../cx.ts';
import { ItemLine, type Item } from './ItemLine.tsx';

interface ItemListProps {
  /** What the lines are, for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  /** In place of the lines where there are none. */
  readonly empty?: string;
  /** In a card: without a surface of its own, title and detail on one line. */
  readonly isCompact?: boolean;
  /** The label stands over the lines: several lists in a card. */
  readonly isLabelShown?: boolean;
  /** What a press began is under way. */
  readonly isBusy?: boolean;
}

/**
 * A few things of one kind, each with its own action: sessions, browsers, mails, people. What is sorted, filtered or
 * chosen is a `DataList`:
 *
 *     <ItemList label="Sociétés" items={[{ id, title: name, lead: <Avatar name={name} isDecorative />, onPress }]} />
 */
export function ItemList({
  label,
  items,
  empty,
  isCompact = false,
  isLabelShown = false,
  isBusy = false,
}: ItemListProps) {
  const labelId = useId();
  if (items.length === 0) return empty === undefined ? null : <p className="text-ink3">{empty}</p>;
  const list = (
    <ul
      aria-label={isLabelShown ? undefined : label}
      aria-labelledby={isLabelShown ? labelId : undefined}
      aria-busy={isBusy}
      className={cx(
        'divide-y divide-line',
        !isCompact && 'overflow-hidden rounded-card border border-line bg-card shadow-e1',
      )}
    >
      {items.map((item) => (
        <ItemLine key={item.id} item={item} isCompact={isCompact} />
      ))}
    </ul>
  );
  if (!isLabelShown) return list;
  return (
    <div>
      <h3 id={labelId} className="py-1 text-micro text-ink3">
        {label}
      </h3>
      {list}
    </div>
  );
}
