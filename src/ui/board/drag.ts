import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source';

/** Ends what was begun. */
export type Stop = () => void;

/** Room around the picture of a dragged card, for its tilt and its shadow, in px. */
const previewRoom = 24;

/** Lets the pointer take an element; its picture leans and floats while it is dragged. */
export function makeDraggable(element: HTMLElement, boardId: string, cardId: string): Stop {
  return draggable({
    element,
    getInitialData: () => ({ boardId, cardId }),
    onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
      const offset = preserveOffsetOnSource({ element, input: location.current.input });
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: (args) => {
          const { x, y } = offset(args);
          return { x: x + previewRoom, y: y + previewRoom };
        },
        render: ({ container }) => {
          const copy = element.cloneNode(true) as HTMLElement;
          copy.classList.add('board-preview');
          copy.style.width = `${element.offsetWidth}px`;
          container.style.padding = `${previewRoom}px`;
          container.append(copy);
        },
      });
    },
  });
}

/** Lets cards of the board be dropped on an element. */
export function makeDropTarget(element: HTMLElement, boardId: string, columnId: string): Stop {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data['boardId'] === boardId,
    getData: () => ({ columnId }),
    getIsSticky: () => false,
  });
}

export interface DragWatch {
  onTake(cardId: string): void;
  /** Null while the pointer is over no column. */
  onOver(columnId: string | null): void;
  /** Null when the card was let go anywhere else, or the drag given up. */
  onDrop(columnId: string | null): void;
}

/** Tells of the drags of a board, and scrolls it and the page near their edges meanwhile. */
export function watchDrags(scroller: HTMLElement, boardId: string, watch: DragWatch): Stop {
  const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) =>
    source.data['boardId'] === boardId;
  const columnOf = (targets: readonly { data: Record<string | symbol, unknown> }[]): string | null => {
    const id = targets[0]?.data['columnId'];
    return typeof id === 'string' ? id : null;
  };
  return combine(
    monitorForElements({
      canMonitor: isOurs,
      onDragStart: ({ source }) => watch.onTake(String(source.data['cardId'])),
      onDropTargetChange: ({ location }) => watch.onOver(columnOf(location.current.dropTargets)),
      onDrop: ({ location }) => watch.onDrop(columnOf(location.current.dropTargets)),
    }),
    autoScrollForElements({ element: scroller, canScroll: isOurs }),
    autoScrollWindowForElements({ canScroll: isOurs }),
  );
}
