import { useMemo, useRef } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';

export interface TooltipBubbleProps {
  readonly id: string;
  readonly text: string;
  readonly placement: 'top' | 'bottom' | 'right' | 'left';
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  /** The pointer went on to the bubble itself. */
  readonly onKeep: () => void;
  readonly onClose: (isAtOnce?: boolean) => void;
}

/** What a tooltip shows beside its control. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { id, text, placement, anchor, isOpen, onKeep, onClose } = props;
  const anchorRef = useRef(anchor);
  const state = useMemo(
    () => ({ isOpen, shouldSkipAnimation: false, open: onKeep, close: onClose }),
    [isOpen, onKeep, onClose],
  );
  // The library hands its id over so too: its types leave it out.
  const named = { id, triggerRef: anchorRef };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...named}
        placement={placement}
        offset={6}
        className="popover max-w-72 rounded-control bg-[#1c242b] px-2 py-1 text-label font-medium text-white shadow-e2"
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
