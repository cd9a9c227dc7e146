import { GripVertical } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '../identity/Icon.tsx';
import type { ReorderPlace } from '../reorder/reorder-item.ts';
import { reorderMarks, useReorderItem, type ReorderGroup } from '../reorder/useReorder.ts';
import { dropTarget } from './drop-target.ts';

interface LineRowProps {
  readonly order: ReorderGroup;
  /** Of its field, the same wherever the line goes. */
  readonly id: string;
  readonly row: number;
  /** All lines as they stand. */
  readonly ids: readonly string[];
  readonly isHidden: boolean;
  readonly onDrop: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** A line that the pointer takes by its handle; keys and the menu of the line move it as well. */
export function LineRow({ order, id, row, ids, isHidden, onDrop, children }: LineRowProps) {
  const t = useMessages(linesMessages);
  const line = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const moveOf = (moved: string, place: ReorderPlace) => dropTarget(ids.indexOf(moved), row, place);
  const view = useReorderItem(order, line, handle, {
    id,
    label: t('line', { n: row + 1 }),
    accepts: (moved, place) => moveOf(moved, place) !== null,
    onDrop: (moved, place) => {
      const to = moveOf(moved, place);
      if (to !== null) onDrop(ids.indexOf(moved), to);
    },
  });
  return (
    <tr ref={line} hidden={isHidden} {...reorderMarks(order, view)}>
      <td className="lines-grip">
        <span ref={handle} aria-hidden="true" title={t('drag')} data-single={ids.length < 2 ? '' : undefined}>
          <Icon icon={GripVertical} size={14} />
        </span>
      </td>
      {children}
    </tr>
  );
}
