import type { Messages } from './types.ts';

/** Names of devices in lists of sessions and in e-mails. */
export const fr = {
  both: '{browser} sur {system}',
  unknown: 'Appareil inconnu',
} as const;

export const en: Messages<typeof fr> = {
  both: '{browser} on {system}',
  unknown: 'Unknown device',
};

/** `Chrome sur Windows`, or whichever of the two is known. */
export function deviceName(
  locale: 'fr' | 'en',
  device: { readonly browser: string | null; readonly system: string | null },
): string {
  const { browser, system } = device;
  const texts: Messages<typeof fr> = locale === 'fr' ? fr : en;
  if (browser === null || system === null) return browser ?? system ?? texts.unknown;
  return texts.both.replace('{browser}', browser).replace('{system}', system);
}
