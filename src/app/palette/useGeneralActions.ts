import { Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { SharedProps } from '#contracts/shared.ts';
import * as menuMessages from '#messages/menu.ts';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import type { Href } from '#runtime/routes/types.ts';
import type { Action } from '#ui/actions/action.ts';
import { usePreferences } from '../session/usePreferences.ts';

const themes = [
  { theme: 'light', icon: Sun, label: 'themeLight' },
  { theme: 'dark', icon: Moon, label: 'themeDark' },
  { theme: 'system', icon: Monitor, label: 'themeSystem' },
] as const;

/** What has no keys and is offered by the palette alone: how the application looks and speaks, and the way out. */
export function useGeneralActions(
  { theme, locale }: SharedProps['app'],
  signOutHref: Href<'POST'>,
): readonly Action[] {
  const menu = useMessages(menuMessages);
  const t = useMessages(paletteMessages);
  const visit = useVisit();
  const setPreference = usePreferences();
  return [
    ...themes
      .filter((other) => other.theme !== theme)
      .map(({ theme: wanted, icon, label }): Action => ({
        id: `theme.${wanted}`,
        label: t(label),
        place: 'general',
        icon,
        words: [t('themeWord')],
        run: () => setPreference({ theme: wanted }),
      })),
    {
      id: 'language',
      label: t('otherLanguage'),
      place: 'general',
      icon: Languages,
      words: [t('otherLanguageWord')],
      run: () => setPreference({ locale: locale === 'fr' ? 'en' : 'fr' }),
    },
    {
      id: 'sign-out',
      label: menu('account.signOut'),
      place: 'general',
      icon: LogOut,
      run: () => void visit({ method: 'POST', href: signOutHref }),
    },
  ];
}
