import type { SettingPayload, SettingValues } from '#contracts/admin/settings/payload.ts';
import { initialSettings, type PlatformSettings } from '#domain/platform/settings.ts';
import { readSettings, settingVersion, writeSetting } from '#mocks/db/queries/settings.ts';
import type { Database } from '#mocks/db/database.ts';
import type { InvoiceParty, SettingValues as StoredSettings } from '#mocks/db/schema/index.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';

/** What is kept of the settings, in the places where each part is read. */
export interface KeptSettings extends Partial<Pick<StoredSettings, 'platform' | 'issuer' | 'signUps'>> {
  readonly version: number;
}

export async function keptSettings(db: Database): Promise<KeptSettings> {
  const values = await readSettings(db, ['platform', 'issuer', 'signUps']);
  return { ...values, version: await settingVersion(db, 'platform') };
}

/** The settings as the form holds them. */
export function settingValues({ platform, issuer, signUps }: KeptSettings): SettingValues {
  const { updatedAt: _updatedAt, ...values } = { updatedAt: '', ...initialSettings, ...platform };
  return {
    ...values,
    areSignUpsOpen: signUps?.isOpen ?? true,
    issuerName: issuer?.name ?? '',
    issuerAddressLine: issuer?.addressLine ?? '',
    issuerPostalCode: issuer?.postalCode ?? '',
    issuerCity: issuer?.city ?? '',
    issuerSiren: issuer?.siren ?? '',
    issuerVatNumber: issuer?.vatNumber ?? null,
    issuerIban: issuer?.iban ?? null,
    penaltyRateBps: issuer?.penaltyRateBps ?? null,
    invoiceFooter: issuer?.footer ?? '',
  };
}

/** Writes the settings, each part where it is read; formatted texts are cleaned. */
export async function keepSettings(
  tx: Database,
  values: SettingPayload,
  { version, updatedAt }: { readonly version: number; readonly updatedAt: Date },
): Promise<PlatformSettings> {
  const platform: PlatformSettings = {
    appName: values.appName,
    supportEmail: values.supportEmail,
    defaultPlanCode: values.defaultPlanCode,
    trialDays: values.trialDays,
    isTwoFactorRequired: values.isTwoFactorRequired,
    sessionIdleMinutes: values.sessionIdleMinutes,
    staffIdleMinutes: values.staffIdleMinutes,
    rememberDays: values.rememberDays,
    mailFrom: values.mailFrom,
    dailyMailCap: values.dailyMailCap,
    termsVersion: values.termsVersion,
    termsHtml: cleanHtml(values.termsHtml),
    privacyHtml: cleanHtml(values.privacyHtml),
    dpoEmail: values.dpoEmail,
  };
  const issuer: InvoiceParty = {
    name: values.issuerName,
    addressLine: values.issuerAddressLine,
    postalCode: values.issuerPostalCode,
    city: values.issuerCity,
    siren: values.issuerSiren,
    vatNumber: values.issuerVatNumber,
    iban: values.issuerIban,
    penaltyRateBps: values.penaltyRateBps,
    footer: values.invoiceFooter,
  };
  await writeSetting(tx, 'platform', { ...platform, updatedAt: updatedAt.toISOString() }, version);
  await writeSetting(tx, 'issuer', issuer);
  await writeSetting(tx, 'signUps', { isOpen: values.areSignUpsOpen });
  return platform;
}
