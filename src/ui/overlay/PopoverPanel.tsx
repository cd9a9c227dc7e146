import type { ReactNode } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { cx } from '../cx.ts';
import { CloseOverlay } from './close-overlay.ts';
import type { OverlayProps } from './overlay-part.tsx';

export interface PopoverPanelProps extends OverlayProps {
  readonly id: string;
  readonly triggerRef: { readonly current: HTMLElement | null };
  readonly label: string;
  readonly placement: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** In px. */
  readonly width: number;
  readonly className: string;
  readonly bodyClassName: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** What a popover shows beside its trigger. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, triggerRef, isOpen, onOpenChange, label, placement, width, children } = props;
  const close = () => onOpenChange(false);
  return (
    <AriaPopover
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={6}
      className={cx(
        'popover max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-card text-ink shadow-e2',
        props.className,
      )}
      style={{ width }}
    >
      <Dialog id={id} aria-label={label} className={cx('outline-none', props.bodyClassName)}>
        <CloseOverlay value={close}>
          {typeof children === 'function' ? children(close) : children}
        </CloseOverlay>
      </Dialog>
    </AriaPopover>
  );
}
