import './reorder.css';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { ReorderAxis, ReorderItem, ReorderPlace } from './reorder-item.ts';

/** Ends what was begun. */
export type Stop = () => void;

type Data = Readonly<Record<string | symbol, unknown>>;

/** What hears of the drags at one place of an order. */
export interface ReorderWatch {
  /** Where the line of the drop stands at this place; null for none. */
  onLine(line: ReorderPlace | null): void;
  onDragging(isHeld: boolean): void;
}

/** Lets the pointer take an element by its handle, and drop others of its order before or behind it. */
export function makeReorderable(
  { element, handle, groupId, axis }: ReorderBasis,
  item: ReorderItem,
  { onLine, onDragging }: ReorderWatch,
): Stop {
  const allowedEdges: Edge[] = axis === 'horizontal' ? ['left', 'right'] : ['top', 'bottom'];
  const placeIn = (data: Data): ReorderPlace => {
    const edge = extractClosestEdge(data);
    return edge === 'right' || edge === 'bottom' ? 'after' : 'before';
  };
  const accepted = (source: Data, own: Data): ReorderPlace | null => {
    const place = placeIn(own);
    return item.accepts(String(source['itemId']), place) ? place : null;
  };
  return combine(
    draggable({
      element: handle,
      // A border that is dragged to widen its column is none of this.
      canDrag: ({ input: { clientX, clientY } }) =>
        document.elementFromPoint(clientX, clientY)?.closest('[role="separator"]') === null,
      getInitialData: () => ({ groupId, itemId: item.id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => {
            const picture = document.createElement('div');
            picture.className = 'reorder-preview';
            picture.textContent = item.label;
            container.append(picture);
          },
        }),
      onDragStart: () => onDragging(true),
      onDrop: () => onDragging(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['groupId'] === groupId && source.data['itemId'] !== item.id,
      getData: ({ input }) => attachClosestEdge({ groupId }, { element, input, allowedEdges }),
      onDragEnter: ({ source, self }) => {
        measureLine(element, axis);
        onLine(accepted(source.data, self.data));
      },
      onDrag: ({ source, self }) => onLine(accepted(source.data, self.data)),
      onDragLeave: () => onLine(null),
      onDrop: ({ source, self }) => {
        onLine(null);
        const place = accepted(source.data, self.data);
        if (place !== null) item.onDrop(String(source.data['itemId']), place);
      },
    }),
  );
}

export interface ReorderBasis {
  readonly element: HTMLElement;
  readonly handle: HTMLElement;
  readonly groupId: string;
  readonly axis: ReorderAxis;
}

/** Between columns the line goes through the whole table. */
function measureLine(element: HTMLElement, axis: ReorderAxis): void {
  const table = axis === 'horizontal' ? element.closest('table') : null;
  if (!table) return;
  const length = table.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
  element.style.setProperty('--drop-length', `${length}px`);
}

/** Scrolls the box around an element, and the page, while something of the order is held near their edges. */
export function scrollWhileDragging(within: HTMLElement, groupId: string, axis: ReorderAxis): Stop {
  const about = {
    canScroll: ({ source }: { source: { data: Data } }) => source.data['groupId'] === groupId,
    getAllowedAxis: () => axis,
  };
  const scroller = scrollerOf(within, axis);
  const stopPage = autoScrollWindowForElements(about);
  return scroller ? combine(stopPage, autoScrollForElements({ element: scroller, ...about })) : stopPage;
}

function scrollerOf(within: HTMLElement, axis: ReorderAxis): HTMLElement | null {
  for (let box: HTMLElement | null = within; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = ['auto', 'scroll'].includes(axis === 'horizontal' ? overflowX : overflowY);
    if (scrolls && box !== document.body && box !== document.documentElement) return box;
  }
  return null;
}
