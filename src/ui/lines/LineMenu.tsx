import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '../actions/Menu.tsx';

interface LineMenuProps {
  readonly row: number;
  readonly count: number;
  readonly isFull: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What the keys do to a line, for whoever has none. */
export function LineMenu({ row, count, isFull, onMove, onDuplicate, onRemove }: LineMenuProps) {
  const t = useMessages(linesMessages);
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
          isDisabled: row === 0,
          run: () => onMove(-1),
        },
        {
          id: 'down',
          label: t('down'),
          icon: ArrowDown,
          hint: 'Alt ↓',
          isDisabled: row === count - 1,
          run: () => onMove(1),
        },
        { id: 'copy', label: t('duplicate'), icon: Copy, isDisabled: isFull, run: onDuplicate },
        { id: 'remove', label: t('remove'), icon: Trash2, hint: 'Ctrl ⌫', isDanger: true, run: onRemove },
      ]}
    />
  );
}
