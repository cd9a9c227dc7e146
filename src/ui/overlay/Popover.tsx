import type { ReactNode } from 'react';
import { PopoverPanel } from './overlay-panels.ts';
import type { PopoverPanelProps } from './PopoverPanel.tsx';
import { useOverlayTrigger } from './useOverlayTrigger.ts';

export interface PopoverProps extends Partial<Pick<PopoverPanelProps, 'placement' | 'width' | 'isLight'>> {
  /** Name of the content; read after what the trigger shows. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Id of what tells the trigger apart from others of its name: a field's label. */
  triggerDescribedBy?: string;
  /** What the trigger shows says enough: the label is not read after it. */
  isNamedByTrigger?: boolean;
  /** The panel's height at most. */
  panelClassName?: string;
  /** Its padding. */
  bodyClassName?: string;
  children: PopoverPanelProps['children'];
}

/**
 * A button and what it opens beside itself; Échap closes and gives the focus back.
 *
 * @example <Popover label="Mon compte" trigger={<Avatar … />}>…</Popover>
 */
export function Popover({
  label,
  trigger,
  triggerClassName = 'rounded-badge',
  triggerDescribedBy,
  isNamedByTrigger = false,
  panelClassName = 'max-h-[80vh]',
  bodyClassName = 'p-4',
  placement = 'bottom start',
  width = 372,
  isLight = false,
  children,
}: PopoverProps) {
  const { triggerProps, overlayProps } = useOverlayTrigger('dialog', PopoverPanel);
  return (
    <>
      <button {...triggerProps} aria-describedby={triggerDescribedBy} className={triggerClassName}>
        {trigger}
        {!isNamedByTrigger && <span className="sr-only"> {label}</span>}
      </button>
      <PopoverPanel
        {...overlayProps}
        label={label}
        placement={placement}
        width={width}
        className={panelClassName}
        bodyClassName={bodyClassName}
        isLight={isLight}
      >
        {children}
      </PopoverPanel>
    </>
  );
}
