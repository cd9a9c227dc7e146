import { useEffect, type RefObject } from 'react';
import { Popover } from 'react-aria-components';
import type { OverlayProps } from '../overlay/overlay-part.tsx';
import type { Explained } from './explained.ts';
import { ExplanationSheet } from './ExplanationSheet.tsx';
import type { ExplanationState } from './useExplanationState.ts';

interface SheetProps extends Pick<ExplanationState, 'isPinned' | 'hover'> {
  readonly explanation: Explained;
  readonly label: string;
  readonly sheetRef: RefObject<HTMLDivElement | null>;
}

export interface ExplanationPanelProps extends OverlayProps, SheetProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** How a figure is calculated, beside it, without taking the page away. */
export function ExplanationPanel({ triggerRef, isOpen, onOpenChange, ...sheet }: ExplanationPanelProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isNonModal
      placement="bottom start"
      offset={6}
      className="popover max-h-[80vh] max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-card text-ink shadow-e2"
      style={{ width: 372 }}
    >
      <Sheet {...sheet} />
    </Popover>
  );
}

function Sheet({ explanation, label, sheetRef, isPinned, hover }: SheetProps) {
  useEffect(() => {
    if (isPinned) sheetRef.current?.focus();
  }, [isPinned, sheetRef]);
  return (
    <div
      ref={sheetRef}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="p-4 outline-none"
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
    >
      <ExplanationSheet explanation={explanation} />
    </div>
  );
}
