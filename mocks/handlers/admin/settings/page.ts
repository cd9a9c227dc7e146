import { and, count, eq, isNull } from 'drizzle-orm';
import type { AdminFormProps } from '#contracts/admin/form.ts';
import { settingFields } from '#contracts/admin/settings/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import type { SettingTab } from '#domain/platform/settings.ts';
import { settingsId } from '#domain/platform/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { messagesFor } from '#messages/locale.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { users } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { publicPlans } from '#mocks/server/growth/plans.ts';
import { announcedAt } from '#mocks/server/maintenance.ts';
import { startedWith } from '#mocks/server/platform-settings.ts';
import { installationOf } from './installation.ts';
import { indexRows } from './rent-index.ts';
import { keptSettings, settingValues } from './values.ts';

const facts = describeFields(settingFields);

/** What the page of settings shows: the form, and of its other parts the one that was asked for. */
export async function pageProps(context: AdminContext, tab: SettingTab): Promise<AdminFormProps> {
  const { deps, unscoped, session, locale } = context;
  const kept = await keptSettings(unscoped);
  const canUpdate = canNow(context, 'settings.update');
  const { appName, supportEmail, mailFrom } = startedWith(deps.config);
  const plans = await publicPlans(unscoped);
  return {
    tab,
    form: {
      record: {
        id: settingsId,
        version: kept.version,
        label: messagesFor(locale, settingsMessages).title,
      },
      values: settingValues(kept),
      fields: facts,
      conflict: (session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: { save: canUpdate, delete: false },
    },
    usual: { appName, supportEmail, mailFrom },
    plans: plans.map(({ code, name }) => ({ id: code, label: name })),
    acceptance: await acceptanceOf(context),
    indexes: tab === 'indices' ? await indexRows(context) : null,
    maintenance: tab === 'maintenance' ? await maintenanceOf(context) : null,
    installation: tab === 'etat' ? await installationOf(context) : null,
    can: { update: canUpdate },
  };
}

/** How many of the clients at work accepted the terms of now. */
async function acceptanceOf({ deps, unscoped }: AdminContext): Promise<AdminFormProps['acceptance']> {
  const { termsVersion } = deps.config.settings;
  if (termsVersion === '') return null;
  const isClient = and(eq(users.kind, 'client'), eq(users.status, 'active'), isNull(users.deletedAt));
  const [all] = await unscoped.select({ rows: count() }).from(users).where(isClient);
  const [accepted] = await unscoped
    .select({ rows: count() })
    .from(users)
    .where(and(isClient, eq(users.acceptedTermsVersion, termsVersion)));
  return { accepted: accepted?.rows ?? 0, total: all?.rows ?? 0 };
}

async function maintenanceOf({ deps, unscoped }: AdminContext): Promise<AdminFormProps['maintenance']> {
  const running = await readSetting(unscoped, 'maintenance');
  if (running === null) return null;
  const { message, at, until, allowedIps } = running;
  return {
    message,
    at: at ?? null,
    until,
    isAnnounced: announcedAt({ deps }, running) !== null,
    allowedIps: allowedIps ?? [],
  };
}
