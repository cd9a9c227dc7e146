import { ArrowRight, Lock } from 'lucide-react';
import { Menu, type MenuAction, type MenuGroup } from '../actions/Menu.tsx';
import { reasonOf, type BoardColumn } from './board-types.ts';
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

/** The other columns: those it may go to, then those that refuse with their reason, which choosing one tells again. */
export function CardMenu<Card>({ card, name, columns, currentId, onMove, actions }: CardMenuProps<Card>) {
  const t = useBoardMessages();
  const moves = columns
    .filter(({ id }) => id !== currentId)
    .map((column) => {
      const verdict = column.accepts(card);
      const reason = reasonOf(verdict);
      const line: MenuAction = {
        id: `move:${column.id}`,
        label: column.label,
        ...(reason === null ? { icon: ArrowRight } : { icon: Lock, detail: reason }),
        run: () => onMove(column.id),
      };
      const remedies = typeof verdict === 'object' ? verdict.remedies : [];
      const links = remedies.map((remedy): MenuAction => ({ ...remedy, id: `${line.id} ${remedy.href}` }));
      return { isOpen: reason === null, lines: [line, ...links] };
    });
  const open = moves.flatMap(({ isOpen, lines }) => (isOpen ? lines : []));
  const shut = moves.flatMap(({ isOpen, lines }) => (isOpen ? [] : lines));
  const groups: readonly MenuGroup[] = [
    ...(open.length > 0 ? [{ id: 'move', title: t('moveTo'), actions: open }] : []),
    ...(shut.length > 0 ? [{ id: 'shut', title: t('notFromHere'), actions: shut }] : []),
    ...(actions.length > 0 ? [{ id: 'more', actions }] : []),
  ];
  return <Menu isIconOnly size="sm" variant="secondary" label={t('menu', { card: name })} groups={groups} />;
}
