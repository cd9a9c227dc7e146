import { initialSettings, type PlatformSettings } from '#domain/platform/settings.ts';
import { show as privacy } from '#generated/routes/privacy.ts';
import { show as terms } from '#generated/routes/terms.ts';
import type { Database } from '#mocks/db/database.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import type { ServerConfig } from './dependencies.ts';

/** What settings of the platform may replace of what the installation was started with. */
type Started = Pick<ServerConfig, 'appName' | 'supportEmail' | 'mailFrom' | 'termsUrl' | 'privacyUrl'>;

const started = new WeakMap<ServerConfig, Started>();

/** What the installation was started with, whatever the staff set since. */
export function startedWith(config: ServerConfig): Started {
  const known = started.get(config);
  if (known) return known;
  const { appName, supportEmail, mailFrom, termsUrl, privacyUrl } = config;
  const first = { appName, supportEmail, mailFrom, termsUrl, privacyUrl };
  started.set(config, first);
  return first;
}

/**
 * Lets settings of the platform hold in this process. Every request reads them, so that all processes of an
 * installation follow within one.
 */
export function applySettings(config: ServerConfig, settings: PlatformSettings | null): void {
  const first = startedWith(config);
  const values = settings ?? initialSettings;
  Object.assign(config, {
    settings: values,
    appName: values.appName || first.appName,
    supportEmail: values.supportEmail || first.supportEmail,
    mailFrom: values.mailFrom || first.mailFrom,
    termsUrl: values.termsHtml === '' ? first.termsUrl : terms(),
    privacyUrl: values.privacyHtml === '' ? first.privacyUrl : privacy(),
  });
}

/** Reads the settings of the platform and lets them hold. */
export async function loadSettings(db: Database, config: ServerConfig): Promise<void> {
  applySettings(config, await readSetting(db, 'platform'));
}
