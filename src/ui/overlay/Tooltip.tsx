import { cloneElement, useId, type DOMAttributes, type ReactElement } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useTooltip, type TooltipHandlers } from './useTooltip.ts';

export interface TooltipProps {
  text: string;
  /** One focusable element: a button or a link. */
  children: ReactElement<DOMAttributes<HTMLElement>>;
  placement?: 'top' | 'bottom' | 'right' | 'left';
  isDisabled?: boolean;
}

const TooltipBubble = lazyPart<TooltipBubbleProps>(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
);

/** A few words about a control, on hover and on keyboard focus. Never the only place of an information. */
export function Tooltip({ text, children, placement = 'top', isDisabled = false }: TooltipProps) {
  const id = useId();
  const { anchor, isOpen, handlers, keep, close } = useTooltip();
  if (isDisabled) return children;
  const described = isOpen && TooltipBubble.isHere() ? { 'aria-describedby': id } : {};
  return (
    <>
      {cloneElement(children, { ...withHandlers(children.props, handlers), ...described })}
      {anchor !== null && (
        <TooltipBubble
          id={id}
          text={text}
          placement={placement}
          anchor={anchor}
          isOpen={isOpen}
          onKeep={keep}
          onClose={close}
        />
      )}
    </>
  );
}

/** The handlers of a tooltip after those that its control has of its own. */
function withHandlers(own: DOMAttributes<HTMLElement>, handlers: TooltipHandlers): TooltipHandlers {
  return {
    onPointerEnter(event) {
      TooltipBubble.prepare();
      own.onPointerEnter?.(event);
      handlers.onPointerEnter(event);
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      handlers.onPointerLeave(event);
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      handlers.onPointerDown(event);
    },
    onKeyDown(event) {
      own.onKeyDown?.(event);
      handlers.onKeyDown(event);
    },
    onFocus(event) {
      own.onFocus?.(event);
      handlers.onFocus(event);
    },
    onBlur(event) {
      own.onBlur?.(event);
      handlers.onBlur(event);
    },
  };
}
