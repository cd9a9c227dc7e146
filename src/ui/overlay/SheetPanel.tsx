import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../cx.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { ModalFrame } from './ModalFrame.tsx';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** In place of the title, at the top left. */
  header?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** From 768 px up it stands at the left, over the whole height: the navigation of a tablet. */
  isAtSide?: boolean;
}

/** What `Sheet` shows. */
export function SheetPanel({
  isOpen,
  onOpenChange,
  title,
  header,
  children,
  actions,
  isAtSide = false,
}: SheetProps) {
  const t = useUiMessages();
  return (
    <ModalFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      place={isAtSide ? 'menu' : 'bottom'}
      className="bg-side"
    >
      <Dialog
        aria-label={title}
        className={cx(
          'flex max-h-[90dvh] flex-col pb-[env(safe-area-inset-bottom)] outline-none',
          isAtSide && 'md:max-h-dvh',
        )}
      >
        <span
          aria-hidden="true"
          className={cx('mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line2', isAtSide && 'md:hidden')}
        />
        <header data-above-toasts="" className="flex shrink-0 items-center justify-between gap-3 px-4 py-2">
          {header ?? (
            <Heading slot="title" className="font-display text-base font-semibold">
              {title}
            </Heading>
          )}
          <IconButton icon={X} iconSize={18} label={t('action.close')} onClick={() => onOpenChange(false)} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">{children}</div>
        {actions && <div className="flex shrink-0 gap-2 border-t border-line p-4 *:flex-1">{actions}</div>}
      </Dialog>
    </ModalFrame>
  );
}
