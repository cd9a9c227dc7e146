import { GripVertical, Pin, PinOff } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../cx.ts';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { Icon } from '../../identity/Icon.tsx';
import { reorderMarks, useReorderItem, type ReorderGroup } from '../../reorder/useReorder.ts';
import { useListMessages } from '../useListMessages.ts';

export interface ColumnLineProps {
  readonly order: ReorderGroup;
  readonly id: string;
  readonly label: string;
  /** Always shown. */
  readonly isRequired: boolean;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onPin: (isPinned: boolean) => void;
  readonly onStep: (by: -1 | 1) => void;
  /** True where dropping another line here would change something. */
  readonly canDrop: (moved: string, isAfter: boolean) => boolean;
  readonly onDrop: (moved: string, isAfter: boolean) => void;
}

/** One column among the others: its handle, its box, its pin. */
export function ColumnLine(props: ColumnLineProps) {
  const { order, id, label, isRequired, isShown, isPinned, onShow, onPin, onStep } = props;
  const t = useListMessages();
  const line = useRef<HTMLLIElement>(null);
  const view = useReorderItem(order, line, line, {
    id,
    label,
    accepts: (moved, place) => props.canDrop(moved, place === 'after'),
    onDrop: (moved, place) => props.onDrop(moved, place === 'after'),
  });

  return (
    <li
      ref={line}
      {...reorderMarks(order, view)}
      className="flex min-h-8 items-center gap-2 rounded-control px-1 text-table hover:bg-hover pointer-coarse:min-h-11"
    >
      <button
        type="button"
        aria-label={t('columns.move', { label })}
        className="grid size-6 cursor-grab place-items-center rounded-badge text-ink3 hover:text-ink pointer-coarse:size-11"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <Icon icon={GripVertical} size={14} />
      </button>
      <span className="min-w-0 flex-1">
        <Checkbox
          name={`column-${id}`}
          label={label}
          value={isShown}
          isDisabled={isRequired}
          onChange={onShow}
        />
      </span>
      {isRequired && <span className="text-label text-ink3">{t('columns.always')}</span>}
      <button
        type="button"
        aria-label={t('columns.pin', { label })}
        aria-pressed={isPinned}
        className={cx(
          'grid size-6 place-items-center rounded-badge hover:bg-sunken hover:text-ink pointer-coarse:size-11',
          isPinned ? 'text-brick-ink' : 'text-ink3',
        )}
        onClick={() => onPin(!isPinned)}
      >
        <Icon icon={isPinned ? PinOff : Pin} size={14} />
      </button>
    </li>
  );
}
