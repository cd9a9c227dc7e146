import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ColumnMeasure } from '../useListTable.ts';
import { useListMessages } from '../useListMessages.ts';

export interface ResizeHandleProps {
  readonly label: string;
  readonly measure: ColumnMeasure;
  readonly onResize: (width: number, isTransient?: boolean) => void;
}

/** In px: one press of an arrow, and one with Maj. */
const step = 8;
const leap = 40;

/** The border of a column: the pointer drags it, arrows move it, Début and Fin lead to its limits. */
export function ResizeHandle({ label, measure, onResize }: ResizeHandleProps) {
  const t = useListMessages();
  const from = useRef<{ x: number; width: number } | null>(null);
  const [isActive, setActive] = useState(false);
  const { width, minWidth, maxWidth } = measure;

  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // A column that takes the room left over is wider than its measure says.
    from.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? width };
    setActive(true);
  };
  const widthAt = (x: number): number | null =>
    from.current === null ? null : from.current.width + x - from.current.x;
  const move = ({ clientX }: PointerEvent) => {
    const next = widthAt(clientX);
    if (next !== null) onResize(next, true);
  };
  const end = ({ clientX }: PointerEvent) => {
    const next = widthAt(clientX);
    const hasMoved = from.current !== null && clientX !== from.current.x;
    from.current = null;
    setActive(false);
    if (next !== null && hasMoved) onResize(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    const now = event.currentTarget.parentElement?.offsetWidth ?? width;
    const by = event.shiftKey ? leap : step;
    const next = { ArrowLeft: now - by, ArrowRight: now + by, Home: minWidth, End: maxWidth }[event.key];
    if (next === undefined || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(next);
  };
  return (
    // A separator that takes the focus is a control (WAI-ARIA, window splitter), which the rule does not know.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('columns.width', { label })}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={t('columns.pixels', { n: width })}
      tabIndex={-1}
      className="list-resize"
      data-active={isActive ? '' : undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
}
