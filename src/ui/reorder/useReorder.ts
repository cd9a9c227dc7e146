import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { ReorderAxis, ReorderItem, ReorderPlace } from './reorder-item.ts';
import type * as reorderModule from './reorder.ts';
import type { Stop } from './reorder.ts';

type ReorderModule = typeof reorderModule;

/** An order whose items the pointer can move. */
export interface ReorderGroup {
  readonly id: string;
  readonly axis: ReorderAxis;
  readonly isAwake: boolean;
  /** Fetches the code of dragging: for the first pointer that comes near. */
  readonly wake: () => void;
}

/** Without the code (no network) keys and menus still move things. */
function whenLoaded(begin: (reorder: ReorderModule) => Stop): Stop {
  let stop: Stop | null = null;
  let isGone = false;
  import('./reorder.ts').then(
    (reorder) => {
      if (!isGone) stop = begin(reorder);
    },
    (error: unknown) => console.warn('nothing can be dragged', error),
  );
  return () => {
    isGone = true;
    stop?.();
  };
}

export interface ReorderOptions {
  readonly axis: ReorderAxis;
  /** What holds the items: the nearest box around them that scrolls does so while one is held near its edge. */
  readonly within: RefObject<HTMLElement | null>;
}

/**
 * An order that the pointer changes beside keys and menus: its code comes with the first pointer near it.
 *
 * @example
 * const group = useReorder({ axis: 'vertical', within: list });
 * <ul ref={list} onPointerEnter={group.wake}>…</ul>
 * // in each item:
 * const { line, isHeld } = useReorderItem(group, row, handle, { id, label, accepts, onDrop });
 * <li ref={row} {...reorderLook(group, { line, isHeld })}><span ref={handle} />…</li>
 */
export function useReorder({ axis, within }: ReorderOptions): ReorderGroup {
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const element = within.current;
    if (!isAwake || !element) return undefined;
    return whenLoaded(({ scrollWhileDragging }) => scrollWhileDragging(element, id, axis));
  }, [isAwake, within, id, axis]);
  return { id, axis, isAwake, wake: () => setAwake(true) };
}

export interface ReorderView {
  /** Where something would be dropped beside this item. */
  readonly line: ReorderPlace | null;
  readonly isHeld: boolean;
}

/** One item of the order: the element that others are dropped beside, and the one that the pointer takes. */
export function useReorderItem(
  group: ReorderGroup,
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  item: ReorderItem,
): ReorderView {
  const { id: groupId, axis, isAwake } = group;
  const { id, label } = item;
  const [line, setLine] = useState<ReorderPlace | null>(null);
  const [isHeld, setDragged] = useState(false);
  const accepts = useEffectEvent(item.accepts);
  const drop = useEffectEvent(item.onDrop);
  useEffect(() => {
    const [target, source] = [element.current, handle.current];
    if (!isAwake || !target || !source) return undefined;
    return whenLoaded(({ makeReorderable }) =>
      makeReorderable(
        { element: target, handle: source, groupId, axis },
        {
          id,
          label,
          accepts: (moved, place) => accepts(moved, place),
          onDrop: (moved, place) => drop(moved, place),
        },
        { onLine: setLine, onDragging: setDragged },
      ),
    );
  }, [isAwake, element, handle, groupId, axis, id, label]);
  return { line, isHeld };
}

/** What an item tells the rules of style. */
export const reorderMarks = ({ axis, isAwake }: ReorderGroup, { line, isHeld }: ReorderView) => ({
  'data-reorder': isAwake ? axis : undefined,
  'data-drop': line ?? undefined,
  'data-held': isHeld ? '' : undefined,
});
