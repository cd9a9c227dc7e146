import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Cell } from '../data/Cell.tsx';
import { Figure } from '../data/Figure.tsx';
import type { PlanGridProps } from './PlanGrid.tsx';
import type { PlanFlow } from './plan-types.ts';

/** Was due in an earlier column. */
export const MovedMark = ({ label }: { readonly label: string }) => (
  <span title={label} className="mr-1 text-warn">
    <span aria-hidden="true">↷</span>
    <span className="sr-only">{label} </span>
  </span>
);

interface FlowRowProps extends Pick<PlanGridProps, 'columns' | 'movedLabel' | 'onOpen' | 'onMove'> {
  readonly label: string;
  readonly flows: readonly PlanFlow[];
}

/** The flows of one name, each in its column: a press opens one, the pointer or Maj with an arrow moves it. */
export function FlowRow({ label, flows, columns, movedLabel, onOpen, onMove }: FlowRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const carried = useRef<string>(null);
  // Moved by keys a flow stands in another cell, and is still what the keys move.
  useEffect(() => {
    const { current: id } = carried;
    if (id === null) return;
    const button = row.current?.querySelector<HTMLElement>(`[data-flow="${CSS.escape(id)}"]`);
    if (!button || button === document.activeElement) return;
    carried.current = null;
    button.focus();
  });
  const onKeyDown = (event: KeyboardEvent, id: string): void => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || !event.shiftKey || onMove === undefined) return;
    event.preventDefault();
    carried.current = id;
    onMove(id, step);
  };
  return (
    <tr ref={row} className="plan-detail">
      <th scope="row" title={label} className="truncate">
        {label}
      </th>
      {columns.map(({ id, place }, index) => {
        const own = flows.filter(({ column }) => column === index);
        return (
          <td
            key={id}
            data-figure=""
            data-place={place}
            data-column={index}
            data-look={own[0]?.cell.look ?? undefined}
          >
            {own.map((flow) => (
              <FlowButton
                key={flow.id}
                flow={flow}
                isMovable={flow.isMovable && onMove !== undefined}
                movedLabel={movedLabel}
                onKeyDown={(event) => onKeyDown(event, flow.id)}
                onOpen={onOpen}
              />
            ))}
          </td>
        );
      })}
      <Cell />
    </tr>
  );
}

interface FlowButtonProps extends Pick<PlanGridProps, 'movedLabel' | 'onOpen'> {
  readonly flow: PlanFlow;
  readonly isMovable: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function FlowButton({ flow, isMovable, movedLabel, onKeyDown, onOpen }: FlowButtonProps) {
  return (
    <button
      type="button"
      className="plan-flow"
      data-flow={isMovable ? flow.id : undefined}
      draggable={isMovable}
      aria-label={flow.name}
      aria-keyshortcuts={isMovable ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
      onKeyDown={isMovable ? onKeyDown : undefined}
      onClick={() => onOpen(flow.id)}
    >
      {flow.cell.isMoved && <MovedMark label={movedLabel} />}
      <Figure cents={flow.cell.cents} decimals={0} isUnitHidden />
    </button>
  );
}
