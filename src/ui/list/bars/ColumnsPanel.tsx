import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { dropColumn, stepColumn, type ColumnState } from '#runtime/lists/column-state.ts';
import type { ColumnStateControl } from '#runtime/lists/use-column-state.ts';
import { announce } from '#runtime/platform/announce.ts';
import { Button } from '../../actions/Button.tsx';
import { useReorder } from '../../reorder/useReorder.ts';
import { useListMessages } from '../useListMessages.ts';
import { ColumnLine } from './ColumnLine.tsx';

export interface ColumnsPanelProps {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isRequired: boolean }[];
  readonly control: ColumnStateControl;
}

/** The columns of a list as lines: shown or not, pinned or not, in the order in which they are dragged. */
export function ColumnsPanel({ columns, control }: ColumnsPanelProps) {
  const t = useListMessages();
  const { state, change } = control;
  const isPinned = (id: string): boolean => state.columnPinning.start.includes(id);
  // As the table shows them: pinned ones first.
  const orderIn = ({ columnOrder }: ColumnState) => [
    ...columnOrder.filter(isPinned),
    ...columnOrder.filter((id) => !isPinned(id)),
  ];
  const list = useRef<HTMLUListElement>(null);
  const order = useReorder({ axis: 'vertical', within: list });
  const lines = orderIn(state).flatMap((id) => columns.find((column) => column.id === id) ?? []);

  const show = (id: string, label: string, next: ColumnState): void => {
    if (next === state) return;
    change(next);
    announce(t('columns.moved', { label, place: orderIn(next).indexOf(id) + 1, all: columns.length }));
  };
  return (
    <div className="flex flex-col gap-1">
      <p className="px-2 pt-1 pb-1 text-label text-ink3">{t('columns.help')}</p>
      <ul ref={list} aria-label={t('columns.title')} onPointerEnter={order.wake}>
        {lines.map(({ id, label, isRequired }) => (
          <ColumnLine
            key={id}
            order={order}
            id={id}
            label={label}
            isRequired={isRequired}
            isShown={state.columnVisibility[id] !== false}
            isPinned={isPinned(id)}
            onShow={(isShown) =>
              change({ ...state, columnVisibility: { ...state.columnVisibility, [id]: isShown } })
            }
            onPin={(isToBePinned) =>
              change({
                ...state,
                columnPinning: {
                  start: state.columnOrder.filter((other) => (other === id ? isToBePinned : isPinned(other))),
                  end: [],
                },
              })
            }
            onStep={(by) => show(id, label, stepColumn(state, id, by))}
            canDrop={(moved, isAfter) => dropColumn(state, moved, { beside: id, isAfter }) !== state}
            onDrop={(moved, isAfter) => {
              const name = columns.find((column) => column.id === moved)?.label ?? moved;
              show(moved, name, dropColumn(state, moved, { beside: id, isAfter }));
            }}
          />
        ))}
      </ul>
      {control.isChanged && (
        <div className="border-t border-line pt-2 pb-1">
          <Button variant="discreet" size="sm" icon={RotateCcw} onClick={control.reset}>
            {t('columns.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}
