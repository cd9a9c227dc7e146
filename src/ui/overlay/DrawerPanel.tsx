import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ModalFrame } from './ModalFrame.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** In px; 400 to 416 by the charter. */
  width?: number;
}

/** What `Drawer` shows. */
export function DrawerPanel({ isOpen, onOpenChange, title, children, actions, width = 408 }: DrawerProps) {
  const t = useUiMessages();
  return (
    <ModalFrame isOpen={isOpen} onOpenChange={onOpenChange} place="right" width={width}>
      <Dialog className="flex h-full flex-col outline-none">
        <header
          data-above-toasts=""
          className="flex h-12 shrink-0 items-center justify-between gap-3 border-b border-line pr-3 pl-4"
        >
          <Heading slot="title" className="font-display text-base font-semibold">
            {title}
          </Heading>
          <IconButton icon={X} iconSize={18} label={t('action.close')} onClick={() => onOpenChange(false)} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        {actions && <div className="flex shrink-0 justify-end gap-2 border-t border-line p-4">{actions}</div>}
      </Dialog>
    </ModalFrame>
  );
}
