import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components';
import { Icon } from '../identity/Icon.tsx';
import { LinkRouter } from '../overlay/LinkRouter.tsx';
import type { OverlayProps } from '../overlay/overlay-part.tsx';
import type { MenuFocus } from '../overlay/useOverlayTrigger.ts';
import { performAction } from './show-reason.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A few words or a shortcut, at the right. */
  hint?: string;
  /** A second line: what it does. */
  detail?: string;
  href?: string | undefined;
  run?: (() => void) | undefined;
  /** Why it cannot be done now: stands below the label, and is told when the line is chosen by finger or key. */
  inactiveReason?: string | undefined;
  isDanger?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string;
  actions: readonly MenuAction[];
}

export interface MenuPanelProps extends OverlayProps {
  readonly id: string;
  readonly triggerRef: { readonly current: HTMLElement | null };
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly placement: 'bottom start' | 'bottom end' | 'top start' | 'right top';
  readonly menuFocus: MenuFocus;
}

/** A line that cannot be chosen now stays within reach of the arrow keys: whoever comes to it hears why. */
function MenuLine({ action }: { action: MenuAction }) {
  const { inactiveReason } = action;
  const detail = inactiveReason ?? action.detail;
  const isInactive = inactiveReason !== undefined;
  const tone = isInactive ? 'inactive' : action.isDanger ? 'danger' : undefined;
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      {...(action.href === undefined || isInactive ? {} : { href: action.href })}
      onAction={() => performAction(action)}
      data-tone={tone}
      className="option no-underline"
    >
      {action.icon && <Icon icon={action.icon} size={16} className={tone === undefined ? 'text-ink3' : ''} />}
      {detail === undefined ? (
        <span className="flex-1">{action.label}</span>
      ) : (
        <span className="flex flex-1 flex-col">
          <Text slot="label">{action.label}</Text>
          <Text slot="description" className="text-label text-ink3">
            {detail}
          </Text>
        </span>
      )}
      {action.hint && <span className="text-label text-ink3">{action.hint}</span>}
    </MenuItem>
  );
}

/** The lines that a menu opens. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, triggerRef, isOpen, onOpenChange, label, groups, placement, menuFocus } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  return (
    <Popover
      trigger="MenuTrigger"
      aria-label={label}
      triggerRef={triggerRef}
      scrollRef={scrollRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      className="popover min-w-48 max-w-80 overflow-auto rounded-card bg-card p-1 text-ink shadow-e2"
    >
      <LinkRouter>
        <Menu
          ref={scrollRef}
          id={id}
          aria-label={label}
          autoFocus={menuFocus}
          onClose={() => onOpenChange(false)}
          className="outline-none"
        >
          {groups.map((group, index) => (
            <MenuSection
              key={group.id}
              {...(group.title === undefined ? { 'aria-label': label } : {})}
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
        </Menu>
      </LinkRouter>
    </Popover>
  );
}
