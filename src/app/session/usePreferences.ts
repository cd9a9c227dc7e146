import type { PreferencePayload } from '#contracts/preference.ts';
import { update } from '#generated/routes/preference.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { applyTheme } from './useDocumentSettings.ts';

/** `setPreference({ theme })` or `({ locale })`: shown at once where it can be, and kept by the server. */
export function usePreferences(): (preference: PreferencePayload) => void {
  const visit = useVisit();
  return (preference) => {
    if (preference.theme) applyTheme(preference.theme);
    void visit({ method: 'PATCH', href: update(), data: { ...preference }, preserveScroll: true });
  };
}
