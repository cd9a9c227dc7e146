import * as z from 'zod';
import { settingTabs, type SettingTab } from '#domain/platform/settings.ts';
import { indexRegions, rentIndexKinds } from '#domain/rental/rent-index.ts';
import { definePage } from '../define.ts';
import { id, instant } from '../fields.ts';
import { exampleRecordForm, recordForm } from '../record-form.ts';
import { exampleSettings, settingFields } from './settings/payload.ts';

/** What a link may ask for. */
export interface Query {
  readonly tab?: SettingTab;
}

/** One value of an index; those without `entry` are the product's own. */
const rentIndexRow = z.object({
  kind: z.enum(rentIndexKinds),
  region: z.enum(indexRegions),
  quarter: z.string(),
  hundredths: z.number().int(),
  entry: z
    .object({
      id,
      version: z.number().int(),
      publishedOn: z.string(),
      sourceUrl: z.string(),
      /** A revision of a rent rests on it. */
      isLocked: z.boolean(),
    })
    .nullable(),
});
export type RentIndexRow = z.infer<typeof rentIndexRow>;

const maintenance = z.object({
  message: z.string(),
  /** When it closes, or closed; null for at once. */
  at: instant.nullable(),
  until: instant.nullable(),
  /** It lies ahead: people still work. */
  isAnnounced: z.boolean(),
  allowedIps: z.array(z.string()),
});

/** What the installation is and does; of keys, only whether they are there. */
const installation = z.object({
  version: z.string(),
  startedAt: instant,
  database: z.enum(['embedded', 'server']),
  migration: z.string(),
  queue: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    failed: z.number().int(),
    /** When the oldest that is due should have begun; null with none. */
    oldestAt: instant.nullable(),
  }),
  mailsToday: z.object({
    sent: z.number().int(),
    waiting: z.number().int(),
    cap: z.number().int().nullable(),
  }),
  lastBackupAt: instant.nullable(),
  keys: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  /** When the clock of the demonstration began; null for real data. */
  demoStartsAt: instant.nullable(),
});
export type Installation = z.infer<typeof installation>;

export const adminFormPage = definePage({
  component: 'Admin/Form',
  query: z.object({ tab: z.enum(settingTabs).catch('reglages') }),
  props: z.object({
    tab: z.enum(settingTabs),
    form: recordForm(
      settingFields.extend({
        issuerName: z.string(),
        issuerAddressLine: z.string(),
        issuerPostalCode: z.string(),
        issuerCity: z.string(),
        issuerSiren: z.string(),
      }),
    ),
    /** What stands where nothing is set. */
    usual: z.object({
      appName: z.string(),
      supportEmail: z.string(),
      mailFrom: z.string(),
    }),
    plans: z.array(z.object({ id: z.string(), label: z.string() })),
    /** Clients who accepted the terms of now, of all who are active; null without terms. */
    acceptance: z.object({ accepted: z.number().int(), total: z.number().int() }).nullable(),
    indexes: z.array(rentIndexRow).nullable(),
    maintenance: maintenance.nullable(),
    installation: installation.nullable(),
    can: z.object({ update: z.boolean() }),
  }),
  example: {
    tab: 'reglages',
    form: exampleRecordForm('Paramètres de la plateforme', exampleSettings),
    usual: {
      appName: 'Îlot',
      supportEmail: 'assistance@ilot.example',
      mailFrom: 'no-reply@ilot.example',
    },
    plans: [{ id: 'pro', label: 'Pro' }],
    acceptance: { accepted: 12, total: 34 },
    indexes: [{ kind: 'IRL', region: 'metropolitan', quarter: '2026T2', hundredths: 14_837, entry: null }],
    maintenance: null,
    installation: null,
    can: { update: true },
  },
});
export type AdminFormProps = z.infer<typeof adminFormPage.props>;
