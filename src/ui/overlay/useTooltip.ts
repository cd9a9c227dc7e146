import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** A pointer that rests. */
const restMs = 400;
/** Long enough to go on to the bubble. */
const leaveMs = 80;
/** After one was read, the next shows at once. */
const warmMs = 500;

export interface TooltipHandlers {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

interface TooltipState {
  /** The control, once its tooltip was wanted. */
  readonly anchor: HTMLElement | null;
  readonly isOpen: boolean;
  readonly handlers: TooltipHandlers;
  readonly keep: () => void;
  readonly close: (isAtOnce?: boolean) => void;
}

/** The one that shows; there is never a second. */
let closeShown: (() => void) | null = null;
let closedAtMs = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip shows: a mouse that rests on its control, or the keyboard's focus. A press, a key, another
 * tooltip or Échap take it away, and it stays under the pointer (WCAG 2.2, 1.4.13).
 */
export function useTooltip(): TooltipState {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(
    (isAtOnce = false) => {
      clearTimeout(timer.current);
      if (isAtOnce) hide();
      else timer.current = setTimeout(hide, leaveMs);
    },
    [hide],
  );
  const show = (waitMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), waitMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    closeShown?.();
    closeShown = hide;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      closedAtMs = performance.now();
      if (closeShown === hide) closeShown = null;
    };
  }, [isOpen, hide]);

  const isWarm = (): boolean => closeShown !== null || performance.now() - closedAtMs < warmMs;
  return {
    anchor,
    isOpen,
    keep,
    close,
    handlers: {
      onPointerEnter({ pointerType, currentTarget }) {
        if (pointerType === 'touch') return;
        setAnchor(currentTarget);
        show(isWarm() ? 0 : restMs);
      },
      onPointerLeave: () => close(),
      onPointerDown: () => close(true),
      onKeyDown: () => close(true),
      onFocus({ currentTarget }) {
        if (!currentTarget.matches(':focus-visible')) return;
        setAnchor(currentTarget);
        show(0);
      },
      onBlur: () => close(true),
    },
  };
}
