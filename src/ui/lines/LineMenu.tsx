import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '../actions/Menu.tsx';
import { useUiMessages } from '../useUiMessages.ts';

interface LineMenuProps {
  readonly row: number;
  readonly count: number;
  /** How many lines there may be at most. */
  readonly max: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What the keys do to a line, for whoever has none. */
export function LineMenu({ row, count, max, onMove, onDuplicate, onRemove }: LineMenuProps) {
  const t = useMessages(linesMessages);
  const ui = useUiMessages();
  return (
    <Menu
      label={t('actions', { n: row + 1 })}
      isIconOnly
      size="sm"
      variant="discreet"
      placement="bottom end"
      actions={[
        {
          id: 'up',
          label: t('up'),
          icon: ArrowUp,
          hint: 'Alt ↑',
          inactiveReason: row === 0 ? ui('field.alreadyFirst') : undefined,
          run: () => onMove(-1),
        },
        {
          id: 'down',
          label: t('down'),
          icon: ArrowDown,
          hint: 'Alt ↓',
          inactiveReason: row === count - 1 ? ui('field.alreadyLast') : undefined,
          run: () => onMove(1),
        },
        {
          id: 'copy',
          label: t('duplicate'),
          icon: Copy,
          inactiveReason: count >= max ? t('full', { max }) : undefined,
          run: onDuplicate,
        },
        { id: 'remove', label: t('remove'), icon: Trash2, hint: 'Ctrl ⌫', isDanger: true, run: onRemove },
      ]}
    />
  );
}
