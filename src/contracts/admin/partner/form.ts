import * as z from 'zod';
import { partnerCategories, partnerRequestStates, partnerStates } from '#domain/partner/partner.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId } from '../../shared.ts';
import { examplePartnerPayload, partnerFields } from './payload.ts';

const tabs = ['fiche', 'demandes'] as const;
/** Banners have a page of their own, to which that tab leads. */
const askedTabs = [...tabs, 'bannieres'] as const;
const query = z.object({ tab: z.enum(askedTabs).catch('fiche') });
/** Which part of a partner is shown. */
export interface Query {
  readonly tab?: (typeof askedTabs)[number];
}

/** What a month brought; months without anything stand too. */
const monthly = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  views: z.number().int(),
  requests: z.number().int(),
});

const request = z.object({
  id,
  company: z.string(),
  by: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: instant,
  status: z.enum(partnerRequestStates),
});

export const adminPartnerFormPage = definePage({
  component: 'Admin/Partner/Form',
  query,
  props: z.object({
    tab: z.enum(tabs),
    // A new one has nothing of this yet.
    form: recordForm(
      partnerFields.extend({
        name: z.string(),
        category: z.enum(partnerCategories).nullable(),
        short: z.string(),
        zones: z.array(z.string()),
        email: z.string(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        status: z.enum(partnerStates),
        logoHref: z.string().nullable(),
        viewsCount: z.number().int(),
        requestsCount: z.number().int(),
        phoneRevealsCount: z.number().int(),
        bannersCount: z.number().int(),
        rateBps: z.number().int().nullable(),
        can: z.object({ publish: z.boolean(), archive: z.boolean() }),
      })
      .nullable(),
    /** The latest first, at most two hundred. */
    requests: z.array(request).max(200),
    /** The last twelve months, this one being the last. */
    months: z.array(monthly).max(12),
    departments: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
  example: {
    tab: 'fiche',
    form: exampleRecordForm('Courtage Hélianthe', examplePartnerPayload),
    current: {
      status: 'published',
      logoHref: null,
      viewsCount: 96,
      requestsCount: 1,
      phoneRevealsCount: 3,
      bannersCount: 1,
      rateBps: 104,
      can: { publish: false, archive: true },
    },
    requests: [
      {
        id: exampleId,
        company: 'Garonne Patrimoine',
        by: 'Hugo Lartigue',
        subject: 'Financement',
        message: 'Bonjour, sous quel délai une banque se prononcerait-elle ?',
        sentAt: '2026-10-14T09:20:00.000Z',
        status: 'sent',
      },
    ],
    months: [{ month: '2026-11', views: 12, requests: 1 }],
    departments: [{ id: '33', label: '33 Gironde' }],
  },
});
export type PartnerFormProps = z.infer<typeof adminPartnerFormPage.props>;
