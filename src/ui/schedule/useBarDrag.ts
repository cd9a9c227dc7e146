import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  daysOfSpan,
  movedByMonths,
  movedSpan,
  type BarHold,
  type BarStep,
  type DaySpan,
} from './schedule-days.ts';

/** Pixels from an edge within which the edge is taken. */
const edgePx = 8;
/** Pixels that a press may move without being a drag. */
const slackPx = 4;

interface Drag {
  readonly hold: BarHold;
  readonly startX: number;
  readonly pxPerDay: number;
  readonly pointerId: number;
}

interface BarDragGiven {
  readonly span: DaySpan;
  readonly window: DaySpan;
  readonly step: BarStep;
  /** Null where the bar stays. */
  readonly onMove: ((span: DaySpan) => void) | null;
  readonly onOpen: (() => void) | undefined;
}

/** Lets a bar be carried along its track by the pointer or the arrow keys; a press without movement opens it. */
export function useBarDrag({ span, window, step, onMove, onOpen }: BarDragGiven) {
  const moved = step === 'month' ? movedByMonths : movedSpan;
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [carried, setCarried] = useState<DaySpan | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false;
    const track = event.currentTarget.parentElement;
    // Fingers scroll the page: they open the bar and change its days there.
    if (onMove === null || track === null || event.button !== 0 || event.pointerType === 'touch') return;
    const box = event.currentTarget.getBoundingClientRect();
    const fromStart = event.clientX - box.left;
    const isWide = box.width > edgePx * 3;
    const atEdge = fromStart < edgePx ? 'start' : box.width - fromStart < edgePx ? 'end' : 'whole';
    drag.current = {
      hold: isWide ? atEdge : 'whole',
      startX: event.clientX,
      pxPerDay: track.getBoundingClientRect().width / daysOfSpan(window),
      pointerId: event.pointerId,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const dragged = drag.current;
    if (dragged?.pointerId !== event.pointerId) return;
    const byPx = event.clientX - dragged.startX;
    if (!wasDragged.current && Math.abs(byPx) < slackPx) return;
    wasDragged.current = true;
    setCarried(moved(span, dragged.hold, Math.round(byPx / dragged.pxPerDay)));
  };
  const onPointerUp = (): void => {
    drag.current = null;
    if (carried === null) return;
    setCarried(null);
    if (carried.from !== span.from || carried.to !== span.to) onMove?.(carried);
  };
  const onPointerCancel = (): void => {
    drag.current = null;
    setCarried(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (onMove === null || way === undefined) return;
    event.preventDefault();
    const [short, long] = step === 'month' ? [31, 92] : [1, 7];
    onMove(moved(span, 'whole', way * (event.shiftKey ? long : short)));
  };
  const onClick = (): void => {
    if (!wasDragged.current) onOpen?.();
    wasDragged.current = false;
  };
  return {
    shown: carried ?? span,
    isCarried: carried !== null,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onClick },
  };
}
