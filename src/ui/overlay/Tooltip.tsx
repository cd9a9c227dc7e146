import type { DOMAttributes, ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

export interface TooltipProps {
  text: string;
  /** One focusable element: a button or a link. */
  children: ReactElement<DOMAttributes<HTMLElement>, string> | ReactElement;
  placement?: 'top' | 'bottom' | 'right' | 'left';
  isDisabled?: boolean;
}

/** A few words about a control, on hover and on keyboard focus. Never the only place of an information. */
export function Tooltip({ text, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80} isDisabled={isDisabled}>
      <Focusable>{children as ReactElement<DOMAttributes<HTMLElement>, string>}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={6}
        className="popover max-w-72 rounded-control bg-[#1c242b] px-2 py-1 text-label font-medium text-white shadow-e2"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
