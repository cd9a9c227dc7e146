import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../cx.ts';
import { CloseOverlay } from './close-overlay.ts';

const places = {
  center: {
    overlay: 'grid grid-cols-[minmax(0,1fr)] place-items-center p-4',
    panel: 'dialog-motion max-h-[calc(100dvh-2rem)] rounded-dialog shadow-e3',
  },
  top: {
    overlay: 'flex items-start justify-center p-4 pt-[12vh] max-md:p-0',
    panel:
      'dialog-motion flex max-h-[76vh] rounded-dialog shadow-e3 max-md:h-dvh max-md:max-h-dvh max-md:rounded-none',
  },
  bottom: {
    overlay: 'flex items-end',
    panel: 'sheet-motion max-h-[90dvh] w-full rounded-t-sheet shadow-e3',
  },
  menu: {
    overlay: 'flex items-end md:items-stretch',
    panel:
      'sheet-motion menu-motion max-h-[90dvh] w-full rounded-t-sheet shadow-e3 md:h-dvh md:max-h-dvh md:w-80 md:rounded-none',
  },
  right: {
    overlay: 'flex justify-end',
    panel: 'drawer-motion h-dvh max-w-full shadow-e3',
  },
} as const;

export interface ModalFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  place: keyof typeof places;
  /** A press outside or Échap closes; false while something runs. */
  isDismissable?: boolean;
  width?: number | undefined;
  className?: string;
  children: ReactNode;
}

/** The scrim and the panel that dialogs, drawers and sheets share. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  place,
  isDismissable = true,
  width,
  className,
  children,
}: ModalFrameProps) {
  const { overlay, panel } = places[place];
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={cx('scrim fixed inset-0 z-(--z-dialog)', overlay)}
    >
      <Modal
        className={cx('overflow-auto bg-card text-ink', panel, className)}
        style={width === undefined ? {} : { width, maxWidth: '100%' }}
      >
        <CloseOverlay value={() => onOpenChange(false)}>{children}</CloseOverlay>
      </Modal>
    </ModalOverlay>
  );
}
