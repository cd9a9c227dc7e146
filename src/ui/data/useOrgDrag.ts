import { useState, type PointerEvent } from 'react';

/** Pixels that a pointer moves before a press becomes a drag. */
const startsAfterPx = 6;

interface Drag {
  readonly id: string;
  readonly fromX: number;
  readonly fromY: number;
  readonly isMoving: boolean;
  /** The entity under the pointer. */
  readonly over: string | null;
}

/** An entity of a chart that is being put below another one. */
export interface OrgDrag {
  readonly heldId: string | null;
  readonly overId: string | null;
  /** What the box of an entity listens to. */
  readonly listeners: (id: string) => {
    onPointerDown: (event: PointerEvent<SVGGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGGElement>) => void;
    onPointerUp: (event: PointerEvent<SVGGElement>) => void;
    onPointerCancel: () => void;
  };
}

/** The entity at a place of the window; null for none. */
const entityAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-org-node]')?.getAttribute('data-org-node') ?? null;

/**
 * Lets the pointer drop an entity of a chart onto another one. Fingers scroll: they, and keys, use the list beside.
 *
 * @param onMove is told which entity goes below which; undefined where nothing may be moved
 */
export function useOrgDrag(onMove: ((id: string, parentId: string) => void) | undefined): OrgDrag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  if (onMove === undefined) return null;
  const targetAt = (id: string, { clientX, clientY }: PointerEvent): string | null => {
    const over = entityAt(clientX, clientY);
    return over === id ? null : over;
  };
  return {
    heldId: drag?.isMoving ? drag.id : null,
    overId: drag?.isMoving ? drag.over : null,
    listeners: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, fromX: event.clientX, fromY: event.clientY, isMoving: false, over: null });
      },
      onPointerMove: (event) => {
        if (drag === null || drag.id !== id) return;
        const wayPx = Math.hypot(event.clientX - drag.fromX, event.clientY - drag.fromY);
        const isMoving = drag.isMoving || wayPx >= startsAfterPx;
        setDrag({ ...drag, isMoving, over: isMoving ? targetAt(id, event) : null });
      },
      onPointerUp: (event) => {
        const parentId = drag?.id === id && drag.isMoving ? targetAt(id, event) : null;
        setDrag(null);
        if (parentId !== null) onMove(id, parentId);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
