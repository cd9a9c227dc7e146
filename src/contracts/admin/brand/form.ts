import * as z from 'zod';
import { tenantStates } from '../user/form.ts';
import { accountRow, exampleAccount, impersonationExtent } from '../user/index.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { brandRow, exampleBrandRow } from './index.ts';
import { brandFields, exampleBrand } from './payload.ts';

/** The parts of a network's sheet; its prices stand in the first. */
export const brandTabs = ['fiche', 'societes', 'utilisateurs', 'statistiques'] as const;
export type BrandTab = (typeof brandTabs)[number];

/** What a link may ask for. */
export interface Query {
  readonly tab?: BrandTab;
}

const companySheet = z.object({
  tab: z.literal('societes'),
  companies: z.array(
    z.object({
      id,
      name: z.string(),
      city: z.string(),
      status: z.enum(tenantStates),
      sharing: z.enum(['none', 'aggregate', 'detailed']),
      plan: z.string().nullable(),
      mrrCents: z.number().int(),
      usersCount: z.number().int(),
    }),
  ),
  /** Companies without a network, which can join. */
  free: z.array(person),
  canChange: z.boolean(),
});

const userSheet = z.object({
  tab: z.literal('utilisateurs'),
  groups: z.array(z.object({ company: person, users: z.array(accountRow) })),
  impersonation: impersonationExtent,
  /** Several can be sent their invitations again at once. */
  canInvite: z.boolean(),
});

const figureSheet = z.object({
  tab: z.literal('statistiques'),
  /** People of its companies who signed in within thirty days. */
  activeUsersCount: z.number().int(),
  sharingCount: z.number().int(),
  plans: z.array(z.object({ name: z.string(), count: z.number().int(), mrrCents: z.number().int() })),
  coupon: z
    .object({ code: z.string(), usesCount: z.number().int(), savedCents: z.number().int() })
    .nullable(),
});

export const brandSheet = z.discriminatedUnion('tab', [companySheet, userSheet, figureSheet]);
export type BrandSheet = z.infer<typeof brandSheet>;
export type BrandSheetOf<Tab extends BrandSheet['tab']> = Extract<BrandSheet, { tab: Tab }>;

export const adminBrandFormPage = definePage({
  component: 'Admin/Brand/Form',
  query: z.object({ tab: z.enum(brandTabs).catch('fiche') }),
  props: z.object({
    form: recordForm(
      brandFields.extend({
        name: z.string(),
        siren: z.string().nullable(),
        contactEmail: z.string(),
        contactPhone: z.string().nullable(),
        commissionBps: z.number().int().nullable(),
      }),
    ),
    /** Null for a new one. */
    network: brandRow.extend({ createdAt: instant }).nullable(),
    tab: z.enum(brandTabs),
    sheet: brandSheet.nullable(),
    plans: z.array(person),
    coupons: z.array(person),
    /** The right to change reaches what concerns contacts alone. */
    isLimited: z.boolean(),
    can: z.object({ archive: z.boolean(), restore: z.boolean() }),
  }),
  example: {
    form: exampleRecordForm('Réseau des Deux Rives', { ...exampleBrand, siren: null, contactPhone: null }),
    network: { ...exampleBrandRow, createdAt: '2025-01-02T08:00:00.000Z' },
    tab: 'utilisateurs',
    sheet: {
      tab: 'utilisateurs',
      groups: [{ company: { id: exampleId, name: 'Garonne Patrimoine' }, users: [exampleAccount] }],
      impersonation: 'write',
      canInvite: true,
    },
    plans: [],
    coupons: [],
    isLimited: false,
    can: { archive: true, restore: false },
  },
});
export type AdminBrandFormProps = z.infer<typeof adminBrandFormPage.props>;
