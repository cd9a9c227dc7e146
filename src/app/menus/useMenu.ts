import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { NavItem } from '#ui/layout/types.ts';
import { allowedEntries, isCurrentEntry, type Menu } from './menu-entry.ts';

/** A menu's lines with their labels, for the person and the page shown. */
export function useMenu(menu: Menu, shared: SharedProps, component: string): NavItem[] {
  const t = useMessages(menuMessages);
  return allowedEntries(menu, shared).map((entry) => ({
    label: t(`menu.${entry.label}`),
    href: entry.href,
    icon: entry.icon,
    isCurrent: isCurrentEntry(entry, component),
    count: entry.countOf?.(shared),
  }));
}
