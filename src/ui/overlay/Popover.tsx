import type { ReactNode } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';

export interface PopoverProps {
  /** Name of the content; read after what the trigger shows. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'right';
  /** In px; 372 for an explanation. */
  width?: number;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button and what it opens beside itself; Échap closes and gives the focus back. */
export function Popover({
  label,
  trigger,
  triggerClassName = 'rounded-badge',
  placement = 'bottom start',
  width = 372,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger>
      <AriaButton className={triggerClassName}>
        {trigger}
        <span className="sr-only"> {label}</span>
      </AriaButton>
      <AriaPopover
        placement={placement}
        offset={6}
        className="popover max-h-[80vh] max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-card text-ink shadow-e2"
        style={{ width }}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
