import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { GripVertical, Pin, PinOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { Icon } from '../../identity/Icon.tsx';
import { useListMessages } from '../useListMessages.ts';

export interface ColumnLineProps {
  readonly id: string;
  readonly label: string;
  /** Always shown. */
  readonly isRequired: boolean;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onPin: (isPinned: boolean) => void;
  readonly onStep: (by: -1 | 1) => void;
  /** Another line was dropped before or behind this one. */
  readonly onDropBefore: (moved: string, isAfter: boolean) => void;
}

/** One column among the others: its handle, its box, its pin. */
export function ColumnLine(props: ColumnLineProps) {
  const { id, label, isRequired, isShown, isPinned, onShow, onPin, onStep } = props;
  const t = useListMessages();
  const line = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom' | null>(null);
  const drop = useEffectEvent(props.onDropBefore);

  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ column: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data['column'] === 'string' && source.data['column'] !== id,
        getData: ({ input }) =>
          attachClosestEdge({ column: id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => {
          const closest = extractClosestEdge(self.data);
          setEdge(closest === 'top' || closest === 'bottom' ? closest : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null);
          const moved = source.data['column'];
          if (typeof moved === 'string') drop(moved, extractClosestEdge(self.data) === 'bottom');
        },
      }),
    );
  }, [id]);

  return (
    <li
      ref={line}
      className={cx(
        'flex min-h-8 items-center gap-2 rounded-control px-1 text-table hover:bg-hover pointer-coarse:min-h-11',
        edge === 'top' && 'shadow-[inset_0_2px_0_var(--focus)]',
        edge === 'bottom' && 'shadow-[inset_0_-2px_0_var(--focus)]',
      )}
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
