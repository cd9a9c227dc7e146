import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { MenuPanel } from '../overlay/overlay-panels.ts';
import { useOverlayTrigger } from '../overlay/useOverlayTrigger.ts';
import { useUiMessages } from '../useUiMessages.ts';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import type { MenuAction, MenuGroup, MenuPanelProps } from './MenuPanel.tsx';

export type { MenuAction, MenuGroup } from './MenuPanel.tsx';

export interface MenuProps {
  /** Plain actions, or groups separated by a rule. */
  actions?: readonly MenuAction[];
  groups?: readonly MenuGroup[];
  /** What the trigger is called; shown unless `triggerContent` takes its place. */
  label?: string;
  /** On a phone the icon stands alone; the label is read out. */
  isCompactOnPhone?: boolean;
  /** An icon trigger (three dots by default) when there is no visible label. */
  isIconOnly?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Free content of the trigger: an avatar, the name of the account. */
  triggerContent?: ReactNode;
  triggerClassName?: string;
  placement?: MenuPanelProps['placement'];
}

/** A button that opens a list of actions or links. */
export function Menu({
  actions,
  groups,
  label,
  isCompactOnPhone = false,
  isIconOnly = false,
  icon,
  iconEnd,
  variant = 'secondary',
  size = 'md',
  triggerContent,
  triggerClassName,
  placement = 'bottom end',
}: MenuProps) {
  const t = useUiMessages();
  const name = label ?? t('action.more');
  const allGroups = groups ?? [{ id: 'all', actions: actions ?? [] }];
  const iconOnlyClasses = cx(
    'no-print grid shrink-0 place-items-center rounded-control text-ink2 hover:bg-hover hover:text-ink',
    size === 'sm' ? 'size-(--button-sm)' : 'size-(--button-md)',
    variant === 'secondary' && 'border border-line2 bg-card shadow-e1',
  );
  const { triggerProps, overlayProps, menuFocus } = useOverlayTrigger('menu', MenuPanel);
  return (
    <>
      <button
        {...triggerProps}
        aria-label={isIconOnly && !triggerContent ? name : undefined}
        className={triggerClassName ?? (isIconOnly ? iconOnlyClasses : buttonStyle({ variant, size }))}
      >
        {triggerContent && <span className="sr-only">{name}</span>}
        {triggerContent ??
          (isIconOnly ? (
            <Icon icon={icon ?? Ellipsis} size={size === 'sm' ? 14 : 16} />
          ) : (
            <>
              {icon && <Icon icon={icon} size={size === 'sm' ? 14 : 16} />}
              {isCompactOnPhone ? <span className="max-md:sr-only">{name}</span> : name}
              {iconEnd && (
                <span className={cx(isCompactOnPhone && 'max-md:hidden')}>
                  <Icon icon={iconEnd} size={14} />
                </span>
              )}
            </>
          ))}
      </button>
      <MenuPanel
        {...overlayProps}
        label={name}
        groups={allGroups}
        placement={placement}
        menuFocus={menuFocus}
      />
    </>
  );
}
