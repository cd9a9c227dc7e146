import { Keyboard, Search, UserRound } from 'lucide-react';
import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import * as commandMessages from '#messages/commands.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Href } from '#runtime/routes/types.ts';
import type { Action, ActionPlace } from '#ui/actions/action.ts';
import { allowedEntries, type Menu } from '../menus/menu-entry.ts';
import type { PageTitles } from '../menus/page-titles.ts';
import { useEntryLabel } from '../menus/useMenu.ts';

/** Keys that open the palette. */
export const searchKeys = 'mod+k';

export interface ShellActionsOptions {
  readonly shared: SharedProps;
  readonly menu: Menu;
  /** What can be created from anywhere. */
  readonly creations: Menu;
  readonly titles: PageTitles;
  readonly accountHref: Href;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

/** What can be done on every page of an area, as far as the person may. */
export function useShellActions(options: ShellActionsOptions): readonly Action[] {
  const { shared, menu, creations, titles, accountHref, onSearch, onKeys } = options;
  const t = useMessages(menuMessages);
  const words = useMessages(commandMessages);
  const labelOf = useEntryLabel(titles);
  const entriesOf = (entries: Menu, place: ActionPlace): Action[] =>
    allowedEntries(entries, shared).map((entry) => ({
      id: entry.route,
      label: labelOf(entry),
      place,
      icon: entry.icon,
      href: entry.href,
      keys: entry.keys,
    }));
  return [
    ...entriesOf(menu, 'go'),
    {
      id: 'account',
      label: t('account.show'),
      place: 'go',
      icon: UserRound,
      href: accountHref,
      keys: 'g m',
    },
    ...entriesOf(creations, 'create'),
    {
      id: 'search',
      label: words('label'),
      place: 'general',
      icon: Search,
      keys: searchKeys,
      isKeysOnly: true,
      run: onSearch,
    },
    { id: 'keys', label: words('keys'), place: 'general', icon: Keyboard, keys: '?', run: onKeys },
  ];
}
