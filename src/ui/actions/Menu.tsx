import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
import { cx } from '../cx.ts';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A few words or a shortcut, at the right. */
  hint?: string;
  /** A second line: why it cannot be done now, what it does. */
  detail?: string;
  href?: string | undefined;
  run?: (() => void) | undefined;
  isDisabled?: boolean;
  isDanger?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string;
  actions: readonly MenuAction[];
}

export interface MenuProps {
  /** Plain actions, or groups separated by a rule. */
  actions?: readonly MenuAction[];
  groups?: readonly MenuGroup[];
  /** What the trigger is called; shown unless `triggerContent` takes its place. */
  label?: string;
  /** An icon trigger (three dots by default) when there is no visible label. */
  isIconOnly?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Free content of the trigger: an avatar, the name of the account. */
  triggerContent?: ReactNode;
  triggerClassName?: string;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'right top';
}

function MenuLine({ action }: { action: MenuAction }) {
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      {...(action.href === undefined ? {} : { href: action.href })}
      onAction={() => action.run?.()}
      isDisabled={action.isDisabled ?? false}
      data-tone={action.isDanger ? 'danger' : undefined}
      className="option no-underline"
    >
      {action.icon && <Icon icon={action.icon} size={16} className={action.isDanger ? '' : 'text-ink3'} />}
      {action.detail === undefined ? (
        <span className="flex-1">{action.label}</span>
      ) : (
        <span className="flex flex-1 flex-col">
          <Text slot="label">{action.label}</Text>
          <Text slot="description" className="text-label text-ink3">
            {action.detail}
          </Text>
        </span>
      )}
      {action.hint && <span className="text-label text-ink3">{action.hint}</span>}
    </MenuItem>
  );
}

/** A button that opens a list of actions or links. */
export function Menu({
  actions,
  groups,
  label,
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
  const iconOnlyLook = cx(
    'grid shrink-0 place-items-center rounded-control text-ink2 hover:bg-hover hover:text-ink',
    size === 'sm' ? 'size-(--button-sm)' : 'size-(--button-md)',
    variant === 'secondary' && 'border border-line2 bg-card shadow-e1',
  );
  return (
    <MenuTrigger>
      <Button
        {...(isIconOnly && !triggerContent ? { 'aria-label': name } : {})}
        className={triggerClassName ?? (isIconOnly ? iconOnlyLook : buttonLook({ variant, size }))}
      >
        {triggerContent && <span className="sr-only">{name}</span>}
        {triggerContent ??
          (isIconOnly ? (
            <Icon icon={icon ?? Ellipsis} size={size === 'sm' ? 14 : 16} />
          ) : (
            <>
              {icon && <Icon icon={icon} size={size === 'sm' ? 14 : 16} />}
              {name}
              {iconEnd && <Icon icon={iconEnd} size={14} />}
            </>
          ))}
      </Button>
      <Popover
        placement={placement}
        offset={4}
        className="popover min-w-48 max-w-80 overflow-auto rounded-card bg-card p-1 text-ink shadow-e2"
      >
        <AriaMenu aria-label={name} className="outline-none">
          {allGroups.map((group, index) => (
            <MenuSection
              key={group.id}
              {...(group.title === undefined ? { 'aria-label': name } : {})}
              className={index > 0 ? 'mt-1 border-t border-line pt-1' : ''}
            >
              {group.title !== undefined && (
                <Header className="px-2.5 pt-1.5 pb-1 text-micro text-ink3">{group.title}</Header>
              )}
              {group.actions.map((action) => (
                <MenuLine key={action.id} action={action} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
