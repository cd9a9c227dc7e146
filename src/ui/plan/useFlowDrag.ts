import { useEffect, useEffectEvent, type RefObject } from 'react';

const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
const flowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-flow]') : null;

/**
 * Lets the pointer carry a flow (`data-flow`) to another column (`data-column`) of a plan. What cannot be dragged,
 * on a phone or without a pointer, is moved by keys and in its window.
 */
export function useFlowDrag(
  within: RefObject<HTMLElement | null>,
  onDrop: (flowId: string, column: number) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = within.current;
    if (!element) return undefined;
    let carried: string | null = null;
    let over: HTMLElement | null = null;
    const mark = (cell: HTMLElement | null): void => {
      if (cell === over) return;
      over?.removeAttribute('data-over');
      cell?.setAttribute('data-over', '');
      over = cell;
    };
    const stop = new AbortController();
    const on = (
      type: 'dragstart' | 'dragover' | 'drop' | 'dragend',
      listener: (event: DragEvent) => void,
    ): void => element.addEventListener(type, listener, { signal: stop.signal });
    on('dragstart', (event) => {
      carried = flowOf(event.target)?.dataset['flow'] ?? null;
      event.dataTransfer?.setData('text/plain', carried ?? '');
    });
    on('dragover', (event) => {
      const cell = carried === null ? null : cellOf(event.target);
      if (cell) event.preventDefault();
      mark(cell);
    });
    on('drop', (event) => {
      const cell = cellOf(event.target);
      if (carried === null || cell === null) return;
      event.preventDefault();
      drop(carried, Number(cell.dataset['column']));
    });
    on('dragend', () => {
      carried = null;
      mark(null);
    });
    return () => stop.abort();
  }, [within]);
}
