import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Figure } from '../data/Figure.tsx';
import { Icon } from '../identity/Icon.tsx';
import { FlowRow, MovedMark } from './FlowRow.tsx';
import './plan.css';
import type { PlanCell, PlanColumn, PlanLine } from './plan-types.ts';
import { useFlowDrag } from './useFlowDrag.ts';

export interface PlanGridProps {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** Over the names. */
  readonly lineHead: string;
  readonly totalHead: string;
  /** Marks what was due earlier. */
  readonly movedLabel: string;
  /** The name of the button that shows or folds the flows of a line. */
  readonly toggleLabel: (line: PlanLine, isOpen: boolean) => string;
  readonly columns: readonly PlanColumn[];
  readonly lines: readonly PlanLine[];
  readonly onOpen: (flowId: string) => void;
  /** Absent where nothing may be moved: by so many columns. */
  readonly onMove?: ((flowId: string, columns: number) => void) | undefined;
}

/** Lines over columns of time, with the flows behind each line, which can be carried to another column. */
export function PlanGrid(props: PlanGridProps) {
  const { label, lineHead, totalHead, columns, lines, onMove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const flows = lines.flatMap((line) => line.flows);
  useFlowDrag(frame, (id, column) => {
    const flow = flows.find((one) => one.id === id);
    if (flow && flow.column !== column) onMove?.(id, column - flow.column);
  });
  useShownNow(frame, columns);
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    // A box that scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} className="table-frame plan" role="region" aria-label={label} tabIndex={0}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{lineHead}</th>
            {columns.map(({ id, label: head, place }) => (
              <th key={id} scope="col" data-figure="" data-place={place}>
                {head}
              </th>
            ))}
            <th scope="col" data-figure="">
              {totalHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRows
              key={line.id}
              {...props}
              line={line}
              isOpen={open.has(line.id)}
              onToggle={() => toggle(line.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls to the month before the current one, once. */
function useShownNow(
  frame: { readonly current: HTMLDivElement | null },
  columns: readonly PlanColumn[],
): void {
  const now = columns.findIndex(({ place }) => place === 'current');
  useEffect(() => {
    const element = frame.current;
    const head = element?.querySelectorAll('thead th')[now];
    const names = element?.querySelector('thead th');
    if (!element || !(head instanceof HTMLElement) || !(names instanceof HTMLElement) || now < 2) return;
    element.scrollTo({ left: head.offsetLeft - names.offsetWidth });
  }, [frame, now]);
}

interface LineRowsProps extends PlanGridProps {
  readonly line: PlanLine;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function LineRows({ line, isOpen, onToggle, ...props }: LineRowsProps) {
  const { columns, movedLabel, toggleLabel } = props;
  return (
    <>
      <tr className={line.isSum ? 'plan-sum' : undefined}>
        <th scope="row">
          {line.flows.length === 0 ? (
            line.label
          ) : (
            <button
              type="button"
              className="flex items-center gap-1 text-left"
              aria-expanded={isOpen}
              aria-label={toggleLabel(line, isOpen)}
              onClick={onToggle}
            >
              <Icon icon={isOpen ? ChevronDown : ChevronRight} size={14} />
              {line.label}
            </button>
          )}
        </th>
        {columns.map(({ id, place }, index) => (
          <CellView
            key={id}
            cell={line.cells[index]}
            place={place}
            isBalance={line.isBalance}
            movedLabel={movedLabel}
          />
        ))}
        <td data-figure="">
          {line.totalCents === undefined ? '' : <Figure cents={line.totalCents} decimals={2} isUnitHidden />}
        </td>
      </tr>
      {isOpen &&
        [...Map.groupBy(line.flows, (flow) => flow.label)].map(([label, flows]) => (
          <FlowRow key={label} {...props} label={label} flows={flows} />
        ))}
    </>
  );
}

interface CellViewProps {
  readonly cell: PlanCell | undefined;
  readonly place: PlanColumn['place'];
  readonly isBalance: boolean;
  readonly movedLabel: string;
}

function CellView({ cell, place, isBalance, movedLabel }: CellViewProps) {
  const isShown = cell !== undefined && (isBalance || cell.look !== null);
  const isBad = isBalance && (cell?.cents ?? 0) < 0;
  return (
    <td
      data-figure=""
      data-place={place}
      data-look={isBalance ? undefined : (cell?.look ?? undefined)}
      className={isBad ? 'text-neg' : undefined}
    >
      {isShown && (
        <>
          {cell.isMoved && <MovedMark label={movedLabel} />}
          <Figure cents={cell.cents} decimals={0} isUnitHidden />
        </>
      )}
    </td>
  );
}
