import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { NavGroup, NavItem } from '#ui/layout/types.ts';
import { allowedEntries, currentEntry, menuGroups, type Menu, type MenuEntry } from './menu-entry.ts';
import type { PageTitles } from './page-titles.ts';

/** A menu's lines with their labels, for the person and the page shown. */
export function useMenu(
  menu: Menu,
  shared: SharedProps,
  { component, titles }: { readonly component: string; readonly titles: PageTitles },
): NavItem[] {
  const labelOf = useEntryLabel(titles);
  const current = currentEntry(menu, component);
  return allowedEntries(menu, shared).map((entry) => ({
    label: labelOf(entry),
    href: entry.href,
    icon: entry.icon,
    isCurrent: entry === current,
    count: entry.countOf?.(shared),
  }));
}

/** The same lines under their headings, those without one first. */
export function useMenuGroups(
  menu: Menu,
  shared: SharedProps,
  shown: { readonly component: string; readonly titles: PageTitles },
): NavGroup[] {
  const t = useMessages(menuMessages);
  const items = useMenu(menu, shared, shown);
  const entries = allowedEntries(menu, shared);
  const groups = Map.groupBy(items, (_item, index) => entries[index]?.group);
  return [
    { id: 'main', items: groups.get(undefined) ?? [] },
    ...menuGroups.flatMap((id) => {
      const own = groups.get(id);
      return own === undefined ? [] : [{ id, title: t(`groups.${id}`), items: own }];
    }),
  ];
}

/** What a line of a menu is called: its own label, or the title of its page. */
export function useEntryLabel(titles: PageTitles): (entry: MenuEntry) => string {
  const t = useMessages(menuMessages);
  return ({ label, route }) => (label === undefined ? (titles[route] ?? route) : t(`menu.${label}`));
}
