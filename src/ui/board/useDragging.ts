import { useEffect, useEffectEvent, type RefObject } from 'react';
import type * as dragModule from './drag.ts';
import type { DragWatch, Stop } from './drag.ts';

type DragModule = typeof dragModule;

/**
 * Begins something when the code of dragging is there. Without that code (no network) the menu and the keyboard
 * still move cards.
 */
function beginDragging(begin: (drag: DragModule) => Stop): Stop {
  let stop: Stop | null = null;
  let isGone = false;
  import('./drag.ts').then(
    (drag) => {
      if (!isGone) stop = begin(drag);
    },
    (error: unknown) => console.warn('cards cannot be dragged', error),
  );
  return () => {
    isGone = true;
    stop?.();
  };
}

/** Makes an element something to drag, or to drop on, for as long as it is shown. */
export function useDragging(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  begin: (element: HTMLElement, drag: DragModule) => Stop,
): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    const element = ref.current;
    return isOn && element ? beginDragging((drag) => start(element, drag)) : undefined;
  }, [ref, isOn]);
}

/** Hears of the drags of a board; the scroller moves near its edges meanwhile. */
export function useDragWatch(
  scroller: RefObject<HTMLElement | null>,
  isOn: boolean,
  boardId: string,
  { onTake, onOver, onDrop }: DragWatch,
): void {
  const take = useEffectEvent(onTake);
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return undefined;
    return beginDragging(({ watchDrags }) =>
      watchDrags(element, boardId, {
        onTake: (cardId) => take(cardId),
        onOver: (columnId) => over(columnId),
        onDrop: (columnId) => drop(columnId),
      }),
    );
  }, [scroller, isOn, boardId]);
}
