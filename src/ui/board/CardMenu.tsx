import { ArrowRight, Lock } from 'lucide-react';
import { Menu, type MenuAction, type MenuGroup } from '../actions/Menu.tsx';
import type { BoardColumn } from './board-types.ts';
import { useBoardMessages } from './useBoardMessages.ts';

export interface CardMenuProps<Card> {
  readonly card: Card;
  readonly name: string;
  readonly columns: readonly BoardColumn<Card>[];
  readonly currentId: string;
  readonly onMove: (columnId: string) => void;
  /** What else can be done with the card. */
  readonly actions: readonly MenuAction[];
}

/** The other columns, those that refuse with their reason: choosing one of them tells it again. */
export function CardMenu<Card>({ card, name, columns, currentId, onMove, actions }: CardMenuProps<Card>) {
  const t = useBoardMessages();
  const moves = columns
    .filter(({ id }) => id !== currentId)
    .map((column): MenuAction => {
      const verdict = column.accepts(card);
      return {
        id: `move:${column.id}`,
        label: column.label,
        ...(verdict === true ? { icon: ArrowRight } : { icon: Lock, detail: verdict }),
        run: () => onMove(column.id),
      };
    });
  const groups: readonly MenuGroup[] = [
    { id: 'move', title: t('moveTo'), actions: moves },
    ...(actions.length > 0 ? [{ id: 'more', actions }] : []),
  ];
  return <Menu isIconOnly size="sm" variant="secondary" label={t('menu', { card: name })} groups={groups} />;
}
