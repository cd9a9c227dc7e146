import type { SharedProps } from '#contracts/shared.ts';
import * as appMessages from '#messages/app.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { usePreferences } from '../session/usePreferences.ts';

interface SwitchProps {
  readonly app: SharedProps['app'];
}

/** The choice between the system's theme, light and dark. */
export function ThemeSwitch({ app }: SwitchProps) {
  const t = useMessages(appMessages);
  const setPreference = usePreferences();
  return (
    <Segmented
      size="sm"
      label={t('theme.label')}
      value={app.theme}
      onChange={(theme) => setPreference({ theme })}
      segments={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: t(`theme.${id}`) }))}
    />
  );
}

/** The choice of the language, each written in itself. */
export function LanguageSwitch({ app }: SwitchProps) {
  const t = useMessages(appMessages);
  const setPreference = usePreferences();
  return (
    <Segmented
      size="sm"
      label={t('language.label')}
      value={app.locale}
      onChange={(locale) => setPreference({ locale })}
      segments={(['fr', 'en'] as const).map((id) => ({ id, lang: id, label: t(`language.${id}`) }))}
    />
  );
}
