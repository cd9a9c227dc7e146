import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconShape } from '../identity/Icon.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface FilterChipProps {
  label: string;
  icon?: IconShape;
  /** What is being filtered, in words; the chip is solid when there is one, dashed otherwise. */
  value?: ReactNode;
  onClear?: (() => void) | undefined;
  /** The choices, shown in a popover; a function receives how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** One filter: available when dashed, active when solid, with a cross to take it away. */
export function FilterChip({ label, icon, value, onClear, children }: FilterChipProps) {
  const t = useUiMessages();
  const isActive = value !== undefined && value !== null && value !== '';
  return (
    <span
      className={cx(
        'inline-flex min-h-(--button-sm) items-stretch rounded-control border text-table whitespace-nowrap',
        isActive ? 'border-line2 bg-card shadow-e1' : 'border-dashed border-line2 text-ink2',
      )}
    >
      <Popover
        label={label}
        isNamedByTrigger
        trigger={
          <>
            {icon && !isActive && <Icon icon={icon} size={14} />}
            <span className={isActive ? 'text-ink3' : 'font-medium'}>{label}</span>
            {isActive && <span className="font-medium text-ink">{value}</span>}
          </>
        }
        triggerClassName="inline-flex items-center gap-1.5 rounded-control px-2.5 hover:bg-hover"
        width={288}
        panelClassName="max-h-96"
        bodyClassName="p-3"
      >
        {children}
      </Popover>
      {isActive && onClear && (
        <button
          type="button"
          aria-label={t('filter.clear', { label })}
          onClick={onClear}
          className="touch-target mr-1 inline-grid w-5 place-items-center self-center rounded-badge text-ink3 hover:text-ink"
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </span>
  );
}
