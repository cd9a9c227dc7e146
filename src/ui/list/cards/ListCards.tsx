import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { isSelected } from '#runtime/lists/selection.ts';
import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import type { ListColumn } from '../list-column.ts';
import { usePick } from '../usePick.ts';
import { ListCard, type CardPlace } from './ListCard.tsx';

export interface ListCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly idOf: (row: Row) => string;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly selection: SelectionControl | undefined;
}

const virtualFrom = 200;
/** In px, until a card has been measured. */
const likelyHeight = 112;

/** The records as cards, each a link as a whole: for phones, and for whoever prefers them. */
export function ListCards<Row>({ label, rows, columns, idOf, hrefOf, selection }: ListCardsProps<Row>) {
  const pick = usePick(selection);
  const card = (row: Row, place?: CardPlace): ReactNode => {
    const id = idOf(row);
    return (
      <ListCard
        key={id}
        place={place}
        row={row}
        id={id}
        columns={columns}
        href={hrefOf?.(row)}
        isSelected={selection && isSelected(selection.selection, id)}
        onPick={pick}
      />
    );
  };
  if (rows.length > virtualFrom) return <VirtualCards label={label} rows={rows} card={card} />;
  return (
    <ul aria-label={label} className={listClasses}>
      {rows.map((row) => card(row))}
    </ul>
  );
}

const listClasses =
  'divide-y divide-line border-y border-line bg-card max-md:-mx-4 md:rounded-card md:border-x';

/** Those before one's eyes, in a box that scrolls. */
function VirtualCards<Row>({
  label,
  rows,
  card,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly card: (row: Row, place: CardPlace) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to parts that are drawn once
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    overscan: 4,
  });
  return (
    <div ref={scroller} className="list-scroll max-md:-mx-4" data-list-scroll="">
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          const { measureElement } = virtualizer;
          return row !== undefined && card(row, { index, of: rows.length, startPx: start, measureElement });
        })}
      </ul>
    </div>
  );
}
