import { Keyboard, LogOut, Monitor, Moon, Search, Sun, UserRound } from 'lucide-react';
import type { SharedProps } from '#contracts/shared.ts';
import * as appMessages from '#messages/app.ts';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { Href } from '#runtime/routes/types.ts';
import type { Action, ActionPlace } from '#ui/actions/action.ts';
import { allowedEntries, type Menu } from '../menus/menu-entry.ts';
import { usePreferences } from '../session/usePreferences.ts';

export interface ShellActionsOptions {
  readonly shared: SharedProps;
  readonly menu: Menu;
  /** What can be created from anywhere. */
  readonly creations: Menu;
  readonly accountHref: Href;
  readonly signOutHref: Href<'POST'>;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

const themes = [
  { theme: 'light', icon: Sun, label: 'themeLight' },
  { theme: 'dark', icon: Moon, label: 'themeDark' },
  { theme: 'system', icon: Monitor, label: 'themeSystem' },
] as const;

/** What can be done on every page of an area, as far as the person may. */
export function useShellActions(options: ShellActionsOptions): readonly Action[] {
  const { shared, menu, creations, accountHref, signOutHref, onSearch, onKeys } = options;
  const app = useMessages(appMessages);
  const t = useMessages(paletteMessages);
  const visit = useVisit();
  const setPreference = usePreferences();
  const entriesOf = (entries: Menu, place: ActionPlace): Action[] =>
    allowedEntries(entries, shared).map(({ label, route, href, icon, keys }) => ({
      id: route,
      label: app(`menu.${label}`),
      ...{ place, icon, href, keys },
    }));
  return [
    ...entriesOf(menu, 'go'),
    {
      id: 'account',
      label: app('account.show'),
      place: 'go',
      icon: UserRound,
      href: accountHref,
      keys: 'g m',
    },
    ...entriesOf(creations, 'create'),
    {
      ...{ id: 'search', label: t('label'), place: 'general', icon: Search, keys: 'mod+k' },
      ...{ isKeysOnly: true, run: onSearch },
    },
    { id: 'keys', label: t('keys'), place: 'general', icon: Keyboard, keys: '?', run: onKeys },
    ...themes
      .filter(({ theme }) => theme !== shared.app.theme)
      .map(({ theme, icon, label }): Action => ({
        ...{ id: `theme.${theme}`, label: t(label), place: 'general', icon, words: [t('themeWord')] },
        run: () => setPreference({ theme }),
      })),
    {
      ...{ id: 'sign-out', label: app('account.signOut'), place: 'general', icon: LogOut },
      run: () => void visit({ method: 'POST', href: signOutHref }),
    },
  ];
}
