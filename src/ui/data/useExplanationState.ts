import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** How long a pointer stays before it is meant, in ms. */
const ENTER = 300;
/** How long it may be on its way from the trigger to what it opened, in ms. */
const LEAVE = 200;

export type ExplanationState = ReturnType<typeof useExplanationState>;

/** Whether an explanation is open: while a mouse is on it, or pinned until it is closed. */
export function useExplanationState() {
  const [state, setState] = useState<'closed' | 'seen' | 'pinned'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setState('closed');
  }, []);
  const pin = (): void => {
    clearTimeout(timer.current);
    setState('pinned');
  };
  const after = (ms: number, from: 'closed' | 'seen', to: 'closed' | 'seen') => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = setTimeout(() => setState((current) => (current === from ? to : current)), ms);
  };
  return {
    isOpen: state !== 'closed',
    isPinned: state === 'pinned',
    pin,
    close,
    hover: { enter: after(ENTER, 'closed', 'seen'), leave: after(LEAVE, 'seen', 'closed') },
  };
}
