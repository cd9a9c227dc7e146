import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { ModalFrame } from './ModalFrame.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  icon?: IconShape | undefined;
  tone?: 'neutral' | 'danger';
  size?: 'md' | 'lg';
  isDismissable?: boolean;
  /** An alert interrupts: a confirmation is one. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  /** The buttons; the safe choice first. */
  actions?: ReactNode;
}

/** What `Dialog` shows. */
export function DialogPanel({
  isOpen,
  onOpenChange,
  title,
  description,
  icon,
  tone = 'neutral',
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  children,
  actions,
}: DialogProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      place="center"
      isDismissable={isDismissable}
      width={size === 'md' ? 420 : 560}
    >
      <AriaDialog role={role} className="flex flex-col gap-4 p-5 outline-none">
        <div className="flex gap-3">
          {icon && (
            <span
              className={`grid size-9 shrink-0 place-items-center rounded-card ${tone === 'danger' ? 'bg-neg-bg text-neg' : 'bg-sunken text-ink2'}`}
            >
              <Icon icon={icon} size={18} />
            </span>
          )}
          <div className="flex min-w-0 flex-col gap-1">
            <Heading slot="title" className="font-display text-base font-semibold">
              {title}
            </Heading>
            {description && <div className="text-table text-ink2">{description}</div>}
          </div>
        </div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
      </AriaDialog>
    </ModalFrame>
  );
}
