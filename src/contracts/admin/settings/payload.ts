import * as z from 'zod';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { settingBounds } from '#domain/platform/settings.ts';
import { defineAction } from '../../define.ts';
import { optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalIban, optionalVatNumber, siren } from '../../identifiers.ts';

const optionalEmail = z.union([z.literal(''), z.email().max(180)]);
const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max);

/** What is set for the whole platform; an empty text leaves what the installation was started with. */
export const settingFields = z.object({
  appName: optionalText(40),
  supportEmail: optionalEmail,
  areSignUpsOpen: z.boolean(),
  defaultPlanCode: optionalText(40),
  trialDays: within(settingBounds.trialDays).nullable(),
  issuerName: requiredText(120),
  issuerAddressLine: requiredText(200),
  issuerPostalCode: requiredText(5).refine((text) => postalCodePattern.test(text), {
    params: { code: 'postalCode' },
  }),
  issuerCity: requiredText(100),
  issuerSiren: siren,
  issuerVatNumber: optionalVatNumber,
  issuerIban: optionalIban,
  /** Of late payment, basis points a year. */
  penaltyRateBps: within(settingBounds.penaltyRateBps).nullable(),
  invoiceFooter: optionalText(300),
  isTwoFactorRequired: z.boolean(),
  sessionIdleMinutes: within(settingBounds.sessionIdleMinutes),
  staffIdleMinutes: within(settingBounds.staffIdleMinutes),
  rememberDays: within(settingBounds.rememberDays),
  mailFrom: optionalEmail,
  dailyMailCap: within(settingBounds.dailyMailCap).nullable(),
  termsVersion: optionalText(20),
  termsHtml: optionalText(200_000),
  privacyHtml: optionalText(200_000),
  dpoEmail: optionalEmail,
});

/** Terms that people accept have a version and a text; transfers of late payers have their penalty. */
const withRules = <Schema extends typeof settingFields>(schema: Schema) =>
  schema
    .refine(({ penaltyRateBps }) => penaltyRateBps !== null, {
      path: ['penaltyRateBps'],
      params: { code: 'penaltyRate' },
    })
    .refine(({ issuerSiren, issuerVatNumber }) => issuerVatNumber?.endsWith(issuerSiren) !== false, {
      path: ['issuerVatNumber'],
      params: { code: 'vatOfSiren' },
    })
    .refine(({ termsVersion, termsHtml }) => termsVersion === '' || termsHtml !== '', {
      path: ['termsHtml'],
      params: { code: 'required' },
    })
    .refine(({ termsVersion, termsHtml }) => termsHtml === '' || termsVersion !== '', {
      path: ['termsVersion'],
      params: { code: 'required' },
    });

export const settingPayload = withRules(settingFields);
export type SettingPayload = z.output<typeof settingFields>;
export type SettingValues = z.input<typeof settingFields>;

export const exampleSettings: SettingValues = {
  appName: '',
  supportEmail: 'assistance@ilot.example',
  areSignUpsOpen: true,
  defaultPlanCode: '',
  trialDays: 14,
  issuerName: 'Îlot SAS',
  issuerAddressLine: '5 place de la Bourse',
  issuerPostalCode: '33000',
  issuerCity: 'Bordeaux',
  issuerSiren: '732829320',
  issuerVatNumber: null,
  issuerIban: null,
  penaltyRateBps: 1_215,
  invoiceFooter: '',
  isTwoFactorRequired: true,
  sessionIdleMinutes: 120,
  staffIdleMinutes: 30,
  rememberDays: 30,
  mailFrom: '',
  dailyMailCap: null,
  termsVersion: '2026-11',
  termsHtml: '<p>Conditions générales.</p>',
  privacyHtml: '',
  dpoEmail: '',
};

export const updateSettings = defineAction({
  payload: withRules(settingFields.extend({ version: recordVersion })),
  example: { ...exampleSettings, version: 1 },
});

/** A mail that proves that mails leave. */
export const testSettingsMail = defineAction({
  payload: z.object({ to: z.email().max(180) }),
  example: { to: 'camille.roussel@example.test' },
});
