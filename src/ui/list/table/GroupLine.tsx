import { ChevronDown, ChevronRight } from 'lucide-react';
import { sumOf, type RowGroup } from '#runtime/lists/groups.ts';
import { Icon } from '../../identity/Icon.tsx';
import { numberOf, type ListColumn } from '../list-column.ts';
import { useListMessages } from '../useListMessages.ts';
import type { PlacedColumn } from '../useListTable.ts';
import { SumCells } from './SumCells.tsx';

export interface GroupLineProps<Row> {
  readonly group: RowGroup<Row>;
  readonly name: string;
  readonly line: number;
  readonly ariaIndex: number;
  readonly placed: readonly PlacedColumn<Row>[];
  readonly hasBoxes: boolean;
  readonly onToggle: (key: string) => void;
}

/** The head of a group: what its rows share, how many there are, and their sums. */
export function GroupLine<Row>({
  group,
  name,
  line,
  ariaIndex,
  placed,
  hasBoxes,
  onToggle,
}: GroupLineProps<Row>) {
  const t = useListMessages();
  const count = group.rows.length;
  const sum = (column: ListColumn<Row>) =>
    column.isSummed ? sumOf(group.rows, (row) => numberOf(column, row)) : undefined;
  return (
    <tr data-row={line} data-group="" aria-rowindex={ariaIndex}>
      <SumCells
        placed={placed}
        hasBoxes={hasBoxes}
        sumOf={sum}
        label={
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={group.isOpen}
            className="inline-flex items-center gap-1.5 rounded-badge focus-visible:-outline-offset-2"
            onClick={() => onToggle(group.key)}
          >
            <Icon icon={group.isOpen ? ChevronDown : ChevronRight} size={14} />
            {name}
            <span className="font-normal text-ink3">{count}</span>
            <span className="sr-only">{t('group.rows', { count })}</span>
          </button>
        }
      />
    </tr>
  );
}
