import { type ReactNode, useCallback, useEffect } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { cx } from '../cx.ts';
import { CloseOverlay } from './close-overlay.ts';
import type { OverlayProps } from './overlay-part.tsx';
import { useOpenWhileScrolling } from './useOpenWhileScrolling.ts';

export interface PopoverPanelProps extends OverlayProps {
  readonly id: string;
  readonly triggerRef: { readonly current: HTMLElement | null };
  readonly label: string;
  readonly placement: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** In px. */
  readonly width: number;
  readonly className: string;
  readonly bodyClassName: string;
  /**
   * The page stays as it is behind it, which shows it sooner, and a press there closes it. For triggers that stay in
   * place when the page scrolls.
   */
  readonly isLight: boolean;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** What a popover shows beside its trigger. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, triggerRef, isOpen, onOpenChange, label, placement, width, isLight, children } = props;
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  usePressOutside(triggerRef, isLight && isOpen, close);
  const onLibraryChange = useOpenWhileScrolling(isLight && isOpen, onOpenChange);
  return (
    <AriaPopover
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onLibraryChange}
      isNonModal={isLight}
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

/**
 * Tells of presses on what a trigger stands in, itself aside: the page, or the window around it. What opened
 * later stands beside that in the document, and is no outside.
 */
function usePressOutside(
  triggerRef: { readonly current: HTMLElement | null },
  isActive: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      const trigger = triggerRef.current;
      const around = trigger?.closest('body > *');
      if (target instanceof Node && around?.contains(target) && !trigger?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [triggerRef, isActive, onPress]);
}
