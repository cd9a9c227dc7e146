import * as z from 'zod';
import { activities } from '#domain/company/enums.ts';
import { accountStates, inactiveDays, namedRole } from '../../admin/user/index.ts';
import { tenantStates } from '../../admin/user/form.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { brandHead, exampleBrandHead } from './head.ts';

export const brandInvitationStates = ['waiting', 'expired', 'accepted', 'revoked'] as const;

/** Somebody of a company of the network, as far as those see it who steer it: never their whole address. */
export const brandPersonRow = z.object({
  /** Of the company and the person together. */
  id: z.string(),
  userId: id,
  name: z.string(),
  emailMasked: z.string(),
  company: person,
  activity: z.enum(activities),
  role: namedRole,
  status: z.enum(accountStates),
  hasTwoFactor: z.boolean(),
  lastLoginAt: instant.nullable(),
  /** Their invitation waits, and can be sent again. */
  canInvite: z.boolean(),
});
export type BrandPersonRow = z.infer<typeof brandPersonRow>;

export const brandPersonList = defineList({
  row: brandPersonRow,
  filters: {
    company: facet(),
    role: facet(),
    activity: choice(activities),
    status: choice(['active', 'invited', 'suspended', 'blocked']),
    inactiveDays: choice(inactiveDays),
  },
  sorts: ['name', 'lastLoginAt'],
  defaultSort: 'name',
});
export type Query = ListLink<typeof brandPersonList>;
export type BrandPersonQuery = z.output<typeof brandPersonList.query>;

/** A company of the network: how it stands, and how many of its people are at work. */
export const brandCompanyRow = z.object({
  id,
  name: z.string(),
  status: z.enum(tenantStates),
  plan: z.string().nullable(),
  activity: z.enum(activities),
  sharing: z.enum(['none', 'aggregate', 'detailed']),
  usersCount: z.number().int(),
  lastLoginAt: instant.nullable(),
  /** People who signed in within thirty days, of all; null where there are none. */
  adoptionBps: z.number().int().nullable(),
});
export type BrandCompanyRow = z.infer<typeof brandCompanyRow>;

/** A company that was asked to join. */
export const brandInvitationRow = z.object({
  id,
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
  status: z.enum(brandInvitationStates),
  can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
});
export type BrandInvitationRow = z.infer<typeof brandInvitationRow>;

const examplePerson: BrandPersonRow = {
  id: `${exampleId}-${exampleId}`,
  userId: exampleId,
  name: 'Hugo Lartigue',
  emailMasked: 'h•••@example.test',
  company: { id: exampleId, name: 'Garonne Patrimoine' },
  activity: 'marchand_de_biens',
  role: { name: 'owner', label: null },
  status: 'active',
  hasTwoFactor: false,
  lastLoginAt: '2026-11-19T17:42:00.000Z',
  canInvite: false,
};

export const brandUserPage = definePage({
  component: 'Client/Brand/User',
  query: brandPersonList.query,
  props: z.object({
    head: brandHead,
    list: brandPersonList.props,
    /** People of the network by state, each once. */
    counters: z.object({
      active: z.number().int(),
      invited: z.number().int(),
      suspended: z.number().int(),
    }),
    companies: z.array(brandCompanyRow),
    invitations: z.array(brandInvitationRow),
    /** The promotion code of the network; null where it has none. */
    coupon: z.object({ code: z.string(), label: z.string(), usesCount: z.number().int() }).nullable(),
    can: z.object({ invite: z.boolean() }),
  }),
  example: {
    head: exampleBrandHead,
    list: brandPersonList.example(examplePerson),
    counters: { active: 7, invited: 2, suspended: 0 },
    companies: [
      {
        id: exampleId,
        name: 'Garonne Patrimoine',
        status: 'active',
        plan: 'Pro',
        activity: 'marchand_de_biens',
        sharing: 'aggregate',
        usersCount: 4,
        lastLoginAt: '2026-11-19T17:42:00.000Z',
        adoptionBps: 10_000,
      },
    ],
    invitations: [
      {
        id: exampleId,
        companyName: 'Atelier des Quais',
        name: 'Louise Marchand',
        email: 'louise.marchand@example.test',
        sentAt: '2026-11-12T09:00:00.000Z',
        expiresAt: '2026-12-12T09:00:00.000Z',
        status: 'waiting',
        can: { resend: true, revoke: true },
      },
    ],
    coupon: { code: 'PIERRE20', label: 'Remise Réseau Pierre & Cité', usesCount: 2 },
    can: { invite: true },
  },
});
export type BrandUserProps = z.infer<typeof brandUserPage.props>;

/** The filtered list as a file, its addresses masked as on the page. */
export const brandUserDownload = defineData({
  query: brandPersonList.downloadQuery,
  contentType: 'text/csv',
  example: { format: 'csv' },
});
