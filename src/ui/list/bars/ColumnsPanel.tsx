import { RotateCcw } from 'lucide-react';
import { moveColumn, stepColumn } from '#runtime/lists/column-state.ts';
import type { ColumnStateControl } from '#runtime/lists/use-column-state.ts';
import { announce } from '#runtime/platform/announce.ts';
import { Button } from '../../actions/Button.tsx';
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
  const order = [...state.columnOrder.filter(isPinned), ...state.columnOrder.filter((id) => !isPinned(id))];
  const lines = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);

  const step = (id: string, label: string, by: -1 | 1): void => {
    const next = stepColumn(state, id, by);
    if (next === state) return;
    change(next);
    const place = next.columnOrder.filter((other) => isPinned(other) === isPinned(id)).indexOf(id) + 1;
    announce(t('columns.moved', { label, place, all: columns.length }));
  };
  return (
    <div className="flex flex-col gap-1">
      <p className="px-2 pt-1 pb-1 text-label text-ink3">{t('columns.help')}</p>
      <ul aria-label={t('columns.title')}>
        {lines.map(({ id, label, isRequired }) => (
          <ColumnLine
            key={id}
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
            onStep={(by) => step(id, label, by)}
            onDropBefore={(moved, isAfter) => {
              if (isPinned(moved) !== isPinned(id)) return;
              const following = state.columnOrder[state.columnOrder.indexOf(id) + 1] ?? null;
              change(moveColumn(state, moved, isAfter ? following : id));
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
